"""The voice of nobody, which the servers of these tests speak with: a hum of two syllables, its melody and vowels by
the text. Who knows a text knows its sound to the sample, and no two texts sound alike."""
import functools
import random
import zlib

import numpy as np

RATE = 22_050
SECONDS = 0.6
HERTZ = 110.0


@functools.cache
def samples(text, rate=RATE, seconds=SECONDS):
    """`text` as 16 bit integers at `rate`."""
    chance = random.Random(zlib.crc32(text.encode()))
    time = np.arange(int(seconds * rate)) / rate
    along = time / seconds
    hertz = HERTZ * (1 + chance.uniform(-0.1, 0.1)) * 2 ** (chance.uniform(-0.25, 0.25) * (along - 0.5))
    phase = 2 * np.pi * np.cumsum(hertz) / rate
    vowels = [(chance.uniform(300, 800), chance.uniform(900, 2300)) for _ in range(2)]
    second = 1 / (1 + np.exp(-40 * (along - chance.uniform(0.4, 0.6))))
    sound = np.zeros(len(time))
    for number in range(1, 30):
        loudness = sum(
            share * sum(np.exp(-((number * HERTZ - peak) / 160) ** 2) for peak in peaks)
            for share, peaks in zip((1 - second, second), vowels))
        sound += (loudness + 0.3 / number) * np.sin(number * phase)
    sound *= np.minimum(1, 12 * np.minimum(along, 1 - along)) * (1 - 0.6 * np.exp(-((along - 0.5) / 0.06) ** 2))
    return (0.5 * 32767 * sound / np.max(np.abs(sound))).astype("<i2")


def noise(text, rate=RATE):
    """As long as `text`, and nobody speaks in it."""
    count = len(samples(text, rate))
    return np.random.default_rng(1).normal(0, 6000, count).clip(-32767, 32767).astype("<i2")
