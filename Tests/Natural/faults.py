"""What a speech server may do wrong. Each is a function of a talk and the text that it was given; beside it stands what
people are told of it."""
import numpy as np

import nobody

SHORT = 4000  # samples


def says(talk, text):
    """As it should be."""
    talk.say(nobody.samples(text), nobody.RATE)


def closes_in_the_middle_of_a_word(talk, text):
    talk.begin(nobody.RATE)
    talk.sound(nobody.samples(text)[:SHORT], nobody.RATE)
    talk.leave()


def late(seconds):
    """Answers, so much later."""
    def slow(talk, text):
        talk.goes_on.wait(seconds)
        says(talk, text)
    return slow


def is_held(talk, text):
    """Answers once the test lets it go on."""
    talk.goes_on.wait()
    says(talk, text)


def never_answers(talk, _):
    talk.goes_on.wait()
    talk.leave()


def names_another_rate(talk, text):
    talk.say(nobody.samples(text, 16_000), 16_000)


def sends_two_rates(talk, text):
    talk.begin(nobody.RATE)
    talk.sound(nobody.samples(text)[:SHORT], nobody.RATE)
    talk.sound(nobody.samples(text)[SHORT:], 16_000)
    talk.tell("audio-stop")


def sends_no_sound(talk, _):
    talk.begin(nobody.RATE)
    talk.tell("audio-stop")


def sends_silence(talk, text):
    talk.say(np.zeros_like(nobody.samples(text)), nobody.RATE)


def sends_ten_minutes(talk, text):
    talk.begin(nobody.RATE)
    minute = np.tile(nobody.samples(text), 100)
    for _ in range(10):
        talk.sound(minute, nobody.RATE)
    talk.tell("audio-stop")


def sends_garbage(talk, _):
    talk.raw(b"HTTP/1.1 400 Bad Request\r\n\r\n<html>{\"type\":\n")


def sends_noise(talk, text):
    talk.say(nobody.noise(text), nobody.RATE)


def says_that_it_cannot(talk, _):
    talk.tell("error", {"text": "out of memory", "code": "RuntimeError"})


def sends_half_a_header(talk, _):
    talk.raw(b'{"type": "audio-sta')
    talk.leave()


#: Each with what /healthz says of it; a server that is dead is no conversation, and so not here.
FAULTS = {
    closes_in_the_middle_of_a_word: "it closed the connection",
    never_answers: r"did not answer within \d s",
    names_another_rate: "sends 16000 Hz where the voice had 22050",
    sends_two_rates: "goes on at 16000 Hz after 22050",
    sends_no_sound: "sent no sound",
    sends_silence: "sent no sound",
    sends_ten_minutes: r"more than \d+ s of sound for a short text",
    sends_garbage: "is no message",
    sends_noise: "sent noise",
    says_that_it_cannot: "the speech server says: out of memory",
    sends_half_a_header: "it closed the connection",
}
#: What may be the fault of one text alone; of a second one in a row it is the server's.
OF_A_TEXT = {sends_no_sound, sends_silence, sends_ten_minutes, sends_noise, says_that_it_cannot}
