"""Animals of the wood, the plain and the water."""
from book import symbol
from shapes import BROWN, CREAM, INK, RED, WHITE, WOOD, circle, ellipse, group, path, tube, tubes
from shapes_animals import (FOX, GREY_DARK, HOOF, ROSE, TAN, beast, both, equine, points, round_ears, seat,
                            snout)
from shapes_food import eyes, nudge, specks, thin

BEAR, BEAR_DARK = "#7d4e30", "#5d3822"


@symbol("bear", "animals", "brown bear, grizzly")
def bear():
    head = (round_ears(62, 16, 10, BEAR, "#c98d5f", 20) + ellipse(62, 34, 26, 23, BEAR)
            + ellipse(62, 43, 14, 10, "#d8a878", "") + snout(62, 42, 1, 9, None, n=5.5)
            + eyes((51, 30), (73, 30), width=6.5))
    return circle(10, 50, 7, BEAR) + beast(BEAR, BEAR_DARK, back=38) + head


@symbol("panda", "animals", "panda bear")
def panda():
    black = "#463f44"
    patch = both(lambda s: group(ellipse(48 + s * 12, 31, 7, 9, black, ""),
            turn=f"{s * 30} {48 + s * 12} 31"))
    return (tube("M34 56L20 70M62 56L76 70", black, 11) + both(lambda s: circle(48 + s * 20, 83, 10, black))
            + ellipse(48, 70, 21, 22, WHITE) + round_ears(48, 13, 10, black, None, 22)
            + ellipse(48, 32, 27, 25, WHITE) + patch + specks((37, 30), (59, 30), colour=WHITE, width=6)
            + specks((37.5, 30.5), (58.5, 30.5), width=3.5) + snout(48, 42, 1, 7, None, n=4.5))


@symbol("monkey", "animals", "ape, chimp")
def monkey():
    fur, face = "#8f5b38", "#f0c79b"
    return (tube("M68 84Q94 86 88 62 82 50 76 60", fur, 5, 3) + seat(fur, face, face)
            + round_ears(48, 34, 10, face, "#e3a880", 28) + circle(48, 32, 27, fur)
            + path("M48 20Q64 12 68 28 66 36 66 42 62 54 48 54T30 42Q30 36 28 28 32 12 48 20Z", face, "")
            + eyes((39, 29), (57, 29), width=7) + specks((45, 39), (51, 39), width=3.5)
            + thin("M36 44Q48 54 60 44", None, 3.5))


@symbol("elephant", "animals", "trunk")
def elephant():
    fill, ear = "#a9b4c6", "#8f9bb0"
    return (thin("M10 48Q2 54 4 64", None, 4) + beast(fill, "#8791a5", back=30) + circle(58, 34, 23, fill)
            + tube("M76 38Q88 48 82 64 78 78 87 78", fill, 10)
            + path("M66 54Q64 66 74 70 74 62 73 56Z", WHITE, width=3)
            + path("M52 18Q26 8 24 34 24 58 44 60 54 54 56 36Z", ear)
            + path("M48 26Q34 20 32 36 33 50 43 52 49 46 50 36Z", ROSE, "") + eyes((61, 30), width=6.5))


@symbol("lion", "animals", "roar, king of the jungle")
def lion():
    spikes = 11
    mane = ("".join(group(circle(58, 9, 9, "#b9641f"), turn=f"{i * 360 / spikes:.0f} 58 36")
            for i in range(spikes)) + circle(58, 36, 27, "#b9641f", ""))
    face = (round_ears(58, 22, 7, "#f5bd53", None, 16) + ellipse(58, 38, 20, 19, "#f5bd53")
            + snout(58, 46, 11, 8, CREAM, n=5) + eyes((50, 34), (66, 34), width=6.5))
    return nudge(tube("M14 58Q2 56 6 40", "#f5bd53", 4, 3) + circle(7, 38, 6, "#b9641f")
            + beast("#f5bd53", "#d49a36", back=50) + mane + face, 1, 2, s=0.96)


@symbol("tiger", "animals", "big cat, stripes")
def tiger():
    fur = "#ff9838"
    head = (round_ears(60, 17, 8, fur, CREAM, 19) + path("M60 8Q88 10 87 36 84 58 60 58T33 36Q32 10 60 8Z",
            fur) + path("M60 38Q76 34 80 46 74 56 60 56T40 46Q44 34 60 38Z", CREAM, "")
            + snout(60, 44, 1, 8, None, "#e2768a", 4.5) + eyes((49, 32), (71, 32), width=6.5)
            + path("M60 10V20M51 11L53 18M69 11L67 18M36 32H43M36 40H42M84 32H77M84 40H78", width=4))
    stripes = path("M20 48V58M32 47V60M26 76V66M40 76V64M54 76V68", width=5)
    return nudge(tube("M14 56Q2 50 7 32", fur, 7) + path("M5 40L11 42M5 32H11", width=4)
            + beast(fur, "#d9771f") + stripes + head, 4)


@symbol("giraffe", "animals", "long neck")
def giraffe():
    fill, patch = "#ffd56b", "#c4762d"
    return (thin("M12 56Q5 60 7 72", None, 4) + tube("M26 66V86M48 66V86", "#e0b14b", 6)
            + path("M12 60Q12 50 26 50H42L58 18Q60 10 70 10 84 14 92 24 92 32 84 33L72 32 60 62Q58 66 58 70"
            "V91H48V72H22V91H12Z", fill) + path("M62 12L60 3M70 11L71 3", width=4)
            + specks((60, 3.5), (71, 3.5), colour=patch, width=7) + path("M58 16L46 10 54 22Z", fill)
            + path("M18 55H28L26 64 18 63ZM34 54L44 56 42 66 34 64ZM52 38L60 36 58 48 50 46ZM48 56"
            "L56 56 54 66 48 64ZM60 24L67 26 64 33 58 31Z", patch, patch, 2)
            + path("M13 90V85H21V90ZM49 90V85H57V90Z", HOOF, HOOF, 2) + eyes((74, 20), width=6)
            + specks((87, 27), width=4))


@symbol("zebra", "animals", "stripes, striped horse")
def zebra():
    stripes = path("M24 41V58M33 41V62M42 41L44 60M48 36L60 46M53 28L66 37M57 20L70 26M19 66H25M19 75H25"
            "M58 68H65M58 78H65", width=5)
    mane = path("M60 12Q48 20 44 34 50 40 52 36L64 18Z", INK, width=3)
    return (group(equine(WHITE, "#c9c4bd", mane + path("M57 14L61 4 67 15Z", WHITE)
            + path("M84 34Q92 40 91 44 89 50 80 46Z", INK, width=3), INK, INK, stripes))
            + eyes((75, 28), width=6))


@symbol("deer", "animals", "fawn, reindeer, doe")
def deer():
    fill = "#c98a55"
    horn = both(lambda s: tubes([f"M{62 + s * 7} 22Q{62 + s * 12} 14 {62 + s * 11} 5",
            f"M{62 + s * 11} 15Q{62 + s * 20} 14 {62 + s * 21} 6"], CREAM, 3.5, 3))
    head = (horn + both(lambda s: group(ellipse(62 + s * 20, 31, 9, 5.5, fill), turn=f"{s * -18} 62 31"))
            + path("M62 18Q78 20 77 36L72 50Q62 62 52 50L47 36Q46 20 62 18Z", fill)
            + ellipse(62, 49, 8, 7, CREAM, "") + eyes((53, 37), (71, 37), width=6.5)
            + snout(62, 48, 1, 5, None, n=4))
    return (path("M12 58L3 48 16 50Z", CREAM) + beast(fill, "#a56c3d", HOOF, back=52)
            + specks((22, 60), (32, 64), (38, 57), (26, 70), colour=CREAM, width=6) + head)


@symbol("fox", "animals", "red fox")
def fox():
    head = (points(48, 22, 24, 20, FOX, INK, 17) + path("M48 16Q66 16 76 30L84 42Q66 56 48 58 30 56 12 42"
            "L20 30Q30 16 48 16Z", FOX) + path("M14 42Q32 32 48 48 64 32 82 42 66 56 48 57 30 56 14 42Z",
            CREAM, "") + path("M42 50Q48 47 54 50 52 56 48 56T42 50Z", INK)
            + eyes((37, 36), (59, 36), width=7) + path("M48 16Q66 16 76 30L84 42Q66 56 48 58 30 56 12 42"
            "L20 30Q30 16 48 16Z"))
    tail = (path("M62 88Q94 92 92 58 90 48 84 44 70 56 66 74Z", FOX)
            + path("M92 62Q94 52 84 44 76 50 72 60 84 68 92 62Z", CREAM))
    return tail + seat(FOX, CREAM, "#6b4030") + head


@symbol("wolf", "animals", "howl")
def wolf():
    body = ("M14 90Q12 66 26 56 33 48 31 38L20 32 34 27Q42 18 54 13L72 3Q79 4 75 11L60 28"
            "Q64 36 60 46 68 60 66 90H54L50 74Q46 84 44 90Z")
    return (circle(74, 30, 19, "#ffe9a3") + tube("M20 84Q9 84 10 68", GREY_DARK, 8) + path(body, GREY_DARK)
            + path("M46 46Q55 44 56 58 55 68 49 72 42 58 46 46Z", "#dfe3ea", "")
            + path("M72 3Q79 4 75 11L69 9Z", INK, width=2) + thin("M67 17L56 21", None, 3)
            + thin("M46 24q5 1 6-3", None, 3.5))


@symbol("squirrel", "animals", "acorn, nuts")
def squirrel():
    fur = "#c8743a"
    tail = (path("M34 86Q4 84 6 50 6 10 30 8 48 10 44 28 38 40 42 56 46 74 34 86Z", fur)
            + path("M26 76Q12 64 15 44 18 22 30 20", stroke="#e9a86c", width=6))
    body = (path("M34 90Q32 58 54 50 76 52 74 74 74 90 66 90Z", fur)
            + path("M58 58Q68 60 67 74 64 84 56 84 50 70 58 58Z", CREAM, "") + ellipse(62, 89, 11, 5, fur)
            + path("M52 18L54 4 66 14Z", fur) + path("M62 12Q82 12 90 34 90 46 72 48 48 48 46 32 48 "
            "14 62 12Z", fur) + path("M76 40Q84 36 89 40 86 47 74 47Z", CREAM, ""))
    nut = (path("M72 66Q72 80 80 82 88 80 88 66Z", WOOD, width=3.5)
            + path("M69 66Q70 57 80 57T91 66Z", BROWN, width=3.5))
    return (tail + body + eyes((72, 30), width=8) + specks((89, 35), width=7) + nut
            + tube("M58 66Q66 72 74 70", fur, 6, 3))


@symbol("alligator", "animals", "crocodile, snap")
def alligator():
    skin, dark = "#5fae55", "#3f8a43"
    teeth = path("M58 46l4 8 4-8 4 8 4-8 4 8 4-8 4 8 3-8ZM58 66l4-7 4 7 4-7 4 7 4-7 4 7 4-7 3 7Z", WHITE,
            width=2.5)
    return (tube("M22 72V84M52 74V84", skin, 9) + path("M14 52L20 42 26 50 32 41 38 49 44 41 50 48Z", dark,
            width=3.5) + path("M4 34Q2 76 30 78H58L90 76Q94 74 92 68 76 66 58 62L56 50"
            "Q76 48 92 44 92 34 84 34 72 36 64 38 62 30 54 30T46 40Q40 50 28 52 12 50 4 34Z", skin)
            + path("M58 50Q74 48 90 46V66Q74 66 58 62Z", "#c9413a", width=3) + teeth
            + circle(54, 34, 6.5, WHITE, width=3) + specks((56, 34), width=6) + specks((87, 37), width=4)
            + path("M14 64Q24 72 50 70", stroke=dark, width=4))


@symbol("snake", "animals", "hiss")
def snake():
    d = "M10 84H66Q86 84 86 72T66 60H34Q18 60 18 48T34 36H60"
    return (path("M84 30L92 28M84 30L92 34", stroke=RED, width=3.5) + tube(d, "#6cbf4f", 11)
            + path(d, stroke="#3f8a43", width=5, stroke_dasharray="1 13")
            + ellipse(66, 30, 19, 14, "#6cbf4f") + eyes((70, 25), width=7)
            + thin("M70 36Q76 37 82 33", None, 3))


@symbol("hippo", "animals", "hippopotamus")
def hippo():
    fill, dark = "#b49ac9", "#967cac"
    head = (round_ears(58, 16, 7, fill, ROSE, 17) + ellipse(58, 30, 24, 19, fill)
            + ellipse(60, 50, 29, 17, fill) + specks((50, 43), (70, 43), width=6)
            + eyes((48, 27), (68, 27), width=6.5) + thin("M40 54Q60 64 80 54", None, 3.5)
            + path("M50 58V63H55V59ZM65 59V63H70V57Z", WHITE, width=2.5))
    return beast(fill, dark, back=40) + head


@symbol("kangaroo", "animals", "joey, hop")
def kangaroo():
    fill = "#c98a55"
    joey = (both(lambda s: ellipse(50 + s * 6, 51, 3, 6, fill, width=3), 50) + circle(50, 60, 8.5, fill)
            + specks((47, 59), (54, 59), width=4))
    return (tube("M30 82Q18 90 9 85", fill, 8) + path("M32 86Q16 62 36 48L44 38H62Q74 56 68 78L80 86"
            "Q82 92 76 92H40Q32 92 32 86Z", fill) + path("M40 64Q50 74 66 64 66 82 54 84 42 82 40 64Z", TAN,
            width=3) + joey + path("M40 66Q50 74 66 66 66 82 54 84 42 82 40 66Z", TAN, width=3)
            + group(ellipse(46, 14, 5.5, 11, fill), turn="-18 46 20")
            + group(ellipse(60, 13, 5.5, 11, fill), turn="10 60 20")
            + path("M52 18Q68 16 76 28L86 36Q86 44 76 45 56 47 46 39 40 28 52 18Z", fill)
            + eyes((66, 29), width=7) + specks((85, 37), width=6)
            + tube("M58 50Q70 52 74 58", fill, 4.5, 3))


@symbol("hedgehog", "animals", "porcupine, prickly")
def hedgehog():
    spikes = ("M62 84L10 84 4 74 10 68 3 60 11 54 6 44 15 42 14 31 24 33 27 22 35 28 43 17 48 27 59 19 61 30"
              " 71 27 68 40Z")
    return (path(spikes, "#7a5a45") + path("M26 48l4 8M40 40l3 8M24 66l6 5M40 60l5 6M52 46l3 7",
            stroke="#b99b7e", width=4) + path("M60 36Q72 44 80 58L92 66Q94 74 84 76 80 86 66 86H48"
            "Q46 54 60 36Z", TAN) + eyes((70, 60), width=7.5) + specks((91, 68), width=9)
            + tube("M28 86V89M60 86V89", TAN, 6, 3) + circle(56, 44, 6, TAN, width=3))
