"""A whole board is made ahead, whatever becomes of one of its words."""
import pytest

import faults
from home import Home, voice


@pytest.fixture
def home(server, tmp_path):
    with Home(tmp_path, [voice("nobody", server=server.address)], output="silent") as home:
        yield home
    server.mend()


def test_one_word_that_a_server_cannot_say_keeps_no_other_from_being_made(home, server):
    server.misbehave(faults.says_that_it_cannot, only="help;")
    home.send("/v1/settings", {"voice": "nobody"}, "PATCH")
    home.until_made(but=1)
    server.mend()
    home.sound("help", voice="nobody")


def test_a_board_that_was_begun_is_made_to_its_end_once_the_server_is_back(home, server):
    server.misbehave(faults.is_held, only="help;")
    home.send("/v1/settings", {"voice": "nobody"}, "PATCH")
    server.wait_for("help;")
    server.die()
    home.is_told("it closed the connection|nobody answers|connection broke")
    server.mend()
    home.until_made()
    assert home.touch("help")["source"] == "cache"


def test_what_was_made_is_there_after_meadow_has_ended_without_its_server(home, server):
    home.speak_with("nobody")
    home.becomes(lambda: home.get("/healthz")["cache"]["bytesOnDisk"], lambda count: count > 0)
    made, _ = home.sound("more", voice="nobody", rate=None, pitch=None, range=None)
    home.stop()
    server.die()
    home.start()
    home.until_made()
    assert home.touch("more")["source"] == "cache"
    again, _ = home.sound("more", voice="nobody", rate=None, pitch=None, range=None)
    assert (made == again).all()
