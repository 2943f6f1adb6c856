"""People and pronouns: the child is I, the others are you, he, she, they; the arrow says who is meant."""
from book import symbol
from faces import BOY, DADDY, GIRL, MOMMY, Person
from figure import arm, bust, child, point
from props import block, faced_cup, pin, teddy
from shapes import (CREAM, GREEN, LEAF, MARK, ORANGE, SKIN, STONE, TEAL, WOOD, YELLOW, arrow, ball, circle, data, path,
                    tube)
from turns import ring


GREY = Person(hair="short", hair_colour="#a39d97", skin="#dcd7d0", shirt=STONE, trousers=STONE)


@symbol("mommy", "people", "mom, mum, mama, mother")
def mommy():
    return with_child(MOMMY)


def with_child(who):
    """A grown-up with the child in its arm."""
    hug = arm([(52, 60), (92, 62), (86, 82)], who, 10)
    return (bust((34, 34), 25, "happy", (.3, .2), who=who) + hug + bust((67, 59), 17, "glad", (-.3, -.2))
            + circle(88, 84, 6, who.skin))


@symbol("daddy", "people", "dad, papa, father")
def daddy():
    return with_child(DADDY)


@symbol("i", "pronouns", "myself, I am", kind="abstract", label="I")
def i():
    finger = tube("M64 76L46 72", SKIN, 8)
    return bust((42, 32), 26) + finger + arm([(68, 62), (108, 96), (66, 77)], width=12)


@symbol("me", "pronouns", "myself, it's me, this is me", kind="abstract")
def me():
    others = bust((17, 58), 13, "none", who=GREY) + bust((79, 58), 13, "none", who=GREY)
    return others + bust((48, 56), 20, "laugh") + arrow((48, 3), (48, 30), width=10, head=13)


@symbol("you", "pronouns", "you there, yourself", kind="abstract")
def you():
    speaker = bust((18, 50), 15, "happy", (.9, 0), who=GREY)
    return (speaker + bust((72, 54), 20, "laugh", (-.4, 0), who=GIRL)
            + arrow((72, 2), (72, 28), width=10, head=13)
            + tube("M18 80H34", STONE, 9) + point(40, 79, .85, skin="#f3ece2"))


@symbol("mine", "pronouns", "that's mine, belongs to me, not yours", kind="abstract")
def mine():
    hug = arm([(22, 60), (6, 96), (38, 84)], width=11) + arm([(62, 60), (80, 96), (50, 78)], width=11)
    return (bust((42, 30), 25, "cross", (.4, 0)) + ball(43, 73, 18) + hug
            + arm([(106, 62), (98, 64), (78, 62)], GIRL, 8, True))


@symbol("my", "pronouns", "belongs to me, my own", kind="abstract")
def my():
    things = teddy(80, 22, 13) + faced_cup(64, 62, 20, 29, TEAL)
    return (bust((28, 38), 21, "happy", (.4, .2), ("", [(60, 94), (28, 80)])) + things
            + arrow((66, 34), (48, 54), width=6, head=9) + arrow((63, 74), (46, 70), width=6, head=9))


@symbol("he", "pronouns", "him, boy, that boy", kind="abstract")
def he():
    return (child((60, 28), (60, 68), ((52, 92), (68, 92)), 20, who=BOY)
            + arrow((4, 52), (36, 52), width=11, head=15))


@symbol("she", "pronouns", "her, girl, that girl", kind="abstract")
def she():
    return (child((60, 28), (60, 68), ((52, 92), (68, 92)), 20, who=GIRL)
            + arrow((4, 52), (36, 52), width=11, head=15))


@symbol("they", "pronouns", "them, those people", kind="abstract")
def they():
    return (bust((27, 58), 16, who=GIRL) + bust((73, 58), 16, who=BOY)
            + arrow((27, 4), (27, 32), width=8, head=11) + arrow((73, 4), (73, 32), width=8, head=11))


@symbol("we", "pronouns", "us, together, both of us, our", kind="abstract")
def we():
    return (bust((24, 56), 17, "laugh", (.3, 0)) + bust((67, 56), 17, "laugh", (-.3, 0), who=GIRL)
            + arrow((24, 3), (24, 30), width=8, head=11) + arrow((67, 3), (67, 30), width=8, head=11))


@symbol("it", "pronouns", "the thing, that thing", kind="abstract")
def it():
    return block(28, 48, 42, ORANGE) + arrow((48, 3), (48, 40), width=12, head=17)


@symbol("this", "pronouns", "this one, near me, choose this", kind="abstract")
def this():
    """One of three, the near one: the finger points and does not touch."""
    others = circle(18, 20, 14, CREAM, MARK, 3) + circle(78, 20, 14, CREAM, MARK, 3)
    return (others + ball(48, 36, 20) + path(ring(48, 36, 28), stroke=GREEN, width=5)
            + point(48, 92, 1.1, turn=-90, sleeve=YELLOW))


@symbol("that", "pronouns", "that one, over there", kind="abstract")
def that():
    shelf = tube("M68 46H92", WOOD, 5) + path("M88 51V62L76 51")
    sight = path("M58 54L68 36", stroke=MARK, width=5, stroke_dasharray="3 9")
    return (shelf + ball(80, 28, 13) + sight + bust((22, 46), 19, "happy", (.8, -.3))
            + pointing((32, 72), (46, 84), (44, 72), (53, 61)))


def pointing(shoulder, elbow, hand, tip):
    """The child's arm, its finger stretched out."""
    return tube(data("M", *hand, "L", *tip), SKIN, 4.5, 3.5) + arm([shoulder, elbow, hand], width=9) + path(
        data("M", *hand, "L", *tip), stroke=SKIN, width=4.5)


@symbol("here", "pronouns", "in this place, right here, come here", kind="abstract")
def here():
    hill = path("M34 93Q42 76 66 76T94 93Z", LEAF)
    return (hill + pin(70, 84, 15) + child((30, 25), (28, 66), ((20, 92), (36, 92)), 20, "happy", (.7, .5),
                                         (None, "")) + pointing((38, 48), (54, 52), (48, 68), (55, 78)))


@symbol("there", "pronouns", "in that place, over there", kind="abstract")
def there():
    hill = path("M56 68Q62 50 75 50T94 62V68Z", LEAF)
    return (hill + pin(75, 54, 10) + bust((24, 60), 18, "happy", (.7, -.5))
            + pointing((34, 86), (50, 84), (44, 66), (52, 58)))


@symbol("these", "pronouns", "these ones", kind="abstract")
def these():
    balls = "".join(ball(*b) for b in ((84, 38, 11), (62, 34, 11), (76, 60, 13)))
    return balls + point(28, 66, 1.2, sleeve=YELLOW)


@symbol("those", "pronouns", "those ones", kind="abstract")
def those():
    balls = "".join(ball(*b) for b in ((66, 12, 9), (87, 12, 9), (84, 33, 9)))
    return balls + bust((28, 50), 21, "happy", (.7, -.4)) + pointing((40, 80), (60, 74), (54, 50), (62, 41))


@symbol("your", "pronouns", "yours, belongs to you", kind="abstract")
def your():
    return (faced_cup(6, 50, 28, 36, ORANGE, GIRL) + bust((64, 44), 20, who=GIRL)
            + arrow((16, 36), (42, 22), (18, 14), 8, head=11))


@symbol("our", "pronouns", "ours, belongs to us", kind="abstract")
def our():
    return (bust((24, 36), 17, "happy", (.4, .4)) + bust((70, 36), 17, "happy", (-.4, .4), who=GIRL)
            + ball(48, 74, 16) + arm([(14, 58), (8, 90), (32, 80)], width=8)
            + arm([(80, 58), (88, 90), (64, 80)], GIRL, 8))
