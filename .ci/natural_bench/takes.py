"""Recordings at home that another synthesizer stands in for."""
import io
import wave

from natural_bench.home import meadow


def take(sound, rate):
    """16 bit samples as a WAV file with half a second of nothing on both sides."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        file.writeframes(bytes(rate) + sound + bytes(rate))
    return out.getvalue()


def imported(place, folder, takes, name="Sister"):
    """Takes a voice into the family's data at `place` whose files, by their words, are written to `folder`; what
    Meadow says of it."""
    for word, content in takes.items():
        (folder / f"{word}.wav").write_bytes(content)
    return meadow("voices", "import", str(folder), "--name", name, "--speaker", "A synthesizer", "--consent",
                  "A synthesizer", "--data", place).splitlines()
