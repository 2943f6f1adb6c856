"""The program under measurement and what it is compared with: both only as sound files.

`Meadow` is a `meadow serve` of our own, asked over HTTP; `stock` is Debian's espeak-ng command.
"""
import functools
import http.client
import io
import json
import os
import re
import subprocess
import tempfile
import threading
import time
import urllib.parse
from pathlib import Path

import numpy as np
import soundfile

ROOT = Path(__file__).resolve().parents[2]
MEADOW = os.environ.get("MEADOW", str(ROOT / ".build/release/meadow"))
STOCK = "en-us"


class Refused(Exception):
    """The service answered with a problem; `status` and `problem` say which."""

    def __init__(self, status, problem):
        super().__init__(f"{status}: {problem.get('detail', problem)}")
        self.status, self.problem = status, problem


class Meadow:
    """A silent service with a data directory of its own, which `prepare` is given before it starts, from `with`
    to its end."""

    def __init__(self, prepare=lambda folder: None):
        self.prepare = prepare

    def __enter__(self):
        self.data = tempfile.TemporaryDirectory(prefix="meadow-voices-")
        self.prepare(self.data.name)
        self.log = open(Path(self.data.name) / "serve.log", "wb")
        self.process = subprocess.Popen(
            [MEADOW, "serve", "--port", "0", "--output", "silent", "--data", self.data.name],
            stdout=subprocess.PIPE, stderr=self.log, text=True)
        for line in self.process.stdout:
            if found := re.search(r"ready at http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return self
        self.__exit__()
        raise SystemExit(f"{MEADOW} serve did not start; run it by hand to see why")

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()
        self.data.cleanup()

    def client(self):
        return Client(self.port)


class Client:
    """One connection to the service; a process or thread has its own."""

    def __init__(self, port):
        self.port, self.http, self.sounds = port, None, {}

    def request(self, method, path, body=None):
        """Status and bytes; one new attempt where the connection was closed meanwhile."""
        for attempt in (1, 2):
            try:
                if self.http is None:
                    self.http = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
                headers = {} if body is None else {"content-type": "application/json"}
                self.http.request(method, path, None if body is None else json.dumps(body), headers)
                answer = self.http.getresponse()
                return answer.status, answer.read()
            except (http.client.HTTPException, ConnectionError):
                self.http = None
                if attempt == 2:
                    raise

    def json(self, method, path, body=None):
        status, content = self.request(method, path, body)
        found = json.loads(content) if content else {}
        if status >= 400:
            raise Refused(status, found)
        return found

    def say(self, text, voice, **prosody):
        """Samples and their rate. What `prosody` leaves out is as a new family's settings have it."""
        key = (text, voice, tuple(sorted(prosody.items())))
        if key not in self.sounds:
            query = urllib.parse.urlencode({"text": text, "voice": voice, "format": "wav", **prosody})
            status, content = self.request("GET", f"/v1/speech?{query}")
            if status >= 400:
                raise Refused(status, json.loads(content))
            self.sounds[key] = soundfile.read(io.BytesIO(content), dtype="float64")
        return self.sounds[key]

    def natural(self, text, voice, **prosody):
        """As `say`, at the voice's own prosody: every factor is 1."""
        return self.say(text, voice, **{"rate": 1, "pitch": 1, "range": 1, **prosody})

    def core_words(self):
        return [entry["word"] for entry in self.json("GET", "/v1/vocabulary")["coreVocabulary"]]

    def wait_until_rendered(self, seconds=120):
        """Returns when the board is ready, so that its rendering does not compete with a measurement."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            cache = self.json("GET", "/healthz").get("cache", {})
            if cache.get("ready") == cache.get("wanted"):
                return
            threading.Event().wait(0.1)


@functools.cache
def stock(text, *options):
    """Stock eSpeak NG's sound of `text`: samples and their rate; its own silence is left on."""
    with tempfile.TemporaryDirectory(prefix="meadow-stock-") as folder:
        path = f"{folder}/stock.wav"
        subprocess.run(["espeak-ng", "-v", STOCK, *options, "-w", path, text], check=True)
        return soundfile.read(path, dtype="float64")


def heard(samples, floor=1e-3):
    """The part between the first and last sample within 60 dB of the peak."""
    loud = np.flatnonzero(np.abs(samples) > floor * np.max(np.abs(samples), initial=1e-9))
    return samples[loud[0]:loud[-1] + 1] if len(loud) else samples[:0]


def seconds(sound):
    """How long a sound is heard."""
    samples, rate = sound
    return len(heard(samples)) / rate


def home():
    """The directory with the voices and samples that the measured program uses: the nearest above it."""
    for folder in Path(MEADOW).resolve().parents:
        for candidate in (folder, folder / "share" / "meadow"):
            if (candidate / "voices").is_dir():
                return candidate
    return ROOT


@functools.cache
def definition(voice):
    """The voice's own file."""
    file = json.loads((home() / "voices" / f"{voice}.json").read_text())
    return file | file.get(file.get("engine"), {})


def formant_scaling(voice):
    """The factor by which the voice's file raises formants 1 to 3, their geometric mean."""
    file = definition(voice)
    one_by_one = {f["number"]: f["frequency"] / 100 for f in file.get("formants") or []}
    found = [file.get("formantScale", 1) * one_by_one.get(number, 1) for number in (1, 2, 3)]
    return float(np.exp(np.mean(np.log(found))))
