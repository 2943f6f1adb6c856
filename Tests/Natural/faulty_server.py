"""A small server of the Wyoming protocol that keeps every text it is given and misbehaves on command; over TCP, over a
socket in the file system, or as a program that speaks on its standard input and output:

    python faulty_server.py FOLDER

which answers as the file FOLDER/fault says, and dies by `kill -9` in the middle of a word where that says so.
"""
import contextlib
import json
import os
import signal
import socket
import sys
import threading
from pathlib import Path

import faults
import nobody
from talk import Talk

PATIENCE = 60  # s; a limit is only there so that a hang ends


class FaultyServer:
    """Listens on a port of its own, or at `path`, from `with` to its end."""

    def __init__(self, path=None):
        self.path, self.port = path, 0
        self.texts, self.answer, self.only = [], faults.says, None
        self.changed, self.goes_on = threading.Condition(), threading.Event()
        self.listener, self.open = None, set()

    def __enter__(self):
        self.rise()
        return self

    def __exit__(self, *_):
        self.die()

    @property
    def address(self):
        return f"unix://{self.path}" if self.path else f"tcp://127.0.0.1:{self.port}"

    def rise(self):
        """Listens, again at the same place."""
        if self.path:
            Path(self.path).unlink(missing_ok=True)
            self.listener = socket.socket(socket.AF_UNIX)
            self.listener.bind(str(self.path))
        else:
            self.listener = socket.create_server(("127.0.0.1", self.port))
            self.port = self.listener.getsockname()[1]
        self.listener.listen(64)
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def die(self):
        """Nobody listens any more, and who was listened to is cut off."""
        self.goes_on.set()
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)  # wakes who accepts
        self.listener.close()
        for one in list(self.open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def misbehave(self, answer, only=None):
        """Answers by `answer` from now on; with `only` just the texts in which that stands."""
        self.goes_on.clear()
        self.answer, self.only = answer, only

    def mend(self):
        """Answers as it should, there again where it was dead; who is held back goes on."""
        self.answer, self.only = faults.says, None
        self.goes_on.set()
        if self.listener.fileno() < 0:
            self.rise()

    def wait_for(self, text, count=1):
        """Waits until it was given `text` so many times."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.texts.count(text) >= count, PATIENCE), self.texts[-5:]

    def _accept(self, listener):
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=self._serve, args=(listener.accept()[0],), daemon=True).start()

    def _serve(self, connection):
        self.open.add(connection)
        def leave():
            connection.shutdown(socket.SHUT_RDWR)
        with contextlib.suppress(OSError, ValueError), connection, connection.makefile("rwb") as file:
            talk = Talk(file, file, self.goes_on, leave)
            while heard := talk.hear():
                self._answer(talk, *heard)
        self.open.discard(connection)

    def _answer(self, talk, kind, data):
        if kind == "describe":
            talk.tell("info", INFO)
        if kind != "synthesize":
            return
        text = data["text"]
        with self.changed:
            self.texts.append(text)
            self.changed.notify_all()
        answers_badly = self.only is None or self.only in text
        (self.answer if answers_badly else faults.says)(talk, text)


INFO = {"tts": [{
    "name": "nobody", "version": "1", "description": "Nobody's voice", "installed": True,
    "attribution": {"name": "Meadow's tests", "url": ""},
    "voices": [{
        "name": "nobody", "description": "Nobody", "installed": True, "languages": ["en_US"], "version": "1",
        "attribution": {"name": "Meadow's tests", "url": ""}}]}]}


def program(folder):
    """The program: its conversation is its standard input and output."""
    talk = Talk(sys.stdin.buffer, sys.stdout.buffer, threading.Event(), lambda: None)
    while heard := talk.hear():
        kind, data = heard
        if kind != "synthesize":
            continue
        with open(folder / "texts", "a") as file:
            file.write(json.dumps([os.getpid(), data["text"]]) + "\n")
        fault = (folder / "fault").read_text() if (folder / "fault").exists() else ""
        if fault == "dies":
            talk.begin(nobody.RATE)
            talk.sound(nobody.samples(data["text"])[:faults.SHORT], nobody.RATE)
            os.kill(os.getpid(), signal.SIGKILL)
        getattr(faults, fault or "says")(talk, data["text"])


if __name__ == "__main__":
    program(Path(sys.argv[1]))
