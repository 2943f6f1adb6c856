"""What Meadow gives in a natural voice as it is, is what Piper said: over a port, a socket and as a program that
Meadow starts itself."""
import os
import select

import numpy as np
import pytest

from home import Home, voice
from likeness import at_48k, likeness, loudest
from piper import Piper, command

#: Their first sounds are the softest and shortest there are.
WORDS = ["fish", "think", "help", "stop", "hat", "two", "vegetable"]
PHRASES = ["I want more juice", "The cat sleeps."]
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


def children(process):
    """The ids of what a process has started."""
    return [int(one) for task in os.listdir(f"/proc/{process}/task")
            for one in open(f"/proc/{process}/task/{task}/children").read().split()]


def ends(handle):
    """Waits until the process of the handle has ended."""
    return bool(select.select([handle], [], [], 60)[0])


def test_the_program_that_meadow_starts_ends_with_it_however_it_ends(tmp_path):
    for number, end in enumerate([Home.stop, Home.kill]):
        folder = tmp_path / str(number)
        folder.mkdir()
        home = Home(folder, [voice("joe", start=command())], output="silent")
        home.start()
        home.sound("fish", voice="joe")
        program, = children(home.process.pid)
        handle = os.pidfd_open(program)
        end(home)
        assert ends(handle), f"{program} goes on without Meadow"
        os.close(handle)
