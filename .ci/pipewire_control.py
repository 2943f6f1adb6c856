"""Another program's stream in the same PipeWire: a player of silence at Meadow's own quantum, and how often the graph
had to do without it, as pw-top counts. What it misses too is the machine's fault, or the daemon's, not its player's."""
import contextlib
import fcntl
import os
import pty
import re
import struct
import subprocess
import tempfile
import termios
import wave

QUANTUM = 128  # frames, as Meadow asks for while somebody taps
RATE = 8000  # Hz; silence needs no better
CLEARED = "\x1b[2J"  # pw-top draws its whole screen anew each second
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\([A-Z]|[=>])")
SEEN = re.compile(r"(\d+)\s+(?:S16LE \d+ \d+\s+\+ )?pw-play")


@contextlib.contextmanager
def silence(seconds):
    """Plays `seconds` of silence at most."""
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        with wave.open(file.name, "wb") as sound:
            sound.setparams((1, 2, RATE, 0, "NONE", ""))
            sound.writeframes(bytes(2 * RATE * int(seconds)))
        player = subprocess.Popen(["pw-play", f"--latency={QUANTUM}", file.name])
        try:
            yield
        finally:
            player.terminate()
            player.wait()


class Misses:
    """pw-top on a terminal of its own, from now on."""

    def __init__(self):
        self.screen, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 160, 0, 0))
        self.top = subprocess.Popen(["pw-top"], stdin=terminal, stdout=terminal, env={**os.environ, "TERM": "xterm"})
        os.close(terminal)
        os.set_blocking(self.screen, False)
        self.text = ""

    def read(self):
        """Takes what was drawn since it was asked last; to be called every few seconds."""
        with contextlib.suppress(BlockingIOError):
            while drawn := os.read(self.screen, 1 << 16):
                # Only its last whole screen counts.
                self.text = (self.text + drawn.decode(errors="replace"))[-(1 << 16):]

    def close(self):
        """How often the player was missed."""
        self.read()
        self.top.terminate()
        self.top.wait()
        os.close(self.screen)
        counts = [int(found[1]) for screen in self.text.split(CLEARED)
                  if (found := SEEN.search(ESCAPES.sub(" ", screen)))]
        if not counts:
            raise RuntimeError("pw-top did not show the player")
        return counts[-1]
