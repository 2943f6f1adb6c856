"""How words are signed, after common American Sign Language usage: which shape each hand has, and from where to
where it goes. The child faces us, so that its right hand is on our left. The texts that go with them are in
defaults.json (`companion.signs`).

  R(shape, pose, …)   its right hand: poses are (x, y, turn in degrees) on the field of 96 × 96, in order
  L(shape, pose, …)   its left hand, mirrored
  to="fist"           the shape that the hand changes to on the way; times=2 goes the way twice

Places: forehead (48, 16), eyes (48, 27), cheek (33, 33), mouth (48, 37), chin (48, 46), chest (48, 68),
tummy (48, 84), before it (32, 74) and (64, 74).
"""
from dataclasses import dataclass


@dataclass(frozen=True)
class Hand:
    """A hand and its way."""
    shape: str
    poses: tuple
    flip: bool = False
    to: str = ""
    times: int = 1


@dataclass(frozen=True)
class Sign:
    """The hands of a sign, and the face that goes with it."""
    hands: tuple = ()
    face: str = "happy"
    look: tuple = (0, 0)


def R(shape, *poses, **more):
    return Hand(shape, poses, **more)


def L(shape, *poses, **more):
    return Hand(shape, poses, flip=True, **more)


def both(shape, *poses, **more):
    """Both hands, each the other's mirror image."""
    return (R(shape, *poses, **more), L(shape, *((96 - x, y, -turn) for x, y, turn in poses), **more))


def S(*hands, face="happy", look=(0, 0)):
    return Sign(tuple(hands), face, look)


SIGNS = {
    # Core words of the first tiers.
    "more": S(*both("pinch", (28, 70, 80), (39, 70, 80), times=2)),
    "all done": S(*both("five", (28, 62, -20), (20, 66, 35), times=2)),
    "eat": S(R("pinch", (36, 58, 30), (42, 44, 30), times=2), face="eat"),
    "drink": S(R("cee", (32, 56, 20), (40, 42, -35)), face="eat"),
    "want": S(*both("claw", (26, 62, -10), (30, 80, -10)), look=(0, .2)),
    "help": S(R("thumb", (48, 74, 0), (48, 58, 0)), L("flat", (50, 88, -90), (50, 72, -90))),
    "go": S(*both("point", (34, 68, -10), (22, 56, -60))),
    "stop": S(R("edge", (44, 48, 40), (48, 70, 75)), L("flat", (56, 82, -90)), face="plain"),
    "play": S(*both("wye", (26, 62, -25), (26, 62, 25), times=2), face="laugh"),
    "open": S(*both("flat", (40, 62, 0), (18, 62, -30))),
    "mommy": S(R("five", (42, 58, -50), (44, 50, -50), times=2)),
    "daddy": S(R("five", (38, 18, -50), (42, 14, -50), times=2)),
    "yes": S(R("fist", (26, 54, 0), (28, 58, 50), times=2), look=(0, .3)),
    "no": S(R("two", (26, 52, 20), (26, 52, 20), to="shut", times=2), face="plain"),
    "please": S(R("flat", (44, 68, 60), (52, 62, 60), (56, 70, 60), (48, 76, 60), (44, 68, 60))),
    "thank you": S(R("flat", (44, 50, 15), (28, 66, -20)), look=(0, .2)),
    "hi": S(R("flat", (38, 20, 40), (20, 22, 10))),
    "bye": S(R("five", (18, 46, -25), (18, 46, 20), times=2)),
    "I love you": S(R("ily", (20, 50, -10), (20, 44, 10), times=2), face="glad"),
    "up": S(R("point", (24, 60, 0), (24, 42, 0)), look=(-.2, -.5)),
    "down": S(R("point", (24, 54, 180), (24, 74, 180)), look=(-.2, .5)),
    "in": S(R("pinch", (40, 50, 150), (48, 72, 160)), L("cee", (52, 80, -60))),
    "out": S(R("pinch", (48, 72, 160), (34, 50, 0)), L("cee", (54, 78, -60))),
    "on": S(R("flat", (44, 54, 80), (46, 68, 80)), L("flat", (54, 78, -90))),
    "off": S(R("flat", (46, 68, 80), (34, 50, 60)), L("flat", (54, 78, -90))),
    "look": S(R("vee", (40, 32, 40), (20, 46, -50)), look=(-.5, .2)),
    "where": S(R("point", (24, 50, -20), (24, 50, 20), times=2), face="surprised"),
    "what": S(*both("five", (22, 70, -60), (28, 70, -60), times=2), face="surprised"),
    "mine": S(R("flat", (36, 60, 60), (45, 66, 70), times=2)),
    "potty": S(R("tee", (24, 58, -18), (24, 58, 18), times=2)),
    "hurt": S(*both("point", (26, 66, 80), (36, 66, 100), times=2), face="hurt"),
    "happy": S(*both("flat", (36, 72, 60), (34, 58, 40), times=2), face="glad"),
    "sad": S(*both("five", (38, 26, 0), (36, 56, 0)), face="sad"),
    "hot": S(R("claw", (44, 42, 30), (22, 58, -130)), face="ouch"),
    "cold": S(*both("fist", (28, 62, 10), (33, 62, 10), times=3), face="scared"),
    "sorry": S(R("fist", (44, 68, 60), (50, 62, 60), (54, 70, 60), (48, 76, 60), (44, 68, 60)), face="sad"),
    "sleep": S(R("five", (46, 22, 0), (46, 46, 0), to="pinch"), face="sleep"),
    "book": S(*both("flat", (44, 68, 0), (26, 70, -50))),
    "outside": S(R("five", (40, 60, 90), (14, 46, 0), to="pinch")),
    # The kitchen.
    "milk": S(R("cee", (26, 58, 0), (26, 58, 0), to="fist", times=2)),
    "water": S(R("three", (40, 52, 15), (42, 47, 15), times=2)),
    "cookie": S(R("claw", (47, 66, 150), (47, 68, 215), times=2), L("flat", (54, 80, -90))),
    "crackers": S(R("fist", (64, 70, 60), (70, 76, 60), times=2), L("fist", (50, 54, 60))),
    "apple": S(R("hook", (34, 38, 60), (34, 38, 110), times=2)),
    "banana": S(R("pinch", (40, 50, 150), (36, 72, 150), times=2), L("point", (50, 68, 0))),
    "cheese": S(R("flat", (46, 66, 60), (46, 66, 110), times=2), L("flat", (54, 76, -80))),
    "hungry": S(R("cee", (46, 56, 60), (46, 80, 60)), face="calm"),
    "cup": S(R("cee", (44, 54, 0), (46, 68, 0), times=2), L("flat", (54, 80, -90))),
    # The bathroom.
    "bath": S(*both("fist", (38, 60, 20), (38, 76, 20), times=2)),
    "wash": S(R("fist", (42, 66, 80), (54, 68, 80), times=2), L("fist", (54, 76, -80))),
    # The bedroom.
    "tired": S(*both("bent", (34, 62, 20), (34, 70, 70)), face="tired"),
    "bed": S(R("flat", (24, 46, 20), (31, 38, 40)), face="sleep", look=(-.3, .2)),
    "hug": S(*both("fist", (26, 62, 60), (54, 62, 70)), face="glad"),
    "scared": S(*both("fist", (20, 62, 70), (34, 66, 60), to="five", times=1), face="scared"),
    "cry": S(*both("point", (40, 30, 0), (38, 46, 0), times=2), face="cry"),
    "mad": S(R("five", (46, 34, 0), (46, 38, 0), to="claw"), face="angry"),
    "sick": S(R("middle", (38, 24, 55), (40, 20, 55), times=2), L("middle", (50, 84, -80)), face="sick"),
    # The playroom.
    "ball": S(*both("claw", (26, 66, 50), (33, 66, 50), times=2)),
    "baby": S(R("flat", (40, 74, 80), (52, 74, 80), times=2), L("flat", (62, 80, -80), (74, 80, -80), times=2),
              look=(0, .4)),
    "car": S(*both("fist", (28, 60, 20), (28, 72, 20), times=2)),
    "music": S(R("flat", (34, 62, 60), (60, 68, 80), times=2), L("edge", (60, 80, -80))),
    "friend": S(R("hook", (42, 62, 60), (50, 76, 100)), L("hook", (54, 74, -100), (46, 62, -60))),
    "again": S(R("bent", (28, 62, -60), (38, 50, 30), (48, 70, 120)), L("flat", (56, 80, -90))),
    # Outdoors.
    "dog": S(R("flat", (24, 80, 170), (28, 84, 170), times=2)),
    "cat": S(*both("eff", (38, 42, 20), (24, 40, 10), times=2)),
    "bird": S(R("beak", (42, 44, 0), (42, 44, 0), to="shut", times=2)),
    "fish": S(R("edge", (24, 66, 75), (44, 62, 105), (62, 66, 75))),
    "tree": S(R("five", (30, 54, -20), (30, 54, 20), times=2), L("flat", (44, 84, -90))),
    "flower": S(R("pinch", (40, 34, 20), (48, 30, 0), (56, 34, -20))),
    "rain": S(*both("claw", (26, 40, 150), (26, 62, 150), times=2)),
    "sun": S(R("pinch", (22, 16, 90), (28, 26, 100), to="five")),
    "jump": S(R("vee", (48, 68, 180), (48, 46, 180), times=2), L("flat", (54, 84, -90))),
    "shoes": S(*both("fist", (28, 70, 70), (39, 70, 70), times=2)),
    "hat": S(R("flat", (38, 10, 80), (40, 15, 80), times=2)),
}
