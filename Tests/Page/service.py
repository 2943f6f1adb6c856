"""A real `meadow serve`, started and stopped by the tests."""
import json
import os
import re
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MEADOW = os.environ.get("MEADOW", str(ROOT / ".build/release/meadow"))
READY = re.compile(r"Meadow is ready at (http://127\.0\.0\.1:(\d+)) \(sound: (\w+)")


class Service:
    """One run of `meadow serve`; `start` returns when it accepts taps."""

    def __init__(self, data, output="pulse", port=0, environment=None, options=(), before=()):
        self.data, self.output, self.port = Path(data), output, port
        self.options, self.before = options, before
        self.environment = {**os.environ, **(environment or {})}
        self.process = None
        self.cookie = ""

    def start(self):
        command = [*self.before, MEADOW, "serve", "--port", str(self.port), "--output", self.output,
                   "--data", str(self.data), *self.options]
        self.log = open(self.data / "serve.log", "ab")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=self.environment)
        seen = []
        for line in self.process.stdout:
            seen.append(line)
            if ready := READY.search(line):
                self.url, self.port = ready[1], int(ready[2])
                return self
        raise AssertionError(
            f"{' '.join(command)} ended with {self.process.wait()}: {''.join(seen)}"
            f"{(self.data / 'serve.log').read_text()[-2000:]}")

    def kill(self):
        """Ends it as a crash would."""
        self.process.kill()
        self.process.wait(60)

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.kill()
        self.log.close()

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=120) as answer:
            return json.load(answer)

    def send(self, path, body=None, method="POST"):
        with self.request(path, json.dumps(body or {}).encode(), method) as answer:
            return json.load(answer)

    def delete(self, path):
        self.request(path, None, "DELETE").close()

    def request(self, path, data, method):
        """The answer to a request of somebody for whom `open_gate` opened the parent gate."""
        request = urllib.request.Request(self.url + path, method=method, data=data, headers={
            "content-type": "application/json", "cookie": self.cookie})
        return urllib.request.urlopen(request, timeout=120)

    def open_gate(self):
        """Opens the parent gate for what these tests send themselves."""
        held = json.dumps({"heldMilliseconds": 3000}).encode()
        with self.request("/v1/gate/open", held, "POST") as answer:
            self.cookie = answer.headers["set-cookie"].split(";")[0]

    def headers(self, path):
        with urllib.request.urlopen(self.url + path, timeout=120) as answer:
            return answer.headers

    def choose(self, tier):
        """A child that is set up, at `tier`; with None as it is."""
        if tier is None:
            return
        if not self.cookie:
            self.open_gate()
        self.send("/v1/profile", method="PATCH", body={
            "name": "Mia", "ageMonths": 30, "tier": tier, "hasCompletedOnboarding": True})

    def reset(self, tier=3):
        """An open gate, a child that is set up and at home, a new profile's settings, silence."""
        self.open_gate()
        self.send("/v1/reset", {"scope": "settings"})
        self.choose(tier)
        self.send("/v1/settings", method="PATCH", body={
            "voice": "girl", "rate": 0.85, "pitch": 1.2, "range": 1.0, "muted": False,
            # What is listened to is what was tapped, as often as it was.
            "celebrations": "off", "repeatGuardMilliseconds": 0,
            # Nothing closes by itself while a slow machine looks; tests of that make it short.
            "bubbleSeconds": 60, "traySeconds": 30,
            # And Meadow begins nothing by itself.
            "speakWithMeQuietSeconds": 0})
        self.send("/v1/stop")
        self.send("/v1/avatar", {"open": False})
        self.send("/v1/companion", {"action": "stop"})
        self.delete("/v1/modelling")
        self.send("/v1/message", {"action": "clear"})
        self.send("/v1/navigation", {"scene": "kitchen"})
        self.send("/v1/navigation", {"mode": "scene"})
        self.send("/v1/navigation", {"home": True})
        self.send("/v1/navigation", {"overlay": "none"})
