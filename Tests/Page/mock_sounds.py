"""What the stand-in of mock_words.py knows and how it sounds."""
import array
import io
import math
import re
import shutil
import subprocess
import wave
from urllib.parse import urlencode

RATE = 48_000

VOICES = [
    {"id": "girl", "name": "Girl", "forWhom": "child", "medianHertz": 300, "formantScale": 1.16,
     "description": "A bright child's voice.",
     "about": ["It speaks at about 300 Hz when nothing is changed; a young child's pitch.",
               "Its vowels ring 16 % higher than a grown-up's, as from a child's smaller mouth."]},
    {"id": "boy", "name": "Boy", "forWhom": "child", "medianHertz": 270, "formantScale": 1.13,
     "description": "A warm child's voice.",
     "about": ["It speaks at about 270 Hz when nothing is changed; a young child's pitch.",
               "Its vowels ring 13 % higher than a grown-up's, as from a child's smaller mouth."]},
    {"id": "meadow", "name": "Meadow", "forWhom": "companion", "medianHertz": 210,
     "formantScale": 1.02, "description": "Meadow, the companion: a warm grown-up voice.",
     "about": ["It speaks at about 210 Hz when nothing is changed; a woman's pitch.",
               "Its vowels ring like a grown-up's."]},
]
STEPS = [
    (6, 18, 0.80, 1.22, 1.5, 120, "Slow and sing-song: babies listen longest to wide melodies."),
    (18, 24, 0.85, 1.19, 1.5, 90, "Still slow and high; a pause helps to find where words begin."),
    (24, 36, 0.90, 1.12, 1.4, 60, "Two words at a time: a little slower than natural speech."),
    (36, 120, 0.95, 1.06, 1.3, 30, "Close to how grown-ups talk, with a lively melody."),
]


class Problem(Exception):
    def __init__(self, detail, status=400, headers=None, **members):
        self.status, self.body = status, {"detail": detail, "status": status, **members}
        self.headers = headers or {}


VARIANTS = {"girl": "en-us+f2", "boy": "en-us+f4", "meadow": "en-us+m3"}


def resampled(samples, before=22_050):
    """`samples` at 48 kHz, by straight lines between them."""
    for i in range(int((len(samples) - 1) * RATE / before)):
        at = i * before / RATE
        whole = int(at)
        yield int(samples[whole] + (samples[whole + 1] - samples[whole]) * (at - whole))


def sound(query):
    """A WAV of what `query` asks for, roughly."""
    text = query.get("hint") or query["text"]
    rate, pitch = float(query.get("rate", 0.85)), float(query.get("pitch", 1.2))
    text = f"[[{text[7:]}]]" if text.startswith("espeak:") else re.sub(r"^\w+:", "", text)
    if shutil.which("espeak-ng"):
        made = subprocess.run(
            ["espeak-ng", "-v", VARIANTS[query.get("voice", "girl")],
             "-s", str(int(160 * rate)), "-p", str(min(99, int(50 * pitch))), "--stdout", text], capture_output=True).stdout
        samples = array.array("h", resampled(array.array("h", made[44:]))).tobytes()
    else:
        samples = array.array("h", (
            int(9000 * math.sin(i * 0.039) * math.sin(math.pi * i / 24_000) ** 2)
            for i in range(24_000))).tobytes()
    file = io.BytesIO()
    with wave.open(file, "wb") as wav:
        wav.setparams((1, 2, RATE, 0, "NONE", ""))
        wav.writeframes(samples)
    return file.getvalue()


def audition(body):
    hint = body.get("hint")
    if hint is not None and (found := re.search(r"[^\w:'ˈˌː.\- ]", hint)):
        at = len(hint[:found.start()])
        raise Problem(f'hint: "{found[0]}" at character {at + 1} is no sound that can be written. '
                      "Use one of the nearest, or hear the candidates.", field="hint",
                      range=[at, at + 1], symbol=found[0], nearest=["ʃ", "ʒ", "s"])
    if hint == "":
        raise Problem("hint: it is empty. Leave it out for the voice's own reading.", field="hint")
    warnings = [{"message": "English has no “x” sound; the nearest, k, is said.", "range": [4, 5]}] \
        if hint and hint.startswith("ipa:x") else []
    query = {key: body[key] for key in ("text", "hint", "voice", "rate") if body.get(key)}
    return {"text": body["text"], "hint": hint, "kind": hint and "respelling",
            "ipa": {None: "siːˈɑːbhæn", "shi-VAWN": "ʃɪˈvɔːn"}.get(
                hint, str(hint).lower()),
            "arpabet": "SH IH0 V AO1 N", "phonemes": "SIv'O:n", "respelling": "shi-VAWN",
            "voice": "girl", "warnings": warnings, "limits": [],
            "sound": "/v1/speech?" + urlencode(query)}


def candidates(body):
    text = body["text"]
    ways = [("shi-VAWN", "ʃɪˈvɔːn", "As in Irish"), ("SHI-vawn", "ˈʃɪvɔːn", "Stress in front"),
            ("see-oh-BAN", "siːoʊˈbæn", "As it is spelt"), ("see-OB-han", "siːˈɑːbhæn",
             "The voice's own reading"), ("shuh-VAHN", "ʃəˈvɑːn", "A broader vowel")]
    return {"candidates": [
        {"hint": hint, "ipa": ipa, "respelling": hint, "why": why,
         "sound": "/v1/speech?" + urlencode({"text": text, "hint": hint})}
        for hint, ipa, why in ways]}
