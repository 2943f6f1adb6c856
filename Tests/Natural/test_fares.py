"""How each voice fares is told of that voice, and while a page is open: one server of two that dies takes the voices of the
other with it for nobody."""
import json
import re
import subprocess
import urllib.request

import pytest

from faulty_server import FaultyServer
from home import Home, voice
from service import MEADOW


@pytest.fixture
def two():
    with FaultyServer() as first, FaultyServer() as second:
        yield first, second


@pytest.fixture
def home(two, tmp_path):
    """A home with a voice at each of two servers; nobody listens."""
    files = [voice(name, server=server.address) for name, server in zip(["ann", "ben"], two)]
    with Home(tmp_path, files, output="silent") as home:
        yield home


def problems(home):
    """What /v1/voices says is wrong, by voice."""
    return {one["id"]: one["problem"] for one in home.get("/v1/voices")["voices"]}


def test_a_server_that_is_away_is_told_of_its_own_voice_alone_and_at_once(home, two):
    with urllib.request.urlopen(home.url + "/v1/events", timeout=60) as events:
        def until_told():
            while events.readline().strip() != b"event: voices":
                pass
        two[0].die()
        home.refusal("a kite", voice="ann")
        until_told()
        told = problems(home)
        assert "nobody answers" in told["ann"] and told["ben"] is None and told["girl"] is None
        home.sound("a kite", voice="ben")
        two[0].mend()
        home.becomes(lambda: home.condition()["retryInSeconds"], lambda seconds: not seconds)
        home.sound("a kite", voice="ann")
        until_told()
        assert problems(home)["ann"] is None


def test_who_waits_for_a_voice_is_told_why_it_cannot_be_made(home, two):
    two[1].die()
    home.send("/v1/settings", {"voice": "ben"}, "PATCH")
    speech = home.becomes(lambda: home.get("/healthz")["speech"], lambda speech: speech["problem"])
    assert "nobody answers" in speech["problem"] and speech["isChanging"]
    assert (speech["voice"], speech["chosen"]) == ("girl", "ben")
    two[1].mend()
    speech = home.becomes(lambda: home.get("/healthz")["speech"], lambda speech: not speech["isChanging"])
    assert speech["problem"] is None and speech["voice"] == "ben"


def test_words_that_cannot_be_rendered_ahead_are_told_with_voice_and_reason(two, tmp_path):
    (tmp_path / "voices").mkdir()
    (tmp_path / "voices/ann.json").write_text(json.dumps(voice("ann", server=two[0].address)))
    two[0].die()
    done = subprocess.run([MEADOW, "prerender", "--voice", "ann", "--shard", "1/200", "--data", str(tmp_path)],
                          capture_output=True, text=True, timeout=120)
    assert done.returncode == 65
    assert re.search(r"\d+ words could not be made in the voice ann: nobody answers at tcp", done.stderr), done.stderr
