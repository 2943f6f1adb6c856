"""Formants of voices whose harmonics lie wider than the formants.

At 300 Hz no analysis of one sound can tell an F1 of 290 from one of 340 Hz: it finds the harmonic.
So the same vowel is said flat at many pitches; together their harmonics, measured at Praat's F0, sample
the envelope every few hertz, and its peaks are the formants.
"""
import numpy as np
from scipy.signal import find_peaks

import praat

GRID = np.arange(150.0, 4000.0, 10.0)
WIDTH = 30.0  # hertz; from 20 to 45 the ratios below differ by 2 %


def harmonics(sound, first):
    """Frequencies in hertz and levels in decibels of the harmonics in the middle of the vowel."""
    samples, rate = sound
    begin, end = praat.vowel_middle(sound)
    times, hertz = praat.contour(sound, first=first)
    inside = hertz[(times >= begin) & (times <= end)]
    inside = inside[~np.isnan(inside)]
    if len(inside) == 0:
        return np.array([]), np.array([])
    f0 = float(np.median(inside))
    middle = (begin + end) / 2
    half = max(2.5 / f0, min(0.04, (end - begin) / 2))
    piece = samples[max(0, int((middle - half) * rate)):int((middle + half) * rate)]
    window = np.hanning(len(piece))
    time = np.arange(len(piece)) / rate
    frequencies = f0 * np.arange(1, int(GRID[-1] / f0) + 1)
    levels = [
        20 * np.log10(1e-9 + abs(np.sum(piece * window * np.exp(-2j * np.pi * f * time))) / window.sum())
        for f in frequencies]
    return frequencies, np.array(levels)


def envelope(sounds, width=WIDTH, first=praat.ANY):
    """The level on GRID in decibels that fits the harmonics of all sounds; each has its own gain."""
    points = [found for found in (harmonics(sound, first) for sound in sounds) if len(found[0])]
    gains = [-float(np.max(levels)) for _, levels in points]
    for _ in range(6):
        frequencies = np.concatenate([f for f, _ in points])
        levels = np.concatenate([l + g for (_, l), g in zip(points, gains)])
        smooth = kernel(frequencies, levels, width)
        gains = [
            g - float(np.median(l + g - np.interp(f, GRID, smooth)))
            for (f, l), g in zip(points, gains)]
    return smooth, frequencies, levels


def kernel(frequencies, levels, least):
    """A local straight line through the points around each frequency, weighted by a Gaussian."""
    out = np.empty(len(GRID))
    for index, at in enumerate(GRID):
        width = least
        while True:
            weight = np.exp(-0.5 * ((frequencies - at) / width) ** 2)
            if weight.sum() > 3 or width > 400:
                break
            width *= 1.3
        x = frequencies - at
        s0, s1, s2 = weight.sum(), (weight * x).sum(), (weight * x * x).sum()
        t0, t1 = (weight * levels).sum(), (weight * x * levels).sum()
        bottom = s0 * s2 - s1 * s1
        out[index] = (s2 * t0 - s1 * t1) / bottom if abs(bottom) > 1e-6 else t0 / max(s0, 1e-9)
    return out


# Where the vowel's F1 and F2 may lie, in hertz, from a man's to a small child's.
PLACES = {
    "i": [(200, 600), (1800, 3400)],
    "æ": [(500, 1100), (1300, 2500)],
    "ɑ": [(550, 1000), (1000, 1900)],
    "u": [(200, 650), (1000, 2200)],
}


def peaks(vowel, smooth):
    """F1 and F2 of `vowel`: the first strong peak of each place, refined by a parabola."""
    found, _ = find_peaks(smooth, prominence=1.0)
    out = []
    for low, high in PLACES[vowel]:
        inside = [i for i in found if low <= GRID[i] <= high]
        if not inside:
            out.append(float("nan"))
            continue
        strongest = max(smooth[i] for i in inside)
        index = next(i for i in inside if smooth[i] > strongest - 12)  # F3 may be as strong as F2
        a, b, c = smooth[index - 1:index + 2]
        out.append(float(GRID[index] + (GRID[1] - GRID[0]) * 0.5 * (a - c) / (a - 2 * b + c)))
    return out


def raised(peak, source, other):
    """How many times higher the resonance of `other` lies that lies at `peak` in `source`: the factor by which the one
    envelope must be drawn out to be most like the other around it. The peaks of one are moved by the harmonics that it
    was made of, the whole is not."""
    around = np.geomspace(0.7 * peak, 1.4 * peak, 200)
    wanted = np.interp(around, GRID, source)
    factors = np.arange(1, 1.35, 0.002)
    return float(max(factors, key=lambda f: np.corrcoef(wanted, np.interp(around * f, GRID, other))[0, 1]))
