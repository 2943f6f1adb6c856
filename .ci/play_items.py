"""Every item of every lesson on the page: seen, answered right by a finger, and shown as right; whoever learns with
Meadow meets none that cannot be answered. Run by `make items`; without sound, so it needs no device.

    .ci/play_items.py                  # all of them, about five minutes on two quiet cores
    .ci/play_items.py --pages 4 ks1 gs8
"""
import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Tests/Page"))
from learn_play.items import PLACES, USES, Round, lessons  # noqa: E402
from learn_play.player import Player, Stuck  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from service import Service  # noqa: E402

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


def play(skills):
    """One page and a service of its own: all lessons of these skills, three times each."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="meadow-items-") as data, sync_playwright() as playwright:
        service = Service(data, output="silent").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            service.reset()
            service.send("/v1/profile", {"modules": ["kindergarten", "grade1"]}, method="PATCH")
            player = Player(browser, service)
            player.enter()
            done = Round(player)
            for skill in skills:
                for lesson in lessons()[skill]:
                    for use in range(len(USES)):
                        try:
                            done.play(lesson, use)
                        except Stuck as problem:
                            done.failed[f"{lesson}, time {use + 1}"] = str(problem)
            return {"right": done.right, "failed": done.failed, "took": done.took, "formats": done.formats,
                    "problems": player.problems, "seconds": time.monotonic() - begun}
        finally:
            browser.close()
            service.stop()


def shares(skills, pages):
    """The skills for each page, so that all have as much to do."""
    size = Counter(place.split(".")[0] for place in PLACES)
    found = [[] for _ in range(pages)]
    for skill in sorted(skills, key=size.get, reverse=True):
        min(found, key=lambda share: sum(size[one] for one in share)).append(skill)
    return [share for share in found if share]


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--pages", type=int, default=os.cpu_count() or 2, help="so many at a time")
    asked.add_argument("skills", nargs="*", default=list(lessons()), help="such as ks1; all without any")
    given = asked.parse_args()
    begun = time.monotonic()
    with ProcessPoolExecutor(given.pages, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(play, shares(given.skills, given.pages)))
    seconds = time.monotonic() - begun
    wanted = {name for place, names in PLACES.items() if place.split(".")[0] in given.skills for name in names}
    right = {name for part in parts for name in part["right"]}
    failed = {name: why for part in parts for name, why in part["failed"].items()}
    took = sorted(seconds for part in parts for seconds in part["took"])
    formats = sum((Counter(part["formats"]) for part in parts), Counter())
    print(f"{len(right)} of {len(wanted)} items answered right in {seconds:.0f} s on {len(parts)} pages, "
          f"{len(took) / seconds:.1f} a second; each p50 {took[len(took) // 2] * 1000:.0f} ms, "
          f"p95 {took[int(len(took) * 0.95)] * 1000:.0f} ms")
    print(", ".join(f"{name} {count}" for name, count in formats.most_common()))
    for name, why in failed.items():
        print(f"FAILED {name}: {why}")
    missed = sorted(wanted - right - set(failed))
    if missed:
        print(f"NOT MET {len(missed)}: {' '.join(missed)}")
    problems = Counter(problem for part in parts for problem in part["problems"])
    for problem, count in problems.most_common(10):
        print(f"PROBLEM {count} times: {problem}")
    sys.exit(1 if failed or missed or problems else 0)


if __name__ == "__main__":
    main()
