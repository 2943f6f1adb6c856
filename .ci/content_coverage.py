#!/usr/bin/env python3
"""How much of the published word lists the boards hold: by list, month and category.

    python3 .ci/content_coverage.py                      # one table a list, in Markdown
    python3 .ci/content_coverage.py --missing            # and which words are on no board
    python3 .ci/content_coverage.py --words FILE         # as if the words of FILE, one a line, were on a board too
    python3 .ci/content_coverage.py --check              # exit 1 where a target is missed

The lists are CSV files in docs/content/lists, whose README.md says where each comes from. A word is on a
board when it, or one of its `alsoCounts`, is a core word, a word of a scene, a whole phrase of the
avatar, or one of the people whom set-up offers; case, hyphens and marks do not count.
"""
import argparse
import csv
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "docs/content/lists"
VOCABULARY = ROOT / "Sources/Vocabulary/Content/Resources/meadow-vocabulary.json"
DEFAULTS = ROOT / "Sources/Vocabulary/Content/Resources/defaults.json"
WHOLE = ("universal-core", "banajee", "rescorla-25")
MONTHS = {18: None, 24: 92, 30: 75}
LEAST_SHARE, LEAST_CATEGORY = 50, {24: 80}


def plain(word):
    return re.sub(r"[^a-z0-9' ]", "", word.lower().replace("-", " ")).strip()


def board_words(path):
    content = json.loads(path.read_text())
    words = [entry["word"] for entry in content["coreVocabulary"]]
    for scene in content["scenes"].values():
        words += [entry["word"] for entry in scene["words"]]
    for phrases in content["avatarPhrases"].values():
        words += [entry["phrase"] for entry in phrases]
    words += [person["text"] for person in json.loads(DEFAULTS.read_text())["people"]]
    return {plain(word) for word in words}


def rows_of(name):
    with open(LISTS / f"{name}.csv", newline="") as file:
        return [row for row in csv.DictReader(file) if not row.get("leftOut")]


def is_on_board(row, board):
    return any(plain(word) in board for word in [row["word"], *row["alsoCounts"].split(";")] if word)


def counted(rows, board):
    """(words of a list on a board, words of the list, those missing)"""
    missing = [row.get("item") or row["word"] for row in rows if not is_on_board(row, board)]
    return len(rows) - len(missing), len(rows), missing


def percent(have, total):
    return 100 * have / total


def said_at(rows, month):
    return [row for row in rows if int(row[f"say{month}"]) >= LEAST_SHARE]


def by_category(rows):
    categories = {}
    for row in rows:
        categories.setdefault(row["category"], []).append(row)
    return categories


def whole_lists(board, show_missing):
    print("| list | on a board | of | |\n|---|---:|---:|---|")
    missed = []
    for name in WHOLE:
        have, total, missing = counted(rows_of(name), board)
        note = ", ".join(missing) if show_missing else ""
        print(f"| {name} | {have} | {total} | {note} |")
        missed += [f"{name}: {', '.join(missing)}"] if missing else []
    return missed


def month_cells(rows, board):
    have, total, missing = counted(rows, board)
    return (f"{have} of {total}", f"{percent(have, total):.0f} %") if total else ("", ""), missing


def category_rows(rows, board):
    """The table of first-words: a row a category, two columns a month."""
    for category, of_category in by_category(rows).items():
        cells = [cell for month in MONTHS for cell in month_cells(said_at(of_category, month), board)[0]]
        yield f"| {category} | {' | '.join(cells)} |"
    cells = [cell for month in MONTHS for cell in month_cells(said_at(rows, month), board)[0]]
    yield f"| **all** | {' | '.join(cells)} |"


def first_words(board, show_missing):
    rows = rows_of("first-words")
    print("\n| first-words, said by half or more at | " + " | | ".join(f"{month} months" for month in MONTHS) + " | |")
    print("|---|" + "---:|" * 2 * len(MONTHS))
    print("\n".join(category_rows(rows, board)))
    if show_missing:
        missing_words(rows, board)
    return missed_targets(rows, board)


def missing_words(rows, board):
    seen = set()
    for month in MONTHS:
        print(f"\n| on no board, {month} months | words |\n|---|---|")
        for category, of_category in by_category(said_at(rows, month)).items():
            new = [word for word in counted(of_category, board)[2] if (category, word) not in seen]
            seen.update((category, word) for word in new)
            if new:
                print(f"| {category} | {', '.join(new)} |")


def missed_targets(rows, board):
    missed = []
    for month, target in MONTHS.items():
        said = said_at(rows, month)
        parts = [("all", said, target)]
        parts += [(name, part, LEAST_CATEGORY.get(month)) for name, part in by_category(said).items()]
        for name, part, least in parts:
            have, total, _ = counted(part, board)
            if least and percent(have, total) < least:
                missed.append(f"first-words, {month} months, {name}: {have} of {total}, {least} % asked")
    return missed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--vocabulary", type=Path, default=VOCABULARY)
    parser.add_argument("--words", type=Path)
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    board = board_words(arguments.vocabulary)
    if arguments.words:
        board |= {plain(line) for line in arguments.words.read_text().splitlines()}
    missed = whole_lists(board, arguments.missing) + first_words(board, arguments.missing)
    if arguments.check and missed:
        sys.exit("\n".join(missed))


if __name__ == "__main__":
    main()
