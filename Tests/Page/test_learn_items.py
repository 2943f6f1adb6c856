"""Items of lessons are seen, answered right and shown as right by a program that only uses the page (learning K8). Of
the 2 016 that `make items` plays, here are the lessons that hold every way to answer, beside every kind of thing
that is shown or chosen with it: each of these lessons once, as it is asked the first time."""
import sys

import pytest

from service import ROOT, Service

sys.path.append(str(ROOT / ".ci"))
from learn_play.items import Round  # noqa: E402
from learn_play.player import Player  # noqa: E402

LESSONS = ("gs9.4 gs7.4 gs5.4 gs8.4 gs7.2 gs10.2 ks2.3 gs7.5 gs9.1 gs7.1 ks5.1 gs1.1 gs1.4 gs8.1 gs11.1 ks9.3 "
           "ks10.3 gs2.2 gs4.3 gs9.2 gs10.1").split()
FORMATS = {"choice", "keypad", "match", "sequence", "tap-count", "number-line", "base-10", "clock", "coins", "shade",
           "graph", "measure", "pegs", "row", "moving"}
#: So many at least are asked in these lessons, beside those that are only shown.
ASKED = 160


@pytest.fixture
def player(browser, tmp_path):
    service = Service(tmp_path, output="silent").start()
    service.reset()
    service.send("/v1/profile", {"modules": ["kindergarten", "grade1"]}, method="PATCH")
    player = Player(browser, service)
    player.enter()
    yield player
    player.close()
    service.stop()


def test_every_way_to_answer_is_answered_right_with_all_that_is_shown_beside_it(player):
    done = Round(player)
    for lesson in LESSONS:
        done.play(lesson, 0)
    assert done.failed == {}
    assert player.problems == []
    assert set(done.formats) == FORMATS
    assert len(done.right) >= ASKED
