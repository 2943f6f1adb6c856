"""Small things of the kitchen: what wipes, protects and is left over."""
from book import symbol
from shapes import (BLUE, BROWN, CORAL, GREEN, ORANGE, RED, SKY, STEEL, TEAL, WHITE, WOOD, YELLOW, circle,
                    ellipse, group, path, rect, tube)
from shapes_food import DARK, GOLD, nudge, shine, specks, steam, thin


@symbol("sponge", "kitchen", "dish sponge, wash up, scrub")
def sponge():
    bubbles = "".join(circle(*b, SKY, width=3) for b in ((20, 26, 8), (36, 16, 6), (74, 22, 7)))
    return nudge((bubbles + path("M10 40Q8 32 16 32H80Q88 32 86 40V68H10Z", YELLOW)
            + path("M10 64H86V78Q86 88 78 88H18Q10 88 10 78Z", GREEN) + ellipse(28, 46, 6, 4, GOLD, "")
            + ellipse(52, 52, 7, 5, GOLD, "") + ellipse(72, 44, 5, 4, GOLD, "")
            + specks((20, 56), (40, 41), (64, 58), (38, 56), colour=GOLD, width=5)), 0, -1, s=1.1)


@symbol("crumbs", "kitchen", "crumb, bits, mess on the table")
def crumbs():
    piece = path("M14 34Q14 10 40 10 60 10 64 26 56 24 56 34 46 34 46 46 36 44 34 54 14 54 14 34Z", WOOD)
    bits = "".join(path(f"M{x} {y}l{s} {-s}l{s} {s * .6:.1f}l{-s * .6:.1f} {s * .9:.1f}Z", WOOD, width=3)
                   for x, y, s in ((56, 56, 9), (70, 44, 6), (24, 72, 7), (76, 68, 7)))
    dust = specks((46, 66), (40, 80), (58, 78), (70, 86), (86, 58), (84, 84), (14, 86), (30, 90), (52, 92),
            colour=BROWN, width=6)
    return piece + specks((28, 26), (42, 22), (28, 40), width=6) + bits + dust


@symbol("napkin", "kitchen", "serviette, paper napkin, wipe")
def napkin():
    fork = path("M40 14V34Q40 42 46 44V82Q46 86 50 86T54 82V44Q60 42 60 34V14H55V32H52.5V14H47.5"
            "V32H45V14Z", STEEL, width=3)
    return (rect(10, 6, 76, 86, 4, WHITE) + thin("M20 6V92M76 6V92M10 17H86M10 81H86", CORAL, 5)
            + rect(10, 6, 76, 86, 4) + path("M86 60L56 92H82Q86 92 86 88Z", "#f7d6d1")
            + group(fork, move=(-6, 0)))


@symbol("bib", "kitchen", "baby bib, eat cleanly")
def bib():
    return (path("M28 8Q8 30 10 60 14 92 48 92T86 60Q88 30 68 8 72 38 48 38T28 8Z", TEAL)
            + tube("M28 8Q22 4 18 10M68 8Q74 4 78 10", TEAL, 4, 3)
            + path("M18 66Q26 84 48 84T78 66", stroke=WHITE, width=4) + circle(48, 60, 13, ORANGE, width=3)
            + specks((43, 58), (53, 58), width=4) + thin("M43 64Q48 69 53 64", None, 3))


@symbol("kettle", "kitchen", "teapot, tea kettle, boil")
def kettle():
    return (steam((88, 22), tall=16) + tube("M28 38Q26 10 44 10T62 38", DARK, 5)
            + path("M62 50L80 30 90 32 76 76Z", BLUE) + path("M8 82Q4 42 45 38 84 42 82 82 81 91 72 91H18"
            "Q9 91 8 82Z", BLUE) + path("M28 44Q30 34 45 34T62 44Z", "#4f93c6")
            + circle(45, 32, 4.5, GOLD, width=3) + shine("M18 70Q20 56 30 52", 6))


@symbol("straw", "kitchen", "drinking straw, drink")
def straw():
    d = "M42 76L54 22Q56 12 66 12H84"
    return (path("M14 46L22 86Q23 93 30 93H58Q65 93 66 86L74 46Z", "#e6f4fb")
            + path("M17 60L22 86Q23 92 30 92H58Q65 92 66 86L71 60Z", "#ffc266", width=3) + tube(d, WHITE, 9)
            + path(d, stroke=RED, width=9, stroke_dasharray="7 9", stroke_linecap="butt")
            + ellipse(44, 46, 30, 8))


@symbol("dishwasher", "kitchen", "wash the dishes, clean plates")
def dishwasher():
    plates = "".join(ellipse(x, 42, 6, 15, WHITE, width=3) for x in (28, 40, 52))
    return (rect(10, 4, 76, 60, 6, STEEL) + rect(17, 22, 62, 40, 3, DARK, outline=3)
            + thin("M20 13H40", WHITE, 4) + circle(72, 13, 4, GREEN, width=3) + plates
            + path("M62 36H73V54H62Z", CORAL, width=3) + thin("M20 57H76", "#dfe5ea", 4)
            + path("M10 64H86L93 88Q93 92 88 92H8Q3 92 3 88Z", "#b7c2cc"))
