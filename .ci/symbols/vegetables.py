"""Vegetables."""
from book import symbol
from shapes import GREEN, LEAF, ORANGE, RED, WHITE, YELLOW, circle, ellipse, group, path, tube, tubes
from shapes_food import CRUMB, basin, nudge, shine, specks, thin


@symbol("peas", "food", "green peas, pea pod, vegetable")
def peas():
    pod = path("M4 60Q8 26 48 22 80 18 92 36 92 66 56 74 20 82 4 60Z", GREEN)
    inside = path("M13 58Q20 36 50 33 74 30 84 40 80 60 54 64 26 68 13 58Z", "#2a7f49", width=3)
    row = "".join(circle(x, y, 9.5, "#a9dd6c", width=3.5) for x, y in ((29, 53), (48, 49), (67, 45)))
    return (group(pod + inside + row + thin("M92 36Q94 26 88 20", None, 5), turn="-12 48 48")
            + circle(28, 86, 8, "#a9dd6c") + circle(62, 84, 8, "#a9dd6c"))


@symbol("carrots", "food", "carrot, vegetable")
def carrots():
    def carrot(turn):
        top = tubes(["M48 26Q40 14 42 6", "M48 26V4", "M48 26Q56 14 56 7"], GREEN, 4, 3)
        return group(top + path("M34 32Q36 22 48 22T62 32Q60 60 48 94 36 60 34 32Z", ORANGE)
                     + thin("M38 40H46M58 52H50M43 64H49", "#cf6f1d", 3), turn=f"{turn} 48 52")
    return group(carrot(-24), move=(-14, 0)) + group(carrot(22), move=(14, 0))


@symbol("broccoli", "food", "vegetable")
def broccoli():
    stalk = path("M38 90Q46 74 40 66L26 56 32 48 46 56H50L64 48 70 56 56 66Q52 76 58 90 48 95 38 90Z",
            "#a9d67a")
    crowns = "".join(circle(*c, GREEN) for c in ((22, 44, 17), (74, 44, 17), (34, 24, 17), (62, 24, 17),
            (48, 40, 18)))
    buds = specks((18, 40), (26, 48), (34, 20), (42, 40), (54, 34), (62, 20), (76, 42), (50, 46), (70, 48),
            colour="#1f7342", width=5)
    return stalk + crowns + buds


@symbol("corn", "food", "sweet corn, corn on the cob, maize, vegetable")
def corn():
    cob = path("M48 4Q68 12 66 60L58 84H38L30 60Q28 12 48 4Z", YELLOW)
    grid = thin("M40 10V76M48 6V80M56 10V76M34 24Q48 30 62 24M32 38Q48 44 64 38M32 52Q48 58 64 52",
            "#d69516", 3)
    husk = (path("M46 92Q12 88 12 44 34 52 46 92Z", LEAF) + path("M50 92Q84 88 84 44 62 52 50 92Z", GREEN)
            + path("M48 93Q30 80 36 60 48 70 48 93Z", GREEN))
    return cob + grid + husk


@symbol("beans", "food", "bean, kidney beans, baked beans")
def beans():
    def bean(x, y, turn, fill):
        return group(path("M-25 4Q-27-16-4-17T25 2Q26 16 14 17 6 17 3 11 0 6-4 11-8 17-15 17-25 16-25 4Z",
                fill) + shine("M-18-1Q-15-9-7-10", 4.5), move=(x, y), turn=turn)
    return nudge((bean(30, 24, -16, "#a8442f") + bean(65, 30, 14, "#d0764f") + bean(32, 58, 10, "#d0764f")
            + bean(66, 62, -10, "#a8442f") + bean(48, 77, 4, "#a8442f")), 0, -2)


@symbol("green-beans", "food", "string beans, vegetable", label="green beans")
def green_beans():
    d = ("M16 16Q34 46 24 86", "M44 8Q62 46 48 90", "M80 14Q86 50 72 84")
    return nudge(tubes(d, GREEN, 9) + specks((24, 34), (27, 50), (26, 66), (53, 30), (55, 48), (53, 66),
            (82, 34), (82, 50), (78, 66), colour="#1f7342", width=4.5), 0, -1, s=0.95)


@symbol("potato", "food", "potatoes, vegetable")
def potato():
    whole = path("M22 12Q48 2 66 20 76 34 64 52 44 68 22 58 2 46 6 28 10 16 22 12Z", "#c08d53")
    eyes = thin("M20 28q5-4 9 1M44 20q6-3 9 3M24 44q5-4 9 1", "#7d5230", 3.5)
    half = ellipse(62, 68, 31, 24, "#c08d53") + ellipse(64, 68, 25, 18.5, "#fbe9b0", width=3)
    return whole + eyes + half + thin("M56 62h.1M72 66h.1M62 74h.1", "#dcc27c", 4)


@symbol("sweet-potato", "food", "yam, vegetable", label="sweet potato")
def sweet_potato():
    return (path("M4 66Q18 26 50 18 82 10 92 18 92 36 74 62 54 88 26 84 10 80 4 66Z", "#c8643c")
            + ellipse(30, 64, 19, 17, "#ffab5c") + thin("M22 58Q30 52 38 58M24 70Q30 74 37 69", "#e0812f", 3)
            + thin("M58 36q6-4 10-1M62 54q5-4 9-3", "#8c3f25", 3))


@symbol("tomato", "food", "vegetable, tomatoes")
def tomato():
    return (path("M48 28Q76 14 88 38 96 64 76 82 62 92 48 92T20 82Q0 64 8 38 20 14 48 28Z", RED)
            + path("M48 28L36 40 36 28 20 28 34 20 30 8 46 18 50 4 54 18 66 10 62 22 76 30 60 28 60 42Z",
            GREEN) + shine("M16 54Q16 44 22 39", 6))


@symbol("cucumber", "food", "vegetable, pickle")
def cucumber():
    return (tube("M20 24L56 60", GREEN, 26) + thin("M18 14L36 32M30 18L50 38M12 24L28 40", "#6cc389", 3)
            + circle(64, 66, 27, GREEN) + circle(64, 66, 20, "#dff0b3", "")
            + specks((64, 56), (73, 62), (70, 73), (58, 73), (55, 62), colour="#8fae4f", width=5))


@symbol("salad", "food", "lettuce, greens, leaves")
def salad():
    return (path("M8 50Q2 36 16 34 14 18 30 20 38 6 50 16 66 6 70 22 86 20 82 36 94 40 86 52Z", LEAF)
            + thin("M30 44Q26 36 26 30M50 42Q50 32 48 26M70 44Q70 38 68 34", "#4c9a4a", 3)
            + circle(38, 43, 10, RED) + circle(62, 44, 9, "#dff0b3", GREEN, 5)
            + basin(48, 50, 88, 42, WHITE) + thin("M24 66H72", "#86c5ee", 5))


@symbol("mushroom", "food", "vegetable, toadstool")
def mushroom():
    return (path("M36 50Q38 74 32 88 48 96 64 88 58 74 60 50Z", CRUMB)
            + path("M6 52Q8 10 48 10T90 52Q90 58 82 58H14Q6 58 6 52Z", "#cf8f63")
            + specks((28, 36), (50, 26), (68, 40), colour="#f4dfc6", width=10))
