#!/usr/bin/env python3
"""Puts symbols side by side to be looked at: 192, 96 and 48 px, in grey, on black. Needs rsvg-convert.

    python3 .ci/symbols/look.py OUT.png [NAME …]        all sizes of some
    python3 .ci/symbols/look.py --plain OUT.png [NAME …]  a sheet without words, at 128 px
"""
import re
import subprocess
import sys

from draw import FOLDER

GREY = ('<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>')


def placed(name, x, y, size, more=""):
    inside = (FOLDER / f"{name}.svg").read_text()
    return re.sub("<svg ", f'<svg x="{x}" y="{y}" width="{size}" height="{size}" ', inside,
                  count=1) if not more else f"<g {more}>{placed(name, x, y, size)}</g>"


def all_sizes(name, x, y):
    black = f'<rect x="{x + 300}" y="{y}" width="100" height="100" fill="#000"/>'
    green = f'<rect x="{x + 300}" y="{y + 104}" width="100" height="92" rx="12" fill="#c9efc0"/>'
    return (placed(name, x, y, 192) + placed(name, x + 198, y, 96)
            + placed(name, x + 198, y + 100, 96, 'filter="url(#grey)"') + black
            + placed(name, x + 302, y + 2, 96) + green + placed(name, x + 302, y + 124, 48)
            + placed(name, x + 352, y + 124, 48, 'filter="url(#grey)"'))


def main(arguments):
    plain = "--plain" in arguments
    out, *names = [a for a in arguments if a != "--plain"]
    names = names or sorted(f.stem for f in FOLDER.glob("*.svg"))
    columns, w, h = (8, 140, 140) if plain else (3, 420, 208)
    rows = -(-len(names) // columns)
    body = "".join(placed(n, i % columns * w + 6, i // columns * h + 6,
                          128) if plain else all_sizes(n, i % columns * w + 6, i // columns * h + 6) for i,
                   n in enumerate(names))
    sheet = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * w}" height="{rows * h}">{GREY}'
             f'<rect width="100%" height="100%" fill="#fff"/>{body}</svg>')
    subprocess.run(["rsvg-convert", "-o", out], input=sheet.encode(), check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
