"""What Meadow gives in a natural voice as it is, is what Piper said: over a port, a socket and as a program that
Meadow starts itself."""
import numpy as np
import pytest

from home import Home, voice
from likeness import at_48k, likeness, loudest
from piper import Piper, command
from processes import children, ended

#: Their first sounds are the softest and shortest there are.
WORDS = ["fish", "think", "help", "stop", "hat", "two", "vegetable"]
PHRASES = ["I want more juice", "The cat is here."]
WAYS = ["tcp", "unix", "stdio"]


@pytest.fixture(scope="module", params=WAYS)
def way(request, piper, tmp_path_factory):
    """A home that reaches Piper in this way."""
    folder = tmp_path_factory.mktemp("piper")
    if request.param == "tcp":
        with Home(folder, [voice("joe", server=piper.address)], output="silent") as home:
            yield home
    elif request.param == "unix":
        with Piper(f"unix://{folder}/piper.sock") as other, Home(
                folder, [voice("joe", server=other.address)], output="silent") as home:
            yield home
    else:
        with Home(folder, [voice("joe", start=command())], output="silent") as home:
            yield home


def test_each_word_is_what_the_server_said_and_lacks_no_sound_of_it(way, piper):
    for text in WORDS + PHRASES:
        clip, rate = way.sound(text, voice="joe")
        assert rate == 48_000
        take = at_48k(*piper.says(text if text in PHRASES else text + ";"))
        found, start = likeness(clip, take)
        assert found > 0.99, (text, found)
        # What was left out, before and behind, is quiet.
        assert loudest(take[:start]) < loudest(take) - 45, text
        assert loudest(take[start + len(clip):]) < loudest(take) - 40, text


def test_a_word_is_made_once_and_kept(way):
    first, _ = way.sound("banana", voice="joe")
    again, _ = way.sound("banana", voice="joe")
    assert np.array_equal(first, again)


def test_a_hint_with_the_phonemes_that_piper_reads_anyway_sounds_the_same(way):
    plain, _ = way.sound("cat", voice="joe")
    hinted, _ = way.sound("cat", voice="joe", hint="arpabet:K AE1 T")
    other, _ = way.sound("cat", voice="joe", hint="arpabet:D AO1 G")
    assert likeness(hinted, np.pad(plain, len(hinted)))[0] > 0.99
    assert likeness(other, np.pad(plain, len(other)))[0] < 0.9


@pytest.mark.parametrize("end", [Home.stop, Home.kill], ids=["told to", "killed"])
def test_the_program_that_meadow_starts_ends_with_it_when_it_is(end, tmp_path):
    home = Home(tmp_path, [voice("joe", start=command())], output="silent").start()
    home.sound("fish", voice="joe")
    program, = children(home.process.pid)
    with ended(program):
        end(home)
