"""The sink's monitor with a clock: which sample passed when, on the wall clock."""
import os
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Page"))
from recorder import RATE, Recorder  # noqa: E402

AUDIBLE = 0.001  # −60 dBFS, as `meadow measure onset` has it


class Monitor(Recorder):
    """A recording that also keeps when each of its pieces came."""

    def __init__(self):
        self.arrivals = []  # (frames so far, seconds on the wall clock)
        super().__init__()

    def _read(self):
        rest = b""
        while chunk := os.read(self.process.stdout.fileno(), 1 << 14):
            at = time.time()
            chunk = rest + chunk
            whole = len(chunk) & ~3
            rest = chunk[whole:]
            with self.changed:
                self.samples.frombytes(chunk[:whole])
                self.arrivals.append((len(self.samples), at))
                self.changed.notify_all()

    def clock(self, frame, span=1.5):
        """When `frame` passed, in seconds. A piece can come late but not early, so the line goes
        through the earliest tenth of the arrivals around it; that is late by the piece's own way
        through the pipe, 1–2 ms, and the figures carry that."""
        near = [at - frames / RATE for frames, at in self.arrivals
                if abs(frames - frame) < span * RATE]
        return sorted(near)[len(near) // 10] + frame / RATE

    def frame_at(self, moment, span=1.5):
        """The frame that passes at `moment`, in seconds on the wall clock."""
        near = [at - frames / RATE for frames, at in self.arrivals if abs(at - moment) < span]
        return int((moment - sorted(near)[len(near) // 10]) * RATE)

    def heard(self, moment, within=0.6):
        """Milliseconds from `moment` to the first audible sample; None if it was not quiet in the
        15 ms before, or nothing came. Call it when `within` has passed."""
        start = self.frame_at(moment)
        if self.peak(start - RATE * 15 // 1000, start) > AUDIBLE:
            return None
        end = min(start + int(within * RATE), self.now)
        for at in range(start, end):
            if abs(self.samples[at]) > AUDIBLE:
                return (self.clock(at) - moment) * 1000
        return None


def rise(samples):
    """Milliseconds from a clip's first sample to its first audible one: the word's own."""
    return next((i for i, x in enumerate(samples) if abs(x) > AUDIBLE), 0) / RATE * 1000


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def median(values):
    return statistics.median(values)
