"""Pictures for the report, as PNG in data addresses."""
import base64
import io

import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

import praat
from speaker import heard

COLOURS = {"stock": "#777777", "girl": "#c2410c", "boy": "#1d4ed8", "meadow": "#15803d"}
COLOURS |= {"joe": "#777777", "sister": "#9333ea"} | {f"joe-{name}": COLOURS[name] for name in ("girl", "boy", "meadow")}


def data(figure):
    out = io.BytesIO()
    figure.savefig(out, format="png", dpi=90)
    plt.close(figure)
    return "data:image/png;base64," + base64.b64encode(out.getvalue()).decode()


def spectrograms(text, sounds, targets):
    """The spectrogram and pitch of `text` in every voice: `sounds` and `targets` (hertz) by name."""
    figure, axes = plt.subplots(
        2, len(sounds), figsize=(3.6 * len(sounds), 5.2), sharex="col", layout="constrained",
        gridspec_kw={"height_ratios": [3, 2]}, squeeze=False)
    for column, (name, sound) in enumerate(sounds.items()):
        sound = (np.pad(heard(sound[0]), int(0.03 * sound[1])), sound[1])
        times, frequencies, level = praat.spectrogram(sound)
        upper, lower = axes[0][column], axes[1][column]
        upper.pcolormesh(
            times, frequencies / 1000, level, cmap="Greys", vmin=level.max() - 55, vmax=level.max(),
            shading="nearest", rasterized=True)
        upper.set_title(name, color=COLOURS[name], fontweight="bold")
        times, hertz = praat.contour(sound)
        lower.plot(times, hertz, ".", color=COLOURS[name], markersize=4)
        if name in targets:
            low, high = targets[name]
            lower.axhspan(low, high, color=COLOURS[name], alpha=0.15, lw=0)
        lower.set_ylim(50, 500)
        lower.set_yscale("log")
        lower.set_yticks([75, 100, 150, 200, 300, 400], ["75", "100", "150", "200", "300", "400"])
        lower.minorticks_off()
        lower.grid(alpha=0.3)
        lower.set_xlabel("seconds")
        lower.set_xlim(0, len(sound[0]) / sound[1])
    axes[0][0].set_ylabel("kHz")
    axes[1][0].set_ylabel("pitch, Hz")
    return data(figure)


def vowels(points):
    """The vowel map: `points` is {voice: {vowel: (F1, F2)}}."""
    figure, axes = plt.subplots(figsize=(6.4, 4.8), layout="constrained")
    for name, found in points.items():
        around = [found[v] for v in ("i", "æ", "ɑ", "u", "i")]
        axes.plot(
            [f2 for _, f2 in around], [f1 for f1, _ in around], "-o", color=COLOURS[name], label=name)
        for vowel, (f1, f2) in found.items():
            axes.annotate(vowel, (f2, f1), textcoords="offset points", xytext=(5, 5), fontsize=12)
    axes.invert_xaxis()
    axes.invert_yaxis()
    axes.set_xlabel("F2, Hz (tongue at the back to the right)")
    axes.set_ylabel("F1, Hz (mouth open at the bottom)")
    axes.grid(alpha=0.3)
    axes.legend()
    return data(figure)


def laws(series, x, y, ideal):
    """Measured against asked: `series` is {voice: {asked: [measured factors]}}."""
    figure, axes = plt.subplots(
        1, len(series), figsize=(3.8 * len(series), 3.6), sharey=True, layout="constrained", squeeze=False)
    for panel, (name, found) in zip(axes[0], series.items()):
        asked = sorted(found)
        line = np.linspace(asked[0], asked[-1], 60)
        panel.plot(line, ideal(line), color="#999", lw=1, label="asked")
        panel.boxplot(
            [[v for v in found[a] if np.isfinite(v)] for a in asked], positions=asked, widths=0.03,
            whis=(0, 100), manage_ticks=False, medianprops={"color": COLOURS[name]})
        panel.set_xticks(asked, [f"{a:g}" for a in asked], fontsize=8)
        panel.set_title(name, color=COLOURS[name], fontweight="bold")
        panel.set_xlabel(x)
        panel.grid(alpha=0.3)
    axes[0][0].set_ylabel(y)
    return data(figure)


def loudness(levels):
    """How loud each word is: `levels` is {voice: [LUFS]}."""
    figure, axes = plt.subplots(figsize=(7, 3.4), layout="constrained")
    names = list(levels)
    for row, name in enumerate(names):
        jitter = np.random.default_rng(1).uniform(-0.25, 0.25, len(levels[name]))
        axes.plot(
            levels[name], row + jitter, "o", color=COLOURS.get(name, "#9333ea"), alpha=0.5, markersize=4)
        low, high = np.percentile(levels[name], [5, 95])
        axes.plot([low, high], [row + 0.38] * 2, color=COLOURS.get(name, "#9333ea"), lw=3)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel("momentary maximum, LUFS (bar: from the 5th to the 95th percentile)")
    axes.grid(axis="x", alpha=0.3)
    return data(figure)


def envelopes(found):
    """Harmonics and the envelope through them: {voice: {vowel: (frequencies, levels, grid, smooth, peaks)}}."""
    names, vowels_ = list(found), list(next(iter(found.values())))
    figure, axes = plt.subplots(
        len(vowels_), len(names), figsize=(3.4 * len(names), 2 * len(vowels_)), sharex=True, sharey=True,
        layout="constrained", squeeze=False)
    for column, name in enumerate(names):
        for row, vowel in enumerate(vowels_):
            panel, (frequencies, levels, grid, smooth, peaks) = axes[row][column], found[name][vowel]
            panel.plot(frequencies, levels, ".", markersize=2, color="#999")
            panel.plot(grid, smooth, color=COLOURS[name])
            for peak in peaks:
                panel.axvline(peak, color="#000", lw=0.8, ls=":")
            panel.set_ylim(-65, 6)
            panel.set_xlim(100, 4000)
            if row == 0:
                panel.set_title(name, color=COLOURS[name], fontweight="bold")
        axes[-1][column].set_xlabel("Hz")
    for row, vowel in enumerate(vowels_):
        axes[row][0].set_ylabel(f"/{vowel}/  dB")
    return data(figure)
