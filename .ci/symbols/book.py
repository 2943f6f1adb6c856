"""The book of all symbols: @symbol puts a drawing function in it.

    @symbol("all-done", "social", "finished, done, over", kind="abstract", label="all done")
"""
from dataclasses import dataclass
from typing import Callable

#: By name.
SYMBOLS = {}


@dataclass(frozen=True)
class Symbol:
    """A drawing and what other programs should know of it."""
    name: str
    label: str
    keywords: tuple
    category: str
    kind: str
    draw: Callable[[], str]

    def entry(self):
        """Its line of symbols.json."""
        return {"name": self.name, "label": self.label, "keywords": list(self.keywords),
                "category": self.category, "kind": self.kind}


def symbol(name, category, keywords="", kind="concrete", label=None):
    """Enters the decorated function as the drawing of `name`; keywords are parted by commas."""
    def enter(draw):
        if name in SYMBOLS:
            raise ValueError(f"{name} is drawn twice")
        words = tuple(w.strip() for w in keywords.split(",") if w.strip())
        SYMBOLS[name] = Symbol(name, label or name.replace("-", " "), words, category, kind, draw)
        return draw
    return enter
