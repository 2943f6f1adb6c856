#!/usr/bin/env python3
"""Lays Meadow's symbols out to be printed: an HTML page of A4 sheets, eight by ten, by category. Needs
nothing but Python; --pdf needs chromium, and is skipped where there is none.

    python3 .ci/symbols/sheet.py OUT.html                    all, each with its word
    python3 .ci/symbols/sheet.py --only food,drinks OUT.html   some categories
    python3 .ci/symbols/sheet.py --without-words OUT.html    numbers for words and mixed up: to be named by
                                                             fresh eyes; the answers are in OUT-answers.csv
    python3 .ci/symbols/sheet.py --pdf OUT.html              OUT.pdf, too
"""
import argparse
import json
import os
import shutil
import subprocess
from hashlib import sha256
from html import escape
from pathlib import Path

from draw import FOLDER

COLUMNS, ROWS = 8, 10
STYLE = """
@page { size: A4; margin: 8mm }
* { box-sizing: border-box }
body { margin: 0; font: 8.5pt "Nunito", "DejaVu Sans", sans-serif; color: #3b2f2a }
section { width: 194mm; height: 280mm; break-after: page; overflow: hidden; margin: 0 auto }
section:last-child { break-after: auto }
h1 { font-size: 13pt; line-height: 10mm; height: 10mm; margin: 0;
     display: flex; justify-content: space-between }
small { font-size: 7.5pt; font-weight: 400 }
.sheet { display: grid; grid-template-columns: repeat(8, 1fr); grid-auto-rows: 27mm }
figure { margin: 0; padding: .8mm; text-align: center; border: .2mm dashed #cfc8bf }
svg { width: 20mm; height: 20mm; display: block; margin: 0 auto }
figcaption { line-height: 4.4mm; white-space: nowrap; overflow: hidden }
"""


def chosen(arguments):
    """The symbols of the sheet, as symbols.json knows them."""
    symbols = json.loads((FOLDER / "symbols.json").read_text())["symbols"]
    only = {c.strip() for c in arguments.only.split(",")} if arguments.only else None
    unknown = (only or set()) - {s["category"] for s in symbols}
    if unknown:
        raise SystemExit(f"no such category: {', '.join(sorted(unknown))}")
    return [s for s in symbols if not only or s["category"] in only]


def chapters(symbols):
    """(heading, symbols), a category each."""
    categories = sorted({s["category"] for s in symbols})
    return [(c.capitalize(), [s for s in symbols if s["category"] == c]) for c in categories]


def mixed(symbols):
    """In an order that says nothing, always the same."""
    return sorted(symbols, key=lambda s: sha256(s["name"].encode()).digest())


def pages(heading, figures):
    """A chapter's sheets of paper."""
    most = COLUMNS * ROWS
    parts = [figures[i:i + most] for i in range(0, len(figures), most)]
    counts = [f" {i + 1}/{len(parts)}" if len(parts) > 1 else "" for i in range(len(parts))]
    return "".join(f"<section><h1>{escape(heading)}{count}<small>Meadow symbols, CC BY 4.0</small></h1>"
                   f'<div class="sheet">{"".join(part)}</div></section>\n'
                   for part, count in zip(parts, counts))


def figure(symbol, caption):
    drawing = (FOLDER / f"{symbol['name']}.svg").read_text().strip()
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def document(body):
    return (f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Meadow symbols</title>'
            f"<style>{STYLE}</style>\n<body>\n{body}</body></html>\n")


def answers(symbols):
    """Which number is which word."""
    rows = [f"{i + 1},{s['name']},\"{s['label']}\",{s['category']},{s['kind']}"
            for i, s in enumerate(symbols)]
    return "\n".join(["number,name,label,category,kind", *rows]) + "\n"


def print_pdf(page):
    """The page as a PDF beside it, by chromium."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        print("no PDF: there is no chromium")
        return
    subprocess.run([chromium, "--headless", "--no-sandbox", "--no-pdf-header-footer",
                    f"--print-to-pdf={page.with_suffix('.pdf')}", page.resolve().as_uri()],
                   check=True, stderr=subprocess.DEVNULL)


def main():
    parser = argparse.ArgumentParser(description="Lays Meadow's symbols out to be printed.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", help="categories, parted by commas")
    parser.add_argument("--without-words", action="store_true")
    parser.add_argument("--pdf", action="store_true")
    arguments = parser.parse_args()
    symbols, out = chosen(arguments), arguments.out
    out.parent.mkdir(parents=True, exist_ok=True)
    if arguments.without_words:
        symbols = mixed(symbols)
        body = pages("What is it?", [figure(s, str(i + 1)) for i, s in enumerate(symbols)])
        out.with_name(f"{out.stem}-answers.csv").write_text(answers(symbols))
    else:
        body = "".join(pages(heading, [figure(s, s["label"]) for s in some])
                       for heading, some in chapters(symbols))
    out.write_text(document(body))
    if arguments.pdf:
        print_pdf(out)


if __name__ == "__main__":
    main()
