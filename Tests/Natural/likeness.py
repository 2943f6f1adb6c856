"""Whether one sound is another: aligned to the sample, however loud."""
import numpy as np
import soxr

HOP = 48  # frames; 1 ms
ROOM = 480  # frames; a clip may begin a little before its first sound


def at_48k(samples, rate):
    """`samples` at Meadow's rate, with a little silence around them."""
    return np.pad(soxr.resample(np.asarray(samples, dtype="float64"), rate, 48_000), ROOM)


def place(clip, take):
    """Where `clip` begins in `take`, both at one rate."""
    size = len(clip) + len(take)
    spectrum = np.fft.rfft(take, size) * np.conj(np.fft.rfft(clip, size))
    return int(np.argmax(np.fft.irfft(spectrum, size)[:len(take)]))


def likeness(clip, take):
    """The correlation of `clip` with where it is in `take`, and that place."""
    start = place(clip, take)
    part = take[start:start + len(clip)]
    clip = clip[:len(part)]
    return float(np.dot(part, clip) / np.sqrt(np.dot(part, part) * np.dot(clip, clip))), start


def loudest(samples):
    """The level of the loudest millisecond of `samples` in dB; very low for none."""
    if len(samples) < HOP:
        return -120.0
    blocks = samples[:len(samples) // HOP * HOP].reshape(-1, HOP)
    return float(10 * np.log10(np.max(np.mean(blocks ** 2, axis=1)) + 1e-12))
