"""Pitch and formants by Praat (praat-parselmouth)."""
import numpy as np
import parselmouth
from parselmouth.praat import call

STEP = 0.005
ANY = (75, 900)  # hertz, where a first pass looks for the F0 of whoever speaks
NATURAL = (50, 600)  # the same of voices that speak in natural melodies, whose ends a grown-up lets sink below 75 Hz


def praat(sound):
    samples, rate = sound
    return parselmouth.Sound(samples, sampling_frequency=rate)


def contour(sound, limits=None, first=ANY):
    """Times in seconds and F0 in hertz, not a number where unvoiced.

    Without limits in two passes (Hirst 2011): in `first`, then from three quarters of the
    first quartile to two and a half times the third, which avoids octave errors of both kinds.
    """
    if limits is None:
        _, found = contour(sound, first)
        found = found[~np.isnan(found)]
        if len(found) == 0:
            return np.array([]), np.array([])
        low, high = np.percentile(found, [25, 75])
        limits = (max(50, 0.75 * low), min(1200, 2.5 * high))
    recording = praat(sound)
    shortest = 4 / limits[0]
    if recording.duration < shortest:
        samples, rate = sound
        recording = praat((np.pad(samples, int(shortest * rate)), rate))
    pitch = recording.to_pitch_ac(
        time_step=STEP, pitch_floor=limits[0], pitch_ceiling=limits[1])
    hertz = pitch.selected_array["frequency"].astype(float)
    hertz[hertz == 0] = np.nan
    return pitch.xs(), hertz


def voiced(sound, limits=None):
    """The F0 values of all voiced frames, in hertz."""
    _, hertz = contour(sound, limits)
    return hertz[~np.isnan(hertz)]


def median_f0(sound):
    found = voiced(sound)
    return float(np.median(found)) if len(found) else float("nan")


def moved(plain, other):
    """How many times as high as natural `plain` the sound `other` of the same length is at the same moments, and by
    their medians. A grown-up's creak is voiced in one and not in the other, which moves a short word's median."""
    (times, before), (later, after) = contour(plain, first=NATURAL), contour(other, first=NATURAL)
    if not len(times) or not len(later):
        return float("nan"), float("nan")
    return (float(np.nanmedian(np.interp(times, later, after) / before)),
            float(np.nanmedian(after) / np.nanmedian(before)))


def range_semitones(sound):
    """From the 5th to the 95th percentile of F0."""
    found = voiced(sound)
    if len(found) < 5:
        return float("nan")
    low, high = np.percentile(found, [5, 95])
    return float(12 * np.log2(high / low))


def vowel_middle(sound):
    """Begin and end in seconds of the middle 40 % of the loudest syllable."""
    intensity = praat(sound).to_intensity(75, 0.002)
    level, times = intensity.values[0], intensity.xs()
    loud = level > level.max() - 9
    begin = end = int(level.argmax())
    while begin > 0 and loud[begin - 1]:
        begin -= 1
    while end < len(level) - 1 and loud[end + 1]:
        end += 1
    length = times[end] - times[begin]
    return times[begin] + 0.3 * length, times[end] - 0.3 * length


def formants(sound, ceiling):
    """F1, F2, F3 in hertz: Burg's method, five formants up to `ceiling`, medians over the vowel."""
    begin, end = vowel_middle(sound)
    track = call(praat(sound), "To Formant (burg)", STEP, 5, ceiling, 0.025, 50)
    times = np.linspace(begin, end, 9)
    return [
        float(np.nanmedian([call(track, "Get value at time", n, t, "Hertz", "Linear") for t in times]))
        for n in (1, 2, 3)]


def spectrogram(sound, highest=8000):
    """Times, frequencies and decibels of Praat's broad-band spectrogram."""
    found = praat(sound).to_spectrogram(
        window_length=0.005, maximum_frequency=highest, time_step=0.003, frequency_step=20)
    return found.xs(), found.ys(), 10 * np.log10(np.maximum(found.values, 1e-12))
