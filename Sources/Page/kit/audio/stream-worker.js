// Reads the sound from the service, off the page's thread, and hands it to the audio thread.
// Says "open" and "lost" to the page; comes back by itself.
import { MessageParser } from "./stream-messages.js";

const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;
/** The service sends every 10 ms; a stream this long without a message is dead. */
const GIVES_UP_AFTER = 1500;

let port = null;
let wait = FIRST_WAIT;

self.onmessage = ({ data }) => {
  port = data.port;
  listen();
};

async function listen() {
  for (;;) {
    try {
      await readStream();
    } catch (error) {
      self.postMessage({ state: "lost", reason: String(error.message ?? error) });
    }
    port.postMessage({ reset: true });
    await new Promise((resume) => setTimeout(resume, wait));
    wait = Math.min(wait * 1.6, LONGEST_WAIT);
  }
}

async function readStream() {
  const control = new AbortController();
  let watchdog = 0;
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => control.abort(), GIVES_UP_AFTER);
  };
  // From the beginning: a machine that sleeps does not even refuse.
  watch();
  try {
    const response = await fetch("/v1/audio", { signal: control.signal, cache: "no-store" });
    if (!response.ok) throw new Error(`the sound stream answered ${response.status}`);
    const parser = new MessageParser();
    const reader = response.body.getReader();
    let open = false;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error("the sound stream ended");
      watch();
      parser.push(value, (message) => port.postMessage(message, [message.samples.buffer]));
      if (!open) self.postMessage({ state: "open" });
      open = true;
      wait = FIRST_WAIT;
    }
  } finally {
    clearTimeout(watchdog);
    control.abort();
  }
}
