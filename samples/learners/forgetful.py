"""A learner that forgets: plays a child for `meadow learn simulate --learner`.

    meadow learn simulate --learner 'python3 samples/learners/forgetful.py' --skills

Reads a question on each line of its input and writes an answer on a line of its output; both are
described in docs/learning-simulation.md. It remembers a fact with a half-life that grows with each
meeting; a skill it has or has not, learns it by doing and loses it over night. Change what you like:
an argument is the seed of its chance, 1 without one.
"""

import json
import random
import sys

chance = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
half_lives = {}  # fact -> days after which half of such facts are forgotten
met = {}  # fact -> when it was last met, in days
skills = {}  # skill -> the day on which it was last known, or None


def answer_fact(fact, now):
    """The number that comes to mind, or one that is counted out on fingers, and the time it took."""
    left, right = (int(number) for number in fact.replace("-", "+").split("+"))
    answer = left + right if "+" in fact else left - right
    recall = 2 ** (-(now - met[fact]) / half_lives[fact]) if fact in met else 0
    knows = chance.random() < recall
    slips = chance.random() < (0.02 if knows else 0.18)
    milliseconds = chance.gauss(1500, 200) if knows else chance.gauss(4500, 700)
    half_lives[fact] = half_lives.get(fact, 0.05) * (1.5 if slips else 2.5)
    met[fact] = now
    return answer + (1 if slips else 0), max(600, round(milliseconds))


def answer_item(question, day):
    """A right answer to an item of a skill it has; else a guess. The question brings one of each."""
    skill = question["skill"]
    known_on = skills.get(skill)
    # Each night takes a skill away with one chance in fifty.
    knows = known_on is not None and chance.random() < 0.98 ** (day - known_on)
    guesses = question["format"] == "choice" and chance.random() < 1 / len(question["options"])
    right = question["copying"] or guesses or (knows and chance.random() < 0.95)
    learns = chance.random() < 0.15
    skills[skill] = day if knows or learns else None
    # A hint is opened by who does not know, where one is left.
    hints = 1 if not knows and question["hintsLeft"] > 0 and chance.random() < 0.3 else 0
    return question.get("right" if right else "wrong"), round(chance.uniform(2500, 7000)), hints


for line in sys.stdin:
    question = json.loads(line)
    if "fact" in question:
        answer, milliseconds = answer_fact(
            question["fact"], question["day"] + question["seconds"] / 86400
        )
        reply = {"fact": question["fact"], "answer": answer, "milliseconds": milliseconds}
    else:
        answer, milliseconds, hints = answer_item(question, question["day"])
        reply = {
            "item": question["item"],
            "answer": answer,
            "milliseconds": milliseconds,
            "hintsUsed": hints,
        }
    # Without the flush the line would wait in a buffer, and Meadow for it.
    print(json.dumps(reply), flush=True)
