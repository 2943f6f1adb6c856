"""From measurements to verdicts: the bars of the voices, in one place."""
import re

import numpy as np

import loudness
import texts
from bars import Verdict


def factors(what, voice, found, mean_bar, each_bar, each, law=lambda asked: asked):
    """Two verdicts: the mean error and the worst; `found` is {asked: [(text, factor, …)]}."""
    errors = [
        (abs(row[1] / law(asked) - 1), row[0], asked) for asked, rows in found.items() if asked != 1
        for row in rows if np.isfinite(row[1])]
    lost = sum(1 for rows in found.values() for row in rows if not np.isfinite(row[1]))
    mean = 100 * float(np.mean([e for e, _, _ in errors]))
    worst, text, asked = max(errors)
    beyond = sum(1 for e, _, _ in errors if e > each_bar / 100)
    note = f"; {lost} could not be measured" if lost else ""
    return [
        Verdict(what, voice, f"mean within {mean_bar} %", f"{mean:.1f} %", mean <= mean_bar, mean),
        Verdict(
            what, voice, f"{each} within {each_bar} %",
            f"worst {100 * worst:.1f} % (“{text}” at {asked:g}), {beyond} of {len(errors)} beyond{note}",
            beyond == 0 and not lost, 100 * worst)]


def duration(voice, found):
    return factors("duration against 1/rate", voice, found, 3, 8, "each word", law=lambda rate: 1 / rate)


def pitch(voice, found):
    return factors("median F0 against pitch", voice, found, 3, 6, "each phrase")


def word_pitch(voice, found):
    medians = [abs(row[2] / asked - 1) for asked, rows in found.items() if asked != 1 for row in rows]
    told = f"mean {100 * np.nanmean(medians):.1f} %, {sum(1 for e in medians if not e <= 0.06)} of {len(medians)} beyond 6 %"
    return [*factors("F0 against pitch", voice, found, 3, 6, "each word"),
            Verdict("the same by each word's median", voice, "", told, None, 100 * float(np.nanmax(medians)))]


def range_(voice, found):
    out = []
    for asked in texts.RANGES:
        # Over phrases: the range of one phrase of two words hangs on a few frames of its voiced edges.
        middle = float(np.nanmedian([row[1] for row in found[asked]]))
        error = 100 * abs(middle / asked - 1)
        inside = sum(1 for row in found[asked] if abs(row[1] / asked - 1) <= 0.15)
        out.append(Verdict(
            f"F0 range against range {asked:g}", voice, "within 15 %",
            f"{error:.1f} % (median × {middle:.2f}; {inside} of {len(found[asked])} phrases within)",
            error <= 15, error))
    return out


def median(voice, found):
    low, high = texts.MEDIAN_WINDOWS[voice]
    hertz = [f for _, f, _ in found if np.isfinite(f)]
    middle = float(np.median(hertz))
    inside = sum(1 for f in hertz if low <= f <= high)
    return [Verdict(
        "median F0 at default prosody", voice, f"{low}–{high} Hz",
        f"{middle:.0f} Hz ({inside} of {len(hertz)} texts inside)", low <= middle <= high, middle)]


def vowels(voice, found, stock):
    ratios = {
        f"F{n + 1} of /{v}/": found[v]["peaks"][n] / stock[v]["peaks"][n] for v in found for n in (0, 1)}
    least = min(ratios, key=lambda key: ratios[key] if np.isfinite(ratios[key]) else -1)
    return [Verdict(
        "F1 and F2 of /i æ ɑ u/ above stock", voice, "each at least 12 %",
        f"least {100 * (ratios[least] - 1):+.1f} % ({least}), mean "
        f"{100 * (float(np.nanmean(list(ratios.values()))) - 1):+.1f} %",
        bool(ratios[least] >= 1.12), 100 * (ratios[least] - 1))]


def resonances(voice, factors, source):
    """All but F1 of /i/, which lies among the lowest two harmonics: {(vowel, formant): factor}."""
    least = min((key for key in factors if key != ("i", 1)), key=lambda key: np.nan_to_num(factors[key]))
    rest = [factors[key] for key in factors if key != ("i", 1)]
    return [Verdict(
        f"F1 and F2 of /æ ɑ u/, F2 of /i/ above {source}", voice, "each at least 12 %",
        f"least {100 * (factors[least] - 1):+.1f} % (F{least[1]} of /{least[0]}/), mean {100 * (np.mean(rest) - 1):+.1f} %",
        bool(factors[least] >= 1.12), 100 * (factors[least] - 1))]


def levels(voice, found, most=2):
    spread = loudness.spread([lufs for _, lufs, _ in found])
    word, _, peak = max(found, key=lambda row: row[2])
    return [
        Verdict(
            "loudness of the core words, 5th to 95th percentile", voice, f"at most {most} LU", f"{spread:.1f} LU",
            spread <= most, spread),
        Verdict("true peak", voice, "at most −1 dBTP", f"{peak:.1f} dBTP (“{word}”)", peak <= -1, peak)]


def chimes(found, voices):
    """The loudest chime against the quiet end (5th percentile) of the quietest voice."""
    quiet = {v: float(np.percentile([lufs for _, lufs, _ in rows], 5)) for v, rows in voices.items()}
    voice = min(quiet, key=quiet.get)
    name, loudest, _ = max(found, key=lambda row: row[1])
    below = quiet[voice] - loudest
    return [Verdict(
        "chimes below words", "all", "at least 6 LU",
        f"{below:.1f} LU (“{name}” {loudest:.1f} LUFS, {voice} from {quiet[voice]:.1f})", below >= 6, below)]


def recognition(voice, found, stock):
    out = []
    for noisy, where in ((False, "clean"), (True, "+15 dB babble")):
        score, base = found["undone", noisy][0], stock[noisy][0]
        beside = ", ".join(
            f"{key}: {found[key, noisy][0]:.1f} %" for key in ("undone, tempo kept", "as it is"))
        out.append(Verdict(
            f"recognition of the core words, {where}", voice, "at most 3 points below stock",
            f"{score:.1f} % against {base:.1f} %, {score - base:+.1f} ({beside})", score >= base - 3,
            score - base))
    return out


def taken(voice, said, words):
    """What the near voice says is no recording: `said` is what the import told, beginning with how many it took."""
    count = int(re.search(r"(\d+) words", said[0])[1])
    return [Verdict("core words that are recordings", voice, f"all {words}", f"{count}", count == words, count)]


def words_heard(voice, found, stock, above=None):
    """Of a voice that need not be so many points above stock: the figure alone."""
    (score, _, hertz), (usual, _, usual_hertz) = found
    least = "" if above is None else f"at least {stock + above:.1f} %, stock {f'and {above} points' if above else 'alike'}"
    return [Verdict(
        "words heard by a recogniser", voice, least,
        f"{score:.1f} % at {hertz:.0f} Hz, as a new family has it {usual:.1f} % at {usual_hertz:.0f} Hz",
        None if above is None else score >= stock + above, score)]


def hints(alphabet, found):
    what = f"CMUdict through {alphabet}:"
    if found is None:
        absent = "POST /v1/pronunciations is not there"
        return [
            Verdict(what, "hints", "at least 99 % accepted", absent, None),
            Verdict(what, "hints", "100 % spoken as written", absent, None)]
    accepted = 100 * found["accepted"] / found["asked"]
    wrong, shifted = len(found["wrong"]), len(found["shifted"])
    right = 100 * (1 - wrong / max(1, found["accepted"]))
    return [
        Verdict(
            what, "hints", "at least 99 % accepted", f"{accepted:.2f} % of {found['asked']}",
            accepted >= 99, accepted),
        Verdict(
            what, "hints", "100 % spoken as written",
            f"{right:.2f} % of {found['accepted']} ({wrong} otherwise; main stress elsewhere in {shifted})",
            wrong == 0 and found["accepted"] > 0, right)]
