"""A listening test hears the natural voice itself or nothing: whatever its server does, no other voice is taken for it."""
import json
import threading
import urllib.error

import pytest

import faults
from patience import PATIENCE


def listen(home, text, **more):
    """What becomes of the sound of a listening test in the server's voice: its answer, or the problem."""
    try:
        return home.send("/v1/listening/sounds", {"text": text, "voice": "nobody", **more})
    except urllib.error.HTTPError as problem:
        return json.load(problem)


@pytest.mark.parametrize("fault", faults.FAULTS, ids=lambda fault: fault.__name__)
def test_nothing_is_heard_and_nobody_speaks_for_it_when_the_server(home, server, ear, fault):
    text = f"pear {fault.__name__.replace('_', ' ').split()[-1]}"
    server.misbehave(fault)
    answer = listen(home, text)
    assert answer["status"] == 503 and answer["field"] == "voice", answer
    ear.silent()
    server.mend()
    home.until_asked_again()
    # Mended, the same is heard in the voice that was asked about.
    ear.hears(text, lambda: listen(home, text), voice="nobody")


def test_a_sound_that_takes_longer_than_a_touch_waits_is_heard_in_the_voice_itself(home, server, ear):
    server.misbehave(faults.is_held)
    answers = []

    def let_go():
        """Once the service has asked, and a touch would long have been answered in the quick voice."""
        with server.changed:
            server.changed.wait_for(lambda: any("slow pear" in text for text in server.texts), PATIENCE)
        threading.Event().wait(1)
        server.goes_on.set()

    def act():
        threading.Thread(target=let_go, daemon=True).start()
        answers.append(listen(home, "slow pear"))

    ear.hears("slow pear", act, voice="nobody")
    assert answers[0]["voice"] == "nobody"


def test_a_language_that_the_voice_does_not_speak_is_refused(home):
    answer = listen(home, "pera", language="es-419")
    assert answer["status"] == 400 and answer["field"] == "voice", answer
