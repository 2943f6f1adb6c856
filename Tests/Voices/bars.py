"""The bars, and whether they are met."""
import dataclasses


@dataclasses.dataclass
class Verdict:
    """One bar: what, for whom, what it asks for, what was measured; `met` is nothing if not measured."""

    what: str
    voice: str
    bar: str
    measured: str
    met: bool | None
    value: float | None = None

    @property
    def word(self):
        return {True: "met", False: "MISSED", None: "NOT MEASURED"}[self.met]


def table(verdicts):
    """The verdicts as lines for a terminal."""
    rows = [(v.what, v.voice, v.bar, v.measured, v.word) for v in verdicts]
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths)) + "  " + row[4] for row in rows]
