"""How long a touch waits for its natural voice is the family's choice; either way one utterance is one voice."""
import io
import time

import numpy as np
import pytest
import soundfile

import faults
import nobody
from recorder import RATE

REACHED = "unix"
QUICK = "girl"
AT_ONCE = 3.0  # s; what a slow machine needs to answer; the server never does
TRIES = 20  # on a machine without time one answer may come too late; not twenty


@pytest.fixture
def waits(home):
    home.send("/v1/settings", {"naturalVoice": "wait"}, "PATCH")
    yield home
    home.send("/v1/settings", {"naturalVoice": None}, "PATCH")


@pytest.fixture
def at_once(home):
    home.send("/v1/settings", {"naturalVoice": "atOnce"}, "PATCH")
    yield home
    home.send("/v1/settings", {"naturalVoice": None}, "PATCH")


def test_a_family_that_has_chosen_nothing_waits(home):
    assert home.get("/v1/settings")["naturalVoice"] == "wait"


def test_who_waits_hears_the_natural_voice_at_the_first_touch(waits, ear):
    for number in range(TRIES):
        text = f"soon kite {number}"
        heard = ear.hear(lambda: waits.tap(text))
        try:
            ear.knows(heard, text, voice="nobody")
            return
        except AssertionError:
            ear.knows(heard, text, voice=QUICK)  # one or the other, never both
    raise AssertionError(f"the natural voice was never there within {TRIES} touches")


def test_who_waits_waits_a_quarter_of_a_second_and_no_longer(waits, server, ear):
    server.misbehave(faults.is_held)
    took = []

    def touch():
        begun = time.monotonic()
        waits.tap("held kite")
        took.append(time.monotonic() - begun)

    heard = ear.hear(touch)
    assert 0.25 <= took[0] < AT_ONCE
    ear.knows(heard, "held kite", voice=QUICK)


def test_who_does_not_wait_hears_the_quick_voice_first_and_the_natural_one_next(at_once, ear):
    """Even though the server answers faster than anybody could ask."""
    ear.hears("hasty kite", lambda: at_once.tap("hasty kite"), voice=QUICK)
    at_once.becomes(lambda: at_once.tap("hasty kite")["source"], lambda source: source == "cache")
    at_once.send("/v1/stop")
    ear.hears("hasty kite", lambda: at_once.tap("hasty kite"), voice="nobody")


def test_who_does_not_wait_hears_what_was_made_before_in_the_natural_voice(at_once, ear):
    ear.hears("more", lambda: at_once.touch("more"), voice="nobody")


@pytest.fixture
def nana(home):
    """A My Word that somebody has recorded."""
    word = home.send("/v1/words", {"group": "people", "text": "Nana", "emoji": "👵"})
    file = io.BytesIO()
    soundfile.write(file, np.pad(nobody.samples("the recording", RATE), RATE // 4), RATE, format="WAV")
    home.request(f"/v1/words/{word['id']}/recording", file.getvalue(), "PUT").close()
    yield word
    home.delete(f"/v1/words/{word['id']}")


def as_the_child_has_it(home, text, name):
    """Has `text` made in that voice, so that what is heard of it is known."""
    home.sound(text, voice=name, rate=None, pitch=None, range=None)


def test_around_a_recording_it_is_one_voice_though_half_of_the_words_are_at_hand(waits, server, ear, nana):
    as_the_child_has_it(waits, "I hug Nana", "nobody")
    as_the_child_has_it(waits, "I hug Nana tightly", QUICK)
    server.die()
    ear.hears("I hug Nana tightly", lambda: waits.tap("I hug Nana tightly"), voice=QUICK)


def test_around_a_recording_it_is_one_voice_though_half_of_the_words_come_in_time(waits, server, ear, nana):
    as_the_child_has_it(waits, "I pat Nana softly", QUICK)
    server.misbehave(faults.is_held, only="softly")
    ear.hears("I pat Nana softly", lambda: waits.tap("I pat Nana softly"), voice=QUICK)
