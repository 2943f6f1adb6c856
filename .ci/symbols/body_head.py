"""The head and what is on it: alone and large, or in its colours on a pale child, with the arrow to it."""
from book import symbol
from faces import HAIRS, features, head
from figure import point
from shapes import CHEEK, HAIR, INK, SKIN, SKIN_DARK, TONGUE, WHITE, arrow, circle, data, ellipse, path
from signs import PALE, PALE_HAIR, PALE_SKIN, ghost

LIPS, INSIDE = "#e0606c", "#8c2f2c"


def pale_head(x, y, r, mood="calm", look=(0, 0)):
    """A pale head with its features."""
    return ghost(head(x, y, r, mood, look, PALE))


@symbol("head", "body", "noggin")
def head_():
    body = path("M14 94V84Q16 68 38 68H58Q80 68 82 84V94Z", PALE.shirt)
    return ghost(body) + head(48, 44, 24, "calm") + arrow((8, 6), (27, 22), width=9, head=12) + arrow(
        (88, 6), (69, 22), width=9, head=12)


@symbol("hair", "body", "curls, locks")
def hair():
    t = lambda dx, dy: (48 + dx * 34, 56 + dy * 34)
    face_ = circle(14, 60, 7, PALE_SKIN) + circle(82, 60, 7, PALE_SKIN) + circle(48, 56, 34, PALE_SKIN)
    return (ghost(face_ + features(48, 58, 32, "calm", (0, .2), PALE)) + path(HAIRS["curls"](t, 34), HAIR)
            + path("M28 32q-8-10 4-14M48 28q-6-8 4-12M66 34q-4-8 2-12", stroke="#b3805c", width=3.5))


@symbol("face", "body", "cheeks, my face")
def face():
    t = lambda dx, dy: (48 + dx * 33, 50 + dy * 33)
    edge = path("M16 54Q14 36 30 33 48 44 66 33 82 36 80 54A32 32 0 0 1 16 54Z", SKIN)
    ears = circle(15, 54, 7, PALE_SKIN) + circle(81, 54, 7, PALE_SKIN)
    return (ghost(ears, path(HAIRS["curls"](t, 33), PALE_HAIR)) + edge + features(48, 52, 30, "happy")
            + arrow((2, 92), (24, 78), width=8, head=11) + arrow((94, 92), (72, 78), width=8, head=11))


@symbol("eye", "body", "see, eyeball")
def eye():
    lashes = path("M20 30L14 18M36 22L33 9M56 22L60 9M73 29L81 18", width=5)
    return (lashes + path("M4 52Q24 22 48 22T92 52Q72 80 48 80T4 52Z", WHITE)
            + circle(48, 51, 21, "#9a6a3f") + circle(48, 51, 10, INK) + circle(55, 43, 5, WHITE, ""))


@symbol("eyes", "body", "two eyes, look")
def eyes():
    one = lambda x: (path(data("M", x - 21, 54, "Q", x, 24, x + 21, 54, "Q", x, 80, x - 21, 54, "Z"), WHITE)
                     + circle(x, 53, 11.5, "#9a6a3f") + circle(x, 53, 5, INK, "") + circle(
                         x + 4, 48, 2.6, WHITE, ""))
    brows = path("M9 28Q24 16 38 26M87 28Q72 16 58 26", width=6, stroke=HAIR)
    return brows + one(24) + one(72)


@symbol("ear", "body", "hear, ears, listen")
def ear():
    return (
        path("M26 40Q24 8 52 8T80 38Q80 52 70 60 64 66 63 76 60 90 46 89 33 86 34 72 26 60 26 40Z", SKIN) +
        path("M38 40Q38 22 52 21T67 38Q66 48 58 52 50 56 50 68M50 38q8 2 6 12", stroke=SKIN_DARK, width=5))


@symbol("nose", "body", "sniff, smell, nostril")
def nose():
    return (pale_head(40, 52, 36, "none", (0, -.5)) + path(
        "M35 56Q35 48 40 48T45 56Q47 62 53 65 60 72 53 76 46 76 40 81 34 76 27 76 20 72 27 65 33 62 35 56Z",
        SKIN) + path("M30 71q3-3 6 0M44 71q3-3 6 0", width=3.5) + arrow(
            (95, 36), (60, 62), width=9, head=12))


@symbol("mouth", "body", "lips, smile")
def mouth():
    return (path("M5 44Q18 34 32 26 42 20 48 28 54 20 64 26 78 34 91 44 78 78 48 78T5 44Z", LIPS)
            + path("M16 45Q34 38 48 42 62 38 80 45 68 63 48 63T16 45Z", INSIDE, width=3.5)
            + path("M24 43Q36 40 48 42 60 40 72 43L69 49Q48 52 27 49Z", WHITE, "")
            + ellipse(48, 59, 12, 4, TONGUE, ""))


@symbol("lips", "body", "mouth, kiss")
def lips():
    return (path("M5 50Q20 36 34 28 42 24 48 32 54 24 62 28 76 36 91 50 74 76 48 76T5 50Z", LIPS)
            + path("M5 50Q34 46 48 51 62 46 91 50") + path("M36 64Q46 68 54 66", stroke="#f4a0a4", width=4))


@symbol("teeth", "body", "tooth, smile, bite")
def teeth():
    return (
        path("M4 34Q48 20 92 34 94 82 48 84 2 82 4 34Z", INSIDE)
        + path("M10 36Q48 24 86 36 86 52 80 54 48 58 16 54 10 52 10 36Z", WHITE, width=3)
        + path("M22 76Q16 68 18 62 48 66 78 62 80 68 74 76 48 84 22 76Z", WHITE, width=3)
        + path("M48 28V57M33 30L35 56M63 30L61 56M20 33L23 55M76 33L73 55M48 64V80M35 64L37 79M61 64L59 79",
               width=3))


@symbol("tooth", "body", "teeth, dentist, wobbly")
def tooth():
    return path(
        "M48 20Q34 8 22 16T14 46Q20 56 22 70 24 90 33 90 40 88 42 72 44 60 48 60T54 72Q56 88 63 90 72 90 74 "
        "70 76 56 82 46 86 24 74 16T48 20Z", WHITE) + path("M26 28q4-4 9-2", stroke="#b9dcee", width=5)


@symbol("tongue", "body", "lick, taste, stick out")
def tongue():
    return (path("M6 26Q20 14 48 20 76 14 90 26 84 56 48 58 12 56 6 26Z", INSIDE)
            + path("M16 24Q48 14 80 24L76 34Q48 38 20 34Z", WHITE, width=3)
            + path("M28 40Q48 36 68 40V72Q66 92 48 92T28 72Z", TONGUE)
            + path("M48 50V74", stroke="#b8455a", width=4))


@symbol("chin", "body", "jaw")
def chin():
    return head(48, 36, 33, "happy", (0, -.5)) + point(48, 88, .95, -90)


@symbol("cheek", "body", "cheeks, face, rosy")
def cheek():
    return head(38, 46, 34, "happy", (.2, 0)) + circle(60, 62, 9, CHEEK, "") + point(86, 70, .9, 205, True)


@symbol("forehead", "body", "brow, head")
def forehead():
    return head(40, 56, 35, "calm", (0, .5)) + point(78, 32, .95, 160, True)


@symbol("neck", "body", "throat")
def neck():
    body = path("M10 95V88Q12 72 36 71H60Q84 72 86 88V95Z", PALE.shirt)
    part = path("M37 50H59V70Q62 76 66 76 48 90 30 76 34 76 37 70Z", SKIN)
    return ghost(body) + part + pale_head(48, 32, 25) + arrow((94, 52), (64, 66), width=9, head=12)
