"""What else a page could speak with, in the same browser, touched in the same way: Web Audio with the
very clip Meadow plays, decoded beforehand, and Web Speech with the system's eSpeak NG."""
import base64
import random
import time

from .monitor import rise
from .stage import Stage, clip

WORDS = ["more", "milk", "go", "mommy", "look", "down", "all done", "bye"]
WEB_AUDIO, WEB_SPEECH = 40, 24

PAGE = """<!doctype html><title>peer</title><body data-ready="true">
<button style="position:fixed;inset:0;width:100%;height:100%">touch</button>"""

# Audio is unlocked and running before the first touch that counts, at its lowest latency.
AUDIO = """async (clips) => {
  const context = new AudioContext({ latencyHint: "interactive" });
  const decoded = [];
  for (const clip of clips) {
    const bytes = Uint8Array.from(atob(clip), (c) => c.charCodeAt(0));
    decoded.push(await context.decodeAudioData(bytes.buffer));
  }
  window.benchWord = 0;
  addEventListener("pointerdown", () => {
    if (context.state !== "running") return void context.resume();
    const source = new AudioBufferSourceNode(context, { buffer: decoded[window.benchWord] });
    source.connect(context.destination);
    source.start();
  });
}"""

SPEECH = """async (words) => {
  const english = () => speechSynthesis.getVoices().find((one) => one.lang === "en-US");
  for (let turn = 0; turn < 100 && !english(); turn += 1) {
    await new Promise((later) => setTimeout(later, 100));
  }
  if (!english()) return false;
  window.benchWord = 0;
  addEventListener("pointerdown", () => {
    const utterance = new SpeechSynthesisUtterance(words[window.benchWord]);
    Object.assign(utterance, { voice: english(), lang: "en-US" });
    speechSynthesis.speak(utterance);
  });
  return true;
}"""


def measure(browser, service, monitor):
    """(name, how many times earlier Meadow must be, milliseconds), for each."""
    clips = [clip(service.url, word) for word in WORDS]
    stage = Stage(browser, service.url, cold=True)
    stage.page.route("**/peer", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    stage.open(f"{service.url}/peer")
    stage.page.evaluate(AUDIO, [base64.b64encode(data).decode() for data, _ in clips])
    figures = listen(stage, monitor, WEB_AUDIO, [rise(samples) for _, samples in clips])
    yield "Web Audio, decoded buffer", 3, figures
    stage.open(f"{service.url}/peer")
    # Its own rise is not known: these figures are as heard, as those of `meadow measure onset`.
    figures = []
    if stage.page.evaluate(SPEECH, WORDS):
        figures = listen(stage, monitor, WEB_SPEECH, [0] * len(WORDS), pause=1.3)
    yield "Web Speech", 7, figures
    stage.close()


def listen(stage, monitor, count, rises, pause=0.9):
    draw, heard, epoch = random.Random(3), [], stage.epoch()
    for number in range(-3, count):  # the first ones wake it up
        index = number % len(WORDS)
        stage.page.evaluate("(index) => { window.benchWord = index; }", index)
        stage.tap(300, 300)
        time.sleep(pause + draw.random() * 0.2)
        tap = stage.taps()[-1]
        found = monitor.heard((tap["at"] + epoch) / 1000)
        if number >= 0 and found is not None:
            heard.append(found - rises[index])
    return heard
