#!/usr/bin/env python3
"""Draws how words are signed: every SVG of Sources/Page/art/signs. Run it after a change; twice makes no
difference. Needs nothing but Python.

    python3 .ci/signs/draw.py           draws all
    python3 .ci/signs/draw.py --check   says what would be drawn otherwise; 1 if any

A drawing has the child, and hands that move from where the sign begins to where it ends, again and again. Where
less motion is wanted, hands stand at the end, pale ones at the beginning, and an arrow leads from these to those.
"""
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "symbols"))
from drawn_folder import keep  # noqa: E402
from figure import bust  # noqa: E402
from hands import SHAPES  # noqa: E402
from shapes import arrow, number  # noqa: E402
from signed import SIGNS  # noqa: E402

FOLDER = HERE.parents[1] / "Sources/Page/art/signs"
ROOT = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#3b2f2a" '
        'stroke-width="4" stroke-linecap="round" stroke-linejoin="round">')
SECONDS = 2.6
#: Shares of a turn in per cent: till when hands rest where the sign begins, when it has ended, when they go back.
BEGUN, ENDED, BACK = 14, 68, 88
#: The most bytes of a drawing.
MOST = 9000


def name(word):
    """The file of a word."""
    return "-".join(word.lower().split())


def at(pose):
    """The style that puts a hand there."""
    x, y, turn = pose
    return f"transform:translate({number(x)}px,{number(y)}px) rotate({number(turn)}deg)"


def frames(poses, times):
    """The keyframes of a hand: from pose to pose, of which there are two or more, `times` over, and back."""
    way = poses * times
    step = (ENDED - BEGUN) / (len(way) - 1)
    marks = [(BEGUN + i * step, pose) for i, pose in enumerate(way)]
    return (f"0%{{{at(poses[0])}}}" + "".join(f"{number(m)}%{{{at(p)}}}" for m, p in marks)
            + f"{BACK}%{{{at(way[-1])}}}100%{{{at(poses[0])}}}")


def drawn(hand, key):
    """A hand: its styles, its moving drawing, and how it stands still: where it began and the way."""
    first, last = hand.poses[0], hand.poses[-1]
    shape = SHAPES[hand.shape](hand.flip)
    styles = f".{key}{{{at(last)}}}"
    inner = shape
    if len(hand.poses) > 1:
        styles += (f"@keyframes {key}{{{frames(hand.poses, hand.times)}}}"
                   f"@media(prefers-reduced-motion:no-preference)"
                   f"{{.{key}{{animation:{key} {SECONDS}s ease-in-out infinite}}}}")
    if hand.to:
        other = SHAPES[hand.to](hand.flip)
        inner = f'<g class="{key}-a">{shape}</g><g class="{key}-b">{other}</g>'
        half = (BEGUN + ENDED) / 2
        styles += (f".{key}-a{{opacity:0}}@keyframes {key}-a{{0%,{half - 6:g}%{{opacity:1}}{half + 6:g}%,92%"
                   f"{{opacity:0}}100%{{opacity:1}}}}@keyframes {key}-b{{0%,{half - 6:g}%{{opacity:0}}"
                   f"{half + 6:g}%,92%{{opacity:1}}100%{{opacity:0}}}}@media(prefers-reduced-motion:no-preference)"
                   f"{{.{key}-a{{animation:{key}-a {SECONDS}s infinite}}.{key}-b{{animation:{key}-b {SECONDS}s infinite}}}}")
    moving = f'<g class="{key}">{inner}</g>'
    far = max(abs(first[0] - last[0]), abs(first[1] - last[1]))
    ghost = f'<g opacity=".3" style="{at(first)}">{shape}</g>' if far > 6 or first[2] != last[2] or hand.to else ""
    bend = hand.poses[len(hand.poses) // 2][:2] if len(hand.poses) > 2 else None
    lead = arrow(first[:2], last[:2], bend, 4, head=9) if far > 10 else ""
    return styles, moving, ghost, lead


def svg(sign):
    """A sign's whole file."""
    parts = [drawn(hand, key) for hand, key in zip(sign.hands, "rl")]
    styles = "".join(p[0] for p in parts)
    still = "".join(p[2] for p in parts)
    arrows = "".join(p[3] for p in parts)
    moving = "".join(p[1] for p in parts)
    calm = "@media(prefers-reduced-motion:no-preference){.still{display:none}}"
    return (f"{ROOT}<style>{styles}{calm}</style>"
            + bust((48, 29), 19, sign.face, sign.look, bottom=95)
            + f'<g class="still">{still}</g>{moving}<g class="still">{arrows}</g></svg>\n')


if __name__ == "__main__":
    wanted = {f"{name(word)}.svg": svg(sign) for word, sign in SIGNS.items()}
    sys.exit(keep(FOLDER, wanted, MOST, sys.argv[1:], "signs"))
