// The fast Fourier transform: radix 2, in place, with tables that are made once for each size.

/** Transforms of `size` points; `size` is a power of two. */
export class FFT {
  constructor(size) {
    this.size = size;
    const angles = Float64Array.from({ length: size / 2 }, (_, i) => 2 * Math.PI * i / size);
    this.cosines = angles.map(Math.cos);
    this.sines = angles.map(Math.sin);
    this.order = new Uint32Array(size);
    const bits = Math.log2(size);
    for (let i = 0; i < size; i++) {
      let reversed = 0;
      for (let bit = 0; bit < bits; bit++) reversed |= ((i >> bit) & 1) << (bits - 1 - bit);
      this.order[i] = reversed;
    }
  }

  /** Transforms the complex numbers in `real` and `imaginary`. */
  forward(real, imaginary) {
    const { size, order, cosines, sines } = this;
    for (let i = 0; i < size; i++) {
      const j = order[i];
      if (j <= i) continue;
      [real[i], real[j]] = [real[j], real[i]];
      [imaginary[i], imaginary[j]] = [imaginary[j], imaginary[i]];
    }
    for (let length = 2; length <= size; length *= 2) {
      const half = length / 2;
      const step = size / length;
      for (let from = 0; from < size; from += length) {
        for (let i = 0; i < half; i++) {
          const cosine = cosines[i * step];
          const sine = sines[i * step];
          const a = from + i;
          const b = a + half;
          const re = real[b] * cosine + imaginary[b] * sine;
          const im = imaginary[b] * cosine - real[b] * sine;
          real[b] = real[a] - re;
          imaginary[b] = imaginary[a] - im;
          real[a] += re;
          imaginary[a] += im;
        }
      }
    }
  }
}

/** A Hann window of `length` points. */
export const hann = (length) =>
  Float64Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos(2 * Math.PI * (i + 0.5) / length));
