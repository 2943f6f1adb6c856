#!/usr/bin/env python3
"""Draws Meadow's symbols: every SVG and symbols.json of Sources/Page/art/symbols. Run it after a change;
twice makes no difference. Needs nothing but Python.

    python3 .ci/symbols/draw.py           draws all
    python3 .ci/symbols/draw.py --check   says what there is that would be drawn otherwise; 1 if any
"""
import importlib
import json
import sys
from pathlib import Path

from book import SYMBOLS
from drawn_folder import keep

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "Sources/Page/art/symbols"
#: Files of drawings: whatever has a line that starts with @symbol(.
PAGES = sorted(f.stem for f in HERE.glob("*.py") if "\n@symbol(" in f.read_text())
ROOT = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#3b2f2a" '
        'stroke-width="4" stroke-linecap="round" stroke-linejoin="round">')
MOST = 2500


def svg(drawing):
    """A symbol's whole file."""
    return f"{ROOT}{drawing}</svg>\n"


def index(symbols):
    """symbols.json, a symbol a line."""
    rows = ",\n".join("    " + json.dumps(s.entry(), ensure_ascii=False) for s in symbols)
    licence = {"name": "CC BY 4.0", "url": "https://creativecommons.org/licenses/by/4.0/"}
    return ('{\n  "title": "Meadow symbols",\n  "version": 1,\n'
            f'  "licence": {json.dumps(licence)},\n  "author": "Meadow",\n'
            f'  "symbols": [\n{rows}\n  ]\n}}\n')


def files():
    """Every file as it shall be, by its name."""
    for page in PAGES:
        importlib.import_module(page)
    symbols = sorted(SYMBOLS.values(), key=lambda s: s.name)
    return {**{f"{s.name}.svg": svg(s.draw()) for s in symbols}, "symbols.json": index(symbols)}


if __name__ == "__main__":
    sys.exit(keep(FOLDER, files(), MOST, sys.argv[1:], "symbols"))
