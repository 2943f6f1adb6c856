"""Erase means erase: after a word is removed or called another way, a child is, or everything is erased, no file of a
live service holds what it was."""
import io
import math
import re
import sqlite3
import struct
import time
import wave
import zlib

import requests

NAME, SPOKEN, CHILD, SET_UP = "Quibbleton", "Quibble ton", "Zephyrine", "Plinthorp"
OTHER, LISTENER = "Zanderby", "Wimbleford"


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


def test_what_a_word_was_called_before_is_in_no_file(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    word = family.send("POST", "/v1/words", json={"group": "people", "text": NAME, "spoken": SPOKEN}).json()
    said = family.samples(NAME)
    family.talk("want", NAME)
    # A message that is still open when its word is called another way.
    family.send("POST", "/v1/taps", json={"word": NAME})
    for trace in (NAME, SPOKEN, said):
        waits_for(lambda trace=trace: holding(data, trace))
    waits_for(lambda: holding(data, NAME) & {"events.sqlite", "events.sqlite-wal"})
    put_aside = [data / "family.sqlite.damaged", data / "events.sqlite.damaged-2"]
    for path in put_aside:
        path.write_text(NAME)

    family.send("PATCH", f"/v1/words/{word['id']}", json={"text": OTHER, "spoken": None})
    assert holding(data, NAME, SPOKEN, said) == set()
    assert not any(path.exists() for path in put_aside)
    family.send("POST", "/v1/message", json={"action": "clear"})
    family.talk("more", OTHER)
    week = family.send("GET", "/v1/insight").json()
    assert week["total"]["words"].get(OTHER, 0) >= 2, "what was counted stays counted, under the new name"
    assert any(OTHER in message["words"] for message in week["messages"])
    assert holding(data, NAME, SPOKEN, said) == set()


def test_what_damaged_files_hold_of_a_word_goes_with_it(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    word = family.send("POST", "/v1/words", json={"group": "people", "text": NAME}).json()
    for name in ("family.sqlite.damaged", "family.sqlite.damaged-wal", "events.sqlite.damaged"):
        (data / name).write_text(NAME)
    family.send("DELETE", f"/v1/words/{word['id']}")
    assert holding(data, NAME) == set()


def test_a_removal_that_is_refused_leaves_the_word_and_can_be_asked_for_again(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    word = family.send("POST", "/v1/words", json={"group": "people", "text": NAME}).json()
    said = family.samples(NAME)
    family.talk("want", NAME)
    waits_for(lambda: holding(data, NAME) & {"events.sqlite", "events.sqlite-wal"})
    holder = sqlite3.connect(data / "events.sqlite", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    refused = family.session.delete(url + f"/v1/words/{word['id']}", timeout=60)
    assert refused.status_code == 503 and "another program holds" in refused.text
    assert [kept["text"] for kept in family.send("GET", "/v1/words").json()["words"]] == [NAME]
    holder.execute("ROLLBACK")
    holder.close()
    family.send("DELETE", f"/v1/words/{word['id']}")
    assert holding(data, NAME, said) == set()


def test_what_cannot_leave_a_file_while_somebody_reads_in_it_is_told_and_leaves_it_later(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    word = family.send("POST", "/v1/words", json={"group": "people", "text": NAME}).json()
    assert family.send("GET", "/v1/words").json()["problem"] is None
    reader = sqlite3.connect(data / "family.sqlite", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM word").fetchall()
    family.send("DELETE", f"/v1/words/{word['id']}")
    left = family.send("GET", "/v1/words").json()
    assert left["words"] == [] and "not gone" in left["problem"] and holding(data, NAME)
    reader.execute("ROLLBACK")
    reader.close()
    Family(url)  # the gate is opened once more
    waits_for(lambda: not holding(data, NAME))
    assert family.send("GET", "/v1/words").json()["problem"] is None


def test_recordings_that_no_word_names_go_with_the_next_start_and_all_with_a_reset(service, tmp_path):
    recordings, orphan = tmp_path / "data/recordings", "a" * 32 + ".flac"
    with service() as url:
        family = Family(url)
        word = family.send("POST", "/v1/words", json={"group": "people", "text": NAME}).json()
        family.send("PUT", f"/v1/words/{word['id']}/recording", data=recording(), headers={"content-type": "audio/wav"})
    kept, = recordings.iterdir()
    for name in (orphan, orphan + ".7-7.part"):
        (recordings / name).write_bytes(b"a voice")
    with service() as url:
        waits_for(lambda: list(recordings.iterdir()) == [kept])
        family = Family(url)
        assert family.send("GET", f"/v1/words/{word['id']}/recording").content.startswith(b"RIFF")
        (recordings / orphan).write_bytes(b"a voice")
        family.send("POST", "/v1/reset", json={"scope": "everything"})
        assert list(recordings.iterdir()) == []


def test_a_childs_name_that_is_changed_or_cleared_is_in_no_file(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    family.send("PATCH", "/v1/profile", json={"name": CHILD, "ageMonths": 30})
    family.send("PATCH", "/v1/settings", json={"rate": 0.8})
    assert holding(data, CHILD) >= {"profile.json"}
    for name in ("family.sqlite.damaged", "profile.json.damaged", "profile.json.7-7.part"):
        (data / name).write_text(CHILD)
    family.send("PATCH", "/v1/profile", json={"name": OTHER})
    assert holding(data, CHILD) == set() and holding(data, OTHER)
    family.send("PATCH", "/v1/profile", json={"name": None})
    assert holding(data, CHILD, OTHER) == set()


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

    # So may whoever listened in a listening test; one test's answers go at once.
    for test in "ab":
        family.send("POST", "/v1/listening/answers", json={
            "id": f"{test}-1", "round": test, "listener": LISTENER + test, "text": "more",
            "pair": {"first": "girl", "second": "boy", "nicer": "same"}})
    assert holding(data, LISTENER + "a") and holding(data, LISTENER + "b")
    family.send("DELETE", "/v1/listening/results/a")
    assert holding(data, LISTENER + "a") == set() and holding(data, LISTENER + "b")

    family.send("POST", "/v1/reset", json={"scope": "everything"})
    assert holding(data, SET_UP, LISTENER, *traces, struct.pack(">d", 71.25)) == set()
    assert holding(data, "banana") & log == set(), "the log is empty"


def test_of_one_child_of_several_that_is_erased_no_file_holds_anything(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    family.send("PATCH", "/v1/profile", json={"name": OTHER})
    child = family.send("POST", "/v1/children", json={"name": CHILD, "ageMonths": 40, "modules": ["facts"]}).json()
    family.send("PUT", "/v1/children/active", json={"id": child["id"]})
    word = family.send("POST", "/v1/words", json={
        "group": "people", "text": NAME, "spoken": SPOKEN, "owner": child["id"]}).json()
    said = family.samples(NAME)
    family.send("PUT", f"/v1/words/{word['id']}/photo", data=picture(), headers={"content-type": "image/png"})
    photo = family.send("GET", f"/v1/words/{word['id']}/photo").content[-300:-30]
    family.talk(NAME, "banana")
    for trace in (said, photo):
        waits_for(lambda trace=trace: holding(data, trace))
    family.send("PUT", f"/v1/words/{word['id']}/recording", data=recording(), headers={"content-type": "audio/wav"})
    family.send("POST", "/v1/taps", json={"phrase": f"{SET_UP} please"})
    family.send("POST", "/v1/taps", json={"word": NAME})
    traces = (CHILD, NAME, SPOKEN, SET_UP, said, photo, kept_recording(data))
    for trace in (CHILD, NAME, SPOKEN, SET_UP, traces[-1]):
        waits_for(lambda trace=trace: holding(data, trace))
    # Its last message is still open; what another child says stays.
    family.send("PUT", "/v1/children/active", json={"id": 1})
    family.talk("milk")
    waits_for(lambda: holding(data, "milk") & {"events.sqlite", "events.sqlite-wal"})
    for name in ("profile.json.damaged", "family.sqlite.damaged", "events.sqlite.damaged-wal"):
        (data / name).write_bytes(CHILD.encode("utf-16"))

    family.send("DELETE", f"/v1/children/{child['id']}")
    assert holding(data, *traces) == set()
    assert holding(data, "banana") & {"events.sqlite", "events.sqlite-wal"} == set(), "its log is gone"
    week = family.send("GET", "/v1/insight").json()
    assert week["total"]["words"] == {"milk": 1}
    assert [kept["name"] for kept in family.send("GET", "/v1/children").json()["children"]] == [OTHER]
    # Nothing comes back when the service goes on.
    family.talk("more")
    family.send("PATCH", "/v1/settings", json={"rate": 0.8})
    waits_for(lambda: list((data / "clips").iterdir()))
    assert holding(data, *traces) == set()


def test_what_a_child_has_learnt_goes_with_it_and_the_key_with_everything(url, tmp_path):
    family, data = Family(url), tmp_path / "data"
    child = family.send("POST", "/v1/children", json={"name": CHILD, "modules": ["facts"]}).json()
    family.send("PATCH", "/v1/profile", json={"modules": ["facts"]})
    for number in (child["id"], 1):
        family.send("PUT", "/v1/children/active", json={"id": number})
        item = family.send("POST", "/v1/learning/practise").json()["practice"]["item"]
        family.send("POST", "/v1/learning/fact", json={
            "item": item["number"], "given": 1, "times": {"firstKey": 900, "commit": 1200}})

    def kept():
        return sorted(path.name for path in (data / "journals").iterdir())
    both, key = kept(), (data / "journals.key").read_bytes()
    family.send("DELETE", f"/v1/children/{child['id']}")
    assert set(kept()) < set(both) and kept(), "the other child's stays"
    assert family.send("GET", "/v1/learning/progress").json()
    family.send("POST", "/v1/reset", json={"scope": "everything"})
    assert holding(data, key) == set() and not any((data / "journals").glob("*"))


def test_no_clip_says_in_clear_what_it_holds(url, tmp_path):
    Family(url)
    assert list((tmp_path / "data/clips").iterdir())
    assert holding(tmp_path / "data/clips", "text", "banana", "girl", "want") == set()
