"""A stand-in for the service, for developing the pages and for states that are hard to reach.

    python Tests/Page/mock_words.py [PORT]

It serves the real page files and answers the parts of the API that /voices and /words use, from
memory. Sounds come from the espeak-ng command where there is one, and are tones where not. What
a page does with a real service is tested with a real service.
"""
import json
import queue
import re
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from mock_gate import MockGate
from mock_sounds import STEPS, VOICES, Problem, audition, candidates, sound

SOURCES = Path(__file__).resolve().parents[2] / "Sources"
PAGE = SOURCES / "Page"
VOCABULARY = SOURCES / "Vocabulary/Content/Resources/meadow-vocabulary.json"
POLICY = ("default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
          "media-src 'self' blob:; connect-src 'self'; worker-src 'self'; "
          "frame-ancestors 'none'; base-uri 'none'; form-action 'none'")
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript",
         ".svg": "image/svg+xml"}
LIMITS = {"rate": (0.5, 1.6), "pitch": (0.7, 1.6), "range": (0, 2), "pauseMilliseconds": (0, 600)}


class Meadow:
    """What the service knows."""

    def __init__(self):
        self.settings = {
            "voice": "girl", "rate": 0.85, "pitch": 1.2, "range": 1.0, "pauseMilliseconds": 0,
            "parentese": "byAge", "ageMonths": None, "muted": False, "volumeCapDecibels": 0.0}
        self.words, self.files, self.next, self.calibration = {}, {}, 1, None
        self.gate = MockGate()
        self.taps, self.listeners, self.utterance = [], [], 0
        for group, text, emoji, hint in [
                ("people", "Siobhán", "👩‍🦰", "shi-VAWN"), ("people", "Pop-Pop", "👴", None),
                ("people", "Nana", "👵", None), ("things", "Bun-Bun", "🐰", None),
                ("places", "Grandma's", "🏡", None)]:
            self.add({"group": group, "text": text, "emoji": emoji, "hint": hint})

    def add(self, content):
        word = {"spoken": None, "hint": None, "ipa": None, "emoji": None, "photo": None,
                "recording": None, "favorite": False, "ready": True, **content,
                "id": self.next, "position": len(self.words)}
        self.words[self.next] = word
        self.next += 1
        self.tell("words", {})
        return word

    def tell(self, kind, data):
        for listener in self.listeners:
            listener.put((kind, data))

    def output(self):
        return {"kind": "pulse", "state": "awake", "sink": "mock", "isMutedOutside": False,
                "marginMilliseconds": 1, "lateEdits": 0, "underruns": 0, "reconnections": 0}

    def tap(self, body):
        self.utterance += 1
        text = body.get("word") or body.get("phrase")
        self.taps.append(body)
        self.tell("utterance.started", {"utterance": self.utterance, "text": text,
                                        "milliseconds": 600})
        self.tell("utterance.finished", {"utterance": self.utterance})
        return {"utterance": self.utterance, "text": text, "followUps": [],
                "output": {"kind": "pulse", "state": "awake"}, "lengthMilliseconds": 600}


def imported(meadow, format, dry, data):
    entries = []
    for line, text in enumerate(data.decode("utf-8", "replace").splitlines(), 1):
        if text.startswith("word,"):
            continue
        word = text.split(",")[0].strip()
        refused = not word or "[[" in text
        entries.append({"line": line, "word": word, "outcome": "refused" if refused else "accepted",
                        "message": "“[[” is no sound. Write it as a respelling, such as shi-VAWN."
                        if refused else "Said as the voice reads it."})
        if not refused and not dry:
            meadow.add({"group": "people", "text": word})
    refused = sum(entry["outcome"] == "refused" for entry in entries)
    return {"added": len(entries) - refused, "changed": 0, "refused": refused, "dryRun": dry,
            "entries": entries, "notes": ["Read as UTF-8."]}


def loudness(meadow):
    cap = meadow.settings["volumeCapDecibels"]
    dose = meadow.calibration and {
        "todayPercent": 12, "weekPercent": 9.4,
        "sentence": "That is well within what is thought safe for a child's ears."}
    return {"volumeCapDecibels": cap, "calibration": meadow.calibration, "dose": dose,
            "meaning": "Words are as loud as this computer plays them." if cap == 0 else
            f"Everything is {-cap:g} dB softer than this computer would play it."}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, body, status=200, kind="application/json", **headers):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        fields = {"Content-Type": kind, "Content-Security-Policy": POLICY,
                  "Cache-Control": "no-store", **headers}
        if status != 204:
            fields["Content-Length"] = str(len(data))
        for name, value in fields.items():
            self.send_header(name, value)
        self.end_headers()
        if status != 204:
            self.wfile.write(data)

    def handle_one(self):
        meadow, parts = self.server.meadow, urlsplit(self.path)
        query = {key: values[0] for key, values in parse_qs(parts.query).items()}
        data = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            self.route(meadow, self.command, parts.path, query, data)
        except Problem as problem:
            self.answer(problem.body, problem.status, "application/problem+json",
                        **problem.headers)
        except ConnectionError:
            self.close_connection = True  # the page went away

    do_GET = do_POST = do_PATCH = do_PUT = do_DELETE = handle_one

    def route(self, meadow, verb, path, query, data):
        def body():
            return json.loads(data or b"{}")
        if path == "/v1/events":
            return self.events(meadow)
        meadow.gate.check(verb, path, self.headers.get("Cookie"))
        if path.startswith("/v1/gate"):
            return meadow.gate.answer(self, verb, path, data)
        if path == "/v1/speech":
            out = [f"{field} {query[field]} is more than this voice can reach; it came out as 1.5."
                   for field in ("pitch",) if float(query.get(field, 1)) > 1.5]
            return self.answer(sound(query), kind="audio/wav", **{"Meadow-Reached": json.dumps(
                {"rate": 1, "pitch": 1, "range": 1, "limits": out})})
        if found := re.fullmatch(r"/v1/words/(\d+)(/photo|/recording)?", path):
            return self.word(meadow, verb, int(found[1]), found[2], data)
        if path == "/v1/words/export":
            return self.answer("\n".join(
                word["text"] for word in meadow.words.values()).encode(), kind="text/csv", **{
                "Content-Disposition": f'attachment; filename="my-words.{query["format"]}"'})
        routes = {
            ("GET", "/healthz"): lambda: {"status": "ready", "output": meadow.output()},
            ("GET", "/v1/vocabulary"): lambda: json.loads(VOCABULARY.read_text()),
            ("GET", "/v1/voices"): lambda: {
                "voices": VOICES, "default": "girl",
                "prosody": {name: {"min": a, "max": b} for name, (a, b) in LIMITS.items()},
                "parentese": {"steps": [dict(zip(
                    ("fromMonths", "toMonths", "rate", "pitch", "range", "pauseMilliseconds",
                     "why"), step)) for step in STEPS],
                    "sources": ["Fernald et al. 1989", "Cox et al. 2023, a meta-analysis"]}},
            ("GET", "/v1/settings"): lambda: meadow.settings,
            ("PATCH", "/v1/settings"): lambda: self.set(meadow, body()),
            ("POST", "/v1/taps"): lambda: meadow.tap(body()),
            ("POST", "/v1/stop"): lambda: {"stopped": None},
            ("GET", "/v1/loudness"): lambda: loudness(meadow),
            ("POST", "/v1/pronunciations"): lambda: audition(body()),
            ("POST", "/v1/pronunciations/candidates"): lambda: candidates(body()),
            ("POST", "/v1/words/import"): lambda: imported(
                meadow, query.get("format"), query.get("dryRun") == "true", data),
            ("GET", "/v1/words"): lambda: {"words": list(meadow.words.values()), "groups": [
                {"group": group, "slots": 14, "limit": 500, "canAdd": True, "used": sum(
                    word["group"] == group for word in meadow.words.values())}
                for group in ("people", "things", "places")]},
        }
        if (verb, path) == ("POST", "/v1/words"):
            audition(body())
            return self.answer(meadow.add(body()), 201)
        if path == "/v1/loudness/calibration":
            meadow.calibration = {**body(), "volumeCapDecibels": 0} if verb == "POST" else None
            return self.answer(loudness(meadow))
        if (verb, path) in routes:
            return self.answer(routes[verb, path]())
        area = path.lstrip("/")
        name = f"features/{area}/{area}.html" if area else "shell/index.html"
        file = PAGE / (path[6:] if path.startswith("/page/") else name)
        if not file.is_file():
            raise Problem("There is nothing here.", 404)
        self.answer(file.read_bytes(), kind=TYPES.get(file.suffix, "text/plain"))

    def set(self, meadow, change):
        meadow.settings.update(change)
        if change.get("parentese") == "off":
            meadow.settings.update(rate=1, pitch=1, range=1, pauseMilliseconds=0)
        elif (months := change.get("ageMonths")) or change.get("parentese") == "byAge":
            step = [each for each in STEPS if each[0] <= (months or 0)] or [(0, 0, .85, 1.2, 1, 0)]
            meadow.settings.update(zip(LIMITS, step[-1][2:6]))
        elif change.keys() & LIMITS.keys():
            meadow.settings["parentese"] = "own"
        meadow.tell("settings", meadow.settings)
        return meadow.settings

    def word(self, meadow, verb, number, part, data):
        if number not in meadow.words:
            raise Problem(f"id: there is no word {number}.", 404, field="id")
        word, name = meadow.words[number], (part or "").strip("/")
        if verb == "GET":
            kind = "image/jpeg" if name == "photo" else "audio/wav"
            return self.answer(meadow.files[number, name], kind=kind)
        if verb == "PATCH":
            audition({"text": "", **json.loads(data)})
            word.update(json.loads(data))
        elif verb == "PUT":
            if name == "photo" and data[:2] not in (b"\xff\xd8", b"\x89P"):
                raise Problem("photo: this is no picture. Choose a JPEG or PNG.", field="photo")
            meadow.files[number, name] = data
            word[name] = f"/v1/words/{number}/{name}?v={len(data)}"
        elif name:
            word[name] = None
        else:
            del meadow.words[number]
        meadow.tell("words", {})
        if verb == "DELETE" and not name:
            return self.answer(b"", 204)
        self.answer({"word": word, "seconds": 0.8, "notes": [
            "0.4 s of silence was cut off."]} if verb == "PUT" and name == "recording" else word)

    def events(self, meadow):
        listener = queue.Queue()
        listener.put(("output", meadow.output()))
        listener.put(("settings", meadow.settings))
        meadow.listeners.append(listener)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            while event := listener.get():
                self.wfile.write(f"event: {event[0]}\ndata: {json.dumps(event[1])}\n\n".encode())
                self.wfile.flush()
        except OSError:
            meadow.listeners.remove(listener)


def start(port=0):
    """Serves on a thread of its own; returns the server, whose `url` is its address."""
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    server.daemon_threads = True
    server.meadow, server.url = Meadow(), f"http://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


if __name__ == "__main__":
    served = start(int(sys.argv[1]) if len(sys.argv) > 1 else 7180)
    print(served.url, flush=True)
    threading.Event().wait()
