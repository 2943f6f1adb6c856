"""Erase means erase: after a word is removed, or everything, no file of a live service holds what it was."""
import io
import math
import re
import struct
import time
import wave
import zlib

import requests

NAME, SPOKEN, CHILD, SET_UP = "Quibbleton", "Quibble ton", "Zephyrine", "Plinthorp"


def contents(folder):
    """Every file's name and bytes, and what of them is compressed, unpacked."""
    for path in folder.rglob("*"):
        if path.is_file():
            data = path.read_bytes()
            yield path, path.name.encode() + b"\n" + data
            for start in re.finditer(rb"\x78[\x01\x5e\x9c\xda]", data):
                try:
                    yield path, zlib.decompressobj().decompress(data[start.start():])
                except zlib.error:
                    pass


def holding(folder, *needles):
    """The files that hold one of `needles`: bytes as they are, a text in any case, in UTF-8 or UTF-16."""
    wanted = [needle if isinstance(needle, bytes) else needle.lower() for needle in needles]
    found = set()
    for path, data in contents(folder):
        texts = (data.lower(), data.lower().replace(b"\0", b""))
        for needle in wanted:
            at = needle if isinstance(needle, bytes) else needle.encode()
            if at in data or any(at in text for text in texts):
                found.add(path.name)
    return found


def waits_for(found):
    """What `found` returns, as soon as that is something: the log is written within a second."""
    end = time.monotonic() + 30
    while not (result := found()):
        assert time.monotonic() < end, "it was not written"
    return result


def picture(size=40):
    """A PNG of so many pixels a side that no drawing of Meadow's resembles."""
    side = range(size)
    rows = b"".join(b"\0" + bytes((x * y * 7 + z * 91) % 251 for x in side for z in range(3)) for y in side)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def kept_recording(data):
    """Some of the only recording as it lies on the disk."""
    kept, = (data / "recordings").iterdir()
    return kept.read_bytes()[-500:-100]


def recording():
    """A second of a voice-like sound, as WAV."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(48_000)
        file.writeframes(b"".join(
            struct.pack("<h", int(9000 * math.sin(at / 37) * math.sin(at / 4800))) for at in range(48_000)))
    return out.getvalue()


class Family:
    """A grown-up at the service, with the gate open."""

    def __init__(self, url):
        self.url, self.session = url, requests.Session()
        self.send("POST", "/v1/gate/open", json={"heldMilliseconds": 3000})

    def send(self, method, path, **body):
        answer = self.session.request(method, self.url + path, timeout=60, **body)
        assert answer.ok, f"{method} {path}: {answer.text}"
        return answer

    def samples(self, text):
        """The samples of `text` as it is said now, from where its sound is loudest."""
        sound = self.send("GET", "/v1/speech", params={"text": text}).content[44:]
        samples = struct.unpack(f"<{len(sound) // 2}h", sound[:len(sound) // 2 * 2])
        loudest = max(range(100, len(samples) - 100), key=lambda at: abs(samples[at]))
        return sound[2 * loudest - 200:2 * loudest + 200]

    def talk(self, *words):
        for word in words:
            self.send("POST", "/v1/taps", json={"word": word})
        self.send("POST", "/v1/message", json={"action": "speak"})
        self.send("POST", "/v1/message", json={"action": "clear"})


def test_a_word_that_is_removed_is_in_no_file(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    word = family.send("POST", "/v1/words", json={"group": "people", "text": NAME, "spoken": SPOKEN}).json()
    said = family.samples(NAME)
    family.send("PUT", f"/v1/words/{word['id']}/photo", data=picture(), headers={"content-type": "image/png"})
    photo = family.send("GET", f"/v1/words/{word['id']}/photo").content[-300:-30]
    family.talk("want", NAME)
    for trace in (said, photo):
        waits_for(lambda trace=trace: holding(data, trace))
    family.send("PUT", f"/v1/words/{word['id']}/recording", data=recording(), headers={"content-type": "audio/wav"})
    family.talk(NAME, "more")
    traces = (NAME, SPOKEN, said, photo, kept_recording(data))
    waits_for(lambda: holding(data, NAME) >= {"events.sqlite-wal"} or holding(data, NAME) >= {"events.sqlite"})
    waits_for(lambda: holding(data, traces[-1]))

    family.send("DELETE", f"/v1/words/{word['id']}")
    assert holding(data, *traces) == set()
    week = family.send("GET", "/v1/insight").text
    assert NAME not in week and "want" in week, "what else was said stays"
    # A clip that was being made does not come back, nor does anything when the service goes on.
    family.talk("want", "more")
    waits_for(lambda: list((data / "clips").iterdir()))
    assert holding(data, *traces) == set()


def test_a_recording_that_is_removed_is_in_no_file(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    word = family.send("POST", "/v1/words", json={"group": "people", "text": NAME}).json()
    family.send("PUT", f"/v1/words/{word['id']}/recording", data=recording(), headers={"content-type": "audio/wav"})
    family.talk(NAME)
    said, own = family.samples(NAME), kept_recording(data)
    for trace in (said, own):
        waits_for(lambda trace=trace: holding(data, trace))
    family.send("DELETE", f"/v1/words/{word['id']}/recording")
    assert holding(data, said, own) == set()


def test_a_photo_that_was_a_words_picture_is_in_no_file_once_it_is_put_back(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    for after in (("DELETE", {}), ("PUT", {"json": {"emoji": "\U0001f984"}})):
        family.send("PUT", "/v1/pictures/banana/photo", data=picture(), headers={"content-type": "image/png"})
        photo = family.send("GET", "/v1/pictures/banana/photo").content[-300:-30]
        waits_for(lambda photo=photo: holding(data, photo))
        family.talk("banana", "more")
        family.send(after[0], "/v1/pictures/banana", **after[1])
        assert holding(data, photo) == set()


def test_of_a_child_that_is_erased_no_file_holds_anything(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    family.send("PATCH", "/v1/profile", json={"name": CHILD, "ageMonths": 30})
    family.send("POST", "/v1/loudness/calibration", json={"dBA": 71.25})
    word = family.send("POST", "/v1/words", json={"group": "people", "text": NAME, "spoken": SPOKEN}).json()
    family.send("PUT", f"/v1/words/{word['id']}/photo", data=picture(), headers={"content-type": "image/png"})
    photo = family.send("GET", f"/v1/words/{word['id']}/photo").content[-300:-30]
    family.send("PUT", "/v1/pictures/cup/photo", data=picture(48), headers={"content-type": "image/png"})
    cup = family.send("GET", "/v1/pictures/cup/photo").content[-300:-30]
    assert cup != photo
    family.send("PUT", "/v1/pictures/ball", json={"emoji": "\U0001f9a9"})
    family.talk("banana", NAME)
    said = family.samples(NAME)
    traces = (CHILD, NAME, SPOKEN, photo, cup, "\U0001f9a9", said)
    for trace in traces:
        waits_for(lambda trace=trace: holding(data, trace))
    log = {"events.sqlite", "events.sqlite-wal"}
    waits_for(lambda: holding(data, "banana") & log)

    # A set-up may be named after a child; one that is removed is gone at once.
    for name in (SET_UP, SET_UP + " again"):
        kept = family.send("POST", "/v1/settings/setups", json={"name": name}).json()
    assert holding(data, SET_UP)
    family.send("DELETE", f"/v1/settings/setups/{kept['id']}")
    assert holding(data, SET_UP + " again") == set()

    family.send("POST", "/v1/reset", json={"scope": "everything"})
    assert holding(data, SET_UP, *traces, struct.pack(">d", 71.25)) == set()
    assert holding(data, "banana") & log == set(), "the log is empty"


def test_no_clip_says_in_clear_what_it_holds(url, tmp_path):
    Family(url)
    assert list((tmp_path / "data/clips").iterdir())
    assert holding(tmp_path / "data/clips", "text", "banana", "girl", "want") == set()
