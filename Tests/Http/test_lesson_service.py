"""Lessons with a live service: what survives that it is killed (learning AC15), how soon it answers (AC11), and that
nothing of it leaves this computer or lies open on its disk (learning K21, R26)."""
import csv
import io
import re
import statistics
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / ".ci"))
from lesson_child import Child  # noqa: E402


@pytest.fixture
def child():
    """A child whose facts are open, with a service that ends with the test."""
    child = Child(94, "facts,kindergarten")
    child.open()
    yield child
    child.close()


def exported(child):
    """The facts that were answered, as an export lists them."""
    return [row["item"] for row in csv.DictReader(io.StringIO(child.run("learn", "export").decode()))]


def test_a_service_that_is_killed_in_the_middle_of_a_session_has_every_answer_it_acknowledged(child):
    child.do("practise")
    given = []
    for _ in range(6):
        for _ in range(3):
            given.append(child.view()["practice"]["item"]["fact"])
            child.fact()
        asked = child.view()["practice"]["item"]["fact"]
        child.kill()
        assert exported(child) == given
        child.open()
        # It opens with what is done first, and asks again what it asked.
        child.do("screen", screen="practice")
        assert child.view()["practice"]["item"]["fact"] == asked


def test_the_answer_to_an_answer_comes_within_a_tenth_of_a_second(child):
    child.do("practise")
    took = []
    for _ in range(20):
        item = child.view()["practice"]["item"]["number"]
        begun = time.monotonic()
        shown = child.fact()
        took.append(time.monotonic() - begun)
        # Both what became of the answer and what is asked next.
        assert shown["practice"]["feedback"] and shown["practice"].get("item", {}).get("number") != item
    assert statistics.median(took) < 0.1, took


def sockets(process):
    """The far and near addresses of a process's internet sockets."""
    own = {str(link.readlink()) for link in Path(f"/proc/{process.pid}/fd").iterdir() if link.is_symlink()}
    found = []
    for table in ("tcp", "tcp6", "udp", "udp6"):
        for line in Path(f"/proc/{process.pid}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if f"socket:[{fields[9]}]" in own:
                found += [fields[1].split(":")[0], fields[2].split(":")[0]]
    return found


def test_a_lesson_speaks_to_this_computer_alone_and_what_is_kept_of_it_is_sealed(child):
    child.do("lesson", lesson="ks6.1")
    child.do("next")
    for _ in range(3):
        child.answer_right()
        child.do("next")
        # 127.0.0.1, or nobody: the kernel writes an address backwards.
        assert set(sockets(child.service)) <= {"0100007F", "00000000"}
    item = child.view()["lesson"]["item"]
    child.close()
    kept = [file for file in (child.home / "data").rglob("*") if file.is_file()]
    assert any("journals" in file.parts for file in kept)
    for file in kept:
        for text in (item, "ks6.join", "isCorrect"):
            assert text.encode() not in file.read_bytes(), (file, text)
    assert re.search(r"ks6\.join", child.run("learn", "export").decode())
