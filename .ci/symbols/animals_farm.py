"""Animals of the farm."""
from book import symbol
from shapes import BLUE, CREAM, INK, PINK, WHITE, circle, ellipse, group, path, tube
from shapes_animals import GREY_DARK, HOOF, ROSE, beast, both, equine, snout
from shapes_food import GOLD, eyes, specks, thin


def wool(locks, fill):
    """Fleece: circles that grow together."""
    return "".join(circle(*p, "none") for p in locks) + "".join(circle(*p, fill, "") for p in locks)


@symbol("cow", "animals", "moo, cattle")
def cow():
    head = (both(lambda s: path(f"M{66 + s * 9} 16Q{66 + s * 16} 14 {66 + s * 15} 4 {66 + s * 22} "
            f"14 {66 + s * 13} 24Z", CREAM)) + both(lambda s: ellipse(66
            + s * 23, 26, 8, 5.5, WHITE if s < 0 else "#5b4a45"))
            + path("M66 10Q84 10 83 30L80 50H52L49 30Q48 10 66 10Z", WHITE)
            + path("M68 12Q82 12 81 30L78 40Q66 34 68 12Z", "#5b4a45", "") + ellipse(66, 48, 19, 11, ROSE)
            + specks((60, 47), (72, 47), width=5) + eyes((58, 30), width=6.5)
            + specks((74, 30), colour=WHITE, width=9) + eyes((74, 30), width=6.5))
    patches = path("M22 47Q38 44 40 54 36 66 24 62 14 58 22 47ZM44 76Q46 66 56 68 60 72 58 76Z", "#5b4a45",
            "")
    return (thin("M12 52Q2 56 5 74", None, 4) + specks((5, 76), width=8)
            + ellipse(40, 77, 8, 6, PINK, width=3) + beast(WHITE, "#cfc6bf", HOOF) + patches
            + group(head, move=(-3, 0)) + circle(63, 66, 6, GOLD, width=3))


@symbol("horse", "animals", "neigh, ride")
def horse():
    mane = path("M60 7Q46 12 42 28 40 38 34 42 48 46 54 38 62 28 67 15Z", "#5c3a28")
    return (equine("#b9753f", "#925728", mane + path("M58 12L61 3 67 12Z", "#b9753f", width=3.5), "#5c3a28")
            + eyes((75, 26), width=6) + specks((85, 41), width=4))


@symbol("pony", "animals", "little horse, ride")
def pony():
    mane = path("M56 16Q40 16 38 32 36 44 28 48 42 56 54 46 66 36 64 20ZM58 18Q72 12 78 28 68 34 58 18Z",
            PINK)
    body = ("M10 58Q11 46 24 46H44Q48 32 58 22 68 14 80 24 88 32 92 42 93 52 84 52 76 52 72 48 74 58 68 66"
            "V91H56V76H26V91H14V70Q10 66 10 58Z")
    saddle = path("M24 44Q36 52 46 44L44 64H28Z", BLUE, width=3)
    return (tube("M14 56Q8 64 10 80", PINK, 8) + tube("M34 74V86M49 74V86", "#d9c5a5", 8)
            + path(body, CREAM) + path("M16 89V84H25V89ZM58 89V84H66V89Z", HOOF, HOOF, 2) + saddle + mane
            + path("M60 20L60 9 70 17Z", CREAM) + eyes((77, 34), width=7) + specks((86, 45), width=4)
            + specks((74, 44), colour=ROSE, width=7))


@symbol("donkey", "animals", "mule, hee-haw")
def donkey():
    ears = (group(ellipse(58, 10, 5, 12, GREY_DARK), turn="-24 58 20")
            + group(ellipse(66, 9, 5, 12, GREY_DARK), turn="14 66 20"))
    mane = path("M60 14Q50 20 46 30 44 36 40 40 48 42 52 36L62 18Z", INK, width=3)
    nose = path("M80 26Q86 30 91 40 92 48 84 48 77 48 74 41Z", WHITE, width=3)
    return (group(ears, move=(0, 9)) + group(equine(GREY_DARK, "#6d7482", mane, GREY_DARK, more=nose),
            move=(0, 2)) + eyes((74, 29), width=6) + specks((85, 42), width=4))


@symbol("pig", "animals", "piggy, oink")
def pig():
    pink, dark = "#f8a9bb", "#ee8aa2"
    head = (both(lambda s: path(f"M{64 + s * 8} 20Q{64 + s * 14} 6 {64 + s * 24} 10 {64 + s * 26} "
            f"22 {64 + s * 18} 28Z", dark)) + ellipse(64, 36, 25, 22, pink)
            + ellipse(64, 43, 12, 9, dark, width=3.5) + specks((60, 43), (68, 43), width=4.5)
            + eyes((53, 31), (75, 31), width=6.5) + thin("M58 54Q64 58 70 54", None, 3))
    return tube("M14 57Q5 58 7 50 12 45 14 52", pink, 3, 3) + beast(pink, dark, HOOF) + head


@symbol("sheep", "animals", "baa, wool")
def sheep():
    fleece = wool([(20, 52, 13), (34, 42, 14), (52, 40, 13), (20, 66, 12), (36, 70, 13), (54, 70, 13),
            (66, 60, 13), (44, 56, 18)], WHITE)
    head = (both(lambda s: group(ellipse(68 + s * 19, 32, 9, 5, "#4c4650"), turn=f"{s * 18} 68 32"))
            + path("M68 18Q84 18 83 36 82 56 68 56T53 36Q52 18 68 18Z", "#4c4650")
            + wool([(58, 19, 7), (68, 16, 8), (78, 19, 7)], WHITE)
            + specks((61, 34), (75, 34), colour=WHITE, width=9) + specks((62, 35), (74, 35), width=5)
            + thin("M62 46Q68 50 74 46", WHITE, 3))
    return tube("M24 74V88M38 76V88M52 76V88M64 72V88", "#4c4650", 5) + fleece + group(head, move=(-4, 0))


@symbol("lamb", "animals", "baby sheep, little sheep")
def lamb():
    fleece = wool([(28, 62, 11), (40, 56, 11), (54, 58, 11), (28, 74, 10), (42, 76, 11), (56, 74, 11),
            (42, 66, 12)], WHITE)
    head = (both(lambda s: group(ellipse(58 + s * 23, 32, 10, 6, ROSE), turn=f"{s * 24} 58 32"))
            + path("M58 12Q78 14 77 34 76 54 58 54T39 34Q38 14 58 12Z", "#f9e3d2")
            + wool([(47, 16, 7), (58, 12, 8), (69, 16, 7)], WHITE) + eyes((50, 34), (66, 34), width=7.5)
            + snout(58, 44, 1, 5, None, "#c9788a", 3.5))
    bow = path("M58 60L48 54V66ZM58 60L68 54V66Z", BLUE, width=3)
    return (circle(16, 64, 7, WHITE) + tube("M28 80V89M40 82V89M50 82V89M60 78V89", "#f9e3d2", 5) + fleece
            + head + bow)


@symbol("goat", "animals", "billy goat, kid")
def goat():
    head = (both(lambda s: path(f"M{66 + s * 5} 18Q{66 + s * 6} 4 {66 + s * 18} 3 {66 + s * 14} "
            f"10 {66 + s * 13} 20Z", "#a08a72")) + both(lambda s: group(ellipse(66
            + s * 20, 30, 9, 5, "#e9e1d6"), turn=f"{s * 24} 66 30")) + path("M62 54H70L67 68Z", "#a08a72")
            + path("M66 14Q81 16 80 32L76 50Q66 60 56 50L52 32Q51 16 66 14Z", "#f4efe7")
            + eyes((58, 32), (74, 32), width=6) + snout(66, 46, 1, 6, None, "#b0808a", 3.5))
    return (path("M12 54L3 42 16 48Z", "#f4efe7") + beast("#f4efe7", "#cdc3b5", HOOF)
            + group(head, move=(-2, 0)))
