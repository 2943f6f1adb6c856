"""`kill -9` of what speaks, in the middle of a word and of a board: what is touched is heard, what was made stays, and
what speaks anew is asked again."""
import json
import os
import sys
from pathlib import Path

import pytest

from ear import Ear
from home import Home, voice
from likeness import at_48k, likeness
from piper import Piper, command
from processes import children, ended
from proxy import free_port
from relay import Relay

SERVER = str(Path(__file__).with_name("faulty_program.py"))
LONG = "once upon a time there was a little dragon"


@pytest.fixture
def mortal():
    """A Piper that may be killed."""
    with Piper(f"tcp://127.0.0.1:{free_port()}") as piper:
        yield piper


@pytest.fixture
def relay(mortal):
    with Relay(int(mortal.address.rsplit(":", 1)[1])) as relay:
        yield relay


def is_said(home, text, take):
    clip, _ = home.sound(text, voice="joe")
    found, _ = likeness(clip, at_48k(*take))
    assert found > 0.99, found


def test_piper_is_killed_in_the_middle_of_a_word(mortal, relay, shared_recorder, tmp_path):
    with Home(tmp_path, [voice("joe", server=relay.address)], output="pulse") as home:
        home.speak_with("joe")
        ear = Ear(shared_recorder, home)
        relay.strike(LONG, mortal.kill)
        ear.hears(LONG, lambda: home.tap(LONG), voice="girl")
        relay.has_struck()
        home.is_told("closed|broke|nobody answers")
        mortal.rise()
        home.until_asked_again()
        is_said(home, LONG, mortal.says(LONG))


def test_piper_is_killed_in_the_middle_of_a_board(mortal, relay, tmp_path):
    with Home(tmp_path, [voice("joe", server=relay.address)], output="silent") as home:
        relay.strike("want;", mortal.kill)
        home.send("/v1/settings", {"voice": "joe"}, "PATCH")
        relay.has_struck()
        home.is_told("closed|broke|nobody answers")
        made, asked = home.get("/healthz")["cache"]["ready"], len(relay.texts)
        assert made > 0
        assert home.touch("mommy")["source"] == "cache", "what was made before is there"
        assert home.touch("want")["source"] == "synthesised", "what was not is said all the same"
        mortal.rise()
        home.becomes(lambda: home.get("/healthz")["cache"]["ready"], lambda ready: ready > made + 5)
        assert home.touch("want")["source"] == "cache"
        assert "mommy;" not in relay.texts[asked:], "nothing is made twice"


def test_a_program_that_meadow_has_started_is_killed_and_the_next_word_has_a_new_one(tmp_path, piper):
    with Home(tmp_path, [voice("joe", start=command())], output="silent") as home:
        is_said(home, "big fish", piper.says("big fish"))
        first, = children(home.process.pid)
        with ended(first):
            os.kill(first, 9)
        is_said(home, "small fish", piper.says("small fish"))
        second, = children(home.process.pid)
        assert second != first


def test_a_program_dies_in_the_middle_of_a_word_each_time_and_then_no_more(tmp_path, shared_recorder):
    fault = tmp_path / "fault"
    fault.write_text("dies")
    start = [sys.executable, SERVER, str(tmp_path)]
    with Home(tmp_path, [voice("nobody", start=start)], output="pulse") as home:
        home.send("/v1/settings", {"voice": "nobody"}, "PATCH")
        ear = Ear(shared_recorder, home)
        ear.hears("a brave kite", lambda: home.tap("a brave kite"), voice="girl")
        home.is_told("does not run|closed the connection")
        fault.unlink()
        home.until_made()
        ear.hears("more", lambda: home.touch("more"), voice="nobody")
        assert len(children(home.process.pid)) == 1, "those that died are gone"
    lives = {process for process, _ in map(json.loads, (tmp_path / "texts").read_text().splitlines())}
    assert len(lives) >= 2
