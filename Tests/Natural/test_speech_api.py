"""Voices of the common speech API: what is said is what comes, and whatever such a server does wrong is told and never
kept."""
import pytest

import faulty_api
from home import Home, voice
from nobody_heard import is_natural


@pytest.fixture(scope="module")
def api():
    with faulty_api.FaultyAPI() as api:
        yield api


@pytest.fixture(scope="module")
def home(api, tmp_path_factory):
    """A home whose child speaks with a voice of the API's; nobody listens."""
    def one(name, address):
        return voice(name, engine="speech-api", server=address, phonemes=None, ending=None, voice="af_heart",
                     speaker="kokoro")
    voices = [one("api", api.address), one("path", api.address + "/v1/audio/speech")]
    with Home(tmp_path_factory.mktemp("api"), voices, output="silent") as home:
        home.speak_with("api")
        yield home


def fresh(answer):
    """A text that nobody has said before, of words that are read as they are written."""
    return "a kite and " + answer.__name__.split("_")[-1]


@pytest.mark.parametrize("answer", faulty_api.GOOD, ids=lambda answer: answer.__name__)
def test_what_is_said_is_what_the_server_sent_when_it(home, api, answer):
    api.answer = answer
    is_natural(home, fresh(answer), "api")
    api.mend()


def test_it_is_asked_as_the_api_wants_it(home, api):
    is_natural(home, "a kite as asked", "api")
    # Beside it the words of the scenes are made ahead.
    assert [asked for asked in api.asked if asked["input"] == "a kite as asked"][-1] == {
        "model": "kokoro", "input": "a kite as asked", "voice": "af_heart", "response_format": "wav"}


def test_the_address_may_be_that_of_the_server_or_of_its_speech(home):
    is_natural(home, "a kite by its path", "path")


@pytest.mark.parametrize("fault", faulty_api.FAULTS, ids=lambda fault: fault.__name__)
def test_a_touch_is_answered_and_nothing_bad_is_kept_when_the_server(home, api, fault):
    text = fresh(fault)
    home.until_asked_again("speech-api")
    api.misbehave(fault)
    touched = home.tap(text)
    assert (touched["source"], touched["text"]) == ("synthesised", text)
    if fault in faulty_api.OF_A_TEXT:
        home.refusal(f"other {text}", voice="api")
    home.is_told(faulty_api.FAULTS[fault], "speech-api")
    api.mend()
    home.until_asked_again("speech-api")
    is_natural(home, text, "api")
    assert home.condition("speech-api")["state"] == "ready"
