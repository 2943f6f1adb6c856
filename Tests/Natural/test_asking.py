"""When a server that fails is asked again: later each time, not for each who waits, and not for one bad text alone."""
import threading
import time

import pytest

import faults
from home import Home, voice
from nobody_heard import is_natural
from patience import PATIENCE


@pytest.fixture(scope="module")
def shared_home(server, tmp_path_factory):
    """A home whose child speaks with Nobody's voice, which has made its board; nobody listens."""
    with Home(tmp_path_factory.mktemp("asking"), [voice("nobody", server=server.address)], output="silent") as home:
        home.speak_with("nobody")
        yield home


@pytest.fixture
def home(shared_home, server):
    """That home with a server that has answered."""
    shared_home.until_asked_again()
    shared_home.sound("begin", voice="nobody", asFirstSaid="true")
    yield shared_home
    server.mend()


def fails(home, text):
    """What /healthz says of when the server is asked again, and how long ago it failed at most."""
    begun = time.monotonic()
    home.refusal(text, voice="nobody")
    rest = home.is_told("is no message")["retryInSeconds"]
    return rest, time.monotonic() - begun


def test_a_server_that_fails_is_asked_again_later_each_time(home, server):
    server.misbehave(faults.sends_garbage)
    for number, wanted in enumerate([1, 2, 4]):
        rest, since = fails(home, f"kite number {number}")
        assert rest <= wanted <= rest + since, (wanted, rest, since)
        assert server.texts[-1] == f"kite number {number}"
        home.until_asked_again()
    server.mend()
    is_natural(home, "kite number 0")
    server.misbehave(faults.sends_garbage)
    rest, _ = fails(home, "kite at last")
    assert rest <= 1, "who has answered begins anew"


def test_a_server_that_has_failed_is_left_alone_until_its_time_has_come(home, server):
    server.misbehave(faults.sends_garbage)
    for number in range(3):
        home.until_asked_again()
        fails(home, f"weak kite {number}")
    asked = len(server.texts)
    told = home.refusal("kite between", voice="nobody")
    assert "is no message" in told and "Try again in" in told, told
    assert home.tap("kite between")["source"] == "synthesised"
    assert len(server.texts) == asked, server.texts[asked:]


def test_touches_that_waited_on_a_server_that_hangs_are_not_tried_one_by_one(home, server):
    """Each would take seconds more, and the voice would stay away long after its server is mended."""
    server.misbehave(faults.never_answers)
    texts = [f"kite {number}" for number in range(4)]
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
    assert not refused, refused
    server.mend()
    home.until_asked_again()
    is_natural(home, "a dragon")


def test_a_text_that_a_server_cannot_say_may_be_touched_again_and_again(home, server):
    """A child touches what it likes, and what does not come most of all."""
    server.misbehave(faults.says_that_it_cannot, only="dragon")
    for _ in range(4):
        assert home.tap("a dragon")["source"] == "synthesised"
    assert home.condition()["state"] == "ready", home.condition()
    is_natural(home, "little kite")


def test_many_touches_at_once_are_all_answered_while_a_server_hangs(home, server):
    server.misbehave(faults.is_held)
    answers = []
    touches = [threading.Thread(target=lambda n=n: answers.append(home.tap(f"crowd of kites {n}"))) for n in range(12)]
    for touch in touches:
        touch.start()
    for touch in touches:
        touch.join(PATIENCE)
    assert sorted(one["text"] for one in answers) == sorted(f"crowd of kites {n}" for n in range(12))
