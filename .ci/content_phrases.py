#!/usr/bin/env python3
"""What children are offered after a word, held against its reading: how much is wrong or weak, how long it is, what
it is for.

    python3 .ci/content_phrases.py             # the tables, in Markdown
    python3 .ci/content_phrases.py es-419      # the same of Spanish
    python3 .ci/content_phrases.py --update    # writes what nobody has read into the reading, as `unread`

The reading is docs/content/reading/phrases.csv, and a file a language beside it, a row a phrase: what it is for and what a
reader found of it (its README.md says how). What is offered is told by `meadow content offers --all` (MEADOW names another program).
"""
import csv
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
READINGS = ROOT / "docs/content/reading"
READING = READINGS / "phrases.csv"
RESOURCES = ROOT / "Sources/Vocabulary/Content/Resources"
VOCABULARY = RESOURCES / "meadow-vocabulary.json"
MEADOW = os.environ.get("MEADOW", str(ROOT / ".build/release/meadow"))
FIELDS = ["phrase", "function", "verdict"]
VERDICTS = ["good", "weak", "wrong", "unread"]
SHOWN = ["authored", "pattern", "carrier", "generic"]


def meadow(*words):
    return subprocess.run([MEADOW, *words], check=True, capture_output=True, text=True).stdout


def offers(language):
    """A row for each scene, word, tier and phrase; and the tray's phrases, which follow no word."""
    with tempfile.TemporaryDirectory() as home:
        meadow("settings", "set", f"language={language}", "--data", home)
        output = meadow("content", "offers", "--all", "--data", home)
    rows = list(csv.DictReader(io.StringIO(output)))
    texts = {} if language == "en" else json.loads((RESOURCES / f"languages/{language}.json").read_text())["tray"]
    for scene, phrases in json.loads(VOCABULARY.read_text())["avatarPhrases"].items():
        rows += [{"scene": scene, "word": "", "tier": str(each["tierMinimum"]), "source": "tray",
                  "function": each["pragmaticFunction"], "phrase": in_tray(each["phrase"], texts)} for each in phrases]
    return rows


def in_tray(phrase, texts):
    """A phrase of the tray in the language of `texts`, as a boy says it; its id is made of its English."""
    text = texts.get(re.sub(r"[^a-z0-9 ]", "", phrase.lower()).replace(" ", "-"), phrase)
    return re.sub(r"\{(.*?)\|.*?\}", r"\1", text)


def reading(path=READING):
    with open(path, newline="") as file:
        return {row["phrase"]: row for row in csv.DictReader(file)}


def update(rows, read):
    """Each phrase once, by the alphabet; one that is for two things at once is named."""
    functions = {}
    for row in rows:
        functions.setdefault(row["phrase"], set()).add(row["function"])
    for phrase, found in functions.items():
        if len(found) > 1:
            sys.exit(f"“{phrase}” is for {' and '.join(sorted(found))}: a phrase has one function")
    with open(READING, "w", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        writer.writeheader()
        for phrase in sorted(functions, key=lambda phrase: (phrase.lower(), phrase)):
            verdict = read.get(phrase, {}).get("verdict", "unread")
            writer.writerow({"phrase": phrase, "function": functions[phrase].pop(), "verdict": verdict})
    print(f"{len(functions)} phrases, {sum(phrase not in read for phrase in functions)} of them new")


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else ""


def verdict_table(rows, read):
    print("| offered | phrases | good | weak | wrong | unread |\n|---|---:|---:|---:|---:|---:|")
    tables = [(source, [source]) for source in [*SHOWN, "tray"]]
    tables += [("all that is shown", [*SHOWN, "tray"]), ("with what hidden words leave", [*SHOWN, "tray", "spare"])]
    for name, sources in tables:
        phrases = {row["phrase"] for row in rows if row["source"] in sources}
        counts = Counter(read.get(phrase, {}).get("verdict", "unread") for phrase in phrases)
        if phrases:
            cells = " | ".join(percent(counts[verdict], len(phrases)) for verdict in VERDICTS)
            print(f"| {name} | {len(phrases)} | {cells} |")


def names(rows):
    """A pattern for the names of several words on the boards, the longest first: each counts as one word."""
    several = sorted({row["word"] for row in rows if " " in row["word"]}, key=len, reverse=True)
    return re.compile(r"\b(" + "|".join(map(re.escape, several)) + r")\b", re.I)


def tier_table(rows):
    functions = sorted({row["function"] for row in rows})
    print("\n| tier | offers | of the tier's length |", " | ".join(functions), "|")
    print("|---|---:|---:|" + "---:|" * len(functions))
    several = names(rows)
    for tier in "23":
        own = [row for row in rows if row["tier"] == tier and row["source"] in ("authored", "pattern", "generic")]
        counts = Counter(row["function"] for row in own)
        long = sum(len(several.sub("x", row["phrase"]).split()) == int(tier) for row in own)
        cells = " | ".join(percent(counts[function], len(own)) for function in functions)
        print(f"| {tier} | {len(own)} | {percent(long, len(own))} | {cells} |")


def main():
    if "--update" in sys.argv:
        return update(offers("en"), reading() if READING.exists() else {})
    language = sys.argv[1] if sys.argv[1:] else "en"
    path = READING if language == "en" else READINGS / f"{language}.csv"
    if not path.exists():
        sys.exit(f"{language}: there is no reading {path.relative_to(ROOT)}; choose es-419, or none for English")
    rows, read = offers(language), reading(path)
    verdict_table(rows, read)
    tier_table(rows)


if __name__ == "__main__":
    main()
