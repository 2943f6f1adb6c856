// The microphone's samples, in blocks of 20 ms with their peak, to the page.
const BLOCK = 960;

class Capture extends AudioWorkletProcessor {
  constructor() {
    super();
    this.block = new Float32Array(BLOCK);
    this.filled = 0;
  }

  process([[input]]) {
    if (!input) return true;
    for (const value of input) {
      this.block[this.filled++] = value;
      if (this.filled < BLOCK) continue;
      this.port.postMessage(this.block, [this.block.buffer]);
      this.block = new Float32Array(BLOCK);
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor("meadow-capture", Capture);
