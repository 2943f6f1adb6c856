"""The browser of the figures: Debian's Chromium, headless, its sound on the private sink, and fingers
that it cannot tell from real ones."""
import io
import json
import os
import struct
import time
import urllib.parse
import urllib.request
import wave

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")

# Notes each touch, and the first frame in which the touched element shows it. A pulse is an
# animation of the element or of its ring that runs in the frame that is about to be drawn.
WATCH = """
(() => {
  const taps = (window.benchTaps = []);
  addEventListener("pointerdown", (event) => {
    const element = event.target.closest("button");
    const tap = { at: event.timeStamp, frame: null, word: element?.dataset.word ?? null };
    taps.push(tap);
    const look = () => {
      const now = performance.now();  // looking takes time of its own
      const shows = element?.getAnimations({ subtree: true }).some(
        (one) => one.playState === "running" || one.pending);
      const ring = document.querySelector(".press-ring");
      if (shows || ring) tap.frame = now;
      else if (now - tap.at < 500) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true });
})();
"""


def launch(playwright):
    """Chromium with sound, and with the system's voices for Web Speech."""
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--enable-speech-dispatcher"],
        ignore_default_args=["--mute-audio"])


class Stage:
    """A page at tablet size, its fingers, and the way from its clock to ours."""

    def __init__(self, browser, url, watch=True, cold=False):
        self.context = browser.new_context(
            viewport={"width": 1180, "height": 820}, has_touch=True, service_workers="allow")
        self.page = self.context.new_page()
        self.errors, self.requests = [], []
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        # What a page reads from its own memory is asked of nobody.
        self.page.on("request", lambda request: request.url.startswith("blob:") or self.requests.append(request.url))
        self.devtools = self.context.new_cdp_session(self.page)
        if watch:
            self.page.add_init_script(WATCH)
        if not cold:
            self.open(url)

    def open(self, url, ready="body[data-ready=true]"):
        self.page.goto(url, wait_until="commit")
        self.page.wait_for_selector(ready, state="attached")

    def tap(self, x, y, hold=0.03):
        """A finger at (x, y) for `hold` seconds. It is the browser's mouse: what DevTools sends as a
        touch waits for the page's next frame before it sets out, up to 17 ms that no finger waits."""
        where = {"x": x, "y": y, "button": "left", "clickCount": 1}
        self.devtools.send("Input.dispatchMouseEvent", {"type": "mousePressed", **where})
        time.sleep(hold)
        self.devtools.send("Input.dispatchMouseEvent", {"type": "mouseReleased", **where})

    def places(self, selector):
        """[(what, x, y)] of what matches, is seen and lies on top."""
        return self.page.evaluate("""(selector) => [...document.querySelectorAll(selector)]
          .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((e) => { const b = e.getBoundingClientRect();
            return [e, b.x + b.width / 2, b.y + b.height / 2]; })
          .filter(([e, x, y]) => e.contains(document.elementFromPoint(x, y)))
          .map(([e, x, y]) => [e.dataset.word ?? e.dataset.scene ?? e.id, x, y])""", selector)

    def taps(self):
        return self.page.evaluate("benchTaps")

    def epoch(self):
        """What has to be added to the page's clock, in ms, for seconds of ours × 1000."""
        best = None
        for _ in range(20):
            before = time.time()
            there = self.page.evaluate("performance.now()")
            after = time.time()
            if best is None or after - before < best[0]:
                best = (after - before, (before + after) / 2 * 1000 - there)
        return best[1]

    def close(self):
        self.context.close()


def clip(url, text):
    """What is said for `text`, as floats; nothing is played."""
    query = urllib.parse.urlencode({"text": text, "format": "wav"})
    with urllib.request.urlopen(f"{url}/v1/speech?{query}") as answer:
        data = answer.read()
    with wave.open(io.BytesIO(data)) as file:
        frames = file.readframes(file.getnframes())
    return data, [x / 32768 for x in struct.unpack(f"<{len(frames) // 2}h", frames)]


def healthz(url):
    with urllib.request.urlopen(f"{url}/healthz") as answer:
        return json.load(answer)


def wait_until_rendered(url):
    while True:
        cache = healthz(url)["cache"]
        if cache["ready"] == cache["wanted"]:
            return
        time.sleep(0.2)
