"""A girl, a boy and Meadow, made of a grown-up's voice: as high as a child of three to five speaks, and as fast and as
high as somebody asks for."""
import numpy as np
import pytest

import praat
import texts
from home import Home, voice
from speaker import seconds

WORDS = ["more", "stop", "mommy", "water", "no"]
PHRASES = texts.PHRASES[:5]
#: What a new family's settings are.
DEFAULT = {"rate": 0.85, "pitch": 1.2, "range": 1}


@pytest.fixture(scope="module")
def say(piper, tmp_path_factory):
    """What a voice that is made of Piper's says; each sound is fetched once."""
    voices = [voice(f"joe-{made}", made_into=made, server=piper.address) for made in texts.VOICES]
    known = {}
    with Home(tmp_path_factory.mktemp("children"), voices, output="silent") as home:
        def say(text, made, **manner):
            key = (text, made, tuple(sorted(manner.items())))
            if key not in known:
                known[key] = home.sound(text, voice=f"joe-{made}", **manner)
            return known[key]
        yield say


@pytest.mark.parametrize("made", texts.VOICES)
def test_its_pitch_lies_where_meadows_own_voice_of_that_name_lies(say, made):
    low, high = texts.MEDIAN_WINDOWS[made]
    found = [praat.median_f0(say(text, made, **DEFAULT)) for text in WORDS + PHRASES]
    assert low <= np.median(found) <= high, found


@pytest.mark.parametrize("rate", [0.6, 1.4])
def test_it_takes_as_long_as_the_rate_says(say, rate):
    errors = {text: abs(seconds(say(text, "girl", rate=rate)) * rate / seconds(say(text, "girl")) - 1)
              for text in WORDS + PHRASES}
    assert np.mean(list(errors.values())) <= 0.04, errors
    assert max(errors.values()) <= 0.10, errors


@pytest.mark.parametrize("pitch", [0.8, 1.4])
def test_it_is_as_high_as_the_pitch_says(say, pitch):
    errors = {text: abs(praat.median_f0(say(text, "girl", pitch=pitch)) / praat.median_f0(say(text, "girl")) / pitch - 1)
              for text in PHRASES}
    assert np.mean(list(errors.values())) <= 0.04, errors
    assert max(errors.values()) <= 0.08, errors


@pytest.mark.parametrize("asked", texts.RANGES)
def test_its_melody_swings_as_far_as_the_range_says(say, asked):
    factors = [swing(say(text, "girl"), say(text, "girl", range=asked)) for text in PHRASES]
    assert abs(np.median(factors) / asked - 1) <= 0.1, factors


def swing(plain, other):
    """How many times farther `other` is from its middle than `plain` is at the same moment: the ends of a range, a
    few moments of creak, say little of a grown-up's voice."""
    contours = [praat.contour(sound, (110, 650))[1] for sound in (plain, other)]
    length = min(map(len, contours))
    semitones = [12 * np.log2(hertz[:length] / np.nanmedian(hertz)) for hertz in contours]
    off = (abs(semitones[0]) > 1) & (abs(semitones[0]) < 8) & ~np.isnan(semitones[1])
    return np.median(semitones[1][off] / semitones[0][off])


def test_the_same_word_has_the_same_samples_whatever_was_said_between(say, piper, tmp_path_factory):
    with Home(tmp_path_factory.mktemp("again"), [
            voice("joe-girl", made_into="girl", server=piper.address)], output="silent") as home:
        home.sound("no", voice="joe-girl")
        again, _ = home.sound("water", voice="joe-girl")
    assert np.array_equal(say("water", "girl")[0], again)
