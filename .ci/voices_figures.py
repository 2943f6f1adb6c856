"""The voices measured by Praat, ffmpeg and pocketsphinx, as one page. Run by .ci/voices-report.

    voices_figures.py [OUT_DIR] [--no-fail] [--entries N] [--parts own,natural,recorded]

The parts are Meadow's own voices, those made of a real Piper's, and one that is taken in as a recording; the latter two
start a Piper of .ci/natural-environment. Writes OUT_DIR/index.html and OUT_DIR/verdicts.json, prints the verdicts, and
ends with 1 where a bar is missed.
"""
import argparse
import concurrent.futures
import contextlib
import dataclasses
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "Tests" / "Voices"), str(ROOT / ".ci")]
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # the processes below are the parallel part

import bars  # noqa: E402
import judge  # noqa: E402
import measurements as m  # noqa: E402
import others  # noqa: E402
import page  # noqa: E402
import sections  # noqa: E402
import speaker  # noqa: E402
import texts  # noqa: E402
from natural_bench.engines import RATE, Piper  # noqa: E402
from natural_bench.home import family  # noqa: E402
from natural_bench.takes import imported, take  # noqa: E402
from texts import EVERYONE  # noqa: E402

PARTS = ["own", "natural", "recorded"]


def own_tasks(entries):
    """What is measured of Meadow's own voices: name, function, arguments; the longest first."""
    out = []
    for voice in EVERYONE:
        out.append((("durations", voice), m.durations, (voice,)))
    for voice in texts.VOICES:
        for manner in m.MANNERS:
            for noisy in (True, False):
                out.append((("recognition", voice, manner, noisy), m.recognition, (voice, manner, noisy)))
    for noisy in (True, False):
        out.append((("recognition", "stock", "as it is", noisy), m.recognition, ("stock", "as it is", noisy)))
    for voice in EVERYONE:
        out.append((("vowels", voice), m.vowels, (voice,)))
    for voice in texts.VOICES:
        out.append((("pitches", voice), m.pitches, (voice,)))
        out.append((("ranges", voice), m.ranges, (voice,)))
    for voice in EVERYONE:
        out.append((("medians", voice), m.medians, (voice,)))
    for voice in [*EVERYONE, "chimes"]:
        out.append((("levels", voice), m.levels, (voice,)))
    for alphabet in ("arpabet", "ipa"):
        out.append((("hints", alphabet), m.hints, (alphabet, entries)))
    for text in texts.PICTURED:
        out.append((("sounds", text), m.sounds, (text,)))
    return out


def prepare(parts, piper, found, place):
    """Puts the voices into the family's data at `place` that are not Meadow's own."""
    if "natural" in parts:
        family(place, piper.port)
    if "recorded" in parts:
        with speaker.Meadow() as meadow:
            words = meadow.client().core_words()
        with tempfile.TemporaryDirectory(prefix="meadow-takes-") as folder:
            found["import"] = imported(place, Path(folder), {
                word: take(piper.ask(f"{word};")[0], RATE) for word in words})


@contextlib.contextmanager
def service(parts, found):
    """A service with the voices of `parts`."""
    with contextlib.ExitStack() as stack:
        piper = None
        if parts != ["own"]:
            python = subprocess.run([ROOT / ".ci/natural-environment"], stdout=subprocess.PIPE, text=True, check=True)
            piper = Piper(python.stdout.strip())
            stack.callback(piper.stop)
        yield stack.enter_context(speaker.Meadow(lambda place: prepare(parts, piper, found, place)))


def measure(parts, entries):
    """All measurements by name, in two processes, with progress on the terminal."""
    found, begin = {}, time.monotonic()
    every = [(key, *task) for key, task in others.tasks(parts).items()]
    if "own" in parts:
        known = own_tasks(entries)
        every = known + [task for task in every if task[0] not in {key for key, *_ in known}]
    count = len(every)
    with service(parts, found) as meadow:
        meadow.client().wait_until_rendered()
        with concurrent.futures.ProcessPoolExecutor(
                2, mp_context=multiprocessing.get_context("spawn")) as pool:
            running = {pool.submit(function, meadow.port, *rest): key for key, function, rest in every}
            for future in concurrent.futures.as_completed(running):
                key = running[future]
                found[key] = future.result()
                count -= 1
                print(f"[{len(every) - count:2}/{len(every)}] {time.monotonic() - begin:4.0f} s  "
                      f"{' '.join(map(str, key))}".replace(" True", " in babble").replace(" False", " clean"),
                      flush=True)
    return found


def own_verdicts(found):
    out = []
    for voice in texts.VOICES:
        out += judge.median(voice, found["medians", voice])
        if voice != "meadow":
            out += judge.vowels(voice, found["vowels", voice], found["vowels", "stock"])
        out += judge.duration(voice, found["durations", voice])
        out += judge.pitch(voice, found["pitches", voice])
        out += judge.range_(voice, found["ranges", voice])
        out += judge.levels(voice, found["levels", voice])
        scores = {(manner, noisy): found["recognition", voice, manner, noisy]
                  for manner in m.MANNERS for noisy in (False, True)}
        stock = {noisy: found["recognition", "stock", "as it is", noisy] for noisy in (False, True)}
        out += judge.recognition(voice, scores, stock)
    out += judge.chimes(found["levels", "chimes"], {v: found["levels", v] for v in texts.VOICES})
    for alphabet in ("arpabet", "ipa"):
        out += judge.hints(alphabet, found["hints", alphabet])
    return out


def own_sections(found):
    return [
        ("height", "Pitch", sections.pitch(found)),
        ("rate", "Tempo", sections.rate(found)),
        ("vowels", "Vowels", sections.vowels(found)),
        ("loudness", "Loudness", sections.loudness_(found)),
        ("recognition", "Recognition", sections.recognition(found)),
        ("hints", "Hints", sections.hints(found)),
        ("pictures", "Pictures", sections.pictures_(found)),
    ]


def write(folder, parts, found, every):
    folder.mkdir(parents=True, exist_ok=True)
    shown = [("verdicts", "Verdicts", sections.verdicts(found, every))]
    if "own" in parts:
        shown += own_sections(found)
    if "natural" in parts:
        shown.append(("natural", "Natural voices", others.natural(found, every)))
    if "recorded" in parts:
        shown.append(("recorded", "A recorded voice", others.recorded(found, every)))
    (folder / "index.html").write_text(page.whole("Meadow's voices, measured", shown))
    (folder / "verdicts.json").write_text(
        json.dumps([dataclasses.asdict(v) for v in every], indent=1, ensure_ascii=False) + "\n")


def main():
    parser = argparse.ArgumentParser(description="Measures the voices and writes a page.")
    parser.add_argument("folder", nargs="?", default="voices-report", type=Path)
    parser.add_argument("--no-fail", action="store_true", help="end with 0 even where a bar is missed")
    parser.add_argument("--entries", type=int, default=2000, help="CMUdict entries for each alphabet")
    parser.add_argument("--parts", default=",".join(PARTS), help="which voices, of own, natural and recorded")
    options = parser.parse_args()
    parts = options.parts.split(",")
    if unknown := set(parts) - set(PARTS):
        parser.error(f"--parts {','.join(sorted(unknown))}: the parts are {', '.join(PARTS)}")
    found = measure(parts, options.entries)
    every = (own_verdicts(found) if "own" in parts else []) + others.verdicts(found, parts)
    write(options.folder, parts, found, every)
    print()
    print("\n".join(bars.table(every)))
    print(f"\n{sections.summary(every)} The page is {options.folder}/index.html.")
    if not options.no_fail and any(v.fails for v in every):
        sys.exit(1)


if __name__ == "__main__":
    main()
