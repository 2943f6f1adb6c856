"""What a voice recorded at home costs: a cached word against the quick voice, a take's way from its bytes to its sound.
Run by .ci/bench on a private null sink; prints one table. The takes are eSpeak NG's own. TAPS is how many words are
tapped in each voice (100).
"""
import io
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import wave
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from conversation_figures import core_words, percentile  # noqa: E402
from natural_bench.home import Ear, Home, in_turn  # noqa: E402
from natural_bench.takes import take  # noqa: E402
from natural_figures import close, ratio_row, row  # noqa: E402

TAPS = int(os.environ.get("TAPS", "100"))


def said(text):
    """eSpeak NG's saying of `text` with half a second of nothing on both sides."""
    made = subprocess.run(["espeak-ng", "-v", "en-us+f3", "--stdout", text], capture_output=True, check=True).stdout
    with wave.open(io.BytesIO(made)) as file:
        rate, sound = file.getframerate(), file.readframes(10 ** 9)
    return take(sound, rate)


def record(service, words):
    """A voice with takes of `words`; its id, and how long each take took, in ms."""
    consent = {"by": "A speaker", "agreed": True}
    voice = service.ask("POST", "/v1/recorded-voices", {
        "name": "Nana", "speaker": "A speaker", "consent": consent, "forWhom": "child", "near": "girl"})[0]["id"]
    service.set(voice=voice)
    times = []
    for word in words:
        sound, begin = said(word), time.monotonic()
        path = f"/v1/recorded-voices/{voice}/takes/{urllib.parse.quote(word, safe='')}"
        service.http.request("PUT", path, sound, {"Content-Type": "audio/wav", "Cookie": service.cookie})
        answer = json.loads(service.http.getresponse().read())
        assert answer["kept"], f"{word}: {answer}"
        times.append((time.monotonic() - begin) * 1000)
    return voice, times


def cached(place):
    service, monitor = Home(place, "girl"), Ear()
    all_words = core_words(service)
    voice, times = record(service, all_words)
    row(f"a take kept and sounding, of {len(times)}",
        f"p50 {statistics.median(times):.0f}, p99 {percentile(times, 0.99):.0f} ms", "300 ms",
        statistics.median(times) <= 300)
    service.set(rate=1, pitch=1)
    service.wait_until_rendered()
    words = [all_words[at % len(all_words)] for at in range(TAPS)]
    draw, bodies = random.Random(3), []
    for word in words:
        # Both are overridden, so that both taps are of one kind.
        bodies += draw.sample([{"word": word, "voice": name} for name in (voice, "girl")], 2)
    rises = {(name, word): service.rise(word, voice=name) for name in (voice, "girl") for word in set(words)}
    for body in bodies[:2 * len(set(words))]:
        service.sent(body)
        service.ask("POST", "/v1/stop", {})
    monitor.settle()
    taps = in_turn(service, monitor, bodies)

    def pairs(figure):
        found = []
        for two in zip(taps[::2], taps[1::2]):
            own, other = sorted(two, key=lambda tap: tap.body["voice"] != voice)
            if all(tap.heard is not None for tap in two):
                found.append((figure(own), figure(other)))
        return found

    def onset(tap):
        return tap.heard - rises[tap.body["voice"], tap.body["word"]]
    count = len(pairs(onset))
    ratio_row(f"cached word at the monitor, p50 of {count} pairs", pairs(onset), 1.03)
    ratio_row("the same as the service has it", pairs(lambda tap: tap.inside), 1.03)
    rise = [statistics.median(rises[name, word] for word in set(words)) for name in (voice, "girl")]
    print(f"  (the sounds' own rise to −60 dBFS is on top: p50 {rise[0]:.2f}, quick {rise[1]:.2f} ms)")
    close(service, monitor)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        cached(place)
