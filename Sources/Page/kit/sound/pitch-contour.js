// The pitch contour, by the autocorrelation of short frames divided by their window's own, and the
// cheapest way through each frame's candidates (P. Boersma 1993, "Accurate short-term analysis of
// the fundamental frequency…", whose costs these are).
import { FFT, hann } from "./fft.js";

const LOWEST = 75;
const HIGHEST = 700;
/** Three periods of the lowest pitch. */
const FRAME_SECONDS = 0.04;
const HOP_SECONDS = 0.005;
const SIZE = 2048;
const CANDIDATES = 6;
const VOICED = 0.45;
const SILENT = 0.03;
/** Three periods of a low voice, in seconds. */
const SHORTEST_VOICE = 0.02;
const OCTAVE_COST = 0.01;
/** Costs of a leap of an octave and of beginning or ending a voice, from one frame to the next. */
const LEAP_COST = 0.35 * 0.01 / HOP_SECONDS;
const TURN_COST = 0.14 * 0.01 / HOP_SECONDS;

/** {hop, hertz}: hertz[i] is the pitch at i · hop seconds, or 0 where there is no voice. */
export function pitchContour(samples, rate, tell = () => {}) {
  const thinned = thin(samples, 3);
  const slow = rate / 3;
  const length = Math.round(FRAME_SECONDS * slow);
  const hop = HOP_SECONDS * slow;
  const window = hann(length);
  const transform = new FFT(SIZE);
  const ofWindow = autocorrelation(window, transform);
  const loudest = largest(thinned);
  const count = Math.max(1, Math.floor(thinned.length / hop));
  const frame = new Float64Array(length);
  const frames = [];
  for (let i = 0; i < count; i++) {
    const peak = cut(thinned, Math.round(i * hop) - (length >> 1), frame);
    const quiet = peak / loudest / (SILENT / (1 + VOICED));
    const found = [{ hertz: 0, strength: VOICED + Math.max(0, 2 - quiet) }];
    if (quiet > 0.5) {
      for (let j = 0; j < length; j++) frame[j] *= window[j];
      found.push(...candidates(autocorrelation(frame, transform), ofWindow, slow));
    }
    frames.push(found);
    if (i % 32 === 0) tell(i / count);
  }
  return { hop: HOP_SECONDS, hertz: cheapest(frames) };
}

/** Every `factor`th sample, each the mean of its neighbourhood. */
function thin(samples, factor) {
  const out = new Float64Array(Math.floor(samples.length / factor));
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let j = 0; j < factor; j++) sum += samples[i * factor + j];
    out[i] = sum / factor;
  }
  return out;
}

/** Fills `frame` from `from` on, without its mean; returns its peak. */
function cut(samples, from, frame) {
  let mean = 0;
  for (let i = 0; i < frame.length; i++) mean += frame[i] = samples[from + i] ?? 0;
  mean /= frame.length;
  let peak = 0;
  for (let i = 0; i < frame.length; i++) {
    frame[i] -= mean;
    peak = Math.max(peak, Math.abs(frame[i]));
  }
  return peak;
}

function autocorrelation(frame, transform) {
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  real.set(frame);
  transform.forward(real, imaginary);
  for (let i = 0; i < SIZE; i++) {
    real[i] = real[i] ** 2 + imaginary[i] ** 2;
    imaginary[i] = 0;
  }
  transform.forward(real, imaginary);
  return real;
}

/** The strongest periods of a frame. */
function candidates(ofFrame, ofWindow, rate) {
  const found = [];
  if (ofFrame[0] <= 0) return found;
  const alike = (lag) => ofFrame[lag] / ofFrame[0] / (ofWindow[lag] / ofWindow[0]);
  for (let lag = Math.ceil(rate / HIGHEST); lag < rate / LOWEST; lag++) {
    const [before, here, after] = [alike(lag - 1), alike(lag), alike(lag + 1)];
    if (here < 0.3 || here < before || here < after) continue;
    const curve = before - 2 * here + after;
    const aside = curve ? (before - after) / (2 * curve) : 0;
    const top = Math.min(1, here - (before - after) * aside / 4);
    const hertz = rate / (lag + aside);
    found.push({ hertz, strength: top + OCTAVE_COST * Math.log2(hertz / LOWEST) });
  }
  return found.sort((a, b) => b.strength - a.strength).slice(0, CANDIDATES);
}

/** The way through the frames that gains the most strength at the least cost of leaps. */
function cheapest(frames) {
  const ways = [];
  frames.forEach((found, i) => {
    ways.push(found.map(({ hertz, strength }) => {
      if (i === 0) return { sum: strength, from: 0 };
      return ways[i - 1].reduce((best, { sum }, from) => {
        const here = sum + strength - cost(frames[i - 1][from].hertz, hertz);
        return here > best.sum ? { sum: here, from } : best;
      }, { sum: -Infinity, from: 0 });
    }));
  });
  const hertz = new Float32Array(frames.length);
  let at = ways.at(-1).reduce((best, { sum }, i, all) => (sum > all[best].sum ? i : best), 0);
  for (let i = frames.length - 1; i >= 0; i--) {
    hertz[i] = frames[i][at].hertz;
    at = ways[i][at].from;
  }
  return withoutBlips(hertz);
}

/** Takes away what is too short to be a voice. */
function withoutBlips(hertz) {
  for (let from = 0; from < hertz.length; from++) {
    if (hertz[from] === 0) continue;
    let end = from;
    while (hertz[end] > 0) end += 1;
    if ((end - from) * HOP_SECONDS < SHORTEST_VOICE) hertz.fill(0, from, end);
    from = end;
  }
  return hertz;
}

function cost(before, after) {
  if (before === 0 && after === 0) return 0;
  return before === 0 || after === 0 ? TURN_COST : LEAP_COST * Math.abs(Math.log2(before / after));
}

function largest(samples) {
  let peak = 1e-9;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  return peak;
}

/** {median, low, high, semitones} of a contour, or null where nothing is voiced. */
export function pitchFigures({ hertz }) {
  const voiced = hertz.filter((value) => value > 0).sort();
  if (voiced.length < 3) return null;
  const at = (part) => voiced[Math.round(part * (voiced.length - 1))];
  const [low, median, high] = [at(0.05), at(0.5), at(0.95)];
  return { median, low, high, semitones: 12 * Math.log2(high / low) };
}
