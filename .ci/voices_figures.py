"""The voices measured by Praat, ffmpeg and pocketsphinx, as one page. Run by .ci/voices-report.

    voices_figures.py [OUT_DIR] [--no-fail] [--entries N]

Writes OUT_DIR/index.html and OUT_DIR/verdicts.json, prints the verdicts, and ends with 1 where a bar is missed.
"""
import argparse
import concurrent.futures
import dataclasses
import json
import multiprocessing
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Voices"))
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # the processes below are the parallel part

import bars  # noqa: E402
import judge  # noqa: E402
import measurements as m  # noqa: E402
import page  # noqa: E402
import sections  # noqa: E402
import speaker  # noqa: E402
import texts  # noqa: E402
from texts import EVERYONE  # noqa: E402


def tasks(entries):
    """What is measured: name, function, arguments; the longest first."""
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


def measure(entries):
    """All measurements by name, in two processes, with progress on the terminal."""
    found, begin, every = {}, time.monotonic(), tasks(entries)
    with speaker.Meadow() as meadow:
        meadow.client().wait_until_rendered()
        with concurrent.futures.ProcessPoolExecutor(
                2, mp_context=multiprocessing.get_context("spawn")) as pool:
            running = {pool.submit(function, meadow.port, *rest): key for key, function, rest in every}
            for future in concurrent.futures.as_completed(running):
                key = running[future]
                found[key] = future.result()
                print(f"[{len(found):2}/{len(every)}] {time.monotonic() - begin:4.0f} s  "
                      f"{' '.join(map(str, key))}".replace(" True", " in babble").replace(" False", " clean"),
                      flush=True)
    return found


def verdicts(found):
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


def write(folder, found, every):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(page.whole("Meadow's voices, measured", [
        ("verdicts", "Verdicts", sections.verdicts(found, every)),
        ("height", "Pitch", sections.pitch(found)),
        ("rate", "Tempo", sections.rate(found)),
        ("vowels", "Vowels", sections.vowels(found)),
        ("loudness", "Loudness", sections.loudness_(found)),
        ("recognition", "Recognition", sections.recognition(found)),
        ("hints", "Hints", sections.hints(found)),
        ("pictures", "Pictures", sections.pictures_(found)),
    ]))
    (folder / "verdicts.json").write_text(
        json.dumps([dataclasses.asdict(v) for v in every], indent=1, ensure_ascii=False) + "\n")


def main():
    parser = argparse.ArgumentParser(description="Measures the voices and writes a page.")
    parser.add_argument("folder", nargs="?", default="voices-report", type=Path)
    parser.add_argument("--no-fail", action="store_true", help="end with 0 even where a bar is missed")
    parser.add_argument("--entries", type=int, default=2000, help="CMUdict entries for each alphabet")
    options = parser.parse_args()
    found = measure(options.entries)
    every = verdicts(found)
    write(options.folder, found, every)
    print()
    print("\n".join(bars.table(every)))
    print(f"\n{sections.summary(every)} The page is {options.folder}/index.html.")
    if not options.no_fail and any(v.met is not True for v in every):
        sys.exit(1)


if __name__ == "__main__":
    main()
