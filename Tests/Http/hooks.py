"""What Schemathesis cannot know from openapi.yaml: how texts, hints and files look that are good, and
that whoever closes the gate, sets a code or resets everything has to open the gate again."""
import base64
import io
import json
import os
import string
import wave
import zipfile

import requests
import schemathesis
from hypothesis import strategies as st

words = st.sampled_from(["more", "banana", "Siobhán", "mia", "grüße", "3 apples", "naïve", "小", "👍", "yes!"])

FORMATS = {
    "spoken-text": st.lists(words, min_size=1, max_size=5).map(" ".join),
    "word-text": st.lists(words, min_size=1, max_size=3).map(" ".join),
    "set-up-name": st.sampled_from(["Meals", "words only", "Quiet days", "äéñ"]),
    "child-name": st.text(string.ascii_letters + "äéñ -", max_size=40),
    "child-called": st.sampled_from(["Ben", "Zoë", "Mia Rose", "äéñ"]),
    "recorded-voice": st.sampled_from(["nana", "ben", "nobody"]),
    "voice": st.sampled_from(["girl", "boy", "meadow"]),
    "hint": st.sampled_from(["shi-VAWN", "ipa:ʃɪˈvɔːn", "arpabet:SH IH0 V AO1 N", "espeak:SI2v'O:n", "POP-pop"]),
    "emoji": st.sampled_from(["🐶", "👩", "❤", "🏳️‍🌈"]),
    "day": st.sampled_from(["2020-02-29", "2026-11-01", "2026-11-21"]),
}
for name, strategy in FORMATS.items():
    schemathesis.openapi.format(name, strategy)

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


def recording(frames=48000, quiet=0):
    """A second of a loud tone, which is a recording that Meadow takes, with so much `quiet` on both sides."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setparams((1, 2, 48000, frames, "NONE", ""))
        sound.writeframes(bytes(2 * quiet) + b"".join(
            (12000 if at // 120 % 2 else -12000).to_bytes(2, "little", signed=True) for at in range(frames))
            + bytes(2 * quiet))
    return file.getvalue()


LEXICON = """<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en-US">
<lexeme><grapheme>Siobhán</grapheme><phoneme>ʃɪˈvɔːn</phoneme></lexeme></lexicon>"""



def voice_pack():
    """A voice of one word as it comes from another home."""
    voice = {
        "id": "nana", "name": "Nana", "description": "", "forWhom": "child", "engine": "recorded", "medianHertz": 200,
        "rangeSemitones": 4.5, "usualGain": 0, "recorded": {
            "speaker": "Rosa", "consent": {"by": "Rosa", "on": "2026-11-27"}, "licence": "Ours.", "near": "girl",
            "medianHertz": 200, "formantScale": 1.1, "measured": True}}
    sound = {"text": "more", "language": "en", "file": "sounds/more.wav", "on": "2026-11-27T22:40:00Z"}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as pack:
        pack.writestr("voice.json", json.dumps(
            {"schema": "meadow-voice-pack/1", "voice": voice, "sounds": [sound]}))
        pack.writestr("sounds/more.wav", recording(quiet=24_000))
    return file.getvalue()


FILES = {
    "image/png": PICTURE,
    "audio/wav": recording(),
    "application/zip": voice_pack(),
    "application/pls+xml": LEXICON.encode(),
}
for media_type, file in FILES.items():
    schemathesis.openapi.media_type(media_type, st.just(file))


class Gate:
    """The cookie of the one who has opened the gate, where this run is to be inside."""

    url = os.environ["MEADOW_URL"]
    cookie = None

    @classmethod
    def open(cls):
        answer = requests.post(cls.url + "/v1/gate/open", json={"heldMilliseconds": 3000}, timeout=60)
        assert answer.ok, answer.text
        cls.cookie = answer.cookies["meadow_gate"]


if os.environ.get("MEADOW_GATE") == "open":

    @schemathesis.auth(refresh_interval=None)
    class InsideTheGate:
        def get(self, case, context):
            if Gate.cookie is None:
                Gate.open()
            return Gate.cookie

        def set(self, case, data, context):
            case.cookies = {**(case.cookies or {}), "meadow_gate": data}

    @schemathesis.hook
    def after_call(context, case, response):
        """A code that was set is taken away again, and a gate that was shut is opened."""
        touched = {"/v1/gate/code", "/v1/gate/close", "/v1/setup", "/v1/reset"}
        if case.operation.path in touched and response.status_code < 300 and case.method != "GET":
            requests.delete(
                Gate.url + "/v1/gate/code", cookies={"meadow_gate": Gate.cookie or ""}, timeout=60)
            Gate.open()
