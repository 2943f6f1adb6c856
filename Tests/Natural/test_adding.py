"""`meadow voices find`, `add`, `list` and `remove`: a server's voice becomes a family's voices, and what is wrong with a
wish is said before anything is written."""
import json
import subprocess

import pytest

import faults
from faulty_server import FaultyServer
from nobody import RATE
from service import MEADOW

FOUR = ["vera", "vera-boy", "vera-girl", "vera-meadow"]


@pytest.fixture
def voices(tmp_path):
    """Runs `meadow voices` over a data directory of its own; its output, or what it complains of where it ends badly."""
    def run(*words, code=0):
        done = subprocess.run(
            [MEADOW, "voices", *words, *([] if "--" in words else ["--data", str(tmp_path)])],
            capture_output=True, text=True, timeout=120)
        assert done.returncode == code, done
        return done.stderr if code else done.stdout
    run.files = lambda: sorted(file.stem for file in (tmp_path / "voices").glob("*.json"))
    run.file = lambda name: json.loads((tmp_path / "voices" / f"{name}.json").read_text())
    return run


@pytest.fixture
def mended(server):
    server.mend()
    yield server
    server.mend()


def test_a_servers_voices_are_listed_with_where_they_are_from(voices, mended):
    assert voices("find", "--server", mended.address) == "nobody  en_US  nobody 1; from Meadow's tests, \n"


def test_a_voice_is_added_as_it_is_and_as_a_girl_a_boy_and_meadow(voices, mended):
    told = voices("add", "vera", "--server", mended.address, "--voice", "nobody", "--licence", "Public domain.")
    assert [line.split(":")[0] for line in told.splitlines()[:4]] == ["vera", "vera-girl", "vera-boy", "vera-meadow"]
    assert "Warning" not in told, "it stays on this machine"
    assert voices.files() == FOUR
    plain, girl, boy, meadow = (voices.file(name) for name in ["vera", "vera-girl", "vera-boy", "vera-meadow"])
    block = plain["wyoming"]
    assert (block["server"], block["voice"], block["sampleRate"]) == (mended.address, "nobody", RATE)
    assert 95 < plain["medianHertz"] == block["sourceHertz"] < 125 and not block["isMoved"]
    assert (girl["medianHertz"], boy["medianHertz"], meadow["medianHertz"]) == (244, 225, 175)
    assert [one["forWhom"] for one in (plain, girl, boy, meadow)] == ["child", "child", "child", "companion"]
    assert [one["quick"] for one in (plain, girl, boy, meadow)] == ["meadow", "girl", "boy", "meadow"]
    assert girl["wyoming"]["formantScale"] > boy["wyoming"]["formantScale"] >= 1.12, "a child's mouth is smaller"


def test_the_list_of_voices_shows_the_licence_of_each(voices, mended):
    voices("add", "vera", "--server", mended.address, "--voice", "nobody", "--licence", "Public domain.")
    listed = voices("list").splitlines()
    assert sum(line.strip() == "Public domain." for line in listed) == 4
    assert not any("spoken on" in line for line in listed)


def test_without_a_licence_it_is_said_that_none_was_told_and_where_the_voice_is_from(voices, mended):
    voices("add", "vera", "--server", mended.address, "--voice", "nobody")
    told = "Its licence was not told. It is from Meadow's tests, ."
    assert voices.file("vera")["wyoming"]["licence"] == told


def test_a_mistyped_voice_is_named_with_the_voices_that_there_are(voices, mended):
    told = voices("add", "vera", "--server", mended.address, "--voice", "nobdy", code=65)
    assert 'the server has no voice "nobdy"' in told and "Choose one of nobody" in told
    assert voices.files() == []


@pytest.mark.parametrize("fault", [faults.sends_noise, faults.sends_silence, faults.sends_two_rates],
                         ids=lambda fault: fault.__name__)
def test_a_voice_that_cannot_be_studied_is_not_added_when_its_server(voices, mended, fault):
    mended.misbehave(fault)
    told = voices("add", "vera", "--server", mended.address, code=65)
    assert faults.FAULTS[fault].removeprefix("sent ") in told
    assert voices.files() == []


def test_a_name_that_comes_with_meadow_or_is_none_is_refused(voices, mended):
    assert "comes with Meadow" in voices("add", "girl", "--server", mended.address, code=65)
    voices("add", "../vera", "--server", mended.address, code=65)
    assert "at most 17" in voices("add", "v" * 18, "--server", mended.address, code=65)
    assert voices.files() == []


def test_where_nobody_listens_that_is_said(voices, tmp_path):
    nowhere = f"unix://{tmp_path}/none"
    for words in (["find"], ["add", "vera"]):
        assert "nobody answers" in voices(*words, "--server", nowhere, code=65)


def test_a_voice_is_removed_with_all_that_was_made_of_it(voices, mended):
    voices("add", "vera", "--server", mended.address)
    voices("add", "hera", "--server", mended.address)
    assert voices("remove", "vera").splitlines() == [
        "vera is removed", "vera-girl is removed", "vera-boy is removed", "vera-meadow is removed"]
    assert voices.files() == ["hera", "hera-boy", "hera-girl", "hera-meadow"]
    assert 'no voice "vera" was added' in voices("remove", "vera", code=65)
    assert "no voice \"girl\" was added" in voices("remove", "girl", code=65), "what comes with Meadow stays"


def test_who_adds_a_voice_of_another_machine_is_warned_and_the_list_names_that_machine(voices):
    with FaultyServer(host="127.0.0.2") as server:
        assert "is not this machine" in voices("add", "vera", "--server", server.address, code=65)
        told = voices("add", "vera", "--server", server.address, "--allow", "127.0.0.2")
    assert "Warning: what these voices say leaves this device." in told and "is sent to 127.0.0.2" in told
    listed = voices("list").splitlines()
    assert sum("It is spoken on 127.0.0.2, which hears every word." in line for line in listed) == 4
