"""A small server of the common speech API, `/v1/audio/speech`, that keeps every request it is given and misbehaves on
command. Each fault is a function of the handler and the text; beside it stands what people are told of it."""
import http.server
import io
import json
import threading

import numpy as np
import soundfile

import nobody


def wav(samples, rate=nobody.RATE):
    file = io.BytesIO()
    soundfile.write(file, samples, rate, format="WAV", subtype="PCM_16")
    return file.getvalue()


def says(handler, text):
    """As it should be."""
    handler.give(200, "audio/wav", wav(nobody.samples(text)))


def says_without_a_length(handler, text):
    """As it should be, too: the answer ends where the connection does."""
    handler.give(200, "audio/wav", wav(nobody.samples(text)), length=None)


def says_on_both_sides(handler, text):
    """As it should be, in stereo."""
    handler.give(200, "audio/wav", wav(np.stack([nobody.samples(text)] * 2, axis=1)))


def fails(handler, _):
    handler.give(500, "application/json", b'{"error": "out of memory"}')


def closes_in_the_middle_of_its_head(handler, _):
    handler.wfile.write(b"HTTP/1.1 200 O")


def never_answers(handler, _):
    handler.server.goes_on.wait()


def sends_garbage(handler, _):
    handler.give(200, "audio/wav", b"<html>not a sound</html>")


def sends_nothing(handler, _):
    handler.give(200, "audio/wav", b"")


def sends_an_empty_sound(handler, _):
    handler.give(200, "audio/wav", wav(np.zeros(0, dtype="int16")))


def names_another_rate(handler, text):
    handler.give(200, "audio/wav", wav(nobody.samples(text, 16_000), 16_000))


def sends_ten_minutes(handler, text):
    handler.give(200, "audio/wav", wav(np.tile(nobody.samples(text), 1000)))


def sends_noise(handler, text):
    handler.give(200, "audio/wav", wav(nobody.noise(text)))


GOOD = [says, says_without_a_length, says_on_both_sides]
FAULTS = {
    fails: "the speech server says: 500 .*out of memory",
    closes_in_the_middle_of_its_head: "cannot be read",
    never_answers: r"did not answer within \d s",
    sends_garbage: "it is no WAV file",
    sends_nothing: "it is no WAV file",
    sends_an_empty_sound: "no sound|no WAV file",
    names_another_rate: "sends 16000 Hz where the voice had 22050",
    sends_ten_minutes: "more than",
    sends_noise: "sent noise",
}
#: What may be the fault of one text alone; of a second one in a row it is the server's.
OF_A_TEXT = {fails, sends_an_empty_sound, sends_ten_minutes, sends_noise}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if self.path != "/v1/audio/speech":
            return self.give(404, "text/plain", b"")
        self.server.asked.append(asked)
        return self.server.answer(self, asked["input"])

    def give(self, status, kind, content, length=True):
        self.send_response(status)
        self.send_header("content-type", kind)
        if length:
            self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        """Nobody reads it."""


class FaultyAPI(http.server.ThreadingHTTPServer):
    """Listens on a port of its own, from `with` to its end."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked, self.answer, self.goes_on = [], says, threading.Event()
        self.address = f"http://127.0.0.1:{self.server_port}"

    def __enter__(self):
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.goes_on.set()
        self.shutdown()
        self.server_close()

    def handle_error(self, *_):
        """Who asked has gone, as it does after its patience."""

    def misbehave(self, answer):
        self.goes_on.clear()
        self.answer = answer

    def mend(self):
        self.answer = says
        self.goes_on.set()
