"""The clock on the wall of a service, moved by a test; how fast it runs stays as it is."""
import shutil
import subprocess
import sys

from service import ROOT, Service

sys.path.append(str(ROOT / ".ci"))
from lesson_child import CLOCK, DAY  # noqa: E402


class MovedService(Service):
    """A service whose clock on the wall a test can move on."""

    def __init__(self, data, **options):
        shifter, self.clock = data / "clock.so", data / "clock"
        compiler = [shutil.which("cc") or "clang", "-shared", "-fPIC", "-O1", "-xc", "-", "-o", str(shifter)]
        subprocess.run(compiler, input=CLOCK.encode(), check=True)
        self.away = 0
        self.clock.write_text("0\n")
        super().__init__(data, environment={"LD_PRELOAD": str(shifter), "MEADOW_CLOCK": str(self.clock)}, **options)

    def move_on(self, *, days=0, minutes=0, seconds=0):
        """So much later; who is under way has looked at the clock when this returns."""
        self.away += days * DAY + minutes * 60 + seconds
        new = self.data / "new"
        new.write_text(f"{self.away}\n")
        new.rename(self.clock)
        return self.get("/v1/learning")

    def work(self, minutes):
        """The child is at work for so long: a touch each minute, as longer steps are no work."""
        for _ in range(minutes):
            self.move_on(minutes=1)
            view = self.send("/v1/learning/touched")
        return view
