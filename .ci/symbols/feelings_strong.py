"""Feelings that are loud: mad, scared, surprised, excited, silly, crying, proud, hurt."""
from book import symbol
from dataclasses import replace
from faces import CHILD, head, tears
from figure import arm, bust
from shapes import MARK, ORANGE, RED, WHITE, circle, ellipse, motion, path, rays, star
from signs import drops, plaster



@symbol("mad", "feelings", "angry, furious, cross, upset")
def mad():
    fists = arm([(24, 92), (4, 98), (12, 76)], width=10) + arm([(72, 92), (92, 98), (84, 76)], width=10)
    return (rays(48, 48, 38, 46, (-155, -130, -105, -75, -50, -25), RED, 5) + bust(
        (48, 50), 28, "angry", bottom=95, who=replace(CHILD, skin="#e07f5c")) + fists)


@symbol("scared", "feelings", "afraid, frightened, fear")
def scared():
    shake = motion("M8 22q-6 6 0 12t0 12M88 22q6 6 0 12t0 12")
    return (shake + bust(
        (48, 44), 31, "scared", bottom=94) + arm([(22, 88), (10, 96), (24, 70)], width=10, is_open=True)
            + arm([(74, 88), (86, 96), (72, 70)], width=10, is_open=True))


@symbol("surprised", "feelings", "wow, shocked, amazed, surprise")
def surprised():
    return (rays(48, 40, 38, 45, (-160, -135, -110, -70, -45, -20), ORANGE, 5) + bust(
        (48, 46), 27, "surprised", bottom=94) + arm([(22, 90), (6, 96), (11, 68)], width=8, is_open=True)
            + arm([(74, 90), (90, 96), (85, 68)], width=8, is_open=True))


@symbol("excited", "feelings", "yay, thrilled, can't wait, hooray")
def excited():
    fists = arm([(24, 84), (2, 96), (19, 70)], width=8) + arm([(72, 84), (94, 96), (77, 70)], width=8)
    return (bust((48, 48), 27, "starry", bottom=94) + fists
            + rays(48, 44, 34, 42, (-150, -120, -60, -30), ORANGE, 5))


@symbol("silly", "feelings", "funny, goofy, joking")
def silly():
    return (bust(
        (48, 46), 28, "silly", bottom=94) + arm([(24, 88), (2, 92), (13, 50)], width=8, is_open=True)
            + arm([(72, 88), (94, 92), (83, 50)], width=8, is_open=True))


@symbol("crying", "feelings", "cry, weep, tears, sobbing, sad")
def crying():
    tears_ = drops((15, 66, 5), (81, 66, 5), (10, 84, 5), (86, 84, 5), (24, 84, 4), (72, 84, 4))
    return (bust((48, 44), 30, "cry", bottom=94) + arm([(24, 86), (14, 92), (35, 50)], width=9)
            + arm([(72, 86), (82, 92), (61, 50)], width=9) + tears_)


@symbol("hurt", "feelings", "ouch, pain, injured, bump")
def hurt():
    band = path("M12 40Q46 12 84 34L85 47Q46 26 11 53Z", WHITE, width=3.5)
    return (head(48, 52, 37, "sad") + band + circle(70, 34, 6.5, RED, "") + tears(48, 52, 37, 1)
            + plaster(72, 74, .8, -35))


@symbol("proud", "feelings", "I did it, well done, did it myself")
def proud():
    ribbon = path("M38 56L48 72 58 56", "#5b9bd8", width=3.5)
    arms = arm([(24, 66), (4, 76), (22, 90)], width=9) + arm([(72, 66), (92, 76), (74, 90)], width=9)
    return (bust((48, 32), 25, "proud", (0, -.6)) + arms + ribbon + star(48, 79, 13))


@symbol("worried", "feelings", "anxious, nervous, uneasy")
def worried():
    scribble = path("M60 18q8-10 16 0t-10 6q-8-8 8-10t12 10q-4 8-14 4", stroke=MARK, width=3.5)
    cloud = ellipse(74, 18, 20, 14, WHITE) + circle(59, 36, 3.5, WHITE, width=3)
    return (cloud + scribble + bust(
        (40, 52), 25, "worried",
        (.2, -.4), bottom=95) + arm([(20, 92), (8, 104),
                                     (36, 82)], width=8) + arm([(60, 92), (72, 104), (46, 82)], width=8))


@symbol("frustrated", "feelings", "fed up, annoyed, I can't do it, argh")
def frustrated():
    cloud = path("M28 12q8-12 16 0t16-4 8 8-12 4-14 4-10-6-14 0", stroke=MARK, width=4)
    return (cloud + bust((48, 50), 25, "strain", bottom=94) + arm([(24, 90), (4, 72), (24, 40)], width=9)
            + arm([(72, 90), (92, 72), (72, 40)], width=9))
