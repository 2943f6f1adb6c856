"""What the conversation costs: tap to sound with everything on, large content, a large log, a long
session. Run by .ci/bench on a private null sink; prints one table.

Everything is read from the outside: the sink's monitor, answers over HTTP, the ready line, /proc.
SOAK_MINUTES says how long the session is (5; 30 is what must hold), EVENTS how many events are kept.
"""
import http.client
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time

MEADOW = os.environ.get("MEADOW", ".build/release/meadow")
WRITER = os.environ.get("EVENT_WRITER", os.path.join(os.path.dirname(MEADOW), "EventWriter"))
EVENTS = int(os.environ.get("EVENTS", "1000000"))
SOAK_MINUTES = float(os.environ.get("SOAK_MINUTES", "5"))
PARTS = os.environ.get("PARTS", "onset content log session").split()


class Service:
    """A `meadow serve` with a child at Tier 2, on a free port."""

    def __init__(self, data, for_child=True, output="pulse", program=MEADOW):
        begin = time.monotonic()
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--output", output, "--data", data],
            stdout=subprocess.PIPE, text=True)
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        self.ready_ms = (time.monotonic() - begin) * 1000
        if not found:
            sys.exit("the service did not start; is a sound server there?")
        self.port = int(found.group(1))
        self.http = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        self.http.connect()
        self.cookie = None
        if for_child:
            self.open_gate()
            self.ask("PATCH", "/v1/profile", {"ageMonths": 30, "tier": 2})

    def ask(self, method, path, body=None):
        """The answer, and the milliseconds until all of it was there."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        content = None if body is None else json.dumps(body)
        if content:
            headers["content-type"] = "application/json"
        begin = time.monotonic()
        self.http.request(method, path, content, headers)
        answer = self.http.getresponse()
        content = answer.read()
        took = (time.monotonic() - begin) * 1000
        if answer.status >= 300:
            sys.exit(f"{method} {path} was answered with {answer.status}: {content.decode()}")
        if path == "/v1/gate/open":
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return json.loads(content), took

    def open_gate(self):
        self.ask("POST", "/v1/gate/open", {"heldMilliseconds": 3000})

    def get(self, path):
        return self.ask("GET", path)[0]

    def tap(self, word, **more):
        return self.ask("POST", "/v1/taps", {"word": word, **more})

    def wait_until_rendered(self, limit=120):
        end = time.monotonic() + limit
        while time.monotonic() < end:
            cache = self.get("/healthz")["cache"]
            if cache["ready"] == cache["wanted"]:
                return True
            time.sleep(0.2)
        return False

    def resident_mb(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait()


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def row(what, figure, target, met):
    print(f"{what:<44} {figure:<26} {target:<26} {'met' if met else 'MISSED'}", flush=True)


def core_words(service):
    return [w["word"] for w in service.get("/v1/vocabulary")["coreVocabulary"] if w["tier"] <= 2
            and not re.search(r"\d", w["word"])]


def in_turn(services, words, rounds, count, seed=1):
    """Taps the same words at each of `services` in turn; for each its rounds of (onset, answer).

    The services are silent ones: on a sink each would tune a margin of its own, and the difference
    of two margins says nothing of content or log.
    """
    draw = random.Random(seed)
    found = [[] for _ in services]
    for number in range(rounds + 1):
        times = [[] for _ in services]
        for index in range(count):
            word = words[(index + number * count) % len(words)]
            order = list(range(len(services)))
            draw.shuffle(order)
            for place in order:
                reply, took = services[place].tap(word)
                if reply["onsetMilliseconds"] is not None and not reply["isRepeat"]:
                    times[place].append((reply["onsetMilliseconds"], took))
                time.sleep(0.04 + draw.random() * 0.04)
        if number:  # the first round warms up
            for place, values in enumerate(times):
                found[place].append(values)
    return found


def of_rounds(rounds, which, share):
    """The median over rounds of a percentile; `which` 0 is the onset, 1 the whole answer."""
    return statistics.median(percentile([v[which] for v in values], share) for values in rounds)


def onset():
    """From the outside: at the sink's monitor, words of a conversation and auditions in turn."""
    with tempfile.TemporaryDirectory() as data:
        service = Service(data)
        service.wait_until_rendered()
        runs = []
        for _ in range(3):
            path = os.path.join(data, "onset.json")
            subprocess.run(
                [MEADOW, "measure", "onset", "--port", str(service.port), "--conversation", "150",
                 "--json", path], check=True, stdout=subprocess.DEVNULL)
            runs.append(json.load(open(path))["conditions"])
        figures = {}
        for found in (found for run in runs for found in run):
            values = [sample["heard"] - sample["rise"] for sample in found["samples"]]
            if found["missing"]:
                row(f"{found['condition']}: never heard", str(found["missing"]), "0", False)
            figures.setdefault(found["condition"], []).append(values)
        ours, theirs = figures["conversation"], figures["audition"]
        for share in (0.5, 0.99):
            a, b = (percentile(sum(f, []), share) for f in (ours, theirs))
            row(f"heard, all on, p{share * 100:.0f} of {len(sum(ours, []))}",
                f"{a:.2f}, only heard {b:.2f} ms", "within 10 %", a <= b * 1.1)
        service.stop()


def content():
    """A family's own content of 50 000 words beside Meadow's own."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        os.mkdir(os.path.join(many, "content"))
        path = os.path.join(many, "content", "meadow-vocabulary.json")
        subprocess.run([MEADOW, "measure", "conversation", "--large", path], check=True)
        services = [Service(data, output="silent") for data in (few, many)]
        scenes = services[1].get("/v1/vocabulary")["scenes"]
        count = sum(len(scene["words"]) for scene in scenes.values())
        row(f"start with {count} scene words of one's own",
            f"ready after {services[1].ready_ms:.0f} ms", "it starts with them", count > 30_000)
        words = core_words(services[0])
        services[0].wait_until_rendered()
        services[1].wait_until_rendered(240)
        found = in_turn(services, words, rounds=5, count=200)
        for which, what in ((0, "tap to sound"), (1, "tap to its answer")):
            a, b = (of_rounds(rounds, which, 0.99) for rounds in found)
            row(f"{what} p99, 50 000 words", f"{b:.2f}, usual {a:.2f} ms, × {b / a:.2f}", "× 1.2",
                b <= a * 1.2)
        for service in services:
            service.stop()


def log():
    """A log of a million events beside an empty one."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        lines = subprocess.run([WRITER, "bench", many, str(EVENTS)], check=True,
                               capture_output=True, text=True).stdout.splitlines()
        sizes = []
        for line in lines:
            found = re.match(r"(\d+) events: (\d+) kB, open ([\d.]+) ms, insight of 90 days ([\d.]+)",
                             line)
            if found:
                sizes.append(tuple(float(value) for value in found.groups()))
        growth = [(b[1] - a[1]) * 1000 / (b[0] - a[0]) for a, b in zip(sizes, sizes[1:])]
        row(f"{EVENTS} events: bytes each, by quarter", ", ".join(f"{g:.0f}" for g in growth),
            "linear (within 10 %)", max(growth) <= 1.1 * min(growth))
        row("insight of 90 days in the log itself", f"{sizes[-1][3]:.1f} ms", "50 ms",
            sizes[-1][3] <= 50)
        for data in (few, many):  # renders the words once, so that starts are on a warm disk
            service = Service(data)
            service.wait_until_rendered()
            service.stop()
        starts = []
        for _ in range(3):
            service = Service(many, for_child=False)
            starts.append(service.ready_ms)
            service.stop()
        start = statistics.median(starts)
        row("start to ready with them", f"{start:.0f} ms (median of 3)", "300 ms", start <= 300)
        services = [Service(data, output="silent") for data in (few, many)]
        for service in services:
            service.wait_until_rendered()
        found = in_turn(services, core_words(services[0]), rounds=5, count=120, seed=2)
        for which, what in ((0, "tap to sound"), (1, "tap to its answer")):
            a, b = (of_rounds(rounds, which, 0.5) for rounds in found)
            row(f"{what} p50 with them", f"{b:.2f}, empty {a:.2f} ms, × {b / a:.2f}", "within 5 %",
                b <= a * 1.05)
        # The days that EventWriter fills begin in 1970; what a page asks for ends today.
        for what, path in (("of days that are full", "from=1970-01-11&through=1970-04-10"),
                           ("to today", "days=90")):
            took = [services[1].ask("GET", f"/v1/insight?{path}")[1] for _ in range(21)]
            row(f"GET /v1/insight, 90 days {what}",
                f"{statistics.median(took):.1f}, worst {max(took):.1f} ms", "50 ms",
                statistics.median(took) <= 50)
        for service in services:
            service.stop()


class Visitor:
    """Touches as a child makes them: words, follow-ups, going somewhere, feelings, the message."""

    WHAT = {"word": 40, "core": 15, "follow_up": 27, "scene": 3, "open": 5, "home": 3, "feeling": 3,
            "speak": 2, "clear": 2}

    def __init__(self, service):
        self.service, self.draw = service, random.Random(4)
        self.scenes = [scene["id"] for scene in service.get("/v1/scenes")]
        vocabulary = service.get("/v1/vocabulary")
        self.cores = [word["word"] for word in vocabulary["coreVocabulary"]]
        self.words = {name: [word["word"] for word in vocabulary["scenes"][name]["words"]]
                      for name in self.scenes}
        self.place, self.offers, self.said, self.touches = self.scenes[0], [], False, 0

    def touch(self):
        getattr(self, self.draw.choices(list(self.WHAT), list(self.WHAT.values()))[0])()
        self.touches += 1

    def post(self, path, body):
        return self.service.ask("POST", path, body)[0]

    def say(self, body):
        self.offers, self.said = self.post("/v1/taps", body)["followUps"], True

    def word(self):
        self.say({"word": self.draw.choice(self.words[self.place]), "scene": self.place})

    def core(self):
        self.say({"word": self.draw.choice(self.cores)})

    def follow_up(self):
        if not self.offers:
            return self.word()
        self.say({"followUp": self.draw.choice(self.offers)["id"]})

    def scene(self):
        self.place, self.offers = self.draw.choice(self.scenes), []
        self.post("/v1/navigation", {"scene": self.place})

    def open(self):
        self.home()
        view = self.service.get(f"/v1/scenes/{self.place}")["scene"]
        inside = [thing["id"] for thing in view["objects"] if thing["opens"]]
        if inside:
            self.post("/v1/navigation", {"open": self.draw.choice(inside)})

    def home(self):
        self.post("/v1/navigation", {"home": True})

    def feeling(self):
        phrases = self.post("/v1/avatar", {"open": True}) and self.service.get("/v1/state")["avatar"]
        self.post("/v1/avatar", {"choose": self.draw.choice(phrases["phrases"])["phrase"]})
        self.said = True

    def speak(self):
        if self.service.get("/v1/state")["bubble"]:
            self.post("/v1/message", {"action": "speak"})

    def clear(self):
        self.post("/v1/message", {"action": "clear"})
        self.offers = []


def session():
    """A session in real time, five touches a second."""
    with tempfile.TemporaryDirectory() as data:
        service = Service(data)
        service.wait_until_rendered()
        visitor, resident = Visitor(service), []
        begin = due = time.monotonic()
        seconds = max(2, SOAK_MINUTES) * 60
        while due < begin + seconds:
            time.sleep(max(0, due - time.monotonic()))
            visitor.touch()
            due += 0.2
            if visitor.touches % 5 == 0:
                resident.append((time.monotonic() - begin, service.resident_mb()))
        # A whole minute each: what is given back three times a minute counts alike in both.
        first = statistics.median(mb for at, mb in resident if 60 <= at < 120)
        last = statistics.median(mb for at, mb in resident if at >= seconds - 60)
        most = max(mb for _, mb in resident)
        what = f"{seconds / 60:.0f} min, {visitor.touches} touches"
        row(f"session of {what}: memory", f"at most {most:.1f} MB", "90 MB", most <= 90)
        row("its growth after the first minute", f"{first:.1f} to {last:.1f} MB",
            "1 MB or 2 %", last - first <= max(1, first * 0.02))
        health = service.get("/healthz")
        row("underruns in that session", str(health["output"]["underruns"]), "0",
            health["output"]["underruns"] == 0)
        row("events lost in it", str(health["log"]["dropped"]), "0", health["log"]["dropped"] == 0)
        if os.environ.get("VERBOSE"):
            print(" ".join(f"{mb:.1f}" for _, mb in resident[::30]))
        service.stop()


def main():
    for part in (onset, content, log, session):
        if part.__name__ in PARTS:
            part()


if __name__ == "__main__":
    main()
