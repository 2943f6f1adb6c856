"""The stage of the natural voices' tests: servers that speak and servers that fail, homes that have their voices, and
an ear. The ear and the service are those of the page's tests, the instruments those of the voices' tests.

Run as: .ci/private-pulse .ci/natural-tests
"""
import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
sys.path += [str(TESTS / "Page"), str(TESTS / "Voices")]

from ear import Ear  # noqa: E402
from faulty_server import FaultyServer  # noqa: E402
from home import Home, voice  # noqa: E402
from piper import Piper  # noqa: E402
from proxy import free_port  # noqa: E402
from recorder import Recorder  # noqa: E402
from service import MEADOW  # noqa: E402


@pytest.fixture(scope="session", autouse=True)
def program():
    if not os.access(MEADOW, os.X_OK):
        pytest.exit(f"{MEADOW} is missing: build it, or name it in MEADOW", 69)


@pytest.fixture(scope="session")
def sound_server():
    """Skips aloud where these tests would listen to somebody's own sound server, or to none; never in CI."""
    sinks = subprocess.run(["pactl", "list", "short", "sinks"], capture_output=True, text=True)
    if "meadow_test" not in sinks.stdout:
        assert not os.environ.get("CI"), "CI must run .ci/private-pulse .ci/natural-tests"
        pytest.skip("no sink meadow_test: run .ci/private-pulse .ci/natural-tests")


@pytest.fixture(scope="session")
def piper():
    """The real Piper on a port, for all tests that do not end it."""
    with Piper(f"tcp://127.0.0.1:{free_port()}") as piper:
        yield piper


@pytest.fixture(scope="module")
def server(request, tmp_path_factory):
    """A server of Nobody's voice that keeps what it is given and misbehaves on command; on a port, or where a module
    says `REACHED = "unix"` on a socket in the file system."""
    reached = getattr(request.module, "REACHED", "tcp")
    with FaultyServer(tmp_path_factory.mktemp("server") / "s" if reached == "unix" else None) as server:
        yield server


@pytest.fixture(scope="session")
def shared_recorder(sound_server):
    recorder = Recorder()
    yield recorder
    recorder.close()


@pytest.fixture(scope="module")
def listening_home(server, shared_recorder, tmp_path_factory):
    """A home that is heard, whose child speaks with Nobody's voice, `nobody`; `girl` speaks where it is away."""
    with Home(tmp_path_factory.mktemp("home"), [voice("nobody", server=server.address)], output="pulse") as home:
        home.speak_with("nobody")
        yield home


@pytest.fixture
def home(listening_home, server):
    """That home with nothing to say, and with a server in order that may be asked."""
    server.mend()
    listening_home.send("/v1/stop")
    listening_home.until_asked_again()
    listening_home.sound("begin", voice="nobody", asFirstSaid="true")
    yield listening_home
    server.mend()


@pytest.fixture
def ear(home, shared_recorder):
    return Ear(shared_recorder, home)
