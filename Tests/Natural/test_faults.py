"""Whatever a speech server does wrong, a touch is answered and heard at once, in the quick voice; people are told, and
nothing bad is kept: once the server is mended the same text comes in the natural voice."""
import pytest

import faults
from nobody_heard import is_natural
from recorder import RATE

#: What a slow machine needs to be heard; a server that never answers is given up after more than four.
AT_ONCE = 3.0
QUICK = "girl"


def fresh(fault):
    """A text that nobody has said before."""
    return f"kite {fault.__name__.replace('_', ' ').split()[-1]}"


def is_heard_quickly(ear, home, text):
    """Checks that a touch makes `text` heard in the quick voice, once, at once, and not in the natural one."""
    mark = ear.recorder.now
    heard = ear.hear(lambda: home.tap(text))
    assert ear.recorder.onset(mark) - mark < AT_ONCE * RATE
    ear.knows(heard, text, voice=QUICK)


def is_heard_naturally(ear, home, text):
    """Checks that `text` is the server's, and that a touch makes just that heard."""
    is_natural(home, text)
    home.sound(text, voice="nobody", rate=None, pitch=None, range=None)  # as the child has it
    ear.hears(text, lambda: home.tap(text), voice="nobody")


@pytest.mark.parametrize("fault", faults.FAULTS, ids=lambda fault: fault.__name__)
def test_a_touch_is_heard_at_once_and_nothing_bad_is_kept_when_the_server(home, server, ear, fault):
    text = fresh(fault)
    server.misbehave(fault)
    is_heard_quickly(ear, home, text)
    if fault in faults.OF_A_TEXT:
        assert home.condition()["state"] == "ready", "one text that it cannot say is that text's fault"
        home.refusal(f"other {text}", voice="nobody")
    seen = home.is_told(faults.FAULTS[fault])
    assert seen["retryInSeconds"] <= 60
    assert home.get("/healthz")["status"] == "ready", "a child is heard; nothing is broken"
    server.mend()
    home.until_asked_again()
    is_heard_naturally(ear, home, text)
    assert home.condition() == {"engine": "wyoming", "state": "ready", "problem": None, "retryInSeconds": None}


def test_a_touch_is_heard_at_once_when_nobody_listens_there(home, server, ear):
    server.die()
    is_heard_quickly(ear, home, "kite and dragon")
    home.is_told(rf"nobody answers at {server.address} \(Connection refused\); start the speech server")
    server.mend()
    home.until_asked_again()
    is_heard_naturally(ear, home, "kite and dragon")


def test_a_word_that_was_made_before_goes_on_in_the_natural_voice(home, server, ear):
    server.die()
    home.refusal("kite below", voice="nobody")
    home.is_told("nobody answers")
    made = ear.hear(lambda: home.touch("more"))
    server.mend()
    home.until_asked_again()
    is_natural(home, "kite below")
    ear.knows(made, "more", voice="nobody")


def test_an_answer_that_comes_too_late_is_kept_for_the_next_touch(home, server, ear):
    server.misbehave(faults.is_held)
    is_heard_quickly(ear, home, "late kite")
    assert home.condition()["state"] == "ready", "slow is not away"
    server.mend()
    home.becomes(lambda: home.tap("late kite")["source"], lambda source: source == "cache")
    home.send("/v1/stop")
    ear.hears("late kite", lambda: home.tap("late kite"), voice="nobody")


def test_each_touch_is_heard_whole_and_in_one_voice_while_a_server_hangs(home, server, ear):
    server.misbehave(faults.never_answers)
    for text in ["first kite", "second kite"]:
        is_heard_quickly(ear, home, text)
    home.is_told("did not answer")  # nothing is on its way any more that could fail later
    server.mend()
    home.until_asked_again()
    is_natural(home, "second kite")
