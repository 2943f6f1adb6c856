"""Voices that another program makes, and one that was recorded: what is measured of them, the verdicts, the sections."""
import numpy as np

import envelope
import judge
import measurements as m
import page
import pictures
import praat
import sections
import texts
from texts import CHILDREN, NATURAL, RECORDED, SOURCE

#: Points above stock of the words that a recogniser must hear, at the voice's own rate and pitch.
POINTS = {"joe": 5, "joe-girl": 0, "joe-boy": 0}
#: Hertz; of a voice that is moved period by period the envelope has the ripple of the periods it was made of.
WIDTH = 60.0
STOCK = ("recognition", "stock", "as it is", False)


def tasks(parts):
    out = {}
    if "natural" in parts:
        for voice in NATURAL:
            out["pitches", voice] = m.word_pitches, (voice,)
            out["durations", voice] = m.durations, (voice, texts.WORD_RATES, [])
        for voice in (SOURCE, *CHILDREN):
            out["vowels", voice] = m.vowels, (voice, WIDTH, praat.NATURAL)
        for voice in NATURAL:
            out["medians", voice] = m.medians, (voice,)
            out["heard", voice] = m.words_heard, (voice,)
            out["levels", voice] = m.levels, (voice,)
    if "recorded" in parts:
        out["durations", RECORDED] = m.durations, (RECORDED, texts.WORD_RATES, [])
        out["heard", RECORDED] = m.words_heard, (RECORDED, 1)
        out["levels", RECORDED] = m.levels, (RECORDED,)
    if out:
        out[STOCK] = m.recognition, STOCK[1:]
    return out


def resonances(found, voice):
    """{(vowel, formant): how many times higher it lies than the source's}."""
    return {(vowel, n): envelope.raised(peak, source["envelope"][3], found["vowels", voice][vowel]["envelope"][3])
            for vowel, source in found["vowels", SOURCE].items() for n, peak in enumerate(source["peaks"], 1)}


def resonances_table(found):
    rows = []
    for voice in CHILDREN:
        for (vowel, n), factor in resonances(found, voice).items():
            source, own = found["vowels", SOURCE][vowel], found["vowels", voice][vowel]
            rows.append([voice, f"F{n} of /{vowel}/", source["peaks"][n - 1], f"{factor:.3f}", source["praat"][n - 1],
                         f"{own['praat'][n - 1] / source['praat'][n - 1]:.3f}"])
    return page.table(["voice", "resonance", f"{SOURCE} Hz", "times", f"{SOURCE} Hz (Burg)", "times (Burg)"], rows) + page.paragraph(
        "The envelopes of three words of each vowel, said flat at 16 pitches, are laid over those of the source; what is "
        "told is by how much they are drawn out around each of its peaks. F1 of /i/ lies among the lowest two harmonics "
        "and is not judged; the Burg columns are Praat's usual analysis at default prosody.", quiet=True)


def verdicts(found, parts):
    out = []
    for voice in (*NATURAL * ("natural" in parts), *[RECORDED] * ("recorded" in parts)):
        if voice == RECORDED:
            out += judge.taken(voice, found["import"], len(found["levels", voice]))
        if voice in CHILDREN:
            out += judge.median(voice, found["medians", voice])
            out += judge.resonances(voice, resonances(found, voice), SOURCE)
        out += judge.duration(voice, found["durations", voice])
        if voice != RECORDED:
            out += judge.word_pitch(voice, found["pitches", voice])
        out += judge.levels(voice, found["levels", voice], 1)
        out += judge.words_heard(voice, found["heard", voice], found[STOCK][0], POINTS.get(voice))
    return out


def table(found, every, voice):
    """The bars of one voice, and below them the words that are farthest from what was asked."""
    out = f"<h3>{voice}</h3>" + page.verdicts([v for v in every if v.voice == voice])
    for what, law in (("durations", lambda rate: 1 / rate), ("pitches", lambda pitch: pitch)):
        if (what, voice) not in found:
            continue
        rows = [[row[0], f"{asked:g}", f"{law(asked):.3f}", f"{row[1]:.3f}", 100 * abs(row[1] / law(asked) - 1)]
                for asked, each in found[what, voice].items() if asked != 1 for row in each]
        rows.sort(key=lambda row: -np.nan_to_num(row[-1], nan=np.inf))
        out += page.folded(f"The worst {what}: {voice}", page.table(
            ["word", "asked", "factor wanted", "factor measured", "error %"], rows[:20]))
    wrong = found["heard", voice][0][1]
    return out + page.folded(f"Heard as another word: {voice} ({len(wrong)})", page.table(
        ["said", "heard"], [[said, heard or "(nothing)"] for said, heard, _ in wrong])) * bool(wrong)


def laws(found, voices):
    """How well rate and pitch are followed, one panel for each voice."""
    out = ""
    for what, name, law in (("durations", "rate", lambda x: 1 / x), ("pitches", "pitch", lambda x: x)):
        series = {voice: {asked: [row[1] for row in rows] for asked, rows in found[what, voice].items()}
                  for voice in voices if (what, voice) in found}
        if series:
            out += page.picture(
                pictures.laws(series, f"{name} asked", f"{what[:-1]} against {name} 1", law),
                f"Measured {what} against the asked {name} for {', '.join(series)}")
    return out + page.folded("Rate by rate", sections.rates_table(found, voices))


def natural(found, every):
    out = page.paragraph(
        "Joe is a grown-up's voice of Piper, a neural synthesizer that runs on this machine, without chance; Meadow makes "
        "Girl, Boy and itself of it. Rate and pitch are measured of the 88 core words, each against itself at factor 1; "
        "the vowels of the children against those of Joe as he is; what a recogniser hears, at each voice's own rate and "
        "pitch with a child's resonances undone, against stock eSpeak NG.")
    out += "".join(table(found, every, voice) for voice in NATURAL)
    out += "<h3>Rate and pitch</h3>" + laws(found, NATURAL)
    out += "<h3>Vowels</h3>" + resonances_table(found)
    out += sections.envelopes(found, [SOURCE, *CHILDREN])
    return out + "<h3>Loudness</h3>" + sections.levels(found, NATURAL)


def recorded(found, every):
    out = page.paragraph(
        "Nobody's sister was recorded for this page: Piper's own sounds of the 88 core words stand in for her, with half a "
        "second of silence around each, taken in by meadow voices import. A recording keeps its speaker's pitch, so only "
        "its rate is judged.")
    out += page.paragraph(f"The import said: {' '.join(found['import'])}", quiet=True)
    return out + table(found, every, RECORDED) + laws(found, [RECORDED]) + sections.levels(found, [RECORDED])
