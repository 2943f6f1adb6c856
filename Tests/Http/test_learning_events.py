"""docs/learning-events.schema.json is what openapi.yaml says of the events of learning, and takes nothing else."""
import json
from pathlib import Path

import jsonschema_rs
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "docs/learning-events.schema.json").read_text())
COMPONENTS = yaml.safe_load((ROOT / "Sources/Service/Resources/openapi.yaml").read_text())["components"]["schemas"]
PREFIX = "learning."
DESCRIBED = {name: entry for name, entry in COMPONENTS["Event"]["properties"].items() if name.startswith(PREFIX)}
#: What both call by a name, here and there.
SHARED = {"fact": "Fact", "line": "NarrationLine", "target": "HighlightTarget"}


def bare(entry):
    """A schema without its descriptions, whatever it refers to in its place."""
    if isinstance(entry, list):
        return [bare(one) for one in entry]
    if not isinstance(entry, dict):
        return entry
    if "$ref" in entry:
        name = entry["$ref"].split("/")[-1]
        return bare(SCHEMA["$defs"][name] if "$defs" in entry["$ref"] else COMPONENTS[name])
    return {key: bare(one) for key, one in entry.items() if key != "description" or isinstance(one, dict)}


def test_every_event_is_in_both_with_the_same_members():
    topics = {name.removeprefix(PREFIX) for name in DESCRIBED}
    assert topics == set(SCHEMA["$defs"]) - set(SHARED)
    assert topics == {
        one["properties"]["event"]["const"].removeprefix(PREFIX) for one in SCHEMA["oneOf"]}
    for topic in topics:
        assert bare(SCHEMA["$defs"][topic]) == bare(DESCRIBED[PREFIX + topic]), topic
    for here, there in SHARED.items():
        assert bare(SCHEMA["$defs"][here]) == bare(COMPONENTS[there]), here


ANSWERED = {"skillId": "KS6", "itemId": "ks6.join-5@17", "correct": True, "usedHint": False, "hintsUsed": 0}


@pytest.mark.parametrize("topic, data, is_one", [
    ("item_answered", ANSWERED, True),
    ("item_answered", {**ANSWERED, "words": "seven"}, False),
    ("item_answered", {key: ANSWERED[key] for key in ANSWERED if key != "skillId"}, False),
    ("narrating", {"line": None}, True),
    ("narrating", {"line": {"text": "Touch three.", "parts": [{"target": "option:o1", "spoken": "three"}]}}, True),
    ("changed", {}, True),
    ("never_heard_of", {}, False),
])
def test_it_takes_what_is_told_and_nothing_else(topic, data, is_one):
    assert jsonschema_rs.is_valid(SCHEMA, {"event": PREFIX + topic, "data": data}) == is_one
