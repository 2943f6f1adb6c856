"""A small server of the Wyoming protocol that keeps every text it is given and misbehaves on command, over TCP or over a
socket in the file system."""
import contextlib
import socket
import threading
from pathlib import Path

import faults
from patience import PATIENCE
from talk import Talk


class FaultyServer:
    """Listens on a port of its own, or at `path`, from `with` to its end."""

    def __init__(self, path=None, host="127.0.0.1"):
        self.path, self.host, self.port = path, host, 0
        self.texts, self.answer, self.only = [], faults.says, None
        self.changed, self.goes_on = threading.Condition(), threading.Event()
        self.is_alive, self.open = False, set()

    def __enter__(self):
        self._take_place()
        self.rise()
        return self

    def __exit__(self, *_):
        self.die()
        self.listener.close()

    @property
    def address(self):
        return f"unix://{self.path}" if self.path else f"tcp://{self.host}:{self.port}"

    def _take_place(self):
        """Has its place, where nobody listens yet: who comes there is refused."""
        if self.path:
            Path(self.path).unlink(missing_ok=True)
            self.listener = socket.socket(socket.AF_UNIX)
            self.listener.bind(str(self.path))
        else:
            self.listener = socket.socket()
            self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self.listener.bind((self.host, self.port))
            self.port = self.listener.getsockname()[1]

    def rise(self):
        """Listens."""
        self.is_alive = True
        self.listener.listen(64)
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def die(self):
        """Nobody listens any more, and who was listened to is cut off."""
        self.is_alive = False
        self.goes_on.set()
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)  # wakes who accepts
        self.listener.close()
        self._take_place()  # at once, so that nobody else does
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
        if not self.is_alive:
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
