// The spectrogram: how much sound there is at each frequency, over time.
import { FFT, hann } from "./fft.js";

/** 8 ms: short enough to show when a consonant begins, long enough to show the vowels' formants. */
const WINDOW_SECONDS = 0.008;
const SIZE = 1024;
const HIGHEST = 8000;
const MOST_COLUMNS = 900;
/** What is softer than this below the loudest is left blank, in dB. */
const DEPTH = 60;

/**
 * {columns, rows, levels, highest, seconds}: levels[column * rows + row] is 0–255, row 0 is the
 * lowest frequency; `tell` is called with the part that is done, 0 to 1.
 */
export function spectrogram(samples, rate, tell = () => {}) {
  const window = hann(Math.round(WINDOW_SECONDS * rate));
  const hop = Math.max(Math.round(rate / 1000), Math.ceil(samples.length / MOST_COLUMNS));
  const columns = Math.max(1, Math.ceil(samples.length / hop));
  const rows = Math.floor(HIGHEST / rate * SIZE);
  const fft = new FFT(SIZE);
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  const decibels = new Float32Array(columns * rows);
  let loudest = -Infinity;
  for (let column = 0; column < columns; column++) {
    real.fill(0);
    imaginary.fill(0);
    const from = column * hop - (window.length >> 1);
    for (let i = 0; i < window.length; i++) {
      // The difference lifts high frequencies by 6 dB an octave, as ears and books have it.
      const here = samples[from + i] ?? 0;
      real[i] = (here - 0.95 * (samples[from + i - 1] ?? 0)) * window[i];
    }
    fft.forward(real, imaginary);
    for (let row = 0; row < rows; row++) {
      const power = real[row] ** 2 + imaginary[row] ** 2;
      const level = 10 * Math.log10(power + 1e-12);
      decibels[column * rows + row] = level;
      if (level > loudest) loudest = level;
    }
    if (column % 64 === 0) tell(column / columns);
  }
  const levels = new Uint8Array(decibels.length);
  for (let i = 0; i < levels.length; i++) {
    levels[i] = Math.max(0, 255 * (decibels[i] - loudest + DEPTH) / DEPTH);
  }
  return { columns, rows, levels, highest: rows * rate / SIZE, seconds: columns * hop / rate };
}
