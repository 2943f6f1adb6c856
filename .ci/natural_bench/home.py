"""A family's data with a natural voice, services on it, and what taps on them sound like at the monitor."""
import atexit
import http.client
import io
import json
import os
import random
import re
import socket
import struct
import subprocess
import sys
import time
import urllib.parse
import wave

from conversation_figures import Service
from page_bench.monitor import AUDIBLE, Monitor
from words_figures import MEADOW, names

PERIOD = 0.34  # s, from one tap to the next
SAID = 0.22  # s, until it is stopped


def meadow(*line):
    answer = subprocess.run([MEADOW, *line], capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"meadow {' '.join(line)} ended with {answer.returncode}: {answer.stderr}")
    return answer.stdout


def family(place, port, words=0):
    """The data of a family with so many own words and the natural voice `joe` of the server at `port`; the voice
    that speaks for it where it is not at hand."""
    if words:
        lexicon = f"{place}.csv"
        with open(lexicon, "w") as file:
            file.write("word,hint,group\n")
            file.writelines(f"{name},{hint},people\n" for name, hint in names(words))
        meadow("words", "import", lexicon, "--data", place)
    meadow("voices", "add", "joe", "--voice", "en_US-joe-medium", "--server", f"tcp://127.0.0.1:{port}",
           "--data", place)
    with open(f"{place}/voices/joe.json") as file:
        return json.load(file)["quick"]


def also(place, voice, port):
    """The voice `joe` once more as `voice`, of another server."""
    with open(f"{place}/voices/joe.json") as file:
        content = json.load(file)
    content["id"], content["wyoming"]["server"] = voice, f"tcp://127.0.0.1:{port}"
    with open(f"{place}/voices/{voice}.json", "w") as file:
        json.dump(content, file)


class Home(Service):
    """A service whose child speaks with `voice`, its board made."""

    def __init__(self, data, voice, output="pulse"):
        super().__init__(data, output=output)
        atexit.register(self.stop)  # also where the bench itself fails
        self.set(voice=voice, repeatGuardMilliseconds=0)
        self.wait_until_rendered()
        self.link = None  # the service closes one that has said nothing for 15 s

    def set(self, **settings):
        self.ask("PATCH", "/v1/settings", settings)

    def sent(self, body):
        """Taps; when that was written, on the wall clock, and the answer."""
        if not self.link:
            self.link = socket.create_connection(("127.0.0.1", self.port), 60)
            self.link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        content = json.dumps(body)
        request = (f"POST /v1/taps HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
                   f"Content-Length: {len(content)}\r\n\r\n{content}").encode()
        moment = time.time()
        self.link.sendall(request)
        answer = http.client.HTTPResponse(self.link, method="POST")
        answer.begin()
        return moment, json.loads(answer.read())

    def rise(self, text, **manner):
        """Milliseconds from the first sample of what is said for `text` to its first audible one."""
        query = urllib.parse.urlencode({"text": text, "format": "wav", **manner})
        self.http.request("GET", f"/v1/speech?{query}")
        with wave.open(io.BytesIO(self.http.getresponse().read())) as file:
            rate, content = file.getframerate(), file.readframes(file.getnframes())
        samples = struct.unpack(f"<{len(content) // 2}h", content)
        first = next((i for i, x in enumerate(samples) if abs(x) > AUDIBLE * 32768), 0)
        return first / rate * 1000

    def pss_mb(self):
        """What it holds itself, of what is shared its part."""
        with open(f"/proc/{self.process.pid}/smaps_rollup") as file:
            return int(re.search(r"\nPss:\s+(\d+)", file.read()).group(1)) / 1024


class Ear(Monitor):
    """The monitor, whose clock is set by the sink's: what the sink makes it hands on at once and plays while it makes
    the next block, so that it is heard a block earlier than it is played."""

    def settle(self):
        """Waits until the sink has found its block: a null sink finishes the 2 s that it had begun."""
        time.sleep(2.5)
        told = subprocess.run(["pactl", "list", "sinks"], capture_output=True, text=True, check=True).stdout
        self.block = int(re.search(r"configured (\d+) usec", told).group(1)) / 1000

    def heard(self, moment, within):
        found = super().heard(moment, within)
        return None if found is None else found + self.block


class Tap:
    """One tap, and what became of it."""

    def __init__(self, service, monitor, body, said=SAID):
        self.body = body
        begin = time.monotonic()
        self.moment, self.answer = service.sent(body)
        time.sleep(max(0, begin + said - time.monotonic()))
        #: Milliseconds from the write to the first audible sample; None where it was not heard or not quiet before.
        self.heard = monitor.heard(self.moment, said - 0.02)
        #: What the service says of it: until its first frame is played.
        self.inside = self.answer["onsetMilliseconds"]
        service.ask("POST", "/v1/stop", {})


def in_turn(service, monitor, bodies, seed=1, said=SAID, goes_on=lambda: True):
    """Taps `bodies` one after the other, a little irregular so that no tap falls into step with the sink."""
    draw, taps = random.Random(seed), []
    for body in bodies:
        if not goes_on():
            break
        taps.append(Tap(service, monitor, body, said))
        time.sleep(PERIOD - SAID + draw.random() * 0.05)
    return taps


def phrases(count, seed):
    """Different phrases of five words, as a child may say them and nobody has yet."""
    draw, out = random.Random(seed), {}
    parts = (["Ben", "Grandma", "Lucy", "Sam", "Nana"], ["wants", "sees", "found", "likes", "took"],
             ["a big", "a red", "a cold", "a new", "a funny", "a soft", "a wet"],
             ["ball", "spoon", "boat", "hat", "duck", "book", "cake", "cup", "truck", "shoe", "leaf"])
    while len(out) < count:
        out[" ".join(draw.choice(part) for part in parts)] = True
    return list(out)


def in_memory():
    return "/dev/shm" if os.path.isdir("/dev/shm") else None
