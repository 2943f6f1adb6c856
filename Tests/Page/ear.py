"""An ear at the sink's monitor that knows what it hears: the sound of a text, once and whole.

A machine without time leaves gaps in what sounds, so a text is looked for piece by piece; where
the sink itself told that it ran dry meanwhile, fewer pieces of it are enough."""
import array
import io
import itertools
import operator
import urllib.parse
import wave

from recorder import RATE, Recorder

STEP = 6  # of 48 000 frames a second 8 000 are enough to know a word
PIECE = 400  # of those, 50 ms
REACH, REACH_OF_BROKEN = 240, 2400  # what sounds too late begins in its middle
ALIKE = 0.9
#: So much of a text must be found. Of another word, voice or speed it is less than 0.6, of the
#: right one all.
ENOUGH, ENOUGH_OF_BROKEN = 0.6, 0.3
HUSH = 0.0002  # −74 dBFS
GAP = 96  # frames


class Ear:
    """What `service` is heard to say, by `recorder`."""

    def __init__(self, recorder: Recorder, service):
        self.recorder, self.service, self.is_broken = recorder, service, False

    def hear(self, act, quiet=0.6):
        """The sound that `act` makes, from its first loud frame until it is quiet again, and whether
        the sink ran dry meanwhile."""
        self.recorder.end(self.recorder.now, quiet=0.2)
        mark, gaps = self.recorder.now, self._gaps()
        act()
        first = self.recorder.onset(mark)
        last = self.recorder.end(first, quiet)
        return self.recorder.samples[first:last], self._gaps() != gaps

    def hears(self, text, act, **manner):
        """Checks that `act` makes `text` heard once, and nothing else; returns its seconds."""
        return self.knows(self.hear(act), text, **manner)

    def knows(self, heard, text, once=True, **manner):
        """Checks that what `hear` gave is `text`, said once, or with once=False that it begins with
        it. Returns the seconds in which there was sound."""
        sound, self.is_broken = heard
        told, sound = [], voiced(sound)
        reach = REACH_OF_BROKEN if self.is_broken else REACH
        for first in ("true", "false"):  # as it is said the first time, and when it was perfected
            whole = voiced(self.made(text, asFirstSaid=first, **manner))
            found = self._found(whole, sound, reach)
            # Twice is never once, however broken.
            fits = (len(sound) < len(whole) * 1.5 if self.is_broken
                    else abs(len(whole) - len(sound)) < RATE * 0.08)
            enough = ENOUGH_OF_BROKEN if self.is_broken else ENOUGH
            told.append(f"{found:.2f} of it, {len(sound) / RATE:.2f} s for {len(whole) / RATE:.2f}")
            if found > enough and (fits or not once):
                return len(sound) / RATE
        how = ", though the sink ran dry" if self.is_broken else ""
        raise AssertionError(f"what was heard is not {text!r}{how}: {'; '.join(told)}")

    def silent(self, seconds=0.7):
        """Checks that nothing is heard for so long."""
        start, end = self.recorder.wait(seconds)
        assert self.recorder.peak(start, end) < 0.001, "something was heard"

    def _found(self, whole, sound, reach):
        """How much of `whole` is found. Sums of six look different when they begin elsewhere, so
        other beginnings are tried until one is right."""
        best = 0
        for at in range(0, STEP, 2):
            best = max(best, share(coarse(whole), coarse(sound[at:]), reach))
            if best > ENOUGH:
                break
        return best

    def _gaps(self):
        """How often the sink ran dry or was given its sound late; None while nobody can say."""
        try:
            output = self.service.get("/healthz")["output"]
        except OSError:
            return None
        return output["underruns"], output["lateEdits"]

    def made(self, text, **manner):
        query = urllib.parse.urlencode({"text": text, "format": "wav", **manner})
        with self.service.request(f"/v1/speech?{query}", None, "GET") as answer:
            with wave.open(io.BytesIO(answer.read())) as file:
                frames = array.array("h", file.readframes(file.getnframes()))
        return array.array("f", (frame / 32768 for frame in frames))


def voiced(samples):
    """Without its silences: those of a word, and those that a machine without time adds to it."""
    kept, silence = array.array("f"), array.array("f")
    for sample in samples:
        if -HUSH < sample < HUSH:
            silence.append(sample)
            continue
        if len(silence) < GAP:
            kept.extend(silence)
        del silence[:]
        kept.append(sample)
    return kept


def coarse(samples):
    """A sixth of the samples, each the sum of six."""
    return array.array("f", (
        sum(samples[at:at + STEP]) for at in range(0, len(samples) - STEP, STEP)))


def share(whole, sound, reach):
    """How much of `whole` is found in `sound`, its pieces in order: 0 to 1."""
    return len(pieces(whole, sound, reach)) / len(range(0, len(whole) - PIECE, PIECE))


def pieces(whole, sound, reach):
    """The numbers of the pieces of `whole` that are found in `sound`, in order."""
    powers = [0.0, *itertools.accumulate(sample * sample for sample in sound)]
    starts = range(0, len(whole) - PIECE, PIECE)
    found, drift = set(), 0
    for number, at in enumerate(starts):
        piece = whole[at:at + PIECE]
        power = sum(map(operator.mul, piece, piece))
        places = range(max(0, at + drift - reach),
                       min(len(sound) - PIECE, at + drift + reach) + 1)
        likeness, place = max((
            (sum(map(operator.mul, piece, sound[place:place + PIECE]))
             / ((power * (powers[place + PIECE] - powers[place])) ** 0.5 or 1), place)
            for place in places), default=(0, 0))
        if likeness > ALIKE:
            drift = place - at
            found.add(number)
    return found
