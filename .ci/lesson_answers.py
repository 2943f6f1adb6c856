"""What is right in a lesson: each item's answer in words, as a test keeps it, and what that means on its board. An
item is `shown` as the service sends it; a picture is known by what is drawn in it."""
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: Every item with its answer in words, as a test keeps it.
RENDERED = ROOT / "Tests/Learning/LearningFilesTests/Rendered"
ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen").split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
NUMBERS = {word: number for number, word in enumerate(ONES)}
NUMBERS |= {tens: 20 + 10 * place for place, tens in enumerate(TENS)}
NUMBERS |= {f"{tens}-{ONES[one]}": NUMBERS[tens] + one for tens in TENS for one in range(1, 10)}
NUMBERS["hundred"] = 100
WORDS = {number: word for word, number in NUMBERS.items()}
ORDINALS = dict(enumerate("zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split()))
COINS = {"p": ("penny", "pennies", 1), "n": ("nickel", "nickels", 5), "d": ("dime", "dimes", 10),
         "q": ("quarter", "quarters", 25)}
SIGNS = {"+": "plus", "−": "minus", "=": "equals", "<": "is less than", ">": "is greater than", "¢": " cents"}
#: What a test calls otherwise than the page does.
ALSO = {"full hour": "o'clock"}

#: What is asked and what is right, in words, by the item's name.
ASKED, SOLUTIONS = {}, {}
for file in RENDERED.glob("*.txt"):
    for line in file.read_text().splitlines():
        if found := re.match(r"  (\S+@\d+) \S+ \d+ · ([^·]+) · .*?([^·]+)$", line):
            name, prompt, words = (part.strip() for part in found.groups())
            ASKED[name] = prompt
            # Where the way to think is told and no answer, what is asked names it.
            SOLUTIONS[name] = prompt.split()[-1].strip(".") if "|" in words else words


def numbers_in(words):
    return [NUMBERS[word] for word in re.findall(r"[a-z-]+", words.replace("one hundred", "hundred"))
            if word in NUMBERS]


def plain(text):
    """Words as they are compared: lower case, numerals in words, without articles."""
    for sign, word in SIGNS.items():
        text = text.replace(sign, word)
    text = text.lower().replace("one cents", "one cent").replace("one hundred", "hundred")
    text = re.sub(r"(\d+):00", r"\1 o'clock", re.sub(r"(\d+):30", r"half past \1", text))
    text = re.sub(r"(\d+)(?:st|nd|rd|th)\b", lambda found: ORDINALS.get(int(found[1]), found[0]), text)
    text = re.sub(r"\d+", lambda found: WORDS.get(int(found[0]), found[0]), text)
    text = re.sub(r"\b([ap]) m\b", r"\1m", text).replace("one cents", "one cent")
    return " ".join(word for word in re.findall(r"[\w'-]+", text) if word not in ("the", "a", "an", "group", "of"))


def names(option):
    """All that an option may be called: by its texts, and by what is drawn."""
    picture = option.get("picture") or {}
    texts = [option.get("spoken"), option.get("display"), picture.get("alt")]
    found = {plain(text) for text in texts if text} | {plain(text) for text in drawn(picture.get("shape") or {})}
    return found | {WORDS[number] for number, word in ORDINALS.items() if word in found}


def drawn(shape):
    """What a picture shows, in words."""
    match shape.get("kind"):
        case "objects":
            count, crossed = shape["count"], shape.get("crossed", 0)
            return [str(count - crossed), f"{count} minus {crossed}"]
        case "blocks":
            return [str(10 * shape["tens"] + shape["ones"])]
        case "clock":
            return [f"{shape['h']}:{shape['m']:02}"]
        case "jug":
            return [str(shape["level"]), f"jug with {shape['level']} cups"]
        case "figure":
            parts, shaded = shape["parts"], len(shape["shaded"])
            return [shape["name"], f"{shape['name']} in {parts} parts", f"{shaded} of {parts}"]
        case "coins":
            laid = [kind for kind in COINS if shape[kind]]
            cents = sum(COINS[kind][2] * shape[kind] for kind in laid)
            return [*(COINS[laid[0]][:2] if len(laid) == 1 else ()), str(cents), f"{cents} cents"]
        case "row":
            return [turns(shape["items"])]
    return []


def turns(items):
    """How the things of a row take turns, whatever they are: "turns 0 0 1"."""
    return "turns " + " ".join(str(list(dict.fromkeys(items)).index(item)) for item in items)


def named(options, words, taken=()):
    """The option that is meant by `words`, in full or by how it begins; one of `taken` only where no other is."""
    wanted = {plain(words), ALSO.get(words)}
    if words.count(",") > 1:
        wanted.add(plain(turns(words.split(", "))))
    plurals = {word for word in (COINS[kind][1] for kind in COINS if COINS[kind][0] == words)}
    order = sorted(options, key=lambda one: one["id"] in taken)
    tests = (lambda name: name in wanted | plurals, lambda name: any(name.startswith(f"{one} ") for one in wanted))
    for fits in tests:
        for one in order:
            if any(fits(name) for name in names(one)):
                return one["id"]
    raise ValueError(f"none of {[sorted(names(one)) for one in options]} is {words!r}")


def right_answer(shown):
    """The answer to an item, as a child who knows it gives it."""
    board, words = shown["board"], SOLUTIONS[shown["id"]]
    numbers = numbers_in(words)
    match board["format"]:
        case "choice":
            return {"choice": named(board["options"], words)}
        case "moving":
            return {"touched": named(board["options"], words)}
        case "keypad":
            return {"number": numbers[0]}
        case "tap-count":
            return {"count": numbers[0]}
        case "measure":
            return {"value": numbers[0]}
        case "row":
            return {"missing": numbers}
        case "pegs":
            return {"pegs": numbers}
        case "match":
            return laid(board, words.split(", "))
        case "sequence":
            said = words.split(", ")
            order = []
            for one in said if len(said) == board["places"] else words.split():
                order.append(named(board["tiles"], one, order))
            return order
        case "number-line":
            step = 1 if numbers[0] > board["start"] else -1
            return {"hops": [step] * abs(numbers[0] - board["start"]), "end": numbers[0]}
        case "base-10":
            tens = min(numbers[0] // 10, board["tens"])
            return {"tens": tens, "ones": numbers[0] - 10 * tens}
        case "clock":
            return {"h": numbers[0], "m": 30 if words.startswith("half past") else 0}
        case "coins":
            return coins(board, words)
        case "shade":
            return {"segments": list(range(numbers[0]))}
        case "graph":
            return {"bars": numbers}
    raise ValueError(f"nobody has shown this child how to answer {board['format']}")


def laid(board, said):
    """A tile for each place; of several that are called the same, another one each time."""
    answer = {}
    for slot, words in zip(board["slots"], said):
        answer[slot["id"]] = named(board["tiles"], words, answer.values())
    return answer


def coins(board, words):
    """The coins that are named, or the fewest that make so many cents."""
    if found := re.findall(r"([a-z-]+) (penn|nickel|dime|quarter)", words):
        counts = {kind[:1]: NUMBERS[number] for number, kind in found}
        return {kind: counts.get(kind, 0) for kind in COINS}
    left, answer = numbers_in(words)[0], {}
    for kind in reversed(COINS):
        answer[kind] = min(board[kind], left // COINS[kind][2])
        left -= answer[kind] * COINS[kind][2]
    return answer


def wrong_answer(shown, times=1):
    """One that is not right, the next one each time."""
    board, right = shown["board"], right_answer(shown)
    if board["format"] in ("choice", "moving"):
        name, key = next(iter(right.items()))
        return {name: [one["id"] for one in board["options"] if one["id"] != key][times - 1]}
    if board["format"] == "sequence":
        return right[times:] + right[:times]
    name, number = next(iter(right.items()))
    return {**right, name: [number[0] + times, *number[1:]] if isinstance(number, list) else number + times}
