"""More first foods, which no board has yet, and the word food itself."""
from book import symbol
from shapes import (BLUE, BROWN, CORAL, CREAM, GREEN, LEAF, ORANGE, PINK, PURPLE, RED, STEEL, WHITE, YELLOW,
                    circle, ellipse, group, path, rect, tube, tubes)
from shapes_food import CHOC, CRUMB, GLASS, GOLD, leaf, nudge, shine, specks, thin


@symbol("food", "food", "meal, something to eat, groceries")
def food():
    apple = (path("M26 56Q16 48 8 54 0 64 8 80 16 92 26 86 36 92 44 80 52 64 44 54 36 48 26 56Z", RED)
            + thin("M26 56Q26 50 29 46", None, 4))
    loaf = path("M52 90V68Q46 62 50 56 56 50 66 50H78Q88 50 92 56 96 62 90 68V90Z", CRUMB)
    cheese = (path("M34 38L64 14Q84 18 88 38V52H34Z", YELLOW) + path("M34 38H88")
            + circle(50, 46, 4, GOLD, width=2.5) + circle(72, 46, 4, GOLD, width=2.5))
    carrot = group(tubes(["M10 8L6 4", "M10 8V2"], GREEN, 3, 2.5)
            + path("M4 12Q8 4 18 10 34 26 44 48 20 38 4 12Z", ORANGE), move=(3, 4))
    return cheese + carrot + loaf + apple


@symbol("chocolate", "food", "chocolate bar, candy bar")
def chocolate():
    bar = (path("M16 6H74Q80 6 80 12V56H16Z", CHOC) + thin("M36 8V54M58 8V54M18 30H78", "#8f5c3c", 4)
            + path("M16 6H74Q80 6 80 12V56H16Z"))
    paper = path("M12 46L22 52 32 44 42 52 52 44 62 52 72 44 84 50V84Q84 92 76 92H20Q12 92 12 84Z", PURPLE)
    return nudge(group(bar + paper + thin("M24 72H72", YELLOW, 8), turn="8 48 48"), 0, -1, s=0.95)


@symbol("taco", "food", "tortilla, mexican food")
def taco():
    filling = (path("M12 64Q6 52 16 46 12 34 24 32 28 18 42 22 54 12 64 24 78 22 80 36 92 42 86 62Z", LEAF)
            + specks((26, 42), (46, 30), (66, 34), (78, 48), colour=RED, width=12))
    return (filling + path("M4 78Q4 32 46 34T92 78Q92 84 86 84H10Q4 84 4 78Z", "#f5c558")
            + specks((26, 66), (44, 56), (62, 64), (76, 74), (36, 76), (56, 76), colour="#d49530", width=5))


@symbol("sausage", "food", "sausages, bratwurst")
def sausage():
    return (tube("M14 30Q40 58 82 34", "#c7603c", 17) + tube("M14 62Q44 90 84 66", "#b5502f", 17)
            + thin("M30 38l4 8M46 43l2 9M62 40l3 8M32 70l4 8M48 75l2 9M64 72l3 8", "#8c3a20", 3.5)
            + path("M9 24L4 18M87 29L92 23M9 56L4 50M89 61L93 55", width=5))


@symbol("bacon", "food", "bacon strips")
def bacon():
    def strip(x):
        d = f"M{x} 10Q{x - 10} 22 {x} 34T{x} 60 {x} 86"
        return tube(d, "#c0453a", 17) + path(d, stroke="#f6cdb4", width=5)
    return nudge(group(strip(34) + strip(62), turn="12 48 48"), s=0.88)


@symbol("avocado", "food", "guacamole")
def avocado():
    return (path("M48 4Q60 4 66 22 84 40 84 60 82 92 48 93 14 92 12 60 12 40 30 22 36 4 48 4Z", GREEN)
            + path("M48 12Q56 12 60 28 76 44 76 60 74 84 48 85 22 84 20 60 20 44 36 28 40 12 48 12Z",
            "#e6efa0", "") + circle(48, 60, 16, BROWN) + shine("M40 58Q41 53 46 51", 4))


@symbol("kiwi", "food", "kiwi fruit")
def kiwi():
    seeds = specks(*((48 + dx, 48 + dy) for dx, dy in ((0, -20), (14, -14), (20, 0), (14, 14), (0, 20),
            (-14, 14), (-20, 0), (-14, -14))), width=5)
    return (circle(48, 48, 43, "#9b7443") + circle(48, 48, 34, "#8fcf4b", width=3)
            + ellipse(48, 48, 11, 11, "#f2f6cf", "") + seeds)


@symbol("mango", "food", "fruit")
def mango():
    return nudge((path("M34 16Q60 2 78 24 94 48 82 72 66 94 38 86 8 74 8 50 12 26 34 16Z", "#ffb33d")
            + path("M34 16Q60 2 78 24 90 42 84 62 76 40 58 32 44 26 34 16Z", "#f0713d", "")
            + path("M34 16Q60 2 78 24 94 48 82 72 66 94 38 86 8 74 8 50 12 26 34 16Z")
            + thin("M34 16L30 8", None, 5) + leaf(32, 12, 62, 4, GREEN, .4)
            + shine("M18 54Q18 42 26 36", 6)), 0, 2)


@symbol("raspberry", "food", "berry, raspberries")
def raspberry():
    drupes = "".join(circle(x, y, 10, "#e0457b", width=3) for x,
            y in ((28, 36), (48, 34), (68, 36), (22, 50), (38, 50), (58, 50), (74, 50), (30, 65), (48, 66),
            (66, 65), (38, 79), (58, 79), (48, 87)))
    return group(drupes + path("M48 26Q36 38 32 28 20 30 18 22 28 16 38 20L46 18V6H51V18L58 20"
            "Q68 16 78 22 76 30 64 28 60 38 48 26Z", GREEN), move=(0, -3))


@symbol("bagel", "food", "roll with a hole, cream cheese")
def bagel():
    hole = "M48 38A10 10 0 0 0 48 58 10 10 0 0 0 48 38Z"
    return (path("M48 6A43 43 0 0 0 48 92 43 43 0 0 0 48 6Z" + hole, "#cf8f48", fill_rule="evenodd")
            + specks((30, 24), (50, 20), (68, 28), (22, 44), (76, 50), (28, 66), (48, 74), (68, 68),
            (38, 34), (62, 40), colour=CREAM, width=6))


@symbol("pouch", "food", "fruit pouch, squeeze pouch, baby food")
def pouch():
    return (path("M40 22V10H56V22", STEEL) + rect(36, 3, 24, 13, 4, RED)
            + path("M34 22H62Q64 28 76 32L80 86Q81 92 75 92H21Q15 92 16 86L20 32Q32 28 34 22Z", GREEN)
            + path("M17 78H79", stroke="#2a7f49", width=4) + group(path("M48 46Q40 40 33 45 28 54 34 66 42 "
            "74 48 70 54 74 62 66 68 54 63 45 56 40 48 46Z", RED) + thin("M48 46Q48 41 51 38", None, 4)))


@symbol("ice", "drinks", "ice cubes, frozen, cold")
def ice():
    def cube(x, y, turn):
        return group(rect(x, y, 40, 40, 7, "#bfe4f7") + path(f"M{x + 9} {y + 24}V{y + 9}H{x + 22}",
                stroke=WHITE, width=5), turn=f"{turn} {x + 20} {y + 20}")
    return cube(29, 6, 12) + cube(6, 46, -8) + cube(51, 48, 10)


@symbol("lemonade", "drinks", "lemon drink, cold drink")
def lemonade():
    slice_ = (circle(70, 26, 19, YELLOW) + circle(70, 26, 12, "#fff3b8", "")
            + thin("M70 15V37M59 26H81M62 18L78 34M78 18L62 34", YELLOW, 2.5))
    return (slice_ + path("M12 24L20 86Q21 93 28 93H60Q67 93 68 86L76 24Z", GLASS)
            + path("M15 40L20 86Q21 92 28 92H60Q67 92 68 86L73 40Z", "#ffe777", width=3)
            + tube("M36 78L46 8", PINK, 4, 3) + rect(46, 50, 16, 16, 4, WHITE, outline=3))


@symbol("pitcher", "dishes", "jug, carafe, pour")
def pitcher():
    return (tube("M68 32Q92 30 88 54T66 74", BLUE, 6) + path("M6 14L18 12H72V40Q78 60 72 82 70 92 60 92H30"
            "Q20 92 18 82 14 58 18 40Z", GLASS) + path("M17 46H73Q77 62 71 82 69 91 60 91H30"
            "Q21 91 19 82 14 62 17 46Z", "#f2796a", width=3) + path("M6 14L18 12H72V40"
            "Q78 60 72 82 70 92 60 92H30Q20 92 18 82 14 58 18 40Z") + shine("M28 56V74", 5))


@symbol("blender", "kitchen", "mixer, smoothie maker")
def blender():
    return (rect(32, 3, 32, 11, 4, "#525c6b") + tube("M72 22Q86 22 84 36T70 50", "#525c6b", 4, 3)
            + path("M22 14H74L66 60H30Z", GLASS) + path("M25 30Q36 24 48 30T71 30L66 60H30Z", PINK, width=3)
            + path("M22 14H74L66 60H30Z") + specks((40, 40), (54, 46), (48, 36), colour=RED, width=7)
            + path("M30 60H66L74 92H22Z", RED) + circle(48, 77, 8, WHITE, width=3)
            + thin("M48 77L52 73", None, 3))


@symbol("lid", "dishes", "cover, top of a pot")
def lid():
    return (circle(48, 22, 9, GOLD) + path("M8 66Q10 30 48 30T88 66Z", CORAL)
            + tube("M7 69H89", "#f9a396", 6) + shine("M20 56Q24 44 34 40", 5))
