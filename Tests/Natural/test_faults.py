"""Whatever a speech server does wrong, a touch is answered and heard at once, in the quick voice; people are told, and
nothing bad is kept: once the server is mended the same text comes in the natural voice."""
import threading

import pytest

import faults
import nobody
from home import PATIENCE
from likeness import at_48k, likeness
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


def is_natural(home, text):
    """Checks that `text` is what the server says of it; waits for what takes its time."""
    clip, _ = home.sound(text, voice="nobody")
    found, _ = likeness(clip, at_48k(nobody.samples(text), nobody.RATE))
    assert found > 0.99, found


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


def test_a_server_that_fails_is_asked_again_later_each_time_and_never_between(home, server):
    server.misbehave(faults.says_that_it_cannot)
    rests = []
    for number in range(3):
        text = f"kite number {number}"
        home.refusal(text, voice="nobody")
        server.wait_for(text)
        rests.append(home.is_told("out of memory")["retryInSeconds"])
        asked = len(server.texts)
        home.refusal("kite between", voice="nobody")
        assert home.tap(f"kite between {number}")["source"] == "synthesised"
        assert len(server.texts) == asked, "it is left alone meanwhile"
        home.until_asked_again()
    assert rests[0] <= 1 < rests[1] <= 2 < rests[2] <= 4, rests
    server.mend()
    is_natural(home, "kite number 0")
    server.misbehave(faults.says_that_it_cannot)
    home.refusal("kite at last", voice="nobody")
    assert home.is_told("out of memory")["retryInSeconds"] <= 1, "who has answered begins anew"
    server.mend()
    home.until_asked_again()
    is_natural(home, "kite at last")


def test_touches_that_waited_on_a_server_that_hangs_are_not_tried_one_by_one(home, server):
    """Each would take seconds more, and the voice would stay away long after its server is mended."""
    server.misbehave(faults.never_answers)
    texts = [f"waiting kite {number}" for number in range(4)]
    for text in texts:
        assert home.tap(text)["source"] == "synthesised"
    home.is_told("did not answer")
    server.mend()
    home.until_asked_again()
    is_natural(home, "free kite")
    given = [text for text in server.texts if text in texts]
    assert given == texts[:1], given


def test_one_text_that_a_server_cannot_say_takes_the_voice_from_no_other(home, server):
    server.misbehave(faults.says_that_it_cannot, only="dragon")
    home.refusal("a dragon", voice="nobody")
    refused = []
    for number in range(3):
        try:
            is_natural(home, f"little kite {number}")
        except OSError as problem:
            refused.append(str(problem))
    server.mend()
    home.becomes(lambda: home.condition()["retryInSeconds"], lambda seconds: not seconds)
    is_natural(home, "a dragon")
    assert not refused, refused


def test_touches_while_a_server_hangs_are_each_heard_in_one_voice(home, server, ear):
    """Who touches fast hears the last, whole, in the quick voice; the others give way to it."""
    server.misbehave(faults.never_answers)
    for text in ["first kite", "second kite"]:
        home.tap(text)
    is_heard_quickly(ear, home, "third kite")
    server.mend()
    home.becomes(home.condition, lambda one: not one["retryInSeconds"])
    is_natural(home, "third kite")


def test_many_touches_at_once_are_all_answered_while_a_server_hangs(home, server):
    server.misbehave(faults.never_answers)
    answers = []
    touches = [threading.Thread(target=lambda n=n: answers.append(home.tap(f"crowd of kites {n}"))) for n in range(12)]
    for touch in touches:
        touch.start()
    for touch in touches:
        touch.join(PATIENCE)
    assert sorted(one["text"] for one in answers) == sorted(f"crowd of kites {n}" for n in range(12))
    server.mend()
    home.becomes(home.condition, lambda one: not one["retryInSeconds"])
