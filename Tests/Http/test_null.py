"""`null` in a PATCH gives a field back, as docs/http.md says, for every field of every PATCH route."""
import re
from pathlib import Path

import pytest
import requests
import yaml

ROOT = Path(__file__).resolve().parents[2]
DESCRIPTION = yaml.safe_load((ROOT / "Sources/Service/Resources/openapi.yaml").read_text())

#: A value that is not the usual one, by field, and what null makes of it; NEEDED are those that a
#: thing cannot be without.
PROFILE = {"name": ("Mia", ""), "ageMonths": (26, None), "tier": (3, 1), "voice": ("boy", "girl"),
           "hasCompletedOnboarding": (True, False), "motor": ("slow", "touch"), "modules": (["facts"], [])}
CHILD = {field: PROFILE[field] for field in ("name", "ageMonths", "tier", "voice", "motor", "modules")}
WORD = {"spoken": ("nahna", None), "hint": ("NAH-nah", None), "emoji": ("🐶", None),
        "favorite": (True, False), "owner": (1, "family")}
NEEDED = {"group", "text", "position"}


class GrownUp:
    def __init__(self, url):
        self.url, self.session = url, requests.Session()
        self.ask("POST", "/v1/gate/open", {"heldMilliseconds": 3000})

    def ask(self, method, path, body=None):
        answer = self.session.request(method, self.url + path, json=body, timeout=60)
        return answer.status_code, answer.json()

    def patch(self, path, **fields):
        status, body = self.ask("PATCH", path, fields)
        assert status == 200, (path, fields, body)
        return body


@pytest.fixture
def grown_up(url):
    return GrownUp(url)


def fields_of(path):
    schema = DESCRIPTION["paths"][path]["patch"]["requestBody"]["content"]["application/json"]["schema"]
    return set(schema.get("properties", {}))


def test_every_patch_route_is_walked_here():
    routes = {path for path, methods in DESCRIPTION["paths"].items() if "patch" in methods}
    assert routes == {"/v1/settings", "/v1/profile", "/v1/children/{id}", "/v1/words/{id}",
                      "/v1/learning/controls"}
    assert fields_of("/v1/profile") == set(PROFILE)
    assert fields_of("/v1/children/{id}") == set(CHILD)
    assert fields_of("/v1/words/{id}") == set(WORD) | NEEDED


def test_a_field_of_the_profile_is_as_before_anybody_said_it(grown_up):
    for field, (value, before) in PROFILE.items():
        assert grown_up.patch("/v1/profile", **{field: value})[field] == value
        assert grown_up.patch("/v1/profile", **{field: None})[field] == before, field
    grown_up.patch("/v1/profile", name="Mia", ageMonths=26)
    now = grown_up.patch("/v1/profile", **{field: None for field in PROFILE})
    assert {field: now[field] for field in PROFILE} == {
        field: before for field, (_, before) in PROFILE.items()}


def test_a_field_of_a_child_is_as_before_anybody_said_it_but_the_name_that_tells_it_from_others(grown_up):
    for child, fields in (("first", CHILD), ("second", {**CHILD})):
        if child == "second":
            _, added = grown_up.ask("POST", "/v1/children", {"name": "Ben"})
            path = f"/v1/children/{added['id']}"
            del fields["name"]
        else:
            path = f"/v1/children/{grown_up.ask('GET', '/v1/children')[1]['children'][0]['id']}"
        for field, (value, before) in fields.items():
            assert grown_up.patch(path, **{field: value})[field] == value
            assert grown_up.patch(path, **{field: None})[field] == before, field
    status, problem = grown_up.ask("PATCH", path, {"name": None})
    assert (status, problem["field"]) == (400, "name")


def test_a_field_of_a_word_goes_and_what_it_needs_is_refused_by_name(grown_up):
    _, word = grown_up.ask("POST", "/v1/words", {"group": "people", "text": "Nana"})
    path = f"/v1/words/{word['id']}"
    for field, (value, before) in WORD.items():
        grown_up.patch(path, **{field: value})
        assert grown_up.patch(path, **{field: None})[field] == before, field
    for field in NEEDED:
        status, problem = grown_up.ask("PATCH", path, {field: None, "favorite": True})
        assert (status, problem["field"]) == (400, field)
    assert not grown_up.ask("GET", path)[1]["favorite"]


def settings_schema(grown_up):
    return {entry["key"]: entry for entry in grown_up.ask("GET", "/v1/settings/schema")[1]["settings"]}


def another(entry):
    """A value of the setting that is not the one it has."""
    kind, value = entry["type"], entry["value"]
    if kind == "flag":
        return not value
    if kind in ("number", "whole"):
        return entry["max"] if value != entry["max"] else entry["min"]
    if kind == "choice":
        return next(other for other in entry["values"] if other != value)
    if kind == "time":
        return "04:44"
    if kind == "times":
        return ["04:44"]
    if kind == "voice":
        return "boy"
    if kind == "words":
        return ["milk"]
    of = {**entry["of"], "value": None}
    names = entry.get("names") or ["kitchen"]
    return {name: ["peas"] if of["type"] == "words" else another({**of, "value": (value or {}).get(name)})
            for name in names}


def test_a_setting_follows_the_age_again_or_is_as_for_every_child(grown_up):
    fresh = settings_schema(grown_up)
    for key, entry in fresh.items():
        grown_up.patch("/v1/settings", **{key: another(entry)})
        assert settings_schema(grown_up)[key]["value"] != entry["value"], key
        grown_up.patch("/v1/settings", **{key: None})
        after = settings_schema(grown_up)
        assert {k: e["value"] for k, e in after.items()} == {k: e["value"] for k, e in fresh.items()}, key


def test_within_a_setting_by_scene_or_by_name_only_that_one_is_given_back(grown_up):
    grown_up.patch("/v1/settings", densities={"kitchen": "low", "bedroom": "low"})
    assert grown_up.patch("/v1/settings", densities={"kitchen": None})["densities"] == {"bedroom": "low"}
    grown_up.patch("/v1/settings", densities={"bedroom": None})
    assert settings_schema(grown_up)["densities"]["origin"] != "grownUp"
    usual = settings_schema(grown_up)["interruptions"]["value"]
    grown_up.patch("/v1/settings", interruptions={"word": "finish", "phrase": "finish"})
    now = grown_up.patch("/v1/settings", interruptions={"word": None})["interruptions"]
    assert now == {**usual, "phrase": "finish"}
    for wrong in ({"densities": {"cellar": None}}, {"interruptions": {"dog": None}}):
        status, problem = grown_up.ask("PATCH", "/v1/settings", wrong)
        assert status in (400, 404) and problem["field"].startswith(next(iter(wrong))), problem


def test_a_limit_of_learning_is_switched_off_and_on_again(grown_up):
    fresh = grown_up.ask("GET", "/v1/learning/controls")[1]
    limits = {"sessionLimitMinutes", "breakReminderMinutes", "dailyLimitMinutes", "reminderSeconds"}
    for field in limits:
        assert grown_up.patch("/v1/learning/controls", **{field: 20})[field] == 20
        assert grown_up.patch("/v1/learning/controls", **{field: None})[field] is None
        assert grown_up.patch("/v1/learning/controls", **{field: 10})[field] == 10
    for field in fresh.keys() - limits:
        status, problem = grown_up.ask("PATCH", "/v1/learning/controls", {field: None})
        assert (status, problem["field"]) == (400, field)


def test_the_page_of_examples_says_so():
    rules = re.sub(r"\s+", " ", (ROOT / "docs/http.md").read_text())
    assert "**`null` in a PATCH gives a field back**" in rules
    assert "a word's group, text and position, which it cannot be without, are refused" in rules
    assert "of learning's controls it switches a limit or reminder off" in rules
