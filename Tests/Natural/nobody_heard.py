"""Whether what Meadow gives is what Nobody's voice says."""
import nobody
from likeness import at_48k, likeness


def is_natural(home, text, voice="nobody"):
    """Checks that `text`, a phrase of words that are read as they are written, is what the server says of it; waits
    for what takes its time."""
    clip, _ = home.sound(text, voice=voice)
    found, _ = likeness(clip, at_48k(nobody.samples(text), nobody.RATE))
    assert found > 0.99, (text, found)
