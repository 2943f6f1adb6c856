"""Loudness by ffmpeg's ebur128: the momentary maximum (400 ms) of each sound, and true peaks."""
import re
import subprocess
import tempfile

import numpy as np
import soundfile
import soxr

RATE = 48000
HOP = RATE // 10  # ffmpeg tells a value every 100 ms
OFFSETS = 4  # each sound is measured at so many places against that grid; the loudest counts


def measure(sounds):
    """For each sound its momentary maximum in LUFS and its true peak in dBTP.

    All go through ffmpeg at once, one after the other, each in silence of its own: 400 ms before and
    after, as BS.1770's window needs for a word shorter than itself.
    """
    pieces, slots, at = [], [], 0
    for samples, rate in sounds:
        if rate != RATE:
            samples = soxr.resample(samples, rate, RATE)
        for shift in range(OFFSETS):
            length = -(-(5 * HOP + shift * HOP // OFFSETS + len(samples) + 5 * HOP) // HOP) * HOP
            piece = np.zeros(length)
            begin = 5 * HOP + shift * HOP // OFFSETS
            piece[begin:begin + len(samples)] = samples
            pieces.append(piece)
            slots.append((at // HOP, (at + length) // HOP))
            at += length
    momentary, peaks = run(np.concatenate(pieces) if pieces else np.zeros(HOP))
    out = []
    for index in range(len(sounds)):
        own = slots[index * OFFSETS:(index + 1) * OFFSETS]
        loudest = max(max(momentary[a:b], default=-120) for a, b in own)
        highest = max(max(peaks[a:b], default=0) for a, b in own)
        out.append((loudest, 20 * float(np.log10(max(highest, 1e-6)))))
    return out


def run(samples):
    """Momentary loudness and true peak (as amplitude) of every 100 ms."""
    with tempfile.NamedTemporaryFile(suffix=".wav", prefix="meadow-loudness-") as file:
        soundfile.write(file.name, samples, RATE, subtype="FLOAT")
        answer = subprocess.run(
            ["ffmpeg", "-hide_banner", "-nostats", "-loglevel", "verbose", "-i", file.name, "-filter_complex",
             "ebur128=peak=true:framelog=verbose", "-f", "null", "-"],
            capture_output=True, text=True, check=True).stderr
    momentary, peaks = [], []
    for line in answer.splitlines():
        if found := re.search(r"M:\s*(-?[\d.]+|-?inf|nan)\b.*FTPK:\s*(-?[\d.]+|-?inf)", line):
            loud, peak = found[1], found[2]
            momentary.append(-120.0 if "n" in loud else float(loud))
            peaks.append(0.0 if "inf" in peak else 10 ** (float(peak) / 20))
    return momentary, peaks


def spread(values):
    """From the 5th to the 95th percentile."""
    low, high = np.percentile(values, [5, 95])
    return float(high - low)
