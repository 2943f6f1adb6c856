#!/usr/bin/env python3
"""How well strangers name the symbols: prints, of the files of docs/content/naming, how many of the concrete and of
the abstract ones were named right, and what those that were not were taken for.

A file has a line a symbol: its name, then what each of three people said who saw the drawing without a word, and,
behind a slash, their second thought. Right is the symbol's label, one of its keywords or a word of the board that
shows it, in any of its forms. A later round counts for the symbols that were drawn anew. Ends with 1 where a target is
missed or a word of the boards shows a symbol that nobody was asked about.

    .ci/symbols/naming.py [FILE ...]
"""
import csv
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]
INDEX = HOME / "Sources/Page/art/symbols/symbols.json"
VOCABULARY = HOME / "Sources/Vocabulary/Content/Resources/meadow-vocabulary.json"
TARGETS = {"concrete": 85, "abstract": 60}
ARTICLES = re.compile(r"\b(a|an|the|my|im|its)\b")


def plain(text):
    """A word or phrase without its articles and endings, for comparing."""
    words = re.sub(r"[^a-z0-9 ]+", "", text.lower().replace("-", " "))
    words = (ARTICLES.sub(" ", words) if " " in words else words).split()
    return " ".join(re.sub(r"(ing|es|s|ed)$", "", word) if len(word) > 4 else word.rstrip("s") for word in words)


def meanings():
    """What counts as right, by the symbol's name; and its kind."""
    words = defaultdict(set)
    for word, name in json.loads(VOCABULARY.read_text("utf-8"))["symbols"]["art"].items():
        words[name].add(word)
    found = {}
    for symbol in json.loads(INDEX.read_text("utf-8"))["symbols"]:
        name = symbol["name"]
        right = {name, symbol["label"], *symbol["keywords"], *words[name]}
        found[name] = ({plain(word) for word in right} - {""}, symbol["kind"])
    return found


def is_right(answer, right):
    """Whether one of two thoughts is what the symbol means, alone or within what was said."""
    for thought in answer.split(" / "):
        said = plain(thought)
        if said in right or any(one in said.split() for one in right):
            return True
        if any(said and said in one.split() for one in right):
            return True
    return False


def main():
    paths = sys.argv[1:] or sorted((HOME / "docs/content/naming").glob("*.csv"))
    answers = {}
    for path in paths:
        with open(path, encoding="utf-8", newline="") as file:
            for name, *said in list(csv.reader(file))[1:]:
                answers[name] = said
    known, counts, missed = meanings(), defaultdict(lambda: [0, 0]), []
    for name, said in sorted(answers.items()):
        right, kind = known[name]
        hits = sum(is_right(one, right) for one in said)
        counts[kind][0] += hits
        counts[kind][1] += len(said)
        if hits < len(said):
            missed.append((hits, name, said))
    for kind, (hits, asked) in sorted(counts.items()):
        print(f"{kind}: {hits} of {asked} named right, {100 * hits / asked:.1f} % (at least {TARGETS[kind]} %)")
    print(f"not named by everybody: {len(missed)} of {len(answers)}")
    for hits, name, said in sorted(missed):
        print(f"  {name}, {hits} of {len(said)}: {'; '.join(said)}")
    unasked = sorted(set(json.loads(VOCABULARY.read_text("utf-8"))["symbols"]["art"].values()) - set(answers))
    if not sys.argv[1:] and unasked:
        print(f"on the boards and never named: {', '.join(unasked)}")
    fails = [kind for kind, (hits, asked) in counts.items() if 100 * hits < TARGETS[kind] * asked]
    return 1 if fails or (unasked and not sys.argv[1:]) else 0


if __name__ == "__main__":
    sys.exit(main())
