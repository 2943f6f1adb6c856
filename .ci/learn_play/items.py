"""Every item of every lesson, answered right on the page."""
import json
import re
import time

from lesson_answers import ASKED, ROOT, plain

from .player import Stuck

#: Which three items a place of a lesson has: for its first use, for a twin, for a review.
PLACES = json.loads((ROOT / "Sources/Learning/Files/Resources/lessons/places.json").read_text())
#: Which of them is asked the first, the second and the third time a lesson is begun.
USES = (0, 2, 1)


def lessons():
    """The lessons by skill; a skill's first one comes last: what is shown in it to who has finished none, is asked
    then."""
    found = {}
    for place in PLACES:
        lesson = place.rsplit(".", 1)[0]
        found.setdefault(lesson.split(".")[0], {})[lesson] = None
    return {skill: [*list(those)[1:], list(those)[0]] for skill, those in found.items()}


class Round:
    """What became of the items that were met: `right`, and what is wrong with the others in `failed`."""

    def __init__(self, player, wanted=lambda item: True):
        self.player, self.wanted = player, wanted
        self.right, self.failed, self.took, self.formats = [], {}, [], {}

    def play(self, lesson, use):
        """The lesson, begun for the time `use` (0 to 2), from its first item to its end."""
        shown = self.player.begin(lesson)
        while "other" not in shown:
            shown = self.item(shown["item"], PLACES[shown["item"]][USES[use]])

    def item(self, place, name):
        begun = time.monotonic()
        seen = self.player.see()
        is_asked = seen["outcome"] == "open" and self.wanted(name)
        act = "next" if seen["outcome"] != "open" else "skip"
        if is_asked:
            try:
                said(seen, name)
                self.player.answer({**seen, "id": name})
                self.right.append(name)
                self.formats[seen["board"]["format"]] = self.formats.get(seen["board"]["format"], 0) + 1
                act = "next"
            except (Stuck, ValueError) as problem:
                self.failed[name] = f"{seen['board']['format']}: {problem}"
                act = "next" if self.player.see()["outcome"] not in ("open", "copying") else "skip"
        shown = self.player.go_on(place, act)
        if is_asked:
            self.took.append(time.monotonic() - begun)
        return shown


def said(seen, name):
    """What the page asks is what is to be asked."""
    wanted, asked = plain(ASKED[name]).split(), plain(seen["asked"]).split()
    if not asked or [word for word in asked if word not in wanted]:
        raise Stuck(f"it asks {seen['asked']!r} and not {ASKED[name]!r}")


def template(name):
    return re.sub(r"@\d+$", "", name)
