"""What the pages of learning cost, seen from outside: a finger, and what is drawn and heard of it. Run by .ci/bench
on a private null sink, in Debian's Chromium without a window; prints one table.

PARTS chooses: answers opened frames weight play. ANSWERS says how many answers are listened to (60), OPENED how
many lessons are opened (12), SOAK_PAGE_MINUTES how long a child plays at random (2; 30 is what must hold).
"""
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Page"))
from learn_play.random_play import EVERYTHING, soak  # noqa: E402
from page_bench import lessons  # noqa: E402
from page_bench.monitor import Monitor, median  # noqa: E402
from page_bench.stage import Stage, launch, wait_until_rendered  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from service import Service  # noqa: E402

PARTS = os.environ.get("PARTS", "answers opened frames weight play").split()
ANSWERS = int(os.environ.get("ANSWERS", "60"))
OPENED = int(os.environ.get("OPENED", "12"))
MINUTES = float(os.environ.get("SOAK_PAGE_MINUTES", "2"))
MARKS = 16


def row(what, figure, target, met):
    print(f"{what:<52} {figure:<38} {target:<22} {'met' if met else 'MISSED'}", flush=True)


def weight(browser, service):
    """The child's screen where learning is open, until a touch speaks: nothing behind the door is loaded."""
    stage = Stage(browser, service.url, cold=True)
    loaded = []
    stage.devtools.send("Network.enable")
    stage.devtools.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    stage.open(service.url)
    early = sum(loaded)
    stage.page.wait_for_selector("#learn-door:visible")
    behind = [url for url in stage.requests if "/features/learn/" in url and "/learn-door" not in url]
    row("talk screen's weight until a touch speaks", f"{early / 1000:.0f} kB", "400 kB", early <= 400_000)
    row("of it behind the door of learning", f"{len(behind)} files", "0", not behind)
    stage.close()


def play(browser, service):
    """A child plays at random in every room, in real time."""
    child, voices, marks = soak(browser, service, MINUTES, MARKS)
    early, late = marks[MARKS // 4:MARKS // 2], marks[-MARKS // 4:]

    def before_and_after(place):
        return (median([mark[place] for mark in part]) for part in (early, late))
    (first, last), (nodes, more), (listeners, left) = (before_and_after(place) for place in (1, 2, 3))
    row(f"{MINUTES:g} min, {child.touches} random touches: heap", f"{first:.2f} to {last:.2f} MB",
        "flat: 0.5 MB or 5 %", last - first <= max(0.5, first * 0.05))
    row("its nodes / listeners", f"{nodes:.0f} to {more:.0f} / {listeners:.0f} to {left:.0f}", "flat: 10 %",
        more <= nodes * 1.1 and left <= listeners * 1.1)
    row(f"voices over another, of {voices.begun}", str(len(voices.over)), "0", not voices.over)
    kinds = {problem.split(" {")[0]: problem for problem in reversed(child.player.problems)}
    problems = Counter(problem.split(" {")[0] for problem in child.player.problems)
    row("console errors and failed requests in it", str(sum(problems.values())), "0", not problems)
    for problem, count in problems.most_common(8):
        print(f"  {count} times, first: {kinds[problem][:200]}")
    print(f"  {sum(child.formats.values())} right answers begun in {len(child.formats)} formats, {child.stuck} of them on "
          "what was laid or gone already")
    if os.environ.get("VERBOSE"):
        print(" ".join(f"{mark[1]:.2f}/{mark[2]}/{mark[3]}" for mark in marks))
    child.player.close()


def main():
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        service = Service(data).start()
        service.reset()
        service.send("/v1/profile", {"modules": EVERYTHING}, method="PATCH")
        wait_until_rendered(service.url)
        service.send("/v1/learning/controls", {"sessionLimitMinutes": 30}, method="PATCH")
        monitor, browser = Monitor(), launch(playwright)
        print(f"{browser.browser_type.name} {browser.version}, load "
              f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
        if "weight" in PARTS:
            weight(browser, service)
        if "opened" in PARTS:
            lessons.opened(browser, service, monitor, row, OPENED)
        if "answers" in PARTS:
            lessons.answers(browser, service, monitor, row, ANSWERS)
        if "frames" in PARTS:
            lessons.frames(browser, service, row)
        if "play" in PARTS:
            play(browser, service)
        browser.close()
        monitor.close()
        service.stop()


if __name__ == "__main__":
    main()
