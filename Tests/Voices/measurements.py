"""What the report measures. Each function is one task: it has a client of its own and returns plain data."""
import numpy as np

import arpabet
import envelope
import loudness
import praat
import recogniser
import texts
from speaker import Client, Refused, formant_scaling, home, seconds, stock

import soundfile


def durations(port, voice, rates=texts.RATES, phrases=texts.PHRASES):
    """{rate: [(text, factor of the duration at rate 1)]} of words and phrases."""
    client = Client(port)
    every = client.core_words() + phrases
    if voice == "stock":
        say = lambda text, rate: stock(text, "-s", str(round(175 * rate)))
    else:
        say = lambda text, rate: client.natural(text, voice, rate=rate)
    whole = {text: seconds(say(text, 1)) for text in every}
    return {
        rate: [(text, seconds(say(text, rate)) / whole[text]) for text in every] for rate in rates}


def pitches(port, voice):
    """{pitch: [(phrase, factor of the median F0 at pitch 1, hertz)]}."""
    client, out = Client(port), {}
    whole = {text: praat.median_f0(client.natural(text, voice)) for text in texts.PHRASES}
    for pitch in texts.PITCHES:
        found = [praat.median_f0(client.natural(text, voice, pitch=pitch)) for text in texts.PHRASES]
        out[pitch] = [(t, f / whole[t], f) for t, f in zip(texts.PHRASES, found)]
    return out


def word_pitches(port, voice):
    """{pitch: [(core word, factor of the F0 at pitch 1 at the same moments, factor of the medians)]}."""
    client = Client(port)
    return {pitch: [(word, *praat.moved(client.natural(word, voice), client.natural(word, voice, pitch=pitch)))
                    for word in client.core_words()] for pitch in texts.WORD_PITCHES}


def ranges(port, voice):
    """{range: [(phrase, factor of the F0 range in semitones at range 1, semitones)]}."""
    client, out = Client(port), {}
    whole = {text: praat.range_semitones(client.natural(text, voice)) for text in texts.PHRASES}
    for range_ in [*texts.RANGES, 1.0]:
        found = [
            praat.range_semitones(client.natural(text, voice, range=range_)) for text in texts.PHRASES]
        out[range_] = [(t, f / whole[t], f) for t, f in zip(texts.PHRASES, found)]
    return out


def medians(port, voice):
    """Median F0 and range of every core word and phrase at default prosody: [(text, hertz, semitones)]."""
    client = Client(port)
    every = client.core_words() + texts.PHRASES
    say = stock if voice == "stock" else lambda text: client.say(text, voice)
    return [
        (text, praat.median_f0(say(text)), praat.range_semitones(say(text))) for text in every]


def vowels(port, voice, width=envelope.WIDTH, first=praat.ANY):
    """{vowel: {"envelope": …, "peaks": (F1, F2), "praat": (F1, F2) at default prosody}}."""
    client, out = Client(port), {}
    ceiling = {"stock": 5250, "joe": 5250, "meadow": 5500}.get(voice, 6000)
    for vowel, words in texts.VOWEL_WORDS.items():
        if voice == "stock":
            # Up to 50, where eSpeak NG's own pitch leaves the formants alone; flat by SSML.
            flat = [
                stock(f"<prosody range='0%'>{word}</prosody>", "-m", "-p", str(pitch))
                for word in words[:3] for pitch in range(0, 51, 5)]
            plain = [stock(word) for word in words]
        else:
            flat = [
                client.natural(word, voice, pitch=round(float(pitch), 3), range=0)
                for word in words[:3] for pitch in np.linspace(0.75, 1.5, 16)]
            plain = [client.say(word, voice) for word in words]
        smooth, frequencies, levels = envelope.envelope(flat, width, first)
        burg = np.median([praat.formants(sound, ceiling)[:2] for sound in plain], axis=0)
        out[vowel] = {
            "peaks": envelope.peaks(vowel, smooth), "praat": [float(f) for f in burg],
            "envelope": (frequencies, levels, envelope.GRID, smooth)}
    return out


def levels(port, voice):
    """[(word, LUFS, dBTP)] of the core words at default prosody, or of the chimes."""
    client = Client(port)
    if voice == "chimes":
        files = sorted((home() / "samples" / "chimes").glob("*.flac"))
        names, sounds = [f.stem for f in files], [soundfile.read(f, dtype="float64") for f in files]
    else:
        names = client.core_words()
        sounds = [stock(word) if voice == "stock" else client.say(word, voice) for word in names]
    return [(name, *found) for name, found in zip(names, loudness.measure(sounds))]


MANNERS = {
    "undone": "formant scaling undone by resampling",
    "undone, tempo kept": "the same, said faster by that factor first, so that the tempo is the voice's",
    "as it is": "as it is",
}


def recognition(port, voice, manner, noisy):
    """Percent of the core words that the recogniser gets right at default prosody, and its confusions."""
    client = Client(port)
    words = client.core_words()
    if voice == "stock":
        sounds, undo = [stock(word) for word in words], 1.0
    else:
        undo = formant_scaling(voice) if manner.startswith("undone") else 1.0
        faster = {}
        if manner == "undone, tempo kept":
            faster = {"rate": round(min(1.6, client.json("GET", "/v1/settings")["rate"] * undo), 4)}
        sounds = [client.say(word, voice, **faster) for word in words]
    return recogniser.recognise(words, sounds, undo, noisy, draws=2 if noisy else 1)


def words_heard(port, voice, undo=None):
    """At the voice's own rate and pitch, and at a new family's: percent of the core words that the recogniser gets
    right, its confusions, and the median F0 of the words. Resonances that Meadow made a child's are undone."""
    client = Client(port)
    words = client.core_words()
    undo = undo or next(
        v["formantScale"] for v in client.json("GET", "/v1/voices")["voices"] if v["id"] == voice)
    out = []
    for say in (client.natural, client.say):
        sounds = [say(word, voice) for word in words]
        middle = float(np.nanmedian([praat.median_f0(sound) for sound in sounds]))
        out.append((*recogniser.recognise(words, sounds, undo), middle))
    return out


def hints(port, alphabet, count):
    """How many CMUdict entries are accepted as a hint and said as written; nothing if there is no such route."""
    client, asked, refused, accepted = Client(port), arpabet.entries(count), [], []
    write = {"arpabet": arpabet.arpabet_hint, "ipa": arpabet.ipa_hint}[alphabet]
    for word, phones in asked:
        hint = write(phones)
        try:
            answer = client.json("POST", "/v1/pronunciations", {"text": word, "hint": hint})
        except Refused as problem:
            if problem.status == 404:
                return None
            if problem.status not in (400, 422):
                raise
            refused.append((word, hint, str(problem)))
            continue
        accepted.append((word, phones, hint, arpabet.mnemonics(answer)))
    wrong, shifted = [], []
    for (word, phones, hint, written), found in zip(accepted, arpabet.spoken([a[3] for a in accepted])):
        row = (word, " ".join(phones), hint, written, " ".join(found))
        if not arpabet.same(phones, found):
            wrong.append(row)
        elif not arpabet.same_stress(phones, found):
            shifted.append(row)
    return {
        "asked": len(asked), "accepted": len(accepted), "refused": refused, "wrong": wrong,
        "shifted": shifted}


def sounds(port, text):
    """The text in stock eSpeak NG and every voice at default prosody."""
    client = Client(port)
    return {"stock": stock(text), **{voice: client.say(text, voice) for voice in texts.VOICES}}
