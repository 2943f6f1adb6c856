"""The voices' bars on a dozen words, with slack for so few: `make voices-report` measures them in full.

Requirements, 1, 2 and 9; document 001 (default voices). The instruments are Praat (parselmouth),
BS.1770 by pyloudnorm, and the espeak-ng command.
"""
import numpy as np
import pyloudnorm
import pytest

import arpabet
import praat
import texts
from speaker import Refused, seconds

WORDS = ["more", "stop", "help", "mommy", "all done", "open", "water", "eat", "no", "different", "I love you",
         "thank you"]
PHRASES = texts.PHRASES[:8]
each_voice = pytest.mark.parametrize("voice", texts.VOICES)


def momentary_maximum(sound):
    """LUFS of the loudest 400 ms: the word stands in a silence of its own, every 25 ms is tried."""
    samples, rate = sound
    meter = pyloudnorm.Meter(rate, block_size=0.4)
    padded = np.pad(samples, int(0.4 * rate))
    for stage in meter._filters.values():
        padded = stage.apply_filter(padded)
    energy = np.concatenate([[0], np.cumsum(padded ** 2)])
    block, step = int(0.4 * rate), int(0.025 * rate)
    begins = np.arange(0, len(padded) - block, step)
    return -0.691 + 10 * np.log10(np.max(energy[begins + block] - energy[begins]) / block)


@each_voice
def test_median_pitch_at_default_prosody_lies_in_the_voices_window(client, voice):
    low, high = texts.MEDIAN_WINDOWS[voice]
    middle = np.median([praat.median_f0(client.say(text, voice)) for text in WORDS + PHRASES])
    assert low <= middle <= high


@each_voice
@pytest.mark.parametrize("rate", [0.6, 1.4])
def test_duration_follows_one_over_the_rate(client, voice, rate):
    errors = {}
    for text in WORDS + PHRASES:
        natural = seconds(client.natural(text, voice))
        errors[text] = abs(seconds(client.natural(text, voice, rate=rate)) * rate / natural - 1)
    assert np.mean(list(errors.values())) <= 0.04
    assert max(errors.values()) <= 0.10, max(errors, key=errors.get)


@each_voice
@pytest.mark.parametrize("pitch", [0.8, 1.4])
def test_median_pitch_follows_the_factor(client, voice, pitch):
    errors = {}
    for text in PHRASES:
        natural = praat.median_f0(client.natural(text, voice))
        errors[text] = abs(praat.median_f0(client.natural(text, voice, pitch=pitch)) / natural / pitch - 1)
    assert np.mean(list(errors.values())) <= 0.04
    assert max(errors.values()) <= 0.08, max(errors, key=errors.get)


@each_voice
@pytest.mark.parametrize("asked", texts.RANGES)
def test_pitch_range_follows_the_factor(client, voice, asked):
    # All of the report's phrases: eight of them have a median of their own.
    factors = [
        praat.range_semitones(client.natural(text, voice, range=asked))
        / praat.range_semitones(client.natural(text, voice)) for text in texts.PHRASES]
    assert abs(np.median(factors) / asked - 1) <= 0.15


@each_voice
def test_words_are_equally_loud_and_never_too_loud(client, voice):
    sounds = [client.say(word, voice) for word in WORDS]
    low, high = np.percentile([momentary_maximum(sound) for sound in sounds], [5, 95])
    assert high - low <= 2.5
    assert max(np.max(np.abs(samples)) for samples, _ in sounds) <= 10 ** (-1 / 20)


@each_voice
def test_the_same_word_has_the_same_samples(client, voice):
    first = client.natural("water", voice)[0]
    client.sounds.clear()
    client.natural("more", voice, rate=0.7)
    client.sounds.clear()
    assert np.array_equal(first, client.natural("water", voice)[0])


@pytest.mark.parametrize("write", [arpabet.arpabet_hint, arpabet.ipa_hint])
def test_a_hundred_dictionary_entries_are_said_as_written(client, espeak_command, write):
    accepted = []
    entries = arpabet.entries(100)
    for word, phones in entries:
        try:
            answer = client.json("POST", "/v1/pronunciations", {"text": word, "hint": write(phones)})
        except Refused as problem:
            assert problem.status in (400, 422), problem
            continue
        accepted.append((word, phones, arpabet.mnemonics(answer)))
    assert len(accepted) >= 98
    found = arpabet.spoken([written for _, _, written in accepted])
    wrong = [
        (word, phones, heard) for (word, phones, _), heard in zip(accepted, found)
        if not arpabet.same(phones, heard)]
    assert not wrong
