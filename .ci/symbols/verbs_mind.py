"""Ask, tell, know, call, buy, win, try, rest, hurry … : what is harder to draw."""
from book import symbol
from faces import DADDY, GIRL, MOMMY, head
from figure import arm, bust, child, point
from props import block, clock, pillow
from shapes import (BROWN, CORAL, INK, ORANGE, PURPLE, RED, STEEL, TEAL, WHITE, WOOD, YELLOW, arrow,
                    check, circle, group, motion, path, question, rays, rect, speech, star, tube)


@symbol("ask", "verbs", "question, asking", kind="abstract")
def ask():
    return bust((32, 52), 24, "blow", (.5, -.1)) + speech(70, 25, 23, 20, (56, 58)) + question(70, 25, 13)


@symbol("tell", "verbs", "say, tell me, story", kind="abstract")
def tell():
    return (bust((26, 64), 17, "laugh", (.5, 0)) + bust((68, 64), 17, "happy", (-.5, 0), who=GIRL)
            + speech(48, 20, 30, 16, (38, 50)) + path("M36 20h.1M48 20h.1M60 20h.1", width=7))


@symbol("know", "verbs", "idea, I know, clever", kind="abstract")
def know():
    bulb = path("M63 46Q52 36 52 24A19 19 0 0 1 90 24Q90 36 79 46V52H63Z",
                YELLOW) + path("M64 59H78M67 65H75", width=5)
    return (bust((30, 60), 20, "laugh", (.6, -.7)) + bulb + path("M66 30L71 36 76 30", width=3)
            + rays(71, 26, 25, 31, (160, 195, 20, -15), ORANGE, 5))


@symbol("call", "verbs", "phone, ring, telephone", kind="abstract")
def call():
    phone = group(rect(-8, -18, 16, 36, 4, TEAL), move=(66, 46), turn="12")
    return (bust((38, 44), 27, "laugh", (-.2, 0)) + phone + arm([(56, 80), (88, 88), (70, 58)], width=10)
            + motion("M82 34Q88 42 84 52", "M88 24Q98 40 92 58", colour=PURPLE))


@symbol("buy", "verbs", "shop, pay, money, store")
def buy():
    cart = (path("M18 30H84L76 62H28Z", STEEL)
            + path("M4 18H14L28 72H76M40 30L42 62M62 30L60 62M22 46H80", width=3.5))
    goods = circle(40, 22, 11, RED) + rect(54, 6, 20, 26, 3, YELLOW)
    return goods + cart + circle(36, 84, 7, WHITE) + circle(68, 84, 7, WHITE)


@symbol("win", "verbs", "won, first, trophy, winner")
def win():
    trophy = (tube("M34 18Q18 18 22 34T38 44M62 18Q78 18 74 34T58 44", YELLOW, 4)
              + path("M30 8H66Q66 50 48 52 30 50 30 8Z", YELLOW) + star(48, 27, 11, ORANGE))
    return (path("M42 50H54V64H42Z", YELLOW) + path("M28 66H68V80H28Z", BROWN) + trophy
            + arm([(-8, 100), (4, 88), (30, 76)], width=12)
            + arm([(104, 100), (92, 88), (66, 76)], width=12))


@symbol("try", "verbs", "try it, attempt, trying", kind="abstract")
def try_():
    peg = rect(50, 62, 42, 30, 4, WOOD) + path("M62 66H80V76H62Z", INK, width=2)
    return (bust((26, 46), 21, "silly", (.5, .4)) + peg + block(60, 32, 22, TEAL)
            + arm([(38, 74), (46, 92), (60, 48)], width=8) + question(88, 18, 11))


@symbol("rest", "verbs", "relax, take a break, quiet time")
def rest():
    sofa = (path("M8 44Q8 34 18 34H78Q88 34 88 44V60H8Z", TEAL)
            + path("M2 58Q2 50 10 50T18 58V70H78V58Q78 50 86 50T94 58V88H2Z", "#4fb3a9"))
    return sofa + child((48, 36), (48, 68), ((40, 92), (58, 92)), 17, "sleep")


@symbol("hurry", "verbs", "quick, hurry up, fast, rush", kind="abstract")
def hurry():
    return (clock(76, 20, 15)
            + child((42, 28), (34, 60), ((8, 76), (52, 90)), 18, "try", (.8, 0),
                    ([(20, 44), (14, 56)], [(60, 62), (68, 50)]), knees=((26, 86), (62, 64)))
            + motion("M2 34H14", "M2 46H10"))


@symbol("race", "verbs", "racing, run fast, finish")
def race():
    flag = (path("M66 8H93V32H66Z", WHITE) + path("M66 8H75V20H66ZM84 8H93V20H84ZM75 20H84V32H75Z", INK, "")
            + path("M66 6V92", width=5))
    return flag + child((36, 28), (28, 60), ((6, 76), (46, 90)), 18, "laugh", (.8, 0),
                        ([(14, 44), (10, 56)], [(54, 60), (60, 48)]), knees=((20, 86), (56, 64)))


@symbol("tuck-in", "verbs", "tuck me in, cover up, bedtime", label="tuck in")
def tuck_in():
    blanket = path("M6 62Q44 50 80 62V93H6Z", PURPLE) + path("M6 62Q44 50 80 62V72Q44 60 6 72Z", "#e3d2f7")
    return (pillow(8, 20, 70, 42) + head(42, 42, 20, "happy") + blanket
            + arm([(116, 20), (104, 30), (76, 62)], MOMMY, 13, True))


@symbol("tie", "verbs", "shoelace, bow, knot, tying")
def tie():
    shoe = path("M8 44Q20 50 36 40Q50 58 74 62 92 66 92 84H8Z", CORAL) + path("M4 84H93V92H4Z", WHITE)
    bow = path(
    "M52 46Q28 40 36 24 50 20 54 44 60 20 76 26 80 42 56 48Q66 56 70 58M54 48Q46 56 42 58",
    None,
    None,
     9)
    lace = path(
    "M52 46Q28 40 36 24 50 20 54 44 60 20 76 26 80 42 56 48Q66 56 70 58M54 48Q46 56 42 58",
    stroke=YELLOW,
     width=4)
    return shoe + bow + lace


@symbol("work", "verbs", "job, at work, working")
def work():
    desk = path("M3 80H93V88H3Z", WOOD)
    return (bust((34, 40), 22, "calm", (.4, .4), who=DADDY, bottom=82) + path("M56 52H90L84 80H50Z", STEEL)
            + circle(70, 66, 4, WHITE, "") + desk)


@symbol("stretch", "verbs", "reach up, arms up, stretching")
def stretch():
    return (child((48, 36), (48, 72), ((36, 93), (60, 93)), 17, "yawny", (0, 0),
                  ([(24, 40), (28, 10)], [(72, 40), (68, 10)]))
            + arrow((10, 60), (10, 16), width=7, head=10) + arrow((86, 60), (86, 16), width=7, head=10))


@symbol("lift", "verbs", "pick up, raise, heavy, lifting")
def lift():
    return (rect(22, 4, 52, 26, 3, WOOD) + path("M48 4V16", width=4)
            + child((48, 52), (48, 78), ((40, 93), (56, 93)), 16, "try", (0, 0),
                    ([(20, 56), (28, 32)], [(76, 56), (68, 32)]))
            + arrow((88, 66), (88, 22), width=8, head=10))


@symbol("point", "verbs", "pointing, show, finger")
def point_():
    return point(50, 52, 1.75, sleeve=YELLOW)


@symbol("finish", "verbs", "end, last one, complete, done", kind="abstract")
def finish():
    flags = (path("M12 8H84V32H12Z", WHITE)
             + path("M12 8H24V20H12ZM36 8H48V20H36ZM60 8H72V20H60ZM24 20H36V32H24ZM48 20H60V32H48ZM72 "
                    "20H84V32H72Z", INK, ""))
    return path("M12 6V92M84 6V92", width=5) + flags + check(48, 66, 20, width=10)
