// Voices that were recorded at home, as the service keeps them.
import { getFile, get, remove, save, sendBytes } from "../../../kit/transport/api.js";
import { fetchSound } from "../../../kit/sound/samples.js";

const ROOT = "/v1/recorded-voices";
const PATIENCE = 8000;

export const listVoices = async () => (await get(ROOT)).voices;

export const createVoice = (voice) => save(ROOT, voice);

export const readVoice = (id) => get(pathOf(id));

export const eraseVoice = (id) => remove(pathOf(id));

/** The pack, to be saved as a file. */
export const fetchPack = (id) => getFile(`${pathOf(id)}/pack`);

/** Brings in a pack or a zip of named files; `about` {name, speaker, consentBy, agreed, forWhom, near, language} may
 *  be empty. */
export function bringPack(bytes, about = {}) {
  const query = new URLSearchParams(Object.entries(about).filter(([, value]) => value));
  return sendBytes(`${ROOT}/packs${query.size ? `?${query}` : ""}`, bytes,
    { method: "POST", type: "application/zip" });
}

/** The takes of one voice. */
export class Takes {
  constructor(id) { this.id = id; }

  /** Sends a take; resolves to {kept, problems, begin, end, replaced, …}. */
  put(word, wav) { return sendBytes(this.#path(word), wav, { type: "audio/wav" }); }

  /** A take as it is heard. */
  sound(word) { return fetchSound(this.#path(word), AbortSignal.timeout(PATIENCE)); }

  remove(word) { return remove(this.#path(word)); }

  /** How the voice says a word, whosever sound that is. */
  heard({ text, language }) { return spoken({ text, language, voice: this.id }); }

  #path({ text, language }) {
    return `${pathOf(this.id)}/takes/${encodeURIComponent(text)}?language=${encodeURIComponent(language)}`;
  }
}

/** The sound of `text` in `voice`. */
export function spoken({ text, language, voice }) {
  const query = new URLSearchParams({ text, voice, format: "wav" });
  if (language !== "en") query.set("language", language);
  return fetchSound(`/v1/speech?${query}`, AbortSignal.timeout(PATIENCE));
}

const pathOf = (id) => `${ROOT}/${encodeURIComponent(id)}`;
