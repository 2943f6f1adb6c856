"""Tap to audible while something slow goes on in the same service. Run by .ci/bench on a private null
sink; prints one table, with the program before in it where BEFORE names one.

The slow work is asked for over HTTP, one request after another, as a family's own page would; the taps
are heard at the sink's monitor by `meadow measure onset`.
"""
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import threading
import urllib.parse
import wave
import zlib
from io import BytesIO

from conversation_figures import MEADOW, WRITER, Service, percentile
from words_figures import names

TAPS = os.environ.get("TAPS", "100")
PROGRAMS = [program for program in (os.environ.get("BEFORE"), MEADOW) if program]
SLOW_MS, WORST_MS = 8, 20


def lexicon(entries=20_000):
    lines = "".join(f"{name},{hint},people\n" for name, hint in names(entries))
    return ("word,hint,group\n" + lines).encode()


def recording(seconds=9):
    """A voice-like buzz with pauses, 44.1 kHz, 16 bit."""
    rate, out = 44_100, BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(b"".join(
            struct.pack("<h", (at * 220 * 65536 // rate) % 24_000 - 12_000 if at % rate < rate * 3 // 4 else 0)
            for at in range(rate * seconds)))
    return out.getvalue()


def photo(width=4000, height=3000):
    """A PNG of 12 megapixels, as large as a tablet's photo."""
    draw = random.Random(2)
    row = bytes(draw.randrange(256) for _ in range(width * 3))
    rows = b"".join(b"\0" + row[shift:] + row[:shift] for shift in range(0, 300, 3)) * (height // 100)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))


def sentences(length=2_000):
    """Different texts of so many characters, without end."""
    draw, words = random.Random(7), [name for name, _ in names(200)]
    while True:
        text = ""
        while len(text) < length - 12:
            text += draw.choice(words) + (". " if draw.random() < 0.15 else " ")
        yield text.strip()


class Work(threading.Thread):
    """Asks for one slow thing again and again, on a connection of its own, until it is told to end."""

    def __init__(self, service, requests):
        super().__init__(daemon=True)
        self.service, self.requests = service, requests
        self.done, self.failure, self.ended = 0, None, threading.Event()

    def run(self):
        import http.client
        link = http.client.HTTPConnection("127.0.0.1", self.service.port, timeout=120)
        for method, path, kind, body in self.requests:
            link.request(method, path, body, {"content-type": kind, "cookie": self.service.cookie})
            answer = link.getresponse()
            content = answer.read()
            if answer.status >= 300:
                self.failure = f"{method} {path[:40]} was answered with {answer.status}: {content[:200]}"
                return
            self.done += 1
            if self.ended.is_set():
                return

    def end(self):
        self.ended.set()
        self.join(120)
        if self.failure or not self.done:
            sys.exit(self.failure or "the slow work was not done once")


def again(*request):
    while True:
        yield request


def works(service):
    """What goes on beside, by its name."""
    word = service.ask("POST", "/v1/words", {"group": "people", "text": "Nana"})[0]["id"]
    text = "text/csv", lexicon()
    quote = urllib.parse.quote
    return {
        "a lexicon of 20 000 entries imported": again("POST", "/v1/words/import?format=csv", *text),
        "recordings of 9 s decoded": again("PUT", f"/v1/words/{word}/recording", "audio/wav", recording()),
        "photos of 12 megapixels shrunk": again("PUT", f"/v1/words/{word}/photo", "image/png", photo()),
        "90 days of insight read": again(
            "GET", "/v1/insight?from=1970-01-11&through=1970-04-10", "text/plain", None),
        "2 000 characters rendered, 500 at a time": (
            ("GET", f"/v1/speech?text={quote(one)}", "text/plain", None) for one in sentences(500)),
        "everything exported": again("GET", "/v1/words/export?format=pls", "text/plain", None),
    }


def measure(program):
    """Milliseconds of every tap, and how often the work was done, by what went on beside."""
    found = {}
    with tempfile.TemporaryDirectory() as data:
        subprocess.run([WRITER, "bench", data, "300000"], check=True, capture_output=True)
        service = Service(data, program=program)
        service.wait_until_rendered()
        path = os.path.join(data, "onset.json")
        for name, requests in {"nothing": None, **works(service)}.items():
            work = Work(service, requests) if requests else None
            if work:
                work.start()
            subprocess.run([MEADOW, "measure", "onset", "--port", str(service.port), "--conversation", TAPS,
                            "--json", path], check=True, stdout=subprocess.DEVNULL)
            if work:
                work.end()
            conditions = json.load(open(path))["conditions"]
            print(f"measured beside {name}", file=sys.stderr)
            found[name] = ([s["heard"] - s["rise"] for c in conditions for s in c["samples"]],
                           sum(c["missing"] for c in conditions), sum(c["spoilt"] for c in conditions),
                           work.done if work else 0)
        service.stop()
    return found


def main():
    results = [measure(program) for program in PROGRAMS]
    for name, (heard, missing, spoilt, done) in results[-1].items():
        p99, worst = percentile(heard, 0.99), max(heard)
        before = ""
        if len(results) > 1:
            old = results[0][name][0]
            before = f"before: p99 {percentile(old, 0.99):.1f}, worst {max(old):.1f} ms; "
        met = p99 <= SLOW_MS and worst <= WORST_MS and not missing
        print(f"beside {name} ({done} times), {len(heard)} taps: {before}p99 {p99:.1f}, worst {worst:.1f} ms, "
              f"{missing} not heard, {spoilt} not judged, not being from memory; p99 {SLOW_MS}, worst {WORST_MS} ms {'met' if met else 'MISSED'}", flush=True)


if __name__ == "__main__":
    main()
