"""Sweet things and what is nibbled between meals."""
from book import symbol
from shapes import (BLUE, CREAM, GREEN, ORANGE, PINK, PURPLE, RED, STEEL, TEAL, WHITE, WOOD, YELLOW, circle,
                    ellipse, group, path, rect, star, tube, tubes)
from shapes_food import (CHOC, CRUMB, CRUST, GLASS, GOLD, basin, dish, little_spoon, nudge, shine, specks,
                         thin)


@symbol("cookie", "food", "biscuit, chocolate chip cookie")
def cookie():
    return (path("M54 6Q30 2 14 20-2 44 12 70 30 94 58 90 86 84 91 52 80 58 74 48 62 48 62 36 50 34 54 20 "
            "52 12 54 6Z", WOOD) + specks((34, 28), (24, 50), (44, 52), (38, 74), (62, 70),
            colour="#5a3522", width=11) + specks((74, 24), (84, 36), colour="#a8703c", width=7))


@symbol("cupcake", "food", "fairy cake, bun, little cake")
def cupcake():
    return (path("M16 54H80L72 88Q71 93 66 93H30Q25 93 24 88Z", TEAL)
            + thin("M32 56L36 90M48 56V90M64 56L60 90", None, 3)
            + path("M12 56Q4 44 16 40 16 26 30 28 34 14 48 16 62 14 66 28 80 26 80 40 92 44 84 56Z", PINK)
            + thin("M30 40Q48 48 66 38", "#e27da0", 4) + specks((28, 34), (58, 32), (44, 28), colour=YELLOW,
            width=5) + circle(48, 13, 9, RED) + specks((45, 10), colour=WHITE, width=4))


@symbol("cake", "food", "birthday cake, slice of cake")
def cake():
    flame = path("M48 3Q56 12 48 18 40 12 48 3Z", ORANGE, width=3)
    return (tube("M48 24V36", BLUE, 5) + flame + path("M12 44Q12 34 24 34H72Q84 34 84 44V84H12Z", CRUMB)
            + path("M12 44Q12 34 24 34H72Q84 34 84 44V54Q78 62 72 54 66 64 60 54 54 62 48 54 42 64 36 54 "
            "30 62 24 54 18 62 12 54Z", PINK) + thin("M14 72H82", RED, 5) + path("M12 50V84H84V50")
            + dish(48, 86, 45, 7) + specks((26, 43), (40, 45), (56, 43), (70, 45), colour=YELLOW, width=5))


@symbol("candy", "food", "sweet, sweets, lolly")
def candy():
    return group(path("M26 48L6 30Q0 42 6 48 0 56 6 66ZM70 48L90 30Q96 42 90 48 96 56 90 66Z", YELLOW)
            + circle(48, 48, 26, RED) + path("M34 28Q48 44 36 70M50 23Q66 44 52 73", stroke=WHITE, width=7)
            + circle(48, 48, 26), turn="-28 48 48")


@symbol("lollipop", "food", "lolly, sucker, candy")
def lollipop():
    return (tube("M50 54L62 90", WHITE, 4) + circle(44, 36, 32, PINK)
            + path("M44 36Q50 30 52 38 50 48 40 46 28 42 32 30 40 18 56 24 70 32 64 50", stroke=RED,
            width=6))


@symbol("donut", "food", "doughnut")
def donut():
    hole = "M48 34A12 12 0 0 0 48 58 12 12 0 0 0 48 34Z"
    icing = "M10 44Q10 9 48 8T86 44Q84 56 76 53 72 66 64 62 58 74 48 68 38 74 32 62 22 66 20 53 12 56 10 44Z"
    sugar = (thin("M24 32l5 4M36 19l2 6M62 17l-4 5M74 32l-5 3M27 50l6-2M67 51l-5-4M46 65h5", YELLOW, 5)
             + thin("M28 24l3 1M50 19v1M70 25l2 3M37 57l2 2", BLUE, 5))
    return (path("M48 6A43 43 0 0 0 48 93 43 43 0 0 0 48 6Z" + hole, CRUST, fill_rule="evenodd")
            + path(icing + hole, PINK, fill_rule="evenodd") + sugar)


@symbol("muffin", "food", "blueberry muffin, bun")
def muffin():
    return (path("M18 52H78L70 88Q69 93 64 93H32Q27 93 26 88Z", YELLOW)
            + thin("M34 54L37 90M48 54V90M62 54L59 90", None, 3)
            + path("M10 46Q8 32 22 30 24 8 48 8T74 30Q88 32 86 46 86 56 76 56H20Q10 56 10 46Z", "#c98a4b")
            + specks((34, 26), (52, 22), (26, 44), (44, 40), (62, 38), (74, 46), colour="#4a4a8f",
            width=10))


@symbol("pudding", "food", "chocolate pudding, custard, dessert")
def pudding():
    return (little_spoon(86, 10, 64, 40) + path("M16 44Q22 28 40 36 44 22 56 30 58 36 66 34 78 36 80 44Z",
            CHOC) + thin("M34 42Q44 36 54 42", "#9b6a48", 4) + path("M8 44H88Q86 70 62 74H34Q10 70 8 44Z",
            GLASS) + path("M13 46H83Q80 66 60 69H36Q16 66 13 46Z", CHOC, "")
            + path("M8 44H88Q86 70 62 74H34Q10 70 8 44Z") + path("M42 74H54V82L68 91H28L42 82Z", GLASS)
            + shine("M22 52Q24 58 30 60", 4))


@symbol("ice-cream", "food", "ice cream cone, cone", label="ice cream")
def ice_cream():
    return (path("M26 46L48 94 70 46Z", CRUST) + thin("M34 62L54 48M42 78L66 52M62 62L42 48M54 78L30 52",
            "#9b5f2c", 3) + path("M26 46L48 94 70 46Z") + circle(48, 22, 19, PINK)
            + path("M18 44Q18 26 48 26T78 44Q80 54 70 52 64 60 58 52 50 62 42 53 34 60 28 52 18 54 18 44Z",
            CREAM) + specks((36, 40), (52, 38), (64, 44), colour=CHOC, width=4)
            + shine("M36 18Q38 11 44 9", 4.5))


@symbol("popsicle", "food", "ice pop, ice lolly, lolly")
def popsicle():
    return (tube("M48 70V88", WOOD, 8) + path("M20 32Q20 4 48 4T76 32V74H20Z", RED)
            + path("M20 30H76V52H20Z", ORANGE, "") + path("M20 52H76V74H20Z", YELLOW, "")
            + thin("M38 22V58M58 22V58", "#a9302a", 5) + path("M20 32Q20 4 48 4T76 32V74H20Z")
            + shine("M28 30Q28 18 36 13", 4.5))


@symbol("chips", "food", "crisps, potato chips, bag of chips")
def chips():
    chip = lambda x, y, a: group(ellipse(x, y, 17, 11, YELLOW)
            + thin(f"M{x - 8} {y}Q{x} {y - 6} {x + 8} {y}", GOLD, 3), turn=f"{a} {x} {y}")
    return nudge((path("M20 6H68L65 14Q74 42 65 70L68 80H20L23 70Q14 42 23 14Z", RED)
            + thin("M22 14H66M22 70H66", WHITE, 3.5) + ellipse(44, 40, 15, 13, WHITE, width=3)
            + ellipse(44, 40, 10, 6, GOLD, width=3) + chip(30, 82, -10) + chip(74, 64, -30)
            + chip(64, 83, 10)), 0, -2)


@symbol("pretzel", "food", "salty pretzel")
def pretzel():
    d = ("M70 80L50 54Q44 44 44 34 42 13 26 12 9 14 9 40 12 82 48 82T87 40"
         "Q87 14 70 12 54 13 52 34 52 44 46 54L26 80")
    grains = ((12, 28), (26, 12), (12, 50), (84, 50), (70, 12), (84, 28), (24, 70), (72, 70), (48, 82),
            (45, 40), (60, 68))
    return (tube(d, "#b8723a", 9, 4) + path("M54 60L48 52", stroke="#b8723a", width=9)
            + specks(*grains, colour=WHITE, width=5))


@symbol("crackers", "food", "cracker, biscuits, salty")
def crackers():
    def one(x, y, turn):
        holes = specks(*((x + dx, y + dy) for dx in (-12, 0, 12) for dy in (-12, 0, 12)), colour="#a8702f",
                width=4.5)
        edge = rect(x - 23, y - 23, 46, 46, 5, "#f3c677")
        return group(edge + holes, turn=f"{turn} {x} {y}")
    return one(64, 32, 14) + one(32, 44, -12) + one(58, 66, 6)


@symbol("gummies", "food", "gummy bears, jelly sweets")
def gummies():
    def bear(x, y, fill):
        return (tubes([f"M{x - 7} {y + 6}L{x - 12} {y + 10}", f"M{x + 7} {y + 6}L{x + 12} {y + 10}",
                f"M{x - 5} {y + 18}L{x - 9} {y + 24}", f"M{x + 5} {y + 18}L{x + 9} {y + 24}"], fill, 6, 3)
                + circle(x - 8, y - 11, 5, fill, width=3) + circle(x + 8, y - 11, 5, fill, width=3)
                + ellipse(x, y + 12, 10, 13, fill, width=3) + circle(x, y - 4, 11, fill, width=3)
                + specks((x - 4, y - 5), (x + 4, y - 5), width=3.5))
    return nudge(bear(24, 30, RED) + bear(70, 30, YELLOW) + bear(48, 64, GREEN), 1, -4, s=1.1)


@symbol("popcorn", "food", "pop corn, movie snack")
def popcorn():
    puffs = "".join(circle(x, y, 11, "#ffeeb0", width=3.5) for x,
            y in ((26, 24), (46, 14), (66, 22), (16, 38), (80, 38), (36, 34), (58, 34), (46, 42)))
    return (puffs + path("M10 44H86L76 88Q75 93 70 93H26Q21 93 20 88Z", WHITE)
            + path("M22 44H36L40 93H28ZM60 44H74L68 93H56Z", RED, "")
            + path("M10 44H86L76 88Q75 93 70 93H26Q21 93 20 88Z"))


@symbol("pie", "food", "apple pie, tart")
def pie():
    return (path("M8 52Q10 22 48 22T88 52Z", "#e0a052") + thin("M36 38L32 48M48 34V46M60 38L64 48",
            "#8f4f22", 4) + path("M2 52Q2 46 8 47 14 40 20 47 27 40 34 47 41 40 48 47 "
            "55 40 62 47 69 40 76 47 82 40 88 47 94 46 94 52L88 60H8Z", CRUST)
            + path("M8 60H88L76 84H20Z", STEEL))


@symbol("snack", "food", "nibbles, treat, something to eat, snack bowl")
def snack():
    wedge = lambda x, y, a: group(path(f"M{x} {y}q2-28 26-32 12 22-14 36Z", RED)
            + path(f"M{x + 3} {y}q5-20 24-24 4 18-12 28Z", CREAM, "")
            + specks((x + 15, y - 11), width=4.5), turn=f"{a} {x} {y}")
    square = (group(rect(40, 12, 30, 34, 4, "#f3c677") + specks((49, 21), (61, 21), (49, 32), (61, 32),
            colour="#a8702f", width=4.5), turn="14 55 30"))
    stick = group(rect(70, 18, 12, 36, 3, ORANGE), turn="24 76 40")
    grapes = circle(44, 50, 9, PURPLE) + circle(60, 49, 9, PURPLE)
    return square + stick + wedge(14, 54, -6) + grapes + basin(48, 54, 86, 38, TEAL) + star(48, 73, 11)
