"""The service's own figures: start, memory, idle cost. Run by .ci/bench; prints one table.

Everything is read from the outside: the ready line, /proc, and taps over HTTP.
"""
import http.client
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

MEADOW = os.environ.get("MEADOW", ".build/release/meadow")


class Service:
    """A `meadow serve` on a free port with a data directory of its own."""

    def __init__(self, data, program=MEADOW, output="pulse", options=()):
        begin = time.monotonic()
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--output", output, "--data", data, *options],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.ready_ms = (time.monotonic() - begin) * 1000
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if not found:
            sys.exit("the service did not start; is a sound server there?")
        self.http = http.client.HTTPConnection("127.0.0.1", int(found.group(1)))

    def tap(self, word):
        self.http.request("POST", "/v1/taps", json.dumps({"word": word}))
        return json.load(self.http.getresponse())

    def get(self, path):
        self.http.request("GET", path)
        return json.load(self.http.getresponse())

    def resident_mb(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024

    def usage(self):
        """CPU seconds and context switches so far, of all threads."""
        base = f"/proc/{self.process.pid}"
        with open(f"{base}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        switches = 0
        for thread in os.listdir(f"{base}/task"):
            with open(f"{base}/task/{thread}/status") as status:
                switches += int(re.search(r"\nvoluntary_ctxt_switches:\s+(\d+)", status.read()).group(1))
        return seconds, switches

    def stop(self):
        self.process.terminate()
        self.process.wait()


def wait_until_rendered(service):
    while True:
        cache = service.get("/healthz")["cache"]
        if cache["ready"] == cache["wanted"]:
            return
        time.sleep(0.1)


def row(what, figure, target, met):
    print(f"{what:<44} {figure:<26} {target:<26} {'met' if met else 'MISSED'}", flush=True)


def main():
    with tempfile.TemporaryDirectory() as data:
        first = Service(data)
        wait_until_rendered(first)
        words = [word["word"] for word in first.get("/v1/vocabulary")["coreVocabulary"]]
        first.stop()

        starts = []
        for _ in range(3):
            service = Service(data)
            starts.append(service.ready_ms)
            service.stop()
        start = statistics.median(starts)
        row("process start to ready, warm disk", f"{start:.0f} ms (median of 3)", "300 ms", start <= 300)

        service = Service(data)
        wait_until_rendered(service)
        time.sleep(2)
        idle = []
        for _ in range(3):
            cpu, switches = service.usage()
            time.sleep(5)
            cpu_after, switches_after = service.usage()
            idle.append(((cpu_after - cpu) / 5 * 100, (switches_after - switches) / 5))
        cpu = statistics.median(sample[0] for sample in idle)
        wakeups = statistics.median(sample[1] for sample in idle)
        row("idle, awake: one core", f"{cpu:.1f} %", "1.5 %", cpu <= 1.5)
        row("idle, awake: wakeups", f"{wakeups:.0f} /s", "100 /s", wakeups <= 100)

        resident = []
        for index in range(10_000):
            service.tap(words[index % len(words)])
            if (index + 1) in (1_000, 10_000):
                resident.append(service.resident_mb())
        row("memory after 10 000 taps", f"{resident[1]:.1f} MB resident", "80 MB", resident[1] <= 80)
        growth = resident[1] - resident[0]
        row("its growth over the last 9 000", f"{growth:+.1f} MB", "none (within 1 MB)", growth <= 1)
        output = service.get("/healthz")["output"]
        row("underruns in that run", str(output["underruns"]), "0", output["underruns"] == 0)
        service.stop()


if __name__ == "__main__":
    main()
