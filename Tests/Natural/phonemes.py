"""What stands between `[[` and `]]`, read back as ARPAbet by a table of the tests' own."""
import re

import arpabet

MARKS = {"ˈ": "1", "ˌ": "2"}
#: One sign, or two or three, for one phoneme; CMUdict writes a fused one as two.
SIGNS = {sign: phone for sign, phone in arpabet.IPA.items() if " " not in phone and "|" not in phone}
LONGEST = max(map(len, SIGNS))


def stretches(text):
    """What of a text that a server was given is phonemes."""
    return re.findall(r"\[\[ (.*?) \]\]", text)


def phones(stretch):
    """ARPAbet of phonemes, each vowel with its stress, whose mark stands directly before it; the signs of a pause that
    end a word are none."""
    found, at, stress = [], 0, None
    stretch = stretch.rstrip(" ;,.!?")
    while at < len(stretch):
        if stretch[at] in MARKS:
            assert stress is None, f"two marks in {stretch!r}"
            stress, at = MARKS[stretch[at]], at + 1
            continue
        size = next((n for n in range(LONGEST, 0, -1) if stretch[at:at + n] in SIGNS), None)
        assert size, f"{stretch[at]!r} of {stretch!r} is no phoneme"
        phone = SIGNS[stretch[at:at + size]]
        if phone[0] in "AEIOU":
            found.append(phone + (stress or "0"))
        else:
            assert stress is None, f"a mark before a consonant in {stretch!r}"
            found.append(phone)
        stress, at = None, at + size
    return found
