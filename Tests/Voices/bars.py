"""The bars, whether they are met, and what is told without one."""
import dataclasses


@dataclasses.dataclass
class Verdict:
    """One bar: what, for whom, what it asks for, what was measured; `met` is nothing if not measured. Without a bar
    the figure is only told."""

    what: str
    voice: str
    bar: str
    measured: str
    met: bool | None
    value: float | None = None

    @property
    def fails(self):
        return bool(self.bar) and self.met is not True

    @property
    def word(self):
        return "told" if not self.bar else {True: "met", False: "MISSED", None: "NOT MEASURED"}[self.met]


def table(verdicts):
    """The verdicts as lines for a terminal."""
    rows = [(v.what, v.voice, v.bar, v.measured, v.word) for v in verdicts]
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths)) + "  " + row[4] for row in rows]
