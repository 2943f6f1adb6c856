"""What is really heard: a recording of the sink's monitor, and questions to it."""
import array
import fcntl
import operator
import os
import subprocess
import threading
import time

RATE = 48_000
LOUD = 0.003  # -50 dBFS
BLOCK = 48
ROOM = 1 << 20  # bytes; five seconds of sound, should we be held up


class Recorder:
    """Records meadow_test.monitor; positions are frames since the start."""

    def __init__(self, device="meadow_test.monitor"):
        self.samples = array.array("f")
        self.changed = threading.Condition()
        self.process = subprocess.Popen(
            ["parec", f"--device={device}", "--format=float32le", f"--rate={RATE}",
             "--channels=1", "--latency-msec=2"], stdout=subprocess.PIPE)
        fcntl.fcntl(self.process.stdout, fcntl.F_SETPIPE_SZ, ROOM)
        threading.Thread(target=self._read, daemon=True).start()
        self.wait_until(RATE // 20)

    def _read(self):
        rest = b""
        while chunk := os.read(self.process.stdout.fileno(), 1 << 14):
            chunk = rest + chunk
            whole = len(chunk) & ~3
            rest = chunk[whole:]
            with self.changed:
                self.samples.frombytes(chunk[:whole])
                self.changed.notify_all()

    def close(self):
        self.process.terminate()
        self.process.wait(60)

    @property
    def now(self):
        return len(self.samples)

    def wait_until(self, frame, within=60.0):
        """Waits until `frame` was recorded."""
        self._wait(lambda: self.now >= frame, within, "the monitor stopped delivering")

    def wait(self, seconds):
        """Listens for `seconds` more; returns the frames they span."""
        start = self.now
        self.wait_until(start + int(seconds * RATE))
        return start, self.now

    def peak(self, start, end):
        part = self.samples[max(0, start):end]
        return max(max(part), -min(part)) if part else 0.0

    def onset(self, after, within=60.0, above=LOUD):
        """The first loud frame from `after` on."""
        at = after

        def found():
            nonlocal at
            while at + BLOCK <= self.now:
                if self.peak(at, at + BLOCK) > above:
                    return True
                at += BLOCK
            return False

        self._wait(found, within, f"nothing was heard within {within} s")
        return next(i for i in range(at, at + BLOCK) if abs(self.samples[i]) > above)

    def end(self, start, quiet=0.35, within=60.0, above=LOUD):
        """The last loud frame of what sounds from `start`, once it was quiet for `quiet` s."""
        at, last = start, start

        def over():
            nonlocal at, last
            while at + BLOCK <= self.now:
                if self.peak(at, at + BLOCK) > above:
                    last = at + BLOCK
                at += BLOCK
            return at - last > quiet * RATE

        self._wait(over, within, "it did not become quiet")
        return last

    def last_loud(self, start, quiet=0.35, above=LOUD):
        """The end of the last loud block since `start`, with `quiet` s recorded after this moment:
        whatever pauses were between."""
        _, now = self.wait(quiet)
        return next(at for at in range(now, start, -BLOCK) if self.peak(at - BLOCK, at) > above)

    def word(self, after, within=60.0):
        """(first, last) loud frame of what is heard after `after`."""
        first = self.onset(after, within)
        return first, self.end(first)

    def _wait(self, condition, within, otherwise):
        deadline = time.monotonic() + within
        with self.changed:
            while not condition():
                left = deadline - time.monotonic()
                assert left > 0, otherwise
                self.changed.wait(left)


def alike(a, b, shifts=60):
    """How alike two recordings are, -1 to 1: their correlation at the best small shift.

    A machine that stands still for longer than the device's queue starves it, and a recording has
    a hole of nothing at all there: such blocks say nothing about what was said, in either of them.
    """
    length = min(len(a), len(b)) - 2 * shifts
    a = a[shifts:shifts + length]
    starts = range(0, length - BLOCK, BLOCK)
    blocks = [(start, a[start:start + BLOCK]) for start in starts]
    heard = [(start, block, energy) for start, block in blocks if (energy := _energy(block))]

    def at(shift):
        product = own = other = 0
        for start, block, energy in heard:
            beside = b[start + shift:start + shift + BLOCK]
            if not (power := _energy(beside)):
                continue
            product += sum(map(operator.mul, block, beside))
            own += energy
            other += power
        return product / ((own * other) ** 0.5 or 1)

    return max(at(shift) for shift in range(2 * shifts + 1))


def found(a, samples, near, within=RATE // 16, step=4):
    """Where `a` begins in `samples`, to a few frames: not further than `within` frames from `near`."""
    coarse = a[::step]

    def at(start):
        part = samples[start:start + len(a):step]
        return sum(map(operator.mul, coarse, part)) / (_energy(part) ** 0.5 or 1)

    return max(range(max(0, near - within), near + within, step), key=at)


def _energy(block):
    return sum(map(operator.mul, block, block))
