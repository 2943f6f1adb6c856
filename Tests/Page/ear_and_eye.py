"""A child that cannot read: it hears what is asked, it sees numerals and counts pictures, and finds the answer in that
alone. It knows the questions of the first lesson of kindergarten."""
import re

from lesson_hands import NUMBERS


def answer_of(heard, board):
    """The answer to what was `heard`, in what `board` shows."""
    numbers = [NUMBERS[word] for word in re.findall(r"[a-z-]+", heard.lower()) if word in NUMBERS]
    match board["format"]:
        case "choice" | "moving":
            seen = {one["id"]: _seen(one) for one in board["options"]}
            wanted = min(seen.values()) if "less" in heard else max(seen.values()) if "more" in heard else numbers[0]
            name = "touched" if board["format"] == "moving" else "choice"
            return {name: next(option for option, number in seen.items() if number == wanted)}
        case "keypad":
            return {"number": numbers[0]}
        case "tap-count":
            return {"count": numbers[0]}
        case "row":
            shown = board["numbers"]
            return {"missing": [next(shown[other] for other in (at - 2, at + 2) if 0 <= other < len(shown)
                                     and shown[other] is not None) for at, one in enumerate(shown) if one is None]}
        case "match":
            tiles = {_seen(tile): tile["id"] for tile in board["tiles"]}
            return {slot["id"]: tiles[_seen(slot)] for slot in board["slots"]}
    raise AssertionError(f"nobody could know what to do with {board['format']} and {heard!r}")


def _seen(option):
    """The number that a child sees: a numeral, or so many things."""
    return int(option["display"]) if option.get("display", "").isdigit() else _amount(option["picture"]["shape"])


def _amount(shape):
    """How many a picture shows."""
    if shape["kind"] == "blocks":
        return 10 * shape["tens"] + shape["ones"]
    return shape["count"] - shape.get("crossed", 0)
