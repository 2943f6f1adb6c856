"""The figures of words and pronunciations: audition, a word saved, rendering ahead. Run by .ci/bench.

Everything is read from the outside: over HTTP, and by the clock around the command.
"""
import http.client
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

MEADOW = os.environ.get("MEADOW", ".build/release/meadow")
MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else None
ONSETS = ["B", "CH", "D", "F", "G", "HH", "JH", "K", "L", "M", "N", "P", "R", "S", "SH", "T", "V", "W", "Y", "Z"]
VOWELS = ["AA", "AE", "AH", "AO", "AW", "AY", "EH", "EY", "IH", "IY", "OW", "OY", "UW"]


class Service:
    """A silent `meadow serve` on a free port with a data directory of its own."""

    def __init__(self, data):
        self.process = subprocess.Popen(
            [MEADOW, "serve", "--port", "0", "--output", "silent", "--data", data],
            stdout=subprocess.PIPE, text=True)
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        if not found:
            sys.exit("the service did not start")
        self.http = http.client.HTTPConnection("127.0.0.1", int(found.group(1)), timeout=30)
        self.http.connect()
        self.headers = {"content-type": "application/json"}
        self.open_gate()

    def open_gate(self):
        """My Words are behind the parent gate."""
        self.http.request(
            "POST", "/v1/gate/open", json.dumps({"heldMilliseconds": 3000}), self.headers)
        answer = self.http.getresponse()
        answer.read()
        self.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]

    def ask(self, method, path, body=None):
        """Status, content, and the milliseconds until all of it was there."""
        content = None if body is None else json.dumps(body)
        begin = time.monotonic()
        self.http.request(method, path, content, self.headers)
        answer = self.http.getresponse()
        content = answer.read()
        return answer.status, content, (time.monotonic() - begin) * 1000

    def wait_until_rendered(self):
        while True:
            cache = json.loads(self.ask("GET", "/healthz")[1])["cache"]
            if cache["ready"] == cache["wanted"]:
                return
            time.sleep(0.1)

    def stop(self):
        self.process.terminate()
        self.process.wait()


def names(count):
    """`count` different invented names with their hints, two syllables each, always the same."""
    draw, out = random.Random(3), {}
    while len(out) < count:
        a, b = draw.choice(ONSETS), draw.choice(ONSETS)
        v, w = draw.choice(VOWELS), draw.choice(VOWELS)
        out[f"{a}{v}{b}{w}".title()] = f"arpabet:{a} {v}1 {b} {w}0"
    return list(out.items())


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def row(what, figure, target, met):
    print(f"{what:<44} {figure:<26} {target:<26} {'met' if met else 'MISSED'}", flush=True)


def audition(service):
    """From a hint sent to the last byte of its sound, which no cache holds yet."""
    took = []
    for name, hint in names(200):
        status, content, first = service.ask("POST", "/v1/pronunciations", {"text": name, "hint": hint})
        if status == 404:
            return None
        if status != 200:
            sys.exit(f"{hint} was answered with {status}: {content.decode()}")
        status, sound, second = service.ask("GET", json.loads(content)["sound"])
        if status != 200 or len(sound) < 1000:
            sys.exit(f"the sound of {hint} was answered with {status}")
        took.append(first + second)
    return took


def saved(service):
    """From a word sent to the first moment at which a tap on it is answered from memory."""
    took = []
    for name, hint in names(240)[200:]:
        begin = time.monotonic()
        status, content, _ = service.ask(
            "POST", "/v1/words", {"group": "people", "text": name, "hint": hint})
        if status == 404:
            return None
        if status != 201:
            sys.exit(f"{name} was answered with {status}: {content.decode()}")
        word = json.loads(content)
        while not word["ready"]:
            word = json.loads(service.ask("GET", f"/v1/words/{word['id']}")[1])
            if time.monotonic() - begin > 5:
                break
        took.append((time.monotonic() - begin) * 1000)
        # The proof: the very next tap is answered from the cache, not from a disk or an engine.
        status, content, _ = service.ask("POST", "/v1/taps", {"word": name})
        if status >= 300 or json.loads(content).get("source") != "cache":
            took[-1] = float("inf")
    return took


def meadow(*line):
    answer = subprocess.run([MEADOW, *line], capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"meadow {' '.join(line)} ended with {answer.returncode}: {answer.stderr}")
    return answer.stdout


def prerender(family, jobs, pitch):
    """Clips made a second, start not counted and counted: a whole run, less the same run with
    nothing left to make. What it makes stays: ext4 looks through what was just deleted for each new
    file, and that would be what is measured."""
    data = f"{family}-{jobs}-{pitch}"
    shutil.copytree(family, data)
    line = ["prerender", "--voice", "girl", "--pitch", str(pitch), "--jobs", str(jobs), "--data", data]
    times, clips = [], 0
    for _ in range(2):
        begin = time.monotonic()
        said = meadow(*line)
        times.append(time.monotonic() - begin)
        clips = clips or int(re.search(r"(\d+) of them made now", said).group(1))
    return clips / max(times[0] - times[1], 1e-3), clips / times[0]


def ahead():
    """The board of a family with 400 words by one job and by two, in turn, so that both have the same
    machine: 88 core words alone are over before a second process counts."""
    pitches = [round(0.8 + 0.03 * step, 2) for step in range(15)]
    with tempfile.TemporaryDirectory(dir=MEMORY) as place:
        family, lexicon = f"{place}/family", f"{place}/lexicon.csv"
        with open(lexicon, "w") as file:
            file.write("word,hint,group\n")
            file.writelines(f"{name},{hint},people\n" for name, hint in names(400))
        meadow("words", "import", lexicon, "--data", family)
        pairs = [(prerender(family, 1, pitch), prerender(family, 2, pitch)) for pitch in pitches]
    one = statistics.median(first[0] for first, _ in pairs)
    two = statistics.median(second[0] for _, second in pairs)
    low, ratio, high = statistics.quantiles([second[0] / first[0] for first, second in pairs], n=4)
    row(f"prerender, one job, start not counted, {len(pairs)}", f"{one:.0f} clips/s", "150 clips/s",
        one >= 150)
    row("prerender, two jobs against one, median", f"{two:.0f} clips/s, × {ratio:.2f}", "× 1.7",
        ratio >= 1.7)
    print(f"  (half of the pairs between × {low:.2f} and × {high:.2f}; with the start of the program "
          f"{statistics.median(first[1] for first, _ in pairs):.0f} and "
          f"{statistics.median(second[1] for _, second in pairs):.0f} clips/s)")


def main():
    with tempfile.TemporaryDirectory() as data:
        service = Service(data)
        service.wait_until_rendered()
        took = audition(service)
        if took:
            p95 = percentile(took, 0.95)
            row("audition: hint to its sound, 200 hints",
                f"p50 {statistics.median(took):.1f}, p95 {p95:.1f} ms", "p95 25 ms", p95 <= 25)
        else:
            row("audition: hint to its sound", "no such route", "p95 25 ms", False)
        took = saved(service)
        if took:
            worst = max(took)
            row("a word saved to its tap from the cache, 40",
                f"p50 {statistics.median(took):.1f}, max {worst:.1f} ms", "150 ms", worst <= 150)
        else:
            row("a word saved to its tap from the cache", "no such route", "150 ms", False)
        service.stop()

    ahead()


if __name__ == "__main__":
    main()
