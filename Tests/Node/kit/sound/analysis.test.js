import assert from "node:assert/strict";
import test from "node:test";
import { page } from "../../support/browser.js";
import { property } from "../../support/property.js";

const { FFT, hann } = await page("kit/sound/fft.js");
const { pitchContour, pitchFigures } = await page("kit/sound/pitch-contour.js");
const { spectrogram } = await page("kit/sound/spectrogram.js");
const { wavFile } = await page("kit/sound/samples.js");
const { layout } = await page("kit/sound/sound-drawing.js");

const RATE = 48_000;

property("the transform is that of the definition, for every size", (random) => {
  const size = 2 ** random.whole(1, 7);
  const real = random.list(size, () => random.between(-1, 1));
  const imaginary = random.list(size, () => random.between(-1, 1));
  const [re, im] = [Float64Array.from(real), Float64Array.from(imaginary)];
  new FFT(size).forward(re, im);
  const at = random.whole(0, size - 1);
  let [sum, turned] = [0, 0];
  for (let i = 0; i < size; i++) {
    const angle = -2 * Math.PI * ((i * at) % size) / size;
    sum += real[i] * Math.cos(angle) - imaginary[i] * Math.sin(angle);
    turned += real[i] * Math.sin(angle) + imaginary[i] * Math.cos(angle);
  }
  assert.ok(Math.abs(re[at] - sum) < 1e-9 && Math.abs(im[at] - turned) < 1e-9);
}, { runs: 400 });

test("a window rises from nothing to one and is the same from both ends", () => {
  for (const length of [2, 7, 384, 640]) {
    const window = hann(length);
    assert.ok(Math.max(...window) <= 1 && window[0] < 0.6);
    for (let i = 0; i < length; i++) {
      assert.ok(Math.abs(window[i] - window[length - 1 - i]) < 1e-12);
    }
  }
});

/** A voice-like sound, harmonics falling by 6 dB, whose pitch goes from one to another. */
function glide(from, to, seconds) {
  let phase = 0;
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    phase += 2 * Math.PI * (from + (to - from) * i / (seconds * RATE)) / RATE;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 8; harmonic++) sum += Math.sin(phase * harmonic) / harmonic;
    return sum / 4;
  });
}

property("the pitch of a glide is found within a percent", (random) => {
  const [from, to] = [random.between(120, 420), random.between(120, 420)];
  const { hop, hertz } = pitchContour(glide(from, to, 0.6), RATE);
  for (let at = 8; at < hertz.length - 8; at++) {
    const expected = from + (to - from) * at * hop / 0.6;
    assert.ok(Math.abs(hertz[at] / expected - 1) < 0.01, `${hertz[at]} for ${expected}`);
  }
}, { runs: 6 });

test("noise and silence have no pitch to speak of", () => {
  let state = 7;
  const noise = Float32Array.from({ length: RATE / 2 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  });
  assert.ok(pitchContour(noise, RATE).hertz.filter((value) => value > 0).length < 10);
  assert.equal(pitchFigures(pitchContour(new Float32Array(RATE / 2), RATE)), null);
});

test("figures of a contour are its middle and its width in semitones", () => {
  const hertz = Float32Array.from([0, ...Array(40).fill(200), ...Array(40).fill(400), 0]);
  const { low, high, semitones } = pitchFigures({ hertz });
  assert.deepEqual([low, high], [200, 400]);
  assert.ok(Math.abs(semitones - 12) < 1e-9);
});

property("a tone lights the row of its frequency", (random) => {
  const tone = random.between(300, 7000);
  const samples = Float32Array.from({ length: 4800 }, (_, i) => Math.sin(2 * Math.PI * tone * i / RATE));
  const { columns, rows, levels, highest, seconds } = spectrogram(samples, RATE);
  assert.ok(Math.abs(seconds - 0.1) < 0.01);
  const column = Math.floor(columns / 2);
  const line = levels.slice(column * rows, (column + 1) * rows);
  const brightest = line.indexOf(Math.max(...line)) / rows * highest;
  assert.ok(Math.abs(brightest - tone) < 130, `${brightest} for ${tone}`);
}, { runs: 12 });

test("a long sound has no more columns than can be drawn", () => {
  assert.ok(spectrogram(new Float32Array(RATE * 3), RATE).columns <= 900);
});

property("the bands of a drawing lie one below the other, within the canvas", (random) => {
  const [width, height, letter] = [random.whole(120, 1200), random.whole(160, 500), random.whole(10, 20)];
  const { left, wave, picture, pitch, bottom, width: wide } = layout(width, height, letter);
  assert.ok(left + wide <= width);
  assert.ok(wave.top + wave.height <= picture.top && picture.top + picture.height <= pitch.top);
  assert.ok(pitch.top + pitch.height <= bottom + 1 && bottom < height);
}, { runs: 2000 });

property("a WAV file holds the samples it was made of, and what is too loud at full scale", (random) => {
  const samples = Float32Array.from(random.list(random.whole(0, 300), () => random.between(-1.5, 1.5)));
  const view = new DataView(wavFile(samples, RATE));
  const text = (at) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4));
  assert.deepEqual([text(0), text(8), text(12), text(36)], ["RIFF", "WAVE", "fmt ", "data"]);
  assert.equal(view.getUint32(4, true), view.byteLength - 8);
  assert.equal(view.getUint32(24, true), RATE);
  assert.equal(view.getUint32(40, true), 2 * samples.length);
  samples.forEach((sample, i) => {
    const value = view.getInt16(44 + 2 * i, true) / 32_767;
    assert.ok(Math.abs(value - Math.max(-1, Math.min(1, sample))) < 1 / 32_767);
  });
}, { runs: 200 });
