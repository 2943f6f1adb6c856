// The framed messages of GET /v1/audio, little-endian:
// Int64 from · Int64 now · UInt32 count · UInt32 flags · count × Float32, 48 kHz mono.

const HEADER = 24;
/** A header that asks for more than this is not a header: 10 s of sound. */
const LARGEST_COUNT = 480_000;

/** Puts messages together from chunks that were cut anywhere. */
export class MessageParser {
  #bytes = new Uint8Array(1 << 16);
  #filled = 0;

  /** Takes `chunk` and calls `use` with {from, now, samples} for each message now complete. */
  push(chunk, use) {
    this.#append(chunk);
    let at = 0;
    while (this.#filled - at >= HEADER) {
      const header = new DataView(this.#bytes.buffer, at, HEADER);
      const count = header.getUint32(16, true);
      if (count > LARGEST_COUNT) throw new RangeError(`a message of ${count} frames`);
      const end = at + HEADER + count * 4;
      if (end > this.#filled) break;
      const samples = new Float32Array(this.#bytes.buffer.slice(at + HEADER, end));
      use({ from: frame(header, 0), now: frame(header, 8), samples });
      at = end;
    }
    this.#bytes.copyWithin(0, at, this.#filled);
    this.#filled -= at;
  }

  #append(chunk) {
    const needed = this.#filled + chunk.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#filled));
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#filled);
    this.#filled = needed;
  }
}

/** A frame position as a number: exact up to 2^53 frames, which is 5 900 years. */
function frame(view, at) {
  return view.getInt32(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
}
