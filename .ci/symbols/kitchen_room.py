"""The kitchen's machines and furniture, as the scene has them."""
from book import symbol
from shapes import (BLUE, BROWN, CORAL, PINK, RED, SKY, STEEL, TEAL, WHITE, WOOD, YELLOW, circle, cup as
                    mug, data, ellipse, group, heart, path, rect, tube)
from shapes_food import (CRUMB, CRUST, DARK, GOLD, MILK, SAGE, SAGE_DARK, SEA, SEA_DARK, basin, nudge,
                         shine, specks, steam, thin)


def slice_(x, y, w):
    """A slice of bread that stands, `w` wide; (x, y) is its upper left corner."""
    return path(data("M", x + w * .1, y + w, "V", y + w * .5, "Q", x - w * .12, y, x + w * .3, y, "H", x
            + w * .7, "Q", x + w * 1.12, y, x + w * .9, y + w * .5, "V", y + w, "Z"), CRUMB)


def snowflake(x, y, r, width=4):
    """A snowflake: it is frozen."""
    d = "".join(data("M", x - dx * r, y - dy * r, "L", x + dx * r, y + dy * r)
                for dx, dy in ((0, 1), (.87, .5), (.87, -.5)))
    return path(d, stroke=WHITE, width=width)


@symbol("microwave", "kitchen", "microwave oven, warm up, heat")
def microwave():
    food = steam((30, 45), (44, 45), tall=10) + basin(37, 49, 28, 13, CORAL)
    keys = specks((75, 53), (84, 53), (75, 63), (84, 63), (75, 73), (84, 73), width=6)
    return (rect(16, 78, 10, 8, 2, DARK) + rect(70, 78, 10, 8, 2, DARK) + rect(3, 20, 90, 60, 8, STEEL)
            + rect(10, 28, 54, 44, 5, "#ffe69a") + food + ellipse(37, 65, 19, 3, WHITE, width=2.5)
            + rect(70, 29, 18, 14, 3, "#7ee0a1", outline=3) + keys)


@symbol("toaster", "kitchen", "toast machine, make toast")
def toaster():
    return (slice_(20, 4, 32) + slice_(44, 4, 32) + rect(16, 84, 12, 8, 2, DARK)
            + rect(68, 84, 12, 8, 2, DARK) + path("M6 56Q6 34 26 34H70Q90 34 90 56V78Q90 86 82 86H14"
            "Q6 86 6 78Z", SEA) + thin("M22 38H74", None, 6) + thin("M7 74H89", SEA_DARK, 5)
            + path("M8 86H88") + tube("M78 50V66", SEA_DARK, 2, 2.5) + circle(78, 54, 6, RED, width=3)
            + shine("M18 50V62", 5))


@symbol("stove", "kitchen", "cooker, range, cook, hot")
def stove():
    knobs = "".join(circle(x, 45, 4.5, RED, width=3) for x in (20, 34, 62, 76))
    pan = (tube("M17 24H12M49 24H54", CORAL, 4, 3) + rect(17, 14, 32, 20, 6, CORAL)
            + path("M16 14Q33 4 50 14Z", "#f9a396"))
    kettle = (tube("M62 18Q72-1 82 18", BLUE, 4, 2.5) + path("M80 28L93 16Q94 26 84 32Z", BLUE)
              + path("M58 34V28Q58 17 72 17T86 28V34Z", BLUE))
    return (pan + kettle + rect(9, 34, 78, 58, 6, MILK) + rect(5, 32, 86, 8, 3, DARK) + knobs
            + rect(18, 56, 60, 29, 5, DARK) + rect(25, 63, 46, 16, 3, "#c9953f", outline=2.5)
            + path("M34 79Q34 67 48 67T62 79Z", BROWN, width=3))


@symbol("oven", "kitchen", "bake, stove, hot")
def oven():
    knobs = "".join(circle(x, 16, 5, RED, width=3) for x in (16, 31, 65, 80))
    bread = path("M26 74Q24 52 48 52T70 74Z", CRUST) + thin("M38 64L42 58M50 64L54 58", CRUMB, 4)
    return (rect(4, 4, 88, 88, 10, MILK) + knobs + tube("M16 31H80", STEEL, 4, 3)
            + rect(11, 40, 74, 46, 8, DARK) + rect(20, 48, 56, 31, 4, "#ffb84d", outline=3) + bread
            + thin("M20 75H76", DARK, 3))


@symbol("fridge", "kitchen", "refrigerator, cold, icebox")
def fridge():
    return (rect(26, 88, 10, 5, 2, DARK) + rect(60, 88, 10, 5, 2, DARK) + rect(18, 3, 60, 87, 11, SEA)
            + path("M19 34H77") + snowflake(50, 18, 9, 3.5) + tube("M28 16V25M28 44V60", STEEL, 4, 3)
            + group(rect(46, 48, 22, 28, 2, WHITE, outline=3) + path("M50 66V60L57 54 64 60V66Z", CORAL,
            width=2.5) + thin("M50 71H64", "#4c9a4a", 3), turn="6 57 62") + heart(66, 20, 4, RED, 2.5))


@symbol("freezer", "kitchen", "frozen, ice, cold, icebox")
def freezer():
    ice = path("M20 20V34Q24 40 28 34V30Q31 36 34 30V20ZM40 20V40Q44 46 48 40V20ZM54 20V32Q58 36 62 32V20Z",
            WHITE, width=3)
    return (rect(4, 18, 88, 64, 12, SEA) + ice + tube("M16 44V64", STEEL, 5) + snowflake(62, 56, 19, 5)
            + snowflake(34, 66, 7, 3.5) + rect(4, 18, 88, 64, 12))


@symbol("counter", "kitchen", "worktop, kitchen counter, countertop")
def counter():
    drawers = "".join(rect(12, y, 32, 12, 3, "#c3e0ba", outline=3) + thin(f"M24 {y + 6}H32", GOLD, 4)
                      for y in (46, 60, 74))
    spoons = (tube("M70 22L67 8M77 22L80 8", WOOD, 3, 2.5) + path("M64 20H82L80 36H66Z", PINK))
    small = (slice_(18, 8, 16) + slice_(29, 8, 16) + rect(12, 17, 38, 19, 7, SEA)
            + circle(44, 27, 3.5, RED, width=2.5))
    return (small + spoons + path("M7 42H89V92H7Z", SAGE) + drawers
            + rect(51, 46, 32, 40, 3, "#c3e0ba", outline=3) + circle(58, 66, 3, GOLD, width=2.5)
            + rect(3, 34, 90, 10, 4, WOOD))


@symbol("drawer", "kitchen", "kitchen drawer, pull open")
def drawer():
    tools = (tube("M28 50V30", STEEL, 4, 3) + ellipse(28, 19, 9, 12, STEEL)
             + path("M41 50V34Q38 32 38 26V10H43V22H46V10H51V22H54V10H59V26Q59 32 55 34V50Z", STEEL, width=3)
             + tube("M71 50V30", WOOD, 4, 3) + ellipse(71, 18, 9, 13, WOOD))
    return (path("M14 32H82L88 56H8Z", CRUMB) + tools + rect(4, 50, 88, 40, 7, SAGE)
            + rect(13, 57, 70, 26, 4, "#c3e0ba", outline=3) + tube("M38 70H58", GOLD, 5, 3))


@symbol("cupboard", "kitchen", "cabinet, kitchen cabinet")
def cupboard():
    things = (ellipse(30, 38, 11, 3, WHITE, width=2.5) + ellipse(30, 34, 11, 3, TEAL, width=2.5)
            + basin(30, 62, 24, 12, BLUE) + mug(58, 28, 11, 12, CORAL) + mug(60, 62, 11, 13, PINK))
    return (rect(6, 8, 84, 80, 5, SAGE) + rect(14, 20, 30, 58, 3, CRUMB, outline=3)
            + rect(52, 20, 30, 58, 3, CRUMB, outline=3) + thin("M15 43H43M53 43H81M15 77H43", BROWN, 3)
            + things + rect(3, 6, 90, 8, 3, SAGE_DARK) + specks((40, 52), (56, 52), colour=GOLD, width=7)
            + rect(6, 86, 84, 6, 2, SAGE_DARK))


@symbol("pantry", "kitchen", "larder, food cupboard, food shelf")
def pantry():
    top = (rect(30, 15, 12, 16, 2, YELLOW, outline=2.5) + rect(46, 18, 9, 13, 2, PINK, outline=2.5)
           + rect(58, 20, 9, 11, 2, "#74b758", outline=2.5))
    middle = (rect(30, 39, 16, 15, 3, SKY, outline=2.5) + specks((35, 50), (41, 50), (38, 45), colour=BROWN,
            width=5) + rect(51, 42, 15, 12, 2, CORAL, outline=2.5))
    bottom = (path("M31 68Q32 60 48 60T66 68Z", CRUST, width=2.5)
            + path("M29 68H67L64 77H32Z", BROWN, width=2.5))
    return (path("M24 14L6 22V74L24 80ZM72 14L90 22V74L72 80Z", WOOD)
            + path("M20 92V18Q20 4 48 4T76 18V92Z", "#cf9355")
            + path("M27 79V19Q27 10 48 10T69 19V79Z", CRUMB, width=3) + top + middle + bottom
            + thin("M28 32H68M28 55H68", "#8a5a32", 3) + thin("M48 81V91M42 86H43M53 86H54", None, 3))


@symbol("table", "kitchen", "dining table, kitchen table, desk")
def table():
    return (path("M24 46H34L34 74H26ZM62 46H72L70 74H62Z", "#a8743f") + path("M20 24H76L93 46H3Z", WOOD)
            + thin("M28 31H52M62 31H70M24 38H40M50 38H76", "#c58d50", 3)
            + path("M9 54H21L20 92H11ZM75 54H87L85 92H76Z", WOOD) + rect(3, 46, 90, 11, 3, "#c58d50"))


@symbol("stool", "kitchen", "step stool, seat, little chair")
def stool():
    return (tube("M24 34L14 88M72 34L82 88", WOOD, 7) + tube("M20 64H76", WOOD, 5)
            + tube("M36 34L32 88M60 34L64 88", "#c58d50", 6) + ellipse(48, 26, 40, 15, CORAL)
            + path("M8 26V32Q10 46 48 46T88 32V26Q88 41 48 41T8 26Z", "#d95b4f")
            + shine("M24 20Q34 15 46 15"))


@symbol("high-chair", "kitchen", "baby chair, feeding chair, baby seat", label="high chair")
def high_chair():
    return nudge((path("M26 54V18Q26 3 48 3T70 18V54Z", WOOD) + path("M33 50V20Q33 11 48 11T63 20V50Z",
            YELLOW, width=3) + specks((41, 22), (54, 20), (47, 30), colour=WHITE, width=6)
            + tube("M34 60L20 90M62 60L76 90", WOOD, 6) + tube("M27 78H69", WOOD, 4)
            + path("M30 54H66L64 64H32Z", GOLD) + rect(12, 44, 72, 13, 6, MILK)
            + basin(58, 33, 22, 12, CORAL) + path("M30 44V34H44V44Z", BLUE, width=3)), 0, -1, s=0.97)


@symbol("oven-mitt", "kitchen", "oven glove, pot holder, hot pad", label="oven mitt")
def oven_mitt():
    mitt = (path("M30 68V30Q30 5 52 5T76 30V68Z", CORAL)
            + path("M34 66Q6 56 6 40 8 28 20 30 26 38 34 44Z", CORAL)
            + path("M32 46V30Q32 7 52 7T74 30V66H34Z", CORAL, "") + heart(54, 40, 11, "#fbd3cb", 3)
            + rect(26, 66, 54, 26, 6, WHITE) + thin("M40 68V90M53 68V90M66 68V90", CORAL, 5))
    pot = path("M50 42H93V86Q93 93 86 93H60Q50 93 50 83Z", STEEL) + tube("M48 40H93", STEEL, 5)
    return steam((62, 28), (80, 28), tall=20) + pot + group(mitt, move=(-12, 22), turn="90 48 48", scale=.82)


@symbol("paper-towel", "kitchen", "kitchen roll, kitchen paper, wipe", label="paper towel")
def paper_towel():
    return nudge((tube("M48 6V14", WOOD, 6) + path("M22 18V76Q22 86 48 86T74 76V18Z", WHITE)
            + path("M60 20H92V78L86 74 80 79 74 74 68 79 60 76Z", WHITE)
            + thin("M68 36H84M68 52H84", "#a9d3ee", 4) + ellipse(48, 18, 26, 9, "#f1efe9")
            + ellipse(48, 18, 9, 3.5, WOOD, width=3) + ellipse(48, 90, 34, 4, WOOD)), 0, 1, s=0.96)
