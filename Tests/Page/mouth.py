"""Somebody who speaks into a microphone of the tests' own: a sink that nothing else plays into, whose monitor
is offered as a microphone, since browsers do not offer a monitor itself. A bed of noise is the room."""
import array
import io
import math
import random
import subprocess
import urllib.parse
import urllib.request
import wave

from recorder import RATE

SINK, SOURCE = "meadow_test_mouth", "meadow_test_room"
#: With less a machine that has much to do leaves gaps; with more it is rendered long ahead, and a microphone that
#: opens then hears nothing for a while.
PLAY = ["paplay", f"--device={SINK}", "--latency-msec=150"]
LOUDEST = 32767
#: What a quiet room has, in parts of full scale: -64 dB.
QUIET = 0.0006
BED = 4  # s; it is played over and over
LONGEST = 900  # s


def samples_of(data):
    with wave.open(io.BytesIO(data)) as sound:
        assert (sound.getframerate(), sound.getnchannels(), sound.getsampwidth()) == (RATE, 1, 2)
        return array.array("h", sound.readframes(sound.getnframes()))


def wav(samples, times=1):
    """A sound file of `samples`, 16 bits at 48 kHz, `times` over."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(array.array("h", samples).tobytes() * times)
    return file.getvalue()


def louder(samples, factor):
    """`samples` so many times as strong, cut off where a converter would."""
    return array.array("h", (max(-LOUDEST, min(LOUDEST, int(value * factor))) for value in samples))


def room(noise=QUIET, hum=0.0, voices=()):
    """Some seconds of a room: its noise, what the mains hum in it, and who talks there."""
    chance = random.Random(1)
    bed = [chance.gauss(0, noise) * LOUDEST for _ in range(BED * RATE)]
    if hum:
        for at in range(len(bed)):
            turn = 2 * math.pi * 50 * at / RATE
            bed[at] += hum * LOUDEST * (math.sin(turn) + 0.7 * math.sin(2 * turn + 1) + 0.5 * math.sin(3 * turn))
    for number, voice in enumerate(voices):
        for at in range(len(bed)):
            bed[at] += voice[(at + number * RATE // 3) % len(voice)]
    return [max(-LOUDEST, min(LOUDEST, int(value))) for value in bed]


class Mouth:
    """Speaks into the microphone; `service` makes the words."""

    def __init__(self, service, folder):
        self.service, self.folder, self.bed = service, folder, None
        self.modules = [self.load("module-null-sink", f"sink_name={SINK}", f"rate={RATE}", "channels=1"),
                        self.load("module-remap-source", f"master={SINK}.monitor", f"source_name={SOURCE}")]

    def load(self, *module):
        return subprocess.run(["pactl", "load-module", *module], capture_output=True, text=True,
                              check=True).stdout.strip()

    def word(self, text, voice="girl"):
        """The samples of `text`, as a voice of Meadow's says it."""
        query = urllib.parse.urlencode({"text": text, "voice": voice, "format": "wav"})
        with urllib.request.urlopen(f"{self.service.url}/v1/speech?{query}", timeout=120) as answer:
            return samples_of(answer.read())

    def say(self, samples):
        """Plays to the end."""
        path = self.folder / "said.wav"
        path.write_bytes(wav(samples))
        subprocess.run([*PLAY, str(path)], check=True)

    def sit_in(self, samples):
        """From here on the room sounds like this."""
        self.leave()
        path = self.folder / "room.wav"
        path.write_bytes(wav(samples, LONGEST // BED))
        self.bed = subprocess.Popen([*PLAY, str(path)])

    def leave(self):
        if self.bed:
            self.bed.terminate()
            self.bed.wait(60)
        self.bed = None

    def unplug(self):
        """Takes the microphone away."""
        subprocess.run(["pactl", "unload-module", self.modules.pop()], check=True)

    def close(self):
        self.leave()
        while self.modules:
            self.unplug()
