"""What a tap costs on PipeWire. Run by .ci/bench under .ci/private-pipewire; prints one table.

The recorder of `meadow measure onset` asks the graph for no quantum there, so that its cycles are those that Meadow
asks for; a null sink's monitor hands out what was played in the cycle before, which is part of every figure.
QUIET_MINUTES=10 listens for underruns as long as they have to be absent, 1 otherwise; TAPS is how many taps a figure has;
PARTS=idle,taps runs some of idle, taps, quiet, busy, rest.
"""
import json
import os
import subprocess
import tempfile
import time

from onset_medians import figures, percentile
from pipewire_control import Misses, silence
from service_figures import MEADOW, Service, row, wait_until_rendered

TAPS = int(os.environ.get("TAPS", "200"))
PARTS = set(os.environ.get("PARTS", "idle,taps,quiet,busy,rest").split(","))
QUIET_MINUTES = float(os.environ.get("QUIET_MINUTES", "1"))
DAEMON = os.path.join(os.environ["MEADOW_PIPEWIRE_DIR"], "pipewire.pid")


def cpu_seconds(pid):
    """What a process has used of a core so far."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lab(service, busy=False):
    """What the onset lab says of a running service: its findings."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        subprocess.run(
            [MEADOW, "measure", "onset", "--port", str(service.http.port), "--taps", str(TAPS), "--json", file.name]
            + ["--busy"] * busy, check=True, stdout=subprocess.DEVNULL)
        return json.load(open(file.name))


def onsets(found, condition, what, targets):
    """Rows of a condition's percentiles against `targets`, each a percentile and its limit in ms."""
    values = figures(found, condition)
    for percent, limit in targets:
        value = percentile(values, percent)
        row(f"{what}: p{percent} of {len(values)}", f"{value:.1f} ms", f"{limit} ms", value <= limit)


def idle(service, what):
    """What the service uses of a core while nobody taps, and what PipeWire's daemon does for it."""
    with open(DAEMON) as file:
        daemon = int(file.read())
    before, theirs = service.usage(), cpu_seconds(daemon)
    seconds = 20
    time.sleep(seconds)
    after, theirs = service.usage(), cpu_seconds(daemon) - theirs
    cpu, wakeups = (after[0] - before[0]) / seconds * 100, (after[1] - before[1]) / seconds
    row(f"idle, {what}: one core", f"{cpu:.1f} %, {wakeups:.0f} wakeups/s", "1.5 %", cpu <= 1.5)
    print(f"{'  the daemon beside it':<44} {theirs / seconds * 100:.1f} %")


def quiet(service, words):
    """Underruns while a word is tapped every three seconds, beside those of a player of silence."""
    with silence(QUIET_MINUTES * 60 + 60):
        service.tap(words[0])
        time.sleep(3)
        control = Misses()
        before = service.get("/healthz")["output"]["underruns"]
        end, count = time.monotonic() + QUIET_MINUTES * 60, 0
        while time.monotonic() < end:
            service.tap(words[count % len(words)])
            count += 1
            time.sleep(3)
            control.read()
        missed = service.get("/healthz")["output"]["underruns"] - before
        others = control.close()
    row(f"underruns in {QUIET_MINUTES:g} quiet minutes", str(missed), "0", missed == 0)
    print(f"beside it, of a player of silence at the same quantum: {others}")


def awake(data, parts):
    """The parts that need a service which is awake as ever."""
    service = Service(data, output="pipewire")
    wait_until_rendered(service)
    words = [word["word"] for word in service.get("/v1/vocabulary")["coreVocabulary"]]
    if "idle" in parts:
        idle(service, "awake")
    if "taps" in parts:
        found = lab(service)
        onsets(found, "warm", "cached word", [(50, 6), (99, 10)])
        onsets(found, "cold", "word never spoken", [(50, 10), (99, 17)])
        clicks, splices = len(found["splices"]["clicks"]), found["splices"]["count"]
        row(f"clicks in {splices} interruptions", str(clicks), "0", clicks == 0)
    if "quiet" in parts:
        quiet(service, words)
    if "busy" in parts:
        onsets(lab(service, busy=True), "busy", "cached word, both cores busy", [(99, 20)])
    service.stop()


def resting(data):
    """What rest saves: ten times as long again and the cycles grow once more."""
    for what, seconds in [("30 s", "3"), ("5 min", "0.1")]:
        service = Service(data, output="pipewire", options=["--idle-after", seconds])
        wait_until_rendered(service)
        time.sleep(float(seconds) + 2)
        idle(service, f"after {what}")
        service.stop()


def main():
    with tempfile.TemporaryDirectory() as data:
        if PARTS & {"idle", "taps", "quiet", "busy"}:
            awake(data, PARTS)
        if "rest" in PARTS:
            resting(data)


if __name__ == "__main__":
    main()
