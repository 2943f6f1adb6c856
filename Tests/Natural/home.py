"""A home whose family has voices that other programs make: a real `meadow serve` and the files of its voices."""
import io
import json
import re
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

import soundfile

from patience import PATIENCE
from service import Service

TURN = 0.02  # s; between two looks at what changes by itself

JOE = {
    "program": "piper 2.5.2", "voice": "en_US-joe-medium", "sampleRate": 22050, "sourceHertz": 97,
    "phonemes": "espeak-ipa", "ending": ";", "licence": "of the tests", "isMoved": False, "formantScale": 1.0,
    "length": 1}
#: What is made of him: who speaks at once instead, the median F0 and how much smaller the mouth is.
AS = {
    "girl": {"forWhom": "child", "medianHertz": 244, "formantScale": 1.17},
    "boy": {"forWhom": "child", "medianHertz": 225, "formantScale": 1.14},
    "meadow": {"forWhom": "companion", "medianHertz": 175, "formantScale": 1.05}}


def voice(name, quick="girl", made_into=None, engine="wyoming", **block):
    """A voice's file: the one that the server at `server` has, or a child's made of it; what is None is left out."""
    shape = AS[made_into] if made_into else {"forWhom": "child", "medianHertz": 97, "formantScale": 1.0}
    inner = {**JOE, "isMoved": bool(made_into), "formantScale": shape["formantScale"], **block}
    return {
        "id": name, "name": name, "description": "", "forWhom": shape["forWhom"], "engine": engine,
        "medianHertz": shape["medianHertz"], "rangeSemitones": 5, "usualGain": 0, "quick": made_into or quick,
        engine: {key: value for key, value in inner.items() if value is not None}}

#: Some 560 words of a real Piper, which a machine that has nothing else to do makes in 40 s.
WHOLE_BOARD = 5 * PATIENCE


class Home(Service):
    """A service with `voices`, the files of which are written before it starts."""

    def __init__(self, data, voices, **options):
        super().__init__(data, **options)
        (self.data / "voices").mkdir(exist_ok=True)
        for one in voices:
            (self.data / "voices" / f"{one['id']}.json").write_text(json.dumps(one))

    def __enter__(self):
        self.start()
        self.reset()
        return self

    def __exit__(self, *_):
        self.stop()

    def speak_with(self, name):
        """The child speaks with `name` from now on; waits until its board is made."""
        self.send("/v1/settings", {"voice": name}, "PATCH")
        self.until_made()

    def until_made(self, but=0):
        """Waits until all that is made ahead is, `but` so many: what is in sight, then the rest, which is counted
        anew."""
        self.becomes(lambda: self.get("/healthz"), lambda now: not now["speech"]["isChanging"]
                     and now["speech"]["done"] >= now["speech"]["total"] > 0
                     and now["cache"]["ready"] >= now["cache"]["wanted"] - but, within=WHOLE_BOARD)

    def tap(self, text):
        return self.send("/v1/taps", {"phrase": text})

    def touch(self, word):
        return self.send("/v1/taps", {"word": word})

    def sound(self, text, **manner):
        """Samples and rate of `text` as a file; as the voice is where `manner` does not say otherwise."""
        query = {"text": text, "format": "wav", "rate": 1, "pitch": 1, "range": 1, **manner}
        path = "/v1/speech?" + urllib.parse.urlencode({k: v for k, v in query.items() if v is not None})
        with self.request(path, None, "GET") as answer:
            return soundfile.read(io.BytesIO(answer.read()))

    def refusal(self, text, **manner):
        """Why there is no file of `text`."""
        try:
            self.sound(text, **manner)
        except urllib.error.HTTPError as problem:
            return json.load(problem)["detail"]
        raise AssertionError(f"{text!r} was said")

    def condition(self, engine="wyoming"):
        """What /healthz says of the engine."""
        return next(one for one in self.get("/healthz")["voices"] if one["engine"] == engine)

    def is_told(self, problem, engine="wyoming"):
        """Waits until /healthz says that the voice is away, and why."""
        seen = self.becomes(lambda: self.condition(engine), lambda one: one["state"] == "away")
        assert re.search(problem, seen["problem"]), seen
        return seen

    def until_asked_again(self, engine="wyoming"):
        """Waits until the server may be asked again."""
        self.becomes(lambda: self.condition(engine), lambda one: not one["retryInSeconds"])

    @staticmethod
    def becomes(look, fits, within=PATIENCE):
        """Looks until what is seen fits; returns it."""
        deadline = time.monotonic() + within
        while not fits(seen := look()):
            assert time.monotonic() < deadline, f"it stays {seen!r}"
            threading.Event().wait(TURN)
        return seen
