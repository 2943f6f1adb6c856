"""Closed-set recognition by pocketsphinx with its bundled en-us model, which knows adults only.

Each word is one of the core words; the recogniser must say which. Everything that is drawn at random
comes from a fixed seed that depends on word and draw, not on the voice.
"""
import functools
import itertools
import math
import re
import tempfile
from pathlib import Path

import numpy as np
import soxr
from pocketsphinx import Decoder, get_model_path

from speaker import heard, stock

RATE = 16000
PAD = RATE // 5
CLEAN_NOISE = -40.0
BABBLE = -15.0
TALKERS = [("+m1", 175), ("+m3", 160), ("+m7", 185), ("+f1", 170), ("+f2", 180), ("+f4", 165),
           ("", 150), ("+m5", 190)]
BABBLE_TEXT = (
    "We went to the market in the morning and bought bread, apples and a little cheese. "
    "Did you see where the children left their coats? It may rain before the evening. "
    "My sister works at the station and takes the early train every day of the week.")

# Words that the bundled dictionary may lack; what it has comes beside.
ADDED = {"uh": "AH", "oh": "OW", "potty": "P AA T IY", "mommy": "M AA M IY", "daddy": "D AE D IY"}


def spoken(word):
    return re.sub(r"[^a-z' ]", "", word.lower())


class Listener:
    """A recogniser that knows `words` and nothing else: each utterance is exactly one of them.

    A phrase such as "I love you" is one entry. The language model says only begin, one entry, end,
    all alike likely.
    """

    def __init__(self, words):
        self.words = {spoken(word).replace(" ", "_"): word for word in words}
        with tempfile.TemporaryDirectory(prefix="meadow-words-") as folder:
            model, dictionary = Path(folder) / "words.lm", Path(folder) / "words.dict"
            model.write_text(self.language_model())
            dictionary.write_text("".join(line + "\n" for line in self.dictionary()))
            self.decoder = Decoder(
                hmm=get_model_path("en-us/en-us"), dict=str(dictionary), lm=str(model),
                samprate=RATE, loglevel="FATAL")

    def dictionary(self):
        """Every entry with all the pronunciations that the bundled dictionary gives its parts."""
        parts = {part for entry in self.words for part in entry.split("_")}
        known = {part: [ADDED[part]] for part in parts & ADDED.keys()}
        with open(get_model_path("en-us/cmudict-en-us.dict")) as lines:
            for line in lines:
                word, phones = line.strip().split(" ", 1)
                base = re.sub(r"\(\d+\)$", "", word)
                if base in parts and phones not in known.get(base, []):
                    known.setdefault(base, []).append(phones)
        for entry in self.words:
            ways = itertools.product(*(known[part] for part in entry.split("_")))
            for number, way in enumerate(ways, 1):
                yield f"{entry}{f'({number})' if number > 1 else ''} {' '.join(way)}"

    def language_model(self):
        entries = sorted(self.words)
        alike = -math.log10(len(entries))
        lines = ["\\data\\", f"ngram 1={len(entries) + 2}", f"ngram 2={2 * len(entries)}", ""]
        lines += ["\\1-grams:", "-99 <s> 0", "-99 </s> 0"] + [f"-99 {e} 0" for e in entries]
        lines += ["", "\\2-grams:"] + [f"{alike:.4f} <s> {e}" for e in entries]
        lines += [f"0.0 {e} </s>" for e in entries] + ["", "\\end\\", ""]
        return "\n".join(lines)

    def hear(self, samples):
        """The word that was recognised, or an empty text."""
        self.decoder.start_utt()
        self.decoder.process_raw(
            (np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes(), full_utt=True)
        self.decoder.end_utt()
        found = self.decoder.hyp()
        return self.words.get(found.hypstr, "") if found else ""


def prepared(sound, undo=1.0):
    """The word alone at the recogniser's rate; `undo` slows it down, which lowers formants and pitch."""
    samples, rate = sound
    samples = soxr.resample(heard(samples), rate / undo, RATE)
    return 0.4 * samples / np.max(np.abs(samples), initial=1e-9)


def power(samples):
    return float(np.sqrt(np.mean(samples ** 2))) + 1e-12


def disturbed(word, index, draw, babble=None):
    """The word between pads, with white noise 40 dB under it and, if given, babble 15 dB under it."""
    random = np.random.default_rng([20, index, draw])
    samples = np.pad(word, PAD)
    samples = samples + random.normal(size=len(samples)) * power(word) * 10 ** (CLEAN_NOISE / 20)
    if babble is not None:
        # From the word's number alone, so that every voice has the same babble behind its word.
        begin = int(random.integers(0, len(babble) - 4 * RATE))
        piece = np.resize(babble[begin:], len(samples))
        samples = samples + piece * power(word) * 10 ** (BABBLE / 20) / power(piece)
    return samples


@functools.cache
def babble():
    """Eight synthetic talkers at once."""
    random = np.random.default_rng(8)
    length = 12 * RATE
    mix = np.zeros(length)
    for variant, speed in TALKERS:
        samples, rate = stock(BABBLE_TEXT, "-v", f"en-us{variant}", "-s", str(speed))
        samples = soxr.resample(samples, rate, RATE)
        samples = np.roll(np.resize(samples, length), int(random.integers(length)))
        mix += samples / power(samples)
    return mix / power(mix)


def recognise(words, sounds, undo=1.0, noisy=False, draws=1):
    """Percent right, and the confusions as (said, heard, how often)."""
    listener = Listener(words)
    background = babble() if noisy else None
    wrong, right = {}, 0
    for draw in range(draws):
        for index, (word, sound) in enumerate(zip(words, sounds)):
            found = listener.hear(disturbed(prepared(sound, undo), index, draw, background))
            if found == word:
                right += 1
            else:
                wrong[word, found] = wrong.get((word, found), 0) + 1
    confusions = sorted(((a, b, n) for (a, b), n in wrong.items()), key=lambda c: (-c[2], c))
    return 100 * right / (draws * len(words)), confusions
