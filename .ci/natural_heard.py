"""What a recogniser hears of a natural voice, as it is and made a child's, beside espeak-ng's own en-us: the core words,
one of each, at the voice's own rate and pitch and at a new family's.

Run as: .build-voices-venv/bin/python .ci/natural_heard.py PORT, with a Piper that says en_US-joe-medium at that port
(`.ci/natural-report` starts one)."""
import subprocess
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Tests/Voices")]

import recogniser  # noqa: E402
from praat import median_f0  # noqa: E402
from speaker import MEADOW, Meadow, stock  # noqa: E402

NATURAL = {"rate": 1, "pitch": 1, "range": 1}
VOICES = {"joe": ("as it is", 1), "joe-girl": ("as a girl", 1.17), "joe-boy": ("as a boy", 1.14),
          "joe-meadow": ("as Meadow", 1.05)}
LEAST = {"joe": 5, "joe-girl": 0, "joe-boy": 0}


def add(port, folder):
    """Adds the voice at `port` to the family whose data is in `folder`."""
    subprocess.run([MEADOW, "voices", "add", "joe", "--voice", "en_US-joe-medium", "--server", f"tcp://127.0.0.1:{port}",
                    "--data", folder], check=True, stdout=subprocess.DEVNULL)


def main(port):
    with Meadow(lambda folder: add(port, folder)) as service:
        client = service.client()
        words = client.core_words()
        base = recogniser.recognise(words, [stock(word) for word in words])[0]
        print(f"espeak-ng en-us: {base:.1f} % of {len(words)} core words")
        for voice, (name, scale) in VOICES.items():
            for manner in (NATURAL, {}):
                sounds = [client.say(word, voice, **manner) for word in words]
                right, wrong = recogniser.recognise(words, sounds, scale)
                median = np.nanmedian([median_f0(sound) for sound in sounds])
                how = "its own rate and pitch" if manner else "a new family's"
                line = f"Joe {name}, {how}: {right:.1f} %, median F0 {median:.0f} Hz"
                if manner and voice in LEAST:
                    met = "met" if right >= base + LEAST[voice] else "MISSED"
                    line += f" (to reach {base + LEAST[voice]:.1f} %: {met})"
                print(line + "; " + ", ".join(f"{a} as {b}" for a, b, _ in wrong[:8]), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
