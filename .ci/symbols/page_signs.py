"""Signs that programs for children need around the words: doors, banners, what somebody says a thing for."""
from book import symbol
from faces import BOY, head
from figure import bust, give as giving, palm, point as pointing
from numbers_colours import digit
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, CREAM, GREEN, LEAF, ORANGE, PURPLE, RED, STEEL, WHITE, YELLOW,
                    arrow, circle, cross, group, heart as a_heart, motion, path, question as asks, rays, rect,
                    speech, star, tube, tubes)
from shapes_food import eyes, shine, specks, thin
from shapes_things import cloud
from turns import ring_arrow


def sign(name, keywords, label=None):
    return symbol(name, "page", keywords, kind="abstract", label=label)


@symbol("word-cards", "page", "more words, all words, cards, folder", kind="abstract")
def word_cards():
    card = lambda fill, turn: group(rect(26, 16, 44, 58, 8, fill), turn=f"{turn} 49 90")
    front = rect(28, 26, 52, 64, 9, WHITE)
    return card(BLUE, -22) + card(YELLOW, -6) + group(front + circle(54, 50, 14, CORAL) + path(
        "M40 76H68", width=5), turn="8 54 60")


@sign("speaker", "sound, loudspeaker, volume, hear it")
def speaker():
    cone = path("M6 36H24L50 12V84L24 60H6Z", BLUE)
    return cone + thin("M24 36V60", None, 4) + path("M62 34Q72 48 62 62M76 22Q94 48 76 74", stroke=ORANGE, width=8)


@sign("heart", "favourite, love, like")
def heart():
    return a_heart(48, 54, 32, RED) + shine("M22 40Q23 30 31 28", 5)


@sign("sprout", "seedling, little plant, begin, grow")
def sprout():
    soil = path("M10 90Q14 72 48 72T86 90Z", BROWN)
    stem = tube("M48 76V44", GREEN, 6, 3)
    leaves = path("M48 48Q44 18 8 16 8 50 48 48Z", LEAF) + path("M48 44Q54 10 90 10 88 48 48 44Z", GREEN)
    return stem + leaves + thin("M46 46Q34 32 22 26M52 42Q62 28 76 22", None, 3) + soil


@sign("young-plant", "plant, herb, growing")
def young_plant():
    stem = tube("M48 84V10", GREEN, 5, 3)
    pairs = "".join(path(f"M48 {y}Q{48 - w * .9} {y - 2} {48 - w} {y - 24}Q{48 - w * .2} {y - 24} 48 {y}Z"
                         f"M48 {y}Q{48 + w * .9} {y - 2} {48 + w} {y - 24}Q{48 + w * .2} {y - 24} 48 {y}Z", fill)
                    for y, w, fill in ((76, 40, GREEN), (52, 33, LEAF), (30, 24, GREEN)))
    return stem + pairs + path("M14 92Q18 80 48 80T82 92Z", BROWN)


@sign("magnifier", "search, find, look for, magnifying glass")
def magnifier():
    return (tube("M62 62L86 86", BROWN, 11) + circle(40, 40, 32, STEEL) + circle(40, 40, 22, "#e3f4fd", width=3.5)
            + shine("M26 40Q27 30 36 26", 5))


@sign("sun-and-cloud", "fair weather, rest, enough for now")
def sun_and_cloud():
    return (rays(36, 36, 27, 36, (135, 180, 225, 270, 315), ORANGE, 6) + circle(36, 36, 22, YELLOW)
            + cloud(56, 62, .78))


@sign("zzz", "asleep, sleeping, resting, not yet")
def zzz():
    return tubes(["M8 54H40L8 88H40", "M46 36H68L46 60H68", "M70 10H88L70 30H88"], PURPLE, 7, 3)


@sign("for-asking", "question, what, ask", label="to ask")
def for_asking():
    return asks(48, 48, 37)


@sign("for-refusing", "no, not, protest, refuse", label="to refuse")
def for_refusing():
    return cross(48, 48, 30, width=16)


@sign("for-telling", "say, tell, comment, speech", label="to tell")
def for_telling():
    return speech(48, 40, 43, 31, (22, 92)) + specks((28, 40), (48, 40), (68, 40), colour=BLUE_DARK, width=11)


@sign("for-wanting", "want, ask for, request, give me", label="to want")
def for_wanting():
    return giving(54, 62, 1.6) + star(56, 26, 22)


@sign("for-greeting", "hello, goodbye, wave", label="to greet")
def for_greeting():
    return palm(46, 54, 1.75, 12) + motion("M78 12Q91 22 91 38M12 18Q5 22 5 32", width=6)


@sign("for-feeling", "feel, feelings, face", label="to feel")
def for_feeling():
    return (circle(48, 48, 42, YELLOW) + eyes((33, 40), (63, 40), width=12) + path("M26 56Q48 84 70 56", width=6))


@sign("for-company", "together, friends, social", label="to be together")
def for_company():
    return head(67, 52, 25, "happy", who=BOY) + head(29, 54, 25, "happy")


@sign("tap-here", "tap, touch, press, point up")
def tap_here():
    return pointing(54, 62, 1.75, -90) + rays(45, 28, 21, 33, (180, 225, 270, 315, 0), ORANGE, 6)


@sign("little-words", "small words, questions, numbers, where")
def little_words():
    return (arrow((22, 52), (22, 6), width=10, head=15) + group(digit(2, 0, 0, BLUE_DARK, 8), move=(10, 62), scale=".62")
            + asks(67, 48, 32))


@sign("raised-hand", "me, my turn, I know, by yourself")
def raised_hand():
    return bust((42, 50), 26, "laugh", arms=("", [(84, 66), (80, 24)]), over="r", hands="r")


@sign("hatching-chick", "chick, egg, hatch, kindergarten")
def hatching_chick():
    bird = (circle(48, 36, 27, YELLOW) + eyes((38, 32), (58, 32), width=8) + path("M41 41L48 37 55 41 48 49Z", ORANGE, width=3)
            + specks((31, 42), (65, 42), colour=CORAL, width=8)
            + thin("M48 10Q46 5 42 7M49 10Q52 4 56 7", None, 3.5))
    return bird + path("M10 54L24 66 36 54 48 66 60 54 72 66 86 54Q90 90 48 92 6 90 10 54Z", CREAM)


@sign("sign-hands", "sign language, signing, hands")
def sign_hands():
    return palm(71, 54, 1, 12) + palm(25, 54, 1, -12, True) + motion("M40 16Q48 10 56 16M38 88Q48 94 58 88", width=5)


@sign("turning-arrows", "again, once more, repeat, review")
def turning_arrows():
    return (ring_arrow(48, 48, 34, 200, 345, 11, 15) + ring_arrow(48, 48, 34, 20, 165, 11, 15))
