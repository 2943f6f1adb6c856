"""A long play in three scenes, and celebrations beside a busy core: memory, errors, frames."""
import os
import random
import subprocess
import sys
import time

from .monitor import median
from .stage import Stage

MINUTES = float(os.environ.get("SOAK_PAGE_MINUTES", "2"))
SCENES = ["kitchen", "playroom", "bedroom"]
TOUCHES_A_SECOND = 4
MARKS = 16
ANYTHING = "#core-bar .word, #stage .word, #offers .offer, #tray .feeling, #companion, #back"

CELEBRATIONS = """() => {
  const canvas = document.querySelector("#celebration");
  const seen = (window.benchCelebrations = []);
  new MutationObserver(() => {
    const { frames, milliseconds, longest } = canvas.dataset;
    seen.push({ frames: Number(frames), milliseconds: Number(milliseconds), longest: Number(longest) });
  }).observe(canvas, { attributeFilter: ["data-milliseconds"] });
}"""


def heap(stage):
    """Megabytes of living objects, and how many nodes and listeners there are."""
    for _ in range(2):
        stage.devtools.send("HeapProfiler.collectGarbage")
    used = stage.devtools.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    counters = stage.devtools.send("Memory.getDOMCounters")
    return used, counters["nodes"], counters["jsEventListeners"]


def soak(browser, service, row):
    """Random touches in real time. What is alive after the first quarter stays what is alive."""
    service.send("/v1/settings", {"celebrations": "full"}, method="PATCH")
    stage = Stage(browser, service.url, watch=False)
    stage.devtools.send("HeapProfiler.enable")
    draw, touches, marks = random.Random(4), 0, []
    begin = time.monotonic()
    seconds = MINUTES * 60
    due = begin
    while len(marks) < MARKS:
        time.sleep(max(0, due - time.monotonic()))
        touch(stage, draw)
        touches += 1
        due = max(due + 1 / TOUCHES_A_SECOND, time.monotonic() - 1)
        if time.monotonic() >= begin + seconds * (len(marks) + 1) / MARKS:
            marks.append((time.monotonic() - begin, *heap(stage)))
    early, late = marks[MARKS // 4:MARKS // 2], marks[-MARKS // 4:]
    first, last = (median([mark[1] for mark in part]) for part in (early, late))
    nodes, then = (median([mark[2] for mark in part]) for part in (early, late))
    row(f"{MINUTES:g} min, {touches} random touches: heap", f"{first:.2f} to {last:.2f} MB",
        "flat: 0.5 MB or 5 %", last - first <= max(0.5, first * 0.05))
    row("its nodes", f"{nodes:.0f} to {then:.0f}", "flat: 10 %", then <= nodes * 1.1)
    row("console errors in it", str(len(stage.errors)), "0", not stage.errors)
    if stage.errors or os.environ.get("VERBOSE"):
        print("\n".join(stage.errors[:5]))
        print(" ".join(f"{mark[1]:.2f}/{mark[2]}/{mark[3]}" for mark in marks))
    stage.close()


def touch(stage, draw):
    """Somewhere a child would touch; now and then another of the three scenes."""
    if draw.random() < 0.04:
        scene = draw.choice(SCENES)
        places = [one for one in stage.places("#scenes .place") if one[0] == scene]
    else:
        places = stage.places(ANYTHING)
    if places:
        stage.tap(*draw.choice(places)[1:], hold=0.02)


def celebrations(browser, service, row):
    """The largest celebrations, while another process keeps a core busy: frames per second."""
    service.send("/v1/settings", {"celebrations": "full"}, method="PATCH")
    stage = Stage(browser, service.url, watch=False)
    stage.page.evaluate(CELEBRATIONS)
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    draw, begin, found = random.Random(5), time.monotonic(), []
    try:
        while len(found) < 6 and time.monotonic() < begin + 150:
            # One touch at a time and then nothing: the next touch ends a celebration.
            words = stage.places("#core-bar .word")
            for _ in range(6):
                stage.tap(*draw.choice(words)[1:])
                time.sleep(0.3)
            service.send("/v1/message", {"action": "clear"})  # ends the exchange that holds rewards
            time.sleep(2.8)
            found = [one for one in stage.page.evaluate("benchCelebrations")
                     if one["milliseconds"] > 800]
    finally:
        busy.kill()
        busy.wait()
    rates = [(one["frames"] - 1) / one["milliseconds"] * 1000 for one in found]
    if not rates:
        row("celebrations beside a busy core", "none came in 150 s", "55 frames/s", False)
    else:
        row(f"celebrations beside a busy core, {len(rates)}",
            f"{min(rates):.1f} frames/s at least, longest frame "
            f"{max(one['longest'] for one in found):.0f} ms", "55 frames/s", min(rates) >= 55)
    stage.close()
