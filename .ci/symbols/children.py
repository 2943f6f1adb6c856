"""Children's faces in five tones of skin, for lessons that count or compare children."""
from book import symbol
from faces import Person, head
from shapes import LEAF, PURPLE, TEAL

#: Tone: (skin, hair).
TONES = {"light": ("#fbdcc4", "#c98a3c"), "fair": ("#eec39a", "#8a5a34"), "tan": ("#cf9b6c", "#57392e"),
         "brown": ("#a56f46", "#3f2b22"), "dark": ("#7c4d2f", "#2c201b")}
HAIRS = {"boy": ("short", TEAL), "girl": ("bunches", PURPLE), "child": ("curls", LEAF)}


@symbol("girl-dark", "people", "girl, child, kid", label="girl with dark skin")
def girl_dark():
    return face("girl", "dark")


def face(who, tone):
    hair, shirt = HAIRS[who]
    skin, colour = TONES[tone]
    r = 31 if who == "girl" else 34
    return head(48, 52, r, "laugh", who=Person(hair=hair, hair_colour=colour, skin=skin, shirt=shirt))


def enter():
    for who in HAIRS:
        for tone in TONES:
            if (who, tone) == ("girl", "dark"):
                continue
            symbol(f"{who}-{tone}", "people", f"{who}, kid, face", label=f"{who} with {tone} skin")(
                lambda who=who, tone=tone: face(who, tone))


enter()
