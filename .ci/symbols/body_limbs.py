"""Arms, legs, hands, feet and the trunk: large, or coloured on a pale child with the arrow to it."""
from book import symbol
from faces import head
from figure import arm, palm
from shapes import (BLUE, CORAL, CREAM, HAIR, RED, SKIN, SKIN_DARK, YELLOW, arrow, circle, data, drop,
                    ellipse, group, path, rays, tube, tubes)
from signs import PALE, PALE_HAIR, ghost, plaster

NAIL = "#fbe3d0"


@symbol("shoulder", "body", "shoulders")
def shoulder():
    body = path("M8 95V84Q10 64 36 62H56Q76 62 80 84V95Z", PALE.shirt)
    part = path("M52 62Q78 60 82 86V95H62V84Q62 72 50 66Z", YELLOW)
    return ghost(body + head(42, 36, 24, "calm", who=PALE)) + part + arrow(
        (94, 32), (74, 62), width=9, head=12)


@symbol("arm", "body", "arms")
def arm_():
    body = path("M4 95V74Q6 58 22 58H36Q50 60 50 76V95Z", PALE.shirt)
    return (ghost(body + head(28, 34, 23, "calm", (.4, 0), PALE))
            + arm([(44, 74), (64, 86), (76, 54)], width=13, is_open=True))


@symbol("elbow", "body", "elbows, arm")
def elbow():
    body = path("M4 95V78Q4 64 20 63H38Q54 66 54 80V95Z", PALE.shirt)
    return (ghost(body + head(30, 38, 23, "calm", who=PALE)) + tube("M46 80L68 76 52 34", SKIN, 11)
            + tube("M46 80L54 78", YELLOW, 14) + circle(51, 32, 8, SKIN) + arrow(
                (92, 46), (74, 68), width=9, head=12))


@symbol("wrist", "body", "arm, hand")
def wrist():
    return (palm(40, 36, 1.25) + path("M31 60H51V68H31Z", CORAL, "", opacity=.75)
            + tube("M41 82V94", YELLOW, 22) + arrow((92, 64), (60, 64), width=9, head=12))


@symbol("hand", "body", "palm, fingers")
def hand():
    return palm(51, 50, 1.75, sleeve=YELLOW)


@symbol("hands", "body", "two hands, both hands, palms")
def hands():
    return palm(27, 46, 1, -8, sleeve=YELLOW) + palm(69, 46, 1, 8, True, sleeve=YELLOW)


@symbol("finger", "body", "fingers, point")
def finger():
    fist = path("M22 50Q22 42 30 42H66Q76 42 76 52V72Q76 84 64 86H36Q24 84 22 72Z", PALE.skin)
    lines = path("M50 52V64M62 52V64M36 62Q48 72 54 66")
    return (ghost(tube("M48 84V93", PALE.shirt, 30), fist + lines) + tube("M36 52V14", SKIN, 14)
            + path("M31 14Q31 8 36 8T41 14V17H31Z", NAIL, width=2.5) + arrow(
                (92, 14), (52, 24), width=9, head=12))


@symbol("thumb", "body", "thumbs, finger")
def thumb_():
    fist = path("M18 50H60Q72 50 70 58 74 64 70 68 72 76 66 78 64 88 56 88H18Z", PALE.skin)
    return (ghost(tube("M6 56V84", PALE.shirt, 8), fist + path("M50 62H70M50 74H68"))
            + tube("M28 58L36 22", SKIN, 15) + path("M32 22Q32 14 38 15T42 24Z", NAIL, width=2.5) + arrow(
                (92, 14), (54, 26), width=9, head=12))


@symbol("belly-button", "body", "navel, tummy button")
def belly_button():
    belly = path("M16 26Q2 60 22 88H74Q94 60 80 26Z", SKIN)
    return (belly + path("M20 4Q48-4 76 4L84 28Q48 40 12 28Z", YELLOW)
            + path("M18 80Q48 92 78 80L76 97H20Z", BLUE) + ellipse(46, 60, 8, 8, SKIN_DARK)
            + path("M43 62q4-4 7 0", width=3.5) + arrow((96, 40), (60, 57), width=9, head=12))


@symbol("chest", "body", "breast, heart")
def chest():
    return (path("M10 94V66Q12 48 34 48H62Q84 48 86 66V94Z", SKIN)
            + path("M24 92V72M72 92V72M36 78h.1M60 78h.1") + ghost(head(48, 26, 22, "calm", who=PALE))
            + arrow((95, 50), (62, 68), width=9, head=12))


def from_behind(x, y, r, hair=HAIR):
    """A head seen from its back: only hair, and the ears."""
    bumps = "".join(
        circle(x + dx * r, y + dy * r, r * .36, hair)
        for dx, dy in ((-.8, .3), (-.85, -.35), (-.42, -.85), (.42, -.85), (.85, -.35), (.8, .3), (-.3, .7),
                       (.3, .7)))
    return bumps + circle(x, y, r * .92, hair, "")


@symbol("back", "body", "spine, behind me")
def back():
    arms = tube("M22 62Q10 74 14 92M74 62Q86 74 82 92", PALE.skin, 11)
    trunk = path("M30 54H66Q80 58 76 74L74 94H22L20 74Q16 58 30 54Z", SKIN)
    return (ghost(arms) + trunk + path("M48 62V88M34 66q6 8 2 14M62 66q-6 8-2 14", stroke=SKIN_DARK)
            + ghost(from_behind(48, 30, 22, PALE_HAIR)) + arrow((96, 44), (66, 68), width=9, head=12))


@symbol("bottom", "body", "bum, butt, tush, backside")
def bottom():
    legs = tube("M36 84V95M60 84V95", PALE.skin, 15)
    trunk = path("M30 26H66Q72 38 72 52H24Q24 38 30 26Z", PALE.shirt)
    seat = path("M22 48Q48 40 74 48 86 66 76 82 62 92 48 82 34 92 20 82 10 66 22 48Z", BLUE)
    return (ghost(legs + trunk) + seat + path("M48 58V82M30 84q8 2 12-3M66 84q-8 2-12-3")
            + ghost(from_behind(48, 14, 14, PALE_HAIR)) + arrow((2, 34), (22, 58), width=9, head=12))


@symbol("leg", "body", "legs, thigh")
def leg():
    return (path("M34 34Q34 52 38 62 32 74 36 92H76Q90 92 88 85 84 80 60 78 64 66 58 56 64 46 64 34Z", SKIN)
            + path("M26 4H66Q72 20 68 38L30 40Q20 22 26 4Z", BLUE)
            + path("M50 54q5 3 7-3", stroke=SKIN_DARK) + path("M80 83v5M72 82v5", width=3))


@symbol("knee", "body", "knees, leg")
def knee():
    return (tube("M4 34L60 30 50 84", SKIN, 22) + tube("M2 34L24 33", BLUE, 27)
            + path("M40 86H62Q66 84 78 88V95H40Z", SKIN) + path("M42 80H58V90H42Z", SKIN, "")
            + circle(60, 32, 9, CORAL, "", opacity=.7) + arrow((94, 4), (73, 22), width=9, head=12))


@symbol("foot", "body", "feet, toes")
def foot():
    return (path("M14 4H44Q44 34 50 46 56 56 74 60 90 64 90 76 90 86 78 86H22Q8 86 12 68 18 50 14 4Z", SKIN)
            + path("M80 64v8M71 61v8M62 58v8", width=3.5) + path("M82 76Q90 72 91 80", width=3))


def sole(x, flip):
    """A foot seen from below, big toe inside; `flip` is -1 for the other one."""
    t = lambda dx: x + dx * flip
    d = data("M", t(-14), 48, "Q", t(-18), 30, t(0), 28, "Q", t(18), 28, t(17), 46, "Q", t(12), 60, t(12),
             74, "Q", t(12), 92, t(-1), 92, "Q", t(-14), 92, t(-12), 74, "Q", t(-11), 60, t(-14), 48, "Z")
    toes = "".join(
        circle(t(dx), y, r, SKIN)
        for dx, y, r in ((11, 16, 8), (-1, 17, 5.5), (-10, 21, 5), (-17, 29, 4.5)))
    return path(d, SKIN) + toes + ellipse(t(1), 42, 9, 6, "#ecbd96", "") + ellipse(
        t(0), 80, 7, 6, "#ecbd96", "")


@symbol("feet", "body", "two feet, soles, barefoot")
def feet():
    return sole(25, 1) + sole(71, -1)


@symbol("toe", "body", "toes, foot")
def toe():
    return (
        ghost(tubes([data("M", x, 44, "V", y) for x, y in ((46, 22), (58, 27), (69, 35))], PALE.skin, 9),
              path("M18 92Q16 70 14 54 14 40 28 38 50 34 72 44 78 56 70 70 64 84 66 92Z", PALE.skin))
        + path("M14 50Q8 18 26 12 40 12 38 46Q28 60 14 50Z", SKIN)
        + path("M17 28Q16 16 25 15 34 16 33 28Z", NAIL, width=2.5) + arrow(
            (72, 6), (42, 18), width=8, head=11))


@symbol("boo-boo", "body", "hurt, owie, scrape, cut, bandage, plaster", label="boo-boo")
def boo_boo():
    shin = tube("M4 44L52 38 46 86", SKIN, 24) + tube("M2 44L22 42", BLUE, 29)
    foot = path("M35 86H59Q64 84 76 88V95H35Z", SKIN) + path("M37 80H55V90H37Z", SKIN, "")
    return (shin + foot + group(plaster(0, 0, 1.1, 0), plaster(0, 0, 1.1, 90), move=(54, 38), turn="45")
            + rays(54, 38, 28, 37, (-100, -65, -30, 5, 40), RED, 5))


@symbol("owie", "body", "hurt, ouch, boo-boo, sore finger, blood")
def owie():
    return (path("M18 97V62Q18 54 26 54H66Q74 56 74 64V80L68 97Z", SKIN) + path("M48 62V74M60 64V74")
            + tube("M34 64V24", SKIN, 15) + path("M20 40L48 30V44L20 54Z", "#f4c9a0", width=3)
            + path("M29 37L39 33V47L29 51Z", CREAM, "")
            + rays(34, 24, 20, 28, (-170, -130, -90, -50, -10), RED, 5) + drop(62, 42, 6, RED))
