"""Dishes and what food stands in."""
from book import symbol
from shapes import (BLUE, BLUE_DARK, BROWN, CORAL, CREAM, LEAF, ORANGE, PINK, RED, STEEL, TEAL, WHITE, WOOD,
                    YELLOW, circle, cookie, cup as mug, ellipse, group, path, rect, star, tube)
from shapes_food import CRUMB, CRUST, GLASS, GOLD, MILK, basin, jar_of, nudge, shine, specks, steam, thin


@symbol("cup", "dishes", "mug, beaker")
def cup():
    return mug(8, 16, 60, 76, CORAL) + thin("M13 44H63", CREAM, 7) + shine("M19 26V34")


@symbol("spoon", "dishes", "cutlery, eat with")
def spoon():
    return (tube("M48 46V87", STEEL, 7) + path("M48 4C62 4 67 18 67 28 67 42 58 51 48 51S29 42 29 28C29 18 "
            "34 4 48 4Z", STEEL) + thin("M40 15Q36 22 37 31", WHITE, 5))


@symbol("knife", "dishes", "cutlery, cut with, sharp")
def knife():
    return group(path("M38 54V8Q38 2 44 4 60 12 59 54Z", STEEL) + thin("M52 18V46", WHITE, 3)
            + path("M38 54H58V86Q58 94 48 94T38 86Z", CORAL) + specks((48, 66), (48, 80), width=5),
            turn="24 48 48")


@symbol("bottle", "dishes", "baby bottle, milk bottle")
def bottle():
    return (path("M40 24Q40 16 43 12 44 3 48 3T53 12Q56 16 56 24Z", "#f3bd86")
            + path("M30 38Q26 42 26 50V84Q26 93 35 93H61Q70 93 70 84V50Q70 42 66 38Z", GLASS)
            + path("M28 56Q38 51 48 56T68 56V84Q68 91 61 91H35Q28 91 28 84Z", MILK, "")
            + thin("M28 56Q38 51 48 56T68 56") + thin("M56 66H66M60 74H66M56 82H66")
            + rect(27, 24, 42, 14, 5, BLUE))


@symbol("sippy-cup", "dishes", "beaker, training cup, toddler cup", label="sippy cup")
def sippy_cup():
    handles = tube("M22 46Q6 46 8 60T24 74M74 46Q90 46 88 60T72 74", YELLOW, 5)
    return (handles + path("M20 38H76L72 84Q71 92 62 92H34Q25 92 24 84Z", BLUE) + star(48, 65, 13)
            + path("M42 18L40 9Q40 4 46 4H60Q66 4 64 10L60 18Z", YELLOW)
            + path("M16 38V30Q16 18 30 18H66Q80 18 80 30V38Z", YELLOW))


@symbol("plate", "dishes", "dish, eat from")
def plate():
    fork = path("M10 12V88M4 12V26Q4 34 10 34T16 26V12", width=9) + path(
        "M10 12V88M4 12V26Q4 34 10 34T16 26V12", stroke=STEEL, width=3)
    blade = path("M82 8Q93 12 93 34L91 52H82Z", STEEL, width=3.5) + tube("M86 54V88", STEEL, 4, 3)
    return (fork + blade + circle(48, 48, 29, WHITE) + circle(48, 48, 18, "#eef2f5", BLUE_DARK, 3))


@symbol("bowl", "dishes", "dish, soup bowl")
def bowl():
    wave = "M20 62Q27 55 34 62T48 62 62 62 76 62"
    return (basin(48, 36, 88, 54, BLUE) + ellipse(48, 36, 44, 15, BLUE_DARK)
            + ellipse(48, 40, 34, 9, BLUE, "") + thin(wave, WHITE, 5))


@symbol("dish", "dishes", "dishes, plates, crockery")
def dish_():
    out = ""
    for y, fill in ((80, TEAL), (69, WHITE), (58, PINK), (47, WHITE)):
        out += path(f"M4 {y - 4}Q48 {y + 6} 92 {y - 4} 88 {y + 12} 48 {y + 12}T4 {y - 4}Z", fill)
    return (out + ellipse(48, 43, 44, 9, WHITE) + basin(48, 20, 62, 28, YELLOW)
            + ellipse(48, 20, 31, 9, GOLD))


@symbol("glass", "dishes", "drinking glass, empty glass")
def glass():
    return (path("M18 12L26 86Q27 92 34 92H62Q69 92 70 86L78 12Z", GLASS) + ellipse(48, 13, 30, 9, WHITE)
            + path("M28 84Q48 92 68 84L67 88Q48 94 29 88Z", BLUE, "") + thin("M28 82Q48 89 68 82")
            + shine("M30 34L35 70", 6))


@symbol("pot", "dishes", "cooking pot, saucepan, cook")
def pot():
    return nudge((steam((34, 20), (62, 20)) + tube("M12 56H6M84 56H90", CORAL, 8) + circle(48, 29, 6, GOLD)
            + path("M12 46H84V78Q84 91 70 91H26Q12 91 12 78Z", CORAL)
            + path("M14 46Q16 33 48 33T82 46Z", "#f9a396") + tube("M10 46H86", "#f9a396", 4)
            + shine("M23 58V70")), s=0.93)


@symbol("pan", "dishes", "frying pan, skillet, cook")
def pan():
    return (tube("M66 62L88 86", BROWN, 8) + circle(40, 42, 35, "#5d6877")
            + circle(40, 42, 25, "#7b8796", width=3) + path("M28 34Q36 20 46 30 60 30 55 44 56 58 42 54 26 "
            "58 26 46 20 38 28 34Z", WHITE, width=3) + circle(41, 42, 8, YELLOW, width=3))


@symbol("tray", "dishes", "carry food, serving tray")
def tray():
    handles = tube("M12 46L8 60M84 46L88 60", GOLD, 5, 3)
    bread = path("M22 58L38 38 52 58Z", CRUMB, width=3.5) + path("M22 58H52V65H22Z", LEAF, width=3)
    return (handles + path("M16 32H80L91 78Q92 88 84 88H12Q4 88 5 78Z", CORAL)
            + path("M21 40H75L83 78H13Z", "#f9a396", width=3) + ellipse(37, 63, 20, 10, WHITE, width=3.5)
            + bread + mug(58, 28, 17, 38, YELLOW))


@symbol("tin-can", "dishes", "tin, canned food, soup can", label="can")
def tin_can():
    return (path("M16 16V80Q16 92 48 92T80 80V16Z", STEEL) + path("M16 30Q48 42 80 30V70Q48 82 16 70Z", RED)
            + circle(48, 56, 14, ORANGE, width=3) + path("M40 44Q44 50 48 43 52 50 56 44 52 38 48 "
            "40T40 44Z", "#4c9a4a", width=2.5) + ellipse(48, 16, 32, 10, "#eef2f5")
            + ellipse(48, 16, 20, 5, width=2.5))


@symbol("jar", "dishes", "glass jar, pot with a lid")
def jar():
    return (jar_of(GLASS, YELLOW) + thin("M26 20V10M37 20V10M48 20V10M59 20V10M70 20V10", GOLD, 3)
            + shine("M24 42V76", 7))


@symbol("cookie-jar", "dishes", "biscuit tin, cookies", label="cookie jar")
def cookie_jar():
    cookies = "".join(cookie(x, y, 14) for x, y in ((31, 76), (64, 77), (48, 61), (33, 46), (65, 47)))
    return (jar_of(GLASS, CORAL, 26) + cookies + path("M12 44V80Q12 92 24 92H72Q84 92 84 80V44")
            + circle(48, 7, 5, GOLD))


@symbol("bread-basket", "dishes", "basket, rolls, bread", label="bread basket")
def bread_basket():
    weave = thin("M18 66H78M22 79H74M32 56V66M50 56V66M66 56V66M26 66V79M42 66V79M58 66V79M72 66V79M34 79"
            "V90M50 79V90" "M64 79V90", "#6f4527", 3)
    return (path("M10 54Q8 24 34 22H62Q88 24 86 54Z", CRUST) + thin("M28 44L36 32M44 44L52 30M60 44L68 32",
            CRUMB, 5) + path("M6 52H90L80 91H16Z", BROWN) + weave + tube("M7 53H89", WOOD, 5))


@symbol("fruit-bowl", "dishes", "fruit, bowl of fruit", label="fruit bowl")
def fruit_bowl():
    fruit = (circle(70, 36, 19, ORANGE) + path("M16 12Q12 40 30 56L50 54Q26 40 25 11 20 6 16 12Z", YELLOW)
            + path("M48 24Q40 18 32 24 24 34 32 50 46 60 58 50 70 36 62 25 56 19 48 24Z", RED)
            + thin("M48 24Q48 14 54 10", None, 4))
    return fruit + basin(48, 50, 88, 42, BLUE) + thin("M22 68Q28 62 35 68T48 68 61 68 74 68", WHITE, 4)


@symbol("lunch-box", "dishes", "lunch bag, packed lunch", label="lunch box")
def lunch_box():
    return (tube("M34 26V18Q34 12 40 12H56Q62 12 62 18V26", GOLD, 5) + rect(5, 26, 86, 64, 12, CORAL)
            + path("M5 50H91V38Q91 26 79 26H17Q5 26 5 38Z", "#f9a396") + star(48, 71, 14)
            + rect(17, 43, 11, 15, 3, STEEL, outline=3) + rect(68, 43, 11, 15, 3, STEEL, outline=3))
