"""What learning costs: a long log, an answer to its sound, a lesson's first words, talk beside narration,
and talk where learning is not used. Run by .ci/bench on a private null sink; prints one table.

PARTS chooses: log sound unused (which needs BEFORE, the program without learning; see .ci/before). TIMES
says how many answers, lessons and words of each kind are listened to in each of ROUNDS services, ANSWERS
how long the logs are.
"""
import json
import os
import re
import statistics
import subprocess
import tempfile
from contextlib import contextmanager

from conversation_figures import MEADOW, Service, core_words, in_turn, percentile
from paired_figures import interval

BEFORE = os.environ.get("BEFORE", "")
PARTS = os.environ.get("PARTS", "log sound unused").split()
TIMES = os.environ.get("TIMES", "25")
ROUNDS = int(os.environ.get("ROUNDS", "2"))
ANSWERS = os.environ.get("ANSWERS", "100000 1000000").split()
ACTIVITY = "/v1/activities/learning"
EVERYTHING = ("facts", "kindergarten", "grade1")


def row(what, figure, target, verdict):
    words = {True: "met", False: "MISSED"}
    print(f"{what:<44} {figure:<34} {target:<18} {words.get(verdict, verdict)}", flush=True)


def ratio_row(what, now, before, share, bound):
    """The ratio of a percentile with the interval that holds it nine times in ten."""
    def figure(values):
        return percentile(values, share)
    ratio, low, high = interval(now, before, figure)
    verdict = True if high <= bound else False if low > bound else "open"
    row(f"{what}, p{share * 100:.0f} of {len(now)}",
        f"{figure(now):.2f}, {figure(before):.2f} ms, × {ratio:.3f} ({low:.3f}–{high:.3f})",
        f"× {bound}", verdict)


@contextmanager
def serving(data, program=MEADOW, output="silent", opens=None):
    """A service in `data`, ended whatever happens, with a child at Tier 2 where `opens` says what a grown-up
    opens for it."""
    service = Service(data, for_child=opens is not None, output=output, program=program)
    try:
        if opens:
            service.ask("PATCH", "/v1/profile", {"modules": list(opens)})
        yield service
    finally:
        service.stop()


def sound():
    """At the sink's monitor, as `meadow measure onset --learning` hears it."""
    heard, missing, opened = {}, 0, []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as data, serving(data, output="pulse", opens=EVERYTHING) as service:
            service.wait_until_rendered()
            view, took = service.ask("POST", ACTIVITY, {"do": "lesson", "lesson": "ks1.1"})
            opened.append(took)
            controls = {**view["controls"], "sessionLimitMinutes": 30}
            service.ask("POST", ACTIVITY, {"do": "controls", "controls": controls})
            path = os.path.join(data, "onset.json")
            subprocess.run([MEADOW, "measure", "onset", "--port", str(service.port), "--learning", TIMES,
                            "--json", path], check=True, stdout=subprocess.DEVNULL)
            for found in json.load(open(path))["conditions"]:
                missing += found["missing"]
                values = [one["heard"] - one["rise"] for one in found["samples"]]
                heard.setdefault(found["condition"], []).extend(values)
            service.http.close()  # the service has let go of a connection that was silent for minutes
            health = service.get("/healthz")["output"]
            if os.environ.get("VERBOSE"):
                print(f"margin {health['marginMilliseconds']} ms, {health['underruns']} underruns")
    row("the very first lesson begun, with its reading", f"{statistics.median(opened):.0f} ms to its answer",
        "300 ms", statistics.median(opened) <= 300)
    for condition, title, bounds in (("prompt", "lesson begun, its prompt never spoken", ((0.5, 12),)),
                                     ("chime", "right answer to its chime", ((0.5, 6), (0.99, 15))),
                                     ("correction", "wrong answer to the voice", ((0.5, 6), (0.99, 15)))):
        values = heard[condition]
        for share, bound in bounds:
            found = percentile(values, share)
            row(f"{title}, p{share * 100:.0f} of {len(values)}", f"{found:.2f}, worst {max(values):.1f} ms",
                f"{bound} ms", found <= bound)
    quiet = heard["quietWord"]
    row(f"word into silence, a lesson open, of {len(quiet)}",
        f"p50 {percentile(quiet, 0.5):.2f}, p99 {percentile(quiet, 0.99):.2f} ms", "4, 8 ms",
        percentile(quiet, 0.5) <= 4 and percentile(quiet, 0.99) <= 8)
    for now, before, what in (("narratedWord", "newWord", "word into narration, beside into a word"),
                              ("narration", "oldWord", "narration silent, beside a word silent")):
        for share, bound in ((0.5, 1.03), (0.99, 1.05)):
            ratio_row(what, heard[now], heard[before], share, bound)
    row("sounds that were never heard", str(missing), "0", missing == 0)


def log():
    """Long logs: in a process of their own, then services that start with the longest and with none."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        for data in (few, many):  # renders the words once, so that starts are on a warm disk
            with serving(data, opens=EVERYTHING) as service:
                service.wait_until_rendered()
        lengths = [part for count in ANSWERS for part in ("--answers", count)]
        subprocess.run([MEADOW, "measure", "learning", *lengths, "--keep", many], check=True)
        starts, opened, answered = ({few: [], many: []} for _ in range(3))
        for data in [few, many] * 5:
            with serving(data) as service:
                starts[data].append(service.ready_ms)
                view, took = service.ask("POST", ACTIVITY, {"do": "practise"})
                opened[data].append(took)
                for _ in range(15):
                    if not (item := (view.get("practice") or {}).get("item")):
                        break
                    view, took = service.ask("POST", ACTIVITY, {
                        "do": "fact", "item": item["number"], "given": right_answer(item["fact"]),
                        "times": {"firstKey": 900, "commit": 1500}})
                    answered[data].append(took)
                service.ask("POST", ACTIVITY, {"do": "stop"})
        for what, found in ((f"start to ready with {ANSWERS[-1]} answers", starts),
                            ("then learning opened, to its first fact", opened)):
            value, without = (statistics.median(found[data]) for data in (many, few))
            row(what, f"{value:.0f}, with none {without:.0f} ms", "300 ms", value <= 300)
        value, without = (percentile(answered[data], 0.5) for data in (many, few))
        row("answer sent, on the disk, acknowledged, p50", f"{value:.1f}, with none {without:.1f} ms",
            "as with none", value <= 1.2 * without)


def right_answer(fact):
    sign = "+" if "+" in fact else "-"
    left, right = (int(part) for part in fact.split(sign))
    return left + right if sign == "+" else left - right


def unused():
    """This program, where learning stays closed, beside the one before, in turn; at the sink's monitor
    .ci/paired_figures.py hears both. Services without a sink: each would tune a margin of its own."""
    if not os.access(BEFORE, os.X_OK):
        return row("talk where learning is not used", "BEFORE names no program", "within 2 %", "not run")
    programs = {"before": BEFORE, "now": MEADOW}
    starts, resident, own = ({"before": [], "now": []} for _ in range(3))

    def turns(rounds):
        for number in range(rounds):
            yield from list(programs.items())[:: 1 if number % 2 else -1]

    with tempfile.TemporaryDirectory() as root:
        for name, program in turns(1):
            with serving(os.path.join(root, name), program) as service:
                service.wait_until_rendered()
        for name, program in turns(ROUNDS * 15):
            with serving(os.path.join(root, name), program) as service:
                starts[name].append(service.ready_ms)
        for name, program in turns(ROUNDS * 3):
            with serving(os.path.join(root, name), program) as service:
                service.wait_until_rendered()
                words = core_words(service)
                for index in range(3_000):
                    service.tap(words[index % len(words)])
                resident[name].append(service.resident_mb())
                own[name].append(private_mb(service))
        with serving(os.path.join(root, "before"), BEFORE, opens=()) as before, \
                serving(os.path.join(root, "now"), MEADOW, opens=()) as now:
            for service in (before, now):
                service.wait_until_rendered()
            found = in_turn([before, now], core_words(before), rounds=ROUNDS * 2, count=150)
    for which, what in ((0, "tap to sound"), (1, "tap to its answer")):
        a, b = ([times[which] for times in sum(rounds, [])] for rounds in found)
        ratio_row(f"learning not used: {what}", b, a, 0.5, 1.02)
    for what, found, unit in (("start to ready", starts, "ms"), ("memory, 3 000 taps", resident, "MB"),
                              ("of it its own", own, "MB")):
        ratio, low, high = interval(found["now"], found["before"], statistics.median)
        now, before = statistics.median(found["now"]), statistics.median(found["before"])
        row(f"learning not used: {what}, {len(found['now'])}",
            f"{now:.1f}, {before:.1f} {unit}, × {ratio:.3f} ({low:.3f}–{high:.3f})", "× 1.02",
            True if high <= 1.02 else False if low > 1.02 else "open")


def private_mb(service):
    """What no file holds: the rest of what is resident is the program's own text, as much as was touched."""
    with open(f"/proc/{service.process.pid}/status") as status:
        return int(re.search(r"RssAnon:\s+(\d+)", status.read()).group(1)) / 1024


def main():
    for part in (log, sound, unused):
        if part.__name__ in PARTS:
            part()


if __name__ == "__main__":
    main()
