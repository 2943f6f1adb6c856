"""Stands between Meadow and a real speech server, passes on what they say, and knows in which moment of a word they
are."""
import contextlib
import json
import socket
import threading

from patience import PATIENCE


class Relay:
    """Listens on a port of its own and passes everything on to the port `to`, from `with` to its end.

    `strike(text, act)` calls `act` in the middle of the answer to a text in which `text` stands: its first bytes have
    come, and no more of it is passed on."""

    def __init__(self, to):
        self.to, self.texts, self.changed = to, [], threading.Condition()
        self.target, self.act = None, None

    def __enter__(self):
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.address = f"tcp://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()

    def strike(self, text, act):
        self.struck = threading.Event()
        self.target, self.act = text, act

    def has_struck(self):
        assert self.struck.wait(PATIENCE), self.texts[-5:]

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=self._pass, args=(self.listener.accept()[0],), daemon=True).start()

    def _pass(self, client):
        with client, contextlib.suppress(OSError):
            with socket.create_connection(("127.0.0.1", self.to)) as server:
                self._answer(self._question(client, server), client, server)

    def _question(self, client, server):
        """Meadow asks one thing on a connection, in a line and the JSON that the line tells of."""
        with client.makefile("rb") as file:
            line = file.readline()
            data = file.read(json.loads(line).get("data_length", 0))
        text = json.loads(data).get("text", "") if data else ""
        self.texts.append(text)
        server.sendall(line + data)
        return text

    def _answer(self, text, client, server):
        while content := server.recv(4096):
            if self.act and self.target in text:
                act, self.act = self.act, None
                act()
                client.sendall(content[:1000])
                self.struck.set()
                return
            client.sendall(content)
