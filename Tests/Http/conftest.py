"""A live, silent `meadow serve` with a data directory of its own."""
import contextlib
import os
import re
import subprocess
from pathlib import Path

import pytest
import requests

ROOT = Path(__file__).resolve().parents[2]
MEADOW = os.environ.get("MEADOW", str(ROOT / ".build/release/meadow"))
READY = re.compile(r"Meadow is ready at (http://127\.0\.0\.1:\d+) ")


@contextlib.contextmanager
def running(tmp_path):
    """Where a service listens while this lasts; what it logs as a fault fails the test."""
    log = tmp_path / "serve.log"
    with open(log, "wb") as errors:
        process = subprocess.Popen(
            [MEADOW, "serve", "--port", "0", "--output", "silent", "--data", str(tmp_path / "data")],
            stdout=subprocess.PIPE, stderr=errors, text=True)
    for line in process.stdout:
        if ready := READY.search(line):
            break
    else:
        pytest.fail(f"{MEADOW} did not start: {log.read_text()[-2000:]}")
    while (cache := requests.get(ready[1] + "/healthz", timeout=60).json()["cache"])["ready"] < cache["wanted"]:
        pass  # the words of the board are being made ahead
    try:
        yield ready[1]
        assert process.poll() is None, f"meadow serve ended with {process.returncode}: {log.read_text()[-2000:]}"
    finally:
        process.terminate()
        process.wait(60)
    assert "A request failed" not in log.read_text(), log.read_text()[-2000:]


@pytest.fixture
def service(tmp_path):
    """Runs a service on the data of this test, as often as it is asked, one after the other."""
    return lambda: running(tmp_path)


@pytest.fixture
def url(service):
    """Where a service listens that nobody has set up yet."""
    with service() as url:
        yield url
