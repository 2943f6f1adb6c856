"""The texts that are measured. The core words come from the service's own vocabulary."""

# Things a child says with a board, two to six words, statements and questions.
PHRASES = [
    "more milk", "I want up", "where is the ball", "all done now", "help me please",
    "I want more juice", "go outside", "mommy come here", "what is that", "read the book",
    "I do not like it", "give me the cookie", "stop that", "open the door please",
    "my turn to play", "I feel sad", "look at the big dog", "can I have some water",
    "we go home now", "I love you daddy",
]

GREETING = "Hi! I'm Meadow!"

# Words whose vowel stands between plain consonants, so that its middle is the vowel alone.
VOWEL_WORDS = {
    "i": ["see", "eat", "feet", "keep", "bead", "peas"],
    "æ": ["bad", "sad", "cap", "back", "cat", "hat"],
    "ɑ": ["pot", "hot", "stop", "cop", "dot", "box"],
    "u": ["boot", "food", "two", "shoe", "boo", "soup"],
}

# Shown as pictures.
PICTURED = ["more", "cookie", "stop", GREETING]

RATES = [0.6, 0.7, 0.85, 1.0, 1.2, 1.4]
PITCHES = [0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4]
RANGES = [0.5, 1.5]
VOICES = ["girl", "boy", "meadow"]
EVERYONE = ["stock", *VOICES]
MEDIAN_WINDOWS = {"girl": (285, 315), "boy": (255, 285), "meadow": (190, 230)}

# Voices that another program makes, as it is and made Meadow's, and one that was recorded: their core words.
SOURCE = "joe"
NATURAL = [SOURCE, "joe-girl", "joe-boy", "joe-meadow"]
CHILDREN = ["joe-girl", "joe-boy"]
RECORDED = "sister"
MEDIAN_WINDOWS |= {child: MEDIAN_WINDOWS[child.removeprefix("joe-")] for child in CHILDREN}
WORD_RATES = [0.7, 0.85, 1.0, 1.3]
WORD_PITCHES = [0.8, 1.0, 1.2, 1.4]
