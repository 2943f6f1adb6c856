// Sounds as the page looks at them: fetched or from a file, as samples, and worked through.

const RATE = 48_000;
const TOO_LONG = 30;
let worker = null;
let next = 0;
const waiting = new Map();

/** The samples of a sound file's bytes, mixed to one channel at 48 kHz. */
export async function decode(bytes) {
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
  const samples = new Float32Array(Math.min(buffer.length, TOO_LONG * RATE));
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const data = buffer.getChannelData(channel);
    for (let i = 0; i < samples.length; i++) samples[i] += data[i] / buffer.numberOfChannels;
  }
  return { samples, rate: RATE, seconds: samples.length / RATE };
}

/** The sound at `path`, with what the service says it reached; throws its problem. */
export async function fetchSound(path, signal) {
  const response = await fetch(path, { cache: "no-store", signal });
  if (!response.ok) {
    const { detail } = await response.json().catch(() => ({}));
    throw new Error(detail ?? response.statusText);
  }
  const reached = JSON.parse(response.headers.get("Meadow-Reached") ?? "null");
  return { ...await decode(await response.arrayBuffer()), reached };
}

/** Works a sound through: {picture, pitch}; `tell` hears how far it is, 0 to 1. */
export function analyse({ samples, rate }, tell = () => {}) {
  if (!worker) {
    worker = new Worker("/page/kit/sound/analysis-worker.js", { type: "module" });
    worker.onmessage = ({ data }) => {
      const { resolve, tell } = waiting.get(data.id) ?? {};
      if (data.progress !== undefined) return void tell?.(data.progress);
      waiting.delete(data.id);
      resolve?.(data);
    };
  }
  const id = next++;
  worker.postMessage({ id, samples, rate });
  return new Promise((resolve) => waiting.set(id, { resolve, tell }));
}

/** A WAV file of 16-bit samples in one channel. */
export function wavFile(samples, rate = RATE) {
  const view = new DataView(new ArrayBuffer(44 + 2 * samples.length));
  const text = (at, letters) =>
    [...letters].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, 36 + 2 * samples.length, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  for (let i = 0; i < samples.length; i++) {
    const value = Math.max(-1, Math.min(1, samples[i]));
    view.setInt16(44 + 2 * i, Math.round(value * 32_767), true);
  }
  return view.buffer;
}
