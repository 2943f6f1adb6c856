"""The parent gate of the stand-in in mock_words.py: open to all until a test shuts it."""
import json
import math
import re
import secrets
import time

from mock_sounds import Problem

COOLDOWN = 30
GUARDED = [
    ("PATCH", r"/v1/(settings|profile)"), ("POST|PATCH|PUT|DELETE", r"/v1/words(/.*)?"),
    ("GET", r"/v1/words/export"), ("POST|DELETE", r"/v1/loudness/calibration"),
    ("GET", r"/v1/insight"), ("PUT|DELETE", r"/v1/gate/code"),
]


class MockGate:
    """Shut for those without its cookie, where it is shut at all."""

    def __init__(self):
        self.is_shut, self.code, self.failures, self.end = False, None, 0, 0.0
        self.tokens, self.attempts = set(), []

    @property
    def cooldown(self):
        """The seconds in which no code is taken, 0 for none."""
        return math.ceil(max(0, self.end - time.monotonic()))

    @cooldown.setter
    def cooldown(self, seconds):
        self.end = time.monotonic() + seconds

    def shut(self, code=None):
        """Shuts it as a new one, with `code` if there is one."""
        self.__init__()
        self.is_shut, self.code = True, code

    def is_open(self, cookies):
        found = re.search(r"\bmeadow_gate=(\w+)", cookies or "")
        return not self.is_shut or bool(found) and found[1] in self.tokens

    def check(self, verb, path, cookies):
        if self.is_open(cookies):
            return
        if any(re.fullmatch(a, verb) and re.fullmatch(b, path) for a, b in GUARDED):
            raise Problem("gate: it is shut, so nothing was changed.", 403, field="gate")

    def status(self, cookies):
        return {"isOpen": self.is_open(cookies), "hasCode": self.code is not None,
                "holdMilliseconds": 3000, "cooldownSeconds": self.cooldown,
                "autoLock": "tenMinutes"}

    def answer(self, handler, verb, path, data):
        cookies = handler.headers.get("Cookie")
        if (verb, path) == ("GET", "/v1/gate"):
            return handler.answer(self.status(cookies))
        if path == "/v1/gate/close":
            return handler.answer({"isOpen": False}, **{
                "Set-Cookie": "meadow_gate=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0"})
        attempt = json.loads(data)
        self.attempts.append(attempt)
        self.knock(attempt)
        token = secrets.token_hex(16)
        self.tokens.add(token)
        handler.answer({"isOpen": True, "seconds": 600}, **{
            "Set-Cookie": f"meadow_gate={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=600"})

    def knock(self, attempt):
        if attempt["heldMilliseconds"] < 3000:
            raise Problem("heldMilliseconds: the gate was not held for three seconds. Hold two "
                          "fingers on the gear for three seconds.", 403, field="heldMilliseconds")
        if self.code is None:
            return
        if self.cooldown:
            self.cool()
        if "code" not in attempt:
            raise Problem("code: a grown-up code is set. Enter its four digits.", 403, field="code")
        if attempt["code"] == self.code:
            self.failures = 0
            return
        self.failures += 1
        if self.failures == 3:
            self.failures, self.cooldown = 0, COOLDOWN
            self.cool()
        left = ["", "One try is left before a pause", "2 tries are left"][3 - self.failures]
        raise Problem(f"code: that is not the code. {left}.", 403, field="code")

    def cool(self):
        raise Problem(
            f"code: the code was wrong three times. Try again in {self.cooldown} seconds.", 429,
            field="code", headers={"Retry-After": str(self.cooldown)})
