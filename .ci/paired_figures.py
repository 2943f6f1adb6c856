"""This program beside the one before, in one run: tap to sound, start, memory, the page. Run by .ci/bench where
BEFORE names the other program (`.ci/before` builds it).

Both are measured in turn, each time on a private null sink of its own, so that what the machine does
meanwhile meets both alike. A ratio stands with the interval that holds it nine times in ten (bootstrap
over the taps); `met` says that all of the interval is below the bound, `open` that the bound lies within
it, so that more taps would have to tell.

LEARNING=1 measures the page of this program alone, without and with early maths opened for the child.
"""
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from service_figures import Service, wait_until_rendered

NOW = os.environ.get("MEADOW", ".build/release/meadow")
LEARNING = bool(os.environ.get("LEARNING"))
PROGRAMS = {"before": NOW if LEARNING else os.environ.get("BEFORE", ""), "now": NOW}
SCENE = 1.05 if LEARNING else 1  # a page that was made anew was to be no slower at all
ROUNDS = int(os.environ.get("ROUNDS", "5"))
TAPS = os.environ.get("TAPS", "100")
CONDITIONS = {"warm": "cached word", "cold": "word never spoken", "sentence": "17-word sentence",
              "oldWord": "interruption: old word silent", "newWord": "interruption: new word heard"}


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def interval(now, before, figure, draws=400):
    """The ratio of a figure of two samples, and the middle 90 % of what resampling makes of it."""
    draw = random.Random(5)
    ratios = sorted(figure(draw.choices(now, k=len(now))) / figure(draw.choices(before, k=len(before)))
                    for _ in range(draws))
    return figure(now) / figure(before), ratios[draws // 20], ratios[-draws // 20]


def row(what, found, bound, unit, figures):
    ratio, low, high = found
    verdict = "met" if high <= bound else "MISSED" if low > bound else "open"
    print(f"{what:<40} {figures[0]:.2f} to {figures[1]:.2f} {unit:<4} x {ratio:.3f} "
          f"({low:.3f} to {high:.3f})   at most x {bound:<5} {verdict}", flush=True)


def in_turn():
    """The names of the programs, each first as often as the other."""
    for number in range(ROUNDS):
        yield from list(PROGRAMS)[:: 1 if number % 2 else -1]


def onset():
    heard = {name: {} for name in PROGRAMS}
    for name in in_turn():
        with tempfile.TemporaryDirectory() as place:
            path = os.path.join(place, "onset.json")
            subprocess.run([".ci/private-pulse", PROGRAMS[name], "measure", "onset", "--taps", TAPS,
                            "--json", path], check=True, stdout=subprocess.DEVNULL)
            for found in json.load(open(path))["conditions"]:
                values = [s["heard"] - s["rise"] for s in found["samples"]]
                heard[name].setdefault(found["condition"], []).extend(values)
    for condition, title in CONDITIONS.items():
        before, now = heard["before"].get(condition), heard["now"].get(condition)
        if not before or not now:
            sys.exit(f"{title}: nothing was heard")
        for share, bound in ((0.5, 1.03), (0.99, 1.05)):
            def figure(values, share=share):
                return percentile(values, share)
            row(f"{title}, p{share * 100:.0f} of {len(now)}", interval(now, before, figure), bound,
                "ms", (figure(before), figure(now)))


def service():
    """Start on a warm disk, and memory after 10 000 taps of one minute's words."""
    starts, memory = {name: [] for name in PROGRAMS}, {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as root:
        data = {name: os.path.join(root, name) for name in PROGRAMS}
        for name in PROGRAMS:
            one = Service(data[name], PROGRAMS[name], output="silent")
            wait_until_rendered(one)
            one.stop()
        for name in [name for _ in range(5) for name in in_turn()]:
            one = Service(data[name], PROGRAMS[name], output="silent")
            starts[name].append(one.ready_ms)
            one.stop()
        for name in [name for _ in range(3) for name in PROGRAMS]:
            one = Service(data[name], PROGRAMS[name], output="silent")
            wait_until_rendered(one)
            words = [word["word"] for word in one.get("/v1/vocabulary")["coreVocabulary"]]
            for index in range(10_000):
                one.tap(words[index % len(words)])
            memory[name].append(one.resident_mb())
            one.stop()
    figure = statistics.median
    row(f"process start to ready, {len(starts['now'])}", interval(starts["now"], starts["before"], figure),
        1.05, "ms", (figure(starts["before"]), figure(starts["now"])))
    row("memory after 10 000 taps, 3", interval(memory["now"], memory["before"], figure), 1.02, "MB",
        (figure(memory["before"]), figure(memory["now"])))


def page():
    """Touches, opening and scene changes: the page's figures of each program's own tree, in turn."""
    found = {name: {} for name in PROGRAMS}
    python = subprocess.run([".ci/page-environment"], check=True, capture_output=True,
                            text=True).stdout.strip()
    for name in in_turn():
        for what, values in page_samples(python, name).items():
            found[name].setdefault(what, []).extend(values)
    for what, share, bound in (("touch to its pulse", 0.5, 1.05), ("touch to its pulse", 0.95, 1.05),
                               ("touch to sound", 0.5, 1.05), ("touch to sound", 0.99, 1.05),
                               ("opened to the first touch heard", 0.5, 1.05),
                               ("scene change", 0.5, SCENE), ("scene change", 0.95, SCENE)):
        def figure(values, share=share):
            return percentile(values, share)
        before, now = found["before"][what], found["now"][what]
        row(f"{what}, p{share * 100:.0f} of {len(now)}", interval(now, before, figure), bound, "ms",
            (figure(before), figure(now)))


def page_samples(python, name):
    """What `.ci/page_figures.py` of the tree of the program called `name` measured, by what it is, in ms."""
    program = PROGRAMS[name]
    tree = next(one for one in Path(program).resolve().parents if (one / ".ci/page_figures.py").exists())
    told = subprocess.run(
        [".ci/private-pulse", python, str(tree / ".ci/page_figures.py")], check=True, text=True,
        stdout=subprocess.PIPE, env={**os.environ, "MEADOW": str(Path(program).resolve()),
                                     "PARTS": "touch opening scenes", "TAPS": TAPS, "VERBOSE": "1",
                                     "MODULES": "facts kindergarten" if LEARNING and name == "now" else ""})
    samples = {"opened to the first touch heard": []}
    for line in told.stdout.splitlines():
        numbers = line.replace("|", "").split()
        if line.startswith("words at "):
            if numbers[5] != "None":
                samples["opened to the first touch heard"].append(float(numbers[2]) + float(numbers[5]))
        elif "|" in line:
            heard, seen = ([float(one) for one in half.split()] for half in line.split("|"))
            samples |= {"touch to sound": heard, "touch to its pulse": seen}
        elif numbers and all(one.isdigit() for one in numbers):
            samples["scene change"] = [float(one) for one in numbers]
    return samples


def main():
    if not os.access(PROGRAMS["before"], os.X_OK):
        sys.exit("BEFORE names no program: BEFORE=$(.ci/before) builds the one to compare with")
    if LEARNING:
        page()
        return
    onset()
    service()
    page()


if __name__ == "__main__":
    main()
