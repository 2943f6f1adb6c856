"""What the child's page costs, seen from outside: a finger, and what is drawn and heard of it. Run by
.ci/bench on a private null sink, in Debian's Chromium without a window; prints one table.

SOAK_PAGE_MINUTES says how long the random touches go on (2; 30 is what must hold), TAPS how many
words are listened to (120). PARTS chooses: touch peers opening scenes soak celebrations.
MODULES names the activities that are opened for the child besides talking.
"""
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Page"))
from page_bench import peers, soak  # noqa: E402
from page_bench.monitor import Monitor, median, percentile, rise  # noqa: E402
from page_bench.stage import Stage, clip, launch, wait_until_rendered  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from service import Service  # noqa: E402

TAPS = int(os.environ.get("TAPS", "120"))
PARTS = os.environ.get("PARTS", "touch peers opening scenes soak celebrations").split()
MODULES = os.environ.get("MODULES", "").split()
CORE = "#core-bar .word"


def row(what, figure, target, met):
    print(f"{what:<44} {figure:<34} {target:<22} {'met' if met else 'MISSED'}", flush=True)


def listen(stage, monitor, words, count, before_next, rises):
    """Touches `words` one after another; ms to the first frame that shows it, and to the sound."""
    draw, seen, heard, missing = random.Random(1), [], [], 0
    order = [one for one in words if rises.get(one[0]) is not None]
    epoch = stage.epoch()
    for number in range(count):
        word, x, y = order[number % len(order)]
        stage.tap(x, y)
        time.sleep(0.4)
        tap = stage.taps()[-1]
        moment = (tap["at"] + epoch) / 1000
        milliseconds = monitor.heard(moment, 0.35)
        if milliseconds is None:
            missing += 1
        else:
            heard.append(milliseconds - rises[word])
        if tap["frame"] is not None:
            seen.append(tap["frame"] - tap["at"])
        before_next()
        time.sleep(0.15 + draw.random() * 0.1)
        if number % 20 == 19:
            epoch = stage.epoch()
    return seen, heard, missing


def touch(browser, service, monitor):
    """A touch on a cached word, to the next frame and to the sink's monitor."""
    stage = Stage(browser, service.url)
    words = stage.places(CORE)
    rises = {word: rise(clip(service.url, word)[1]) for word, _, _ in words}
    stop = lambda: service.send("/v1/stop")  # noqa: E731
    listen(stage, monitor, words, 10, stop, rises)  # warms up
    seen, heard, missing = listen(stage, monitor, words, TAPS, stop, rises)
    p95 = percentile(seen, 0.95)
    row(f"touch to its pulse, p95 of {len(seen)}",
        f"{p95:.1f} ms, p50 {median(seen):.1f} ms", "20 ms, next frame", p95 <= 20)
    p50, p99 = median(heard), percentile(heard, 0.99)
    row(f"touch to sound at the monitor, p50 of {len(heard)}", f"{p50:.1f} ms", "15 ms", p50 <= 15)
    row("the same, p99", f"{p99:.1f} ms, worst {max(heard):.1f} ms", "40 ms", p99 <= 40)
    row("touches that were not heard", str(missing), "0", missing == 0)
    if os.environ.get("VERBOSE"):
        print(" ".join(f"{x:.1f}" for x in heard), "|", " ".join(f"{x:.1f}" for x in seen))
    stage.close()
    return p50


def compared(browser, service, monitor, ours):
    """The same words by what else a page in this browser could use."""
    for name, least, figures in peers.measure(browser, service, monitor):
        if not figures:
            row(f"{name} in the same browser", "not available", f"{least} times ours", False)
            continue
        p50 = median(figures)
        row(f"{name} in the same browser, p50 of {len(figures)}",
            f"{p50:.1f} ms, {p50 / ours:.1f} times ours", f"{least} times ours",
            p50 >= least * ours)


# Touches the first core word as soon as there is one, as fast as a waiting finger could: a browser that is
# steered from outside would come 200 ms later.
FIRST_TOUCH = """
const waiting = new MutationObserver(() => {
  const word = document.body?.dataset.speaks && document.querySelector("#core-bar .word");
  if (!word || window.benchFirst) return;
  waiting.disconnect();
  window.benchFirst = performance.now();
  word.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true }));
});
waiting.observe(document, { subtree: true, attributeFilter: ["data-speaks"] });
"""


def opening(browser, service, monitor):
    """A browser that has never seen the page, until its first touch is heard."""
    took, weights, strangers = [], [], []
    for _ in range(5):
        stage = Stage(browser, service.url, cold=True)
        weight = {"bytes": 0}
        stage.devtools.send("Network.enable")
        stage.devtools.on("Network.loadingFinished", lambda event: weight.update(
            bytes=weight["bytes"] + event["encodedDataLength"]))
        stage.page.add_init_script(FIRST_TOUCH)
        stage.open(service.url)
        weights.append(weight["bytes"])
        time.sleep(0.6)
        first = stage.page.evaluate("benchFirst")
        heard = monitor.heard((stage.epoch() + first) / 1000)
        if heard is not None:
            took.append(first + heard)
        if os.environ.get("VERBOSE"):
            print(f"words at {first:.0f} ms, heard {heard} ms later")
        strangers += [url for url in stage.requests if not url.startswith(service.url)]
        service.send("/v1/stop")
        stage.close()
    worst = max(took, default=float("inf"))
    row("page opened to the first touch heard, cold",
        f"p50 {median(took or [worst]):.0f}, worst of {len(took)} {worst:.0f} ms", "1000 ms",
        len(took) == 5 and worst <= 1000)
    row("page weight until a touch speaks", f"{max(weights) / 1000:.0f} kB", "400 kB",
        max(weights) <= 400_000)
    row("requests that leave the machine", str(len(strangers)), "0", not strangers)


# From the finger to the frame with the other scene's things, as the browser says when it was on the screen. A dot is
# put into the new place in the very turn in which its things come into the document, and is drawn with them.
CHANGE = """async () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 4, height: 4 });
  canvas.getContext("2d").fillRect(0, 0, 4, 4);
  const dot = Object.assign(new Image(), { elementTiming: "place" });
  dot.style.cssText = "position: absolute; inset: 0 auto auto 0; width: 4px; height: 4px";
  dot.src = URL.createObjectURL(await new Promise((made) => canvas.toBlob(made)));
  await dot.decode();
  window.benchChange = new Promise((done) => {
    let touched;
    const drawn = new PerformanceObserver((list) => {
      drawn.disconnect();
      URL.revokeObjectURL(dot.src);
      done(list.getEntries().at(-1).renderTime - touched);
    });
    addEventListener("pointerdown", ({ timeStamp }) => {
      touched = timeStamp;
      const told = new MutationObserver(() => {
        told.disconnect();
        drawn.observe({ type: "element" });
        [...document.querySelectorAll(".place-view")].at(-1).append(dot);
      });
      told.observe(document.body, { attributeFilter: ["data-shown"] });
      setTimeout(() => done(5000), 5000);
    }, { capture: true, once: true });
  });
}"""


def changes(browser, service, count, looks):
    """What `count` changes of the scene take, milliseconds each, where a child first looks for `looks` seconds."""
    stage = Stage(browser, service.url)
    took, draw = [], random.Random(2)
    now = stage.page.evaluate("document.body.dataset.scene")
    time.sleep(looks)
    for _ in range(count):
        place = draw.choice([one for one in stage.places("#scenes .place") if one[0] != now])
        now = place[0]
        stage.page.evaluate(CHANGE)
        stage.tap(*place[1:])
        took.append(stage.page.evaluate("window.benchChange"))
        time.sleep(0.2)
    stage.close()
    return took


def scenes(browser, service, _monitor):
    """From the touch on another scene to the first frame with its things."""
    took, opened = changes(browser, service, 40, looks=8), changes(browser, service, 10, looks=0)
    row(f"scene change to its first things, p95 of {len(took)}",
        f"{percentile(took, 0.95):.0f} ms, p50 {median(took):.0f}, worst {max(took):.0f} ms", "120 ms",
        percentile(took, 0.95) <= 120)
    print(f"  of a page that has just been opened, {len(opened)}: p50 {median(opened):.0f}, worst "
          f"{max(opened):.0f} ms")
    if os.environ.get("VERBOSE"):
        print(*(f"{x:.0f}" for x in took), "|", *(f"{x:.0f}" for x in opened))


def main():
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        service = Service(data).start()
        service.reset()
        service.send("/v1/profile", {"hasCompletedOnboarding": True, "name": "Mia",
                                     "ageMonths": 30, "tier": 2}, method="PATCH")
        if MODULES:
            service.send("/v1/profile", {"modules": MODULES}, method="PATCH")
        wait_until_rendered(service.url)
        monitor, browser = Monitor(), launch(playwright)
        print(f"{browser.browser_type.name} {browser.version}, load "
              f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
        ours = None
        if "touch" in PARTS:
            ours = touch(browser, service, monitor)
        if "peers" in PARTS and ours:
            compared(browser, service, monitor, ours)
        if "opening" in PARTS:
            opening(browser, service, monitor)
        if "scenes" in PARTS:
            scenes(browser, service, monitor)
        for part in ("soak", "celebrations"):
            if part in PARTS:
                getattr(soak, part)(browser, service, row)
        browser.close()
        monitor.close()
        service.stop()


if __name__ == "__main__":
    main()
