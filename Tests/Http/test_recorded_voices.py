"""A voice recorded at home: recorded, chosen, heard, carried elsewhere, erased from every file."""
import io
import wave
import zipfile

import requests
from test_erasure import holding, recording, waits_for

CONSENT = {"by": "Rosalind Quibbleton", "agreed": True}
NANA = {"name": "Nana", "speaker": "Rosalind Quibbleton", "consent": CONSENT, "near": "girl", "forWhom": "child"}
VOICES = "/v1/recorded-voices"


class GrownUp:
    """A grown-up at the service, with the gate open."""

    def __init__(self, url):
        self.url, self.session = url, requests.Session()
        self.ask("POST", "/v1/gate/open", json={"heldMilliseconds": 3000})

    def ask(self, method, path, status=None, **body):
        answer = self.session.request(method, self.url + path, timeout=60, **body)
        assert answer.ok if status is None else answer.status_code == status, f"{method} {path}: {answer.text}"
        return answer

    def take(self, text, sound=None):
        return self.ask("PUT", f"{VOICES}/nana/takes/{text}", data=sound or padded()).json()

    def said(self, text, voice="nana"):
        return self.ask("GET", "/v1/speech", params={"text": text, "voice": voice, "rate": 1, "pitch": 1}).content


def padded(gap=24_000):
    """A word-like sound with half a second of nothing on both sides."""
    with wave.open(io.BytesIO(recording())) as file:
        sound = file.readframes(file.getnframes())
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setparams((1, 2, 48_000, 0, "NONE", ""))
        file.writeframes(bytes(2 * gap) + sound + bytes(2 * gap))
    return out.getvalue()


def samples(sound):
    with wave.open(io.BytesIO(sound)) as file:
        return file.readframes(file.getnframes())


def test_a_voice_is_recorded_chosen_heard_and_carried_elsewhere(url):
    adult = GrownUp(url)
    assert adult.ask("POST", VOICES, json=NANA, status=201).json()["id"] == "nana"
    near = adult.said("more")
    reply = adult.take("more")
    assert reply["kept"] and not reply["replaced"] and abs(reply["begin"] - 500) <= 5 and reply["peak"] <= -1
    heard = adult.ask("GET", f"{VOICES}/nana/takes/More").content
    assert samples(adult.said("more!")) == samples(heard) != samples(near), "it is heard at once"
    adult.ask("PATCH", "/v1/settings", json={"voice": "nana"})
    assert adult.ask("POST", "/v1/taps", json={"word": "more"}).json()["source"] in ("cache", "recorded", "synthesised")
    words = adult.ask("GET", f"{VOICES}/nana").json()["words"]
    assert {word["text"]: word["whose"] for word in words}["more"] == "recorded"
    assert [word["text"] for word in words[:3]] == ["mommy", "daddy", "want"]

    silent = adult.take("more", samples_of_nothing())
    assert not silent["kept"] and [problem["kind"] for problem in silent["problems"]] == ["silent"]
    assert adult.ask("GET", f"{VOICES}/nana/takes/more").content == heard, "the take before stays"

    pack = adult.ask("GET", f"{VOICES}/nana/pack").content
    again = adult.ask("POST", f"{VOICES}/packs", params={"name": "Second"}, data=pack, status=201).json()
    assert again["taken"] == 1 and again["speaker"] == NANA["speaker"]
    assert samples(adult.said("more", "second")) == samples(heard)


def samples_of_nothing():
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setparams((1, 2, 48_000, 0, "NONE", ""))
        file.writeframes(bytes(96_000))
    return out.getvalue()


def test_nobody_outside_the_gate_records_exports_or_erases(url):
    adult = GrownUp(url)
    adult.ask("POST", VOICES, json=NANA, status=201)
    adult.take("more")
    for method, path in [
        ("GET", VOICES), ("POST", VOICES), ("GET", f"{VOICES}/nana"), ("DELETE", f"{VOICES}/nana"),
        ("GET", f"{VOICES}/nana/pack"), ("POST", f"{VOICES}/packs"),
        ("PUT", f"{VOICES}/nana/takes/more"), ("DELETE", f"{VOICES}/nana/takes/more"),
    ]:
        answer = requests.request(method, url + path, timeout=60, data=b"x" if method in ("PUT", "POST") else None)
        assert answer.status_code == 403 and answer.json()["field"] == "gate", f"{method} {path}"
    assert requests.get(f"{url}{VOICES}/nana/takes/more", timeout=60).ok, "listening is open"


def test_an_erased_voice_leaves_every_file(url, tmp_path):
    adult, data = GrownUp(url), tmp_path / "data"
    adult.ask("POST", VOICES, json=NANA, status=201)
    adult.ask("PATCH", "/v1/settings", json={"voice": "nana", "companionVoice": "nana"})
    adult.take("more")
    sound = samples(adult.said("more"))
    trace, flac = sound[20_000:20_400], next((data / "voices/nana").glob("*.flac")).read_bytes()[-500:-100]
    for needle in (trace, flac, NANA["speaker"]):
        waits_for(lambda needle=needle: holding(data, needle))
    adult.ask("DELETE", f"{VOICES}/nana", status=204)
    assert holding(data, trace, flac, NANA["speaker"]) == set()
    assert list((data / "voices").iterdir()) == []
    after = adult.ask("GET", "/v1/settings").json()
    left = (after["voice"], after["companionVoice"])
    assert left == ("girl", "meadow"), "nobody is left with a voice that is gone"
    assert adult.ask("POST", "/v1/taps", json={"word": "more"}).ok
    assert adult.ask("GET", f"{VOICES}/nana", status=404).json()["field"] == "id"


def test_everything_that_is_reset_is_every_voice(url, tmp_path):
    adult, data = GrownUp(url), tmp_path / "data"
    adult.ask("POST", VOICES, json=NANA, status=201)
    adult.take("more")
    adult.ask("POST", "/v1/reset", json={"scope": "everything"})
    assert holding(data, NANA["speaker"]) == set()


def test_sounds_of_another_system_come_in_by_their_names(url):
    adult = GrownUp(url)
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("bank/I WANT MORE.wav", padded())
        file.writestr("bank/blorp.wav", padded())
        file.writestr("bank/broken.wav", b"RIFF")
    who = {"name": "Opa", "speaker": "Karl", "consentBy": "Karl"}
    refused = adult.ask("POST", f"{VOICES}/packs", params=who, data=archive.getvalue(), status=400).json()
    assert refused["field"] == "consent.agreed"
    who["agreed"] = "true"
    reply = adult.ask("POST", f"{VOICES}/packs", params=who, data=archive.getvalue(), status=201).json()
    assert reply["taken"] == 2 and reply["unlisted"] == ["blorp"]
    assert [unread["file"] for unread in reply["unread"]] == ["bank/broken.wav"]


def test_sounds_of_another_language_are_its_words(url):
    adult = GrownUp(url)
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as pack:
        pack.writestr("agua.wav", padded())
    who = {"name": "Abuela", "speaker": "Rosa", "consentBy": "Rosa", "agreed": "true", "language": "es"}
    refused = adult.ask("POST", f"{VOICES}/packs", params=who, data=archive.getvalue(), status=400).json()
    assert refused["field"] == "language" and "es-419" in str(refused)
    who["language"] = "es-419"
    reply = adult.ask("POST", f"{VOICES}/packs", params=who, data=archive.getvalue(), status=201).json()
    assert reply["taken"] == 1 and reply["unread"] == []
    take = f"{VOICES}/{reply['id']}/takes/agua"
    assert adult.ask("GET", take, params={"language": "es-419"}).content[:4] == b"RIFF"
    adult.ask("GET", take, params={"language": "en"}, status=404)
    adult.ask("DELETE", f"{VOICES}/{reply['id']}")


def test_an_archive_that_could_do_harm_is_refused_whole(url, tmp_path):
    adult = GrownUp(url)
    who = {"name": "Opa", "speaker": "Karl", "consentBy": "Karl", "agreed": "true"}
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("more.wav", bytes(200 << 20))
    outside = io.BytesIO()
    with zipfile.ZipFile(outside, "w") as file:
        file.writestr("../../../more.wav", padded())
    for body in (bomb.getvalue(), outside.getvalue(), b"PK\x03\x04 and then nothing", b"", padded()):
        answer = adult.ask("POST", f"{VOICES}/packs", params=who, data=body, status=400).json()
        assert answer["field"] == "body" and answer["detail"]
    assert adult.ask("GET", VOICES).json() == {"voices": []}
    voices = tmp_path / "data/voices"
    assert not voices.exists() or list(voices.iterdir()) == []
