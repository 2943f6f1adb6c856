"""The stage of the voices' tests: one silent service for all of them.

Run as: .ci/voices-tests, or python -m pytest Tests/Voices
"""
import os
import shutil

import pytest

import speaker


@pytest.fixture(scope="session")
def client():
    """A connection to a service with the settings of a new family."""
    if not os.access(speaker.MEADOW, os.X_OK):
        pytest.exit(f"{speaker.MEADOW} is missing: build it, or name it in MEADOW", 69)
    with speaker.Meadow() as meadow:
        connection = meadow.client()
        connection.wait_until_rendered()
        yield connection


@pytest.fixture
def espeak_command():
    """Skips aloud where there is no espeak-ng command; in CI there must be one."""
    if shutil.which("espeak-ng") is None:
        assert not os.environ.get("CI"), "CI must have the espeak-ng command (.ci/setup test)"
        pytest.skip("the espeak-ng command is not installed")
