"""The shapes that a hand has in signs, each on a field of 40 × 40 around its middle, fingers up, seen from
the palm unless its name says otherwise. What figure.py has for symbols is taken from there."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "symbols"))
from figure import fingers, fist, palm, placed, wrist  # noqa: E402
from shapes import SKIN, path, tube  # noqa: E402

#: How large hands are beside the person: larger than life, they are what is to be seen.
SIZE = .66
#: The closed hand that fingers come out of, and its curled fingers.
FIST = "M-12-3Q-12-9 0-9 12-9 12-3V8Q11 14 0 14T-12 8Z"
CURLED = "M-5-6V2M1-6V2M7-5V2"


def hand(*ups, width=7):
    """A closed hand with the fingers of `ups` stretched out."""
    return bare(fingers(ups, SIZE, SKIN, width), path(FIST, SKIN), path(CURLED, width=2.6 / SIZE))


def bare(*drawings):
    """A hand of its own drawing, on its wrist."""
    def draw(flip=False):
        return placed(wrist(SIZE, SKIN, None) + "".join(drawings), 0, 0, SIZE, 0, flip)
    return draw


def tubes(*ds, width=7):
    """Fingers that grow together."""
    return tube("".join(ds), SKIN, width, 3.5 / SIZE)


PALM = path("M-12 0Q0-4 12 0L10 12Q0 19-9 12Z", SKIN)
FLAT = tubes("M-8 2L-9-16", "M-2.6 1L-3-20", "M3 1L3-19", "M8.4 2L9-15", "M-9 9L-15 1")

SHAPES = {
    "five": lambda flip=False: palm(0, 0, SIZE, flip=flip),
    "fist": lambda flip=False: fist(0, 0, SIZE, flip=flip),
    "flat": bare(FLAT, path("M-11 1L10 1L9 12Q0 19-9 12Z", SKIN, SKIN, 4)),
    "edge": bare(tubes("M-3 6L-8-4", width=6), tubes("M1 9L1-19", width=8)),
    "bent": bare(tubes("M-2 8V-6L14-10", width=8), tubes("M-2 6L9 2", width=6)),
    "point": hand("M-6-4L-7-22"),
    "two": hand("M-6-4L-6-22", "M1-5L1-23"),
    "vee": hand("M-6-4L-11-22", "M2-5L7-22"),
    "three": hand("M-7-4L-11-21", "M0-5L0-23", "M7-4L11-20"),
    "thumb": hand("M-9-2L-9-18"),
    "wye": hand("M-9 2L-21-6", "M9-3L18-15"),
    "ily": hand("M-8 4L-20 0", "M-7-4L-8-21", "M9-4L13-18"),
    "tee": hand("M-2-4L-3-14", width=6),
    "hook": hand("M-6-4L-7-16L1-16"),
    "eff": bare(tubes("M2 0L3-20", "M7 1L11-18", "M11 4L17-12"), PALM, path("M-6-6m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0", "none")),
    "cee": bare(tubes("M10-14Q-10-20-9-2Q-8 9 8 6", width=8)),
    "claw": bare(tubes("M-9 2L-14-9L-8-14", "M-3 0L-5-13L1-17", "M4 0L5-13L10-15", "M9 3L14-7L16-10", "M-8 9L-18 2L-14-3"), PALM),
    "pinch": bare(path("M-10 10Q-12-4-3-19Q0-23 3-19Q12-4 10 10Q0 16-10 10Z", SKIN), path("M-2-17L-4 2M2-17L4 3", width=2.6 / SIZE)),
    "beak": bare(tubes("M-4 2L-9-16", "M6 4L9-13"), path("M-10 0Q0-6 10 0L9 12Q0 18-9 12Z", SKIN)),
    "shut": bare(tubes("M-4 2L-2-16", "M5 4L3-14"), path("M-10 0Q0-6 10 0L9 12Q0 18-9 12Z", SKIN)),
    "middle": bare(tubes("M-9 2L-14-14", "M-2 1L-1-12", "M5 1L8-18", "M10 3L15-12", "M-9 9L-19 2"), PALM),
}
