"""The ten groups of settings (document 001): each is kept, survives, and can be given back."""
import re

import pytest
from playwright.sync_api import expect

from panel_stage import at, changed, flip, go, knows, open_side, pick, setting, slide, until
from patience import becomes


@pytest.fixture
def side(open_page, service):
    """The settings beside the child's screen."""
    return open_side(open_page, service)


#: Group by group: the row, what a grown-up does, and what the service then has.
ALL = {
    "My Child": [
        ("voice", pick("Boy"), "voice", "boy"),
        ("companionVoice", pick("Meadow"), "companionVoice", "meadow"),
    ],
    "Vocabulary": [
        ("showsLabels", flip, "showsLabels", True),
        ("densities", lambda row: pick("Low")(row.locator("[data-scene=kitchen]")),
         "densities", {"kitchen": "low"}),
        ("marksFavorites", flip, "marksFavorites", False),
        ("defaultView", pick("Grid"), "defaultView", "grid"),
    ],
    "Communication": [
        ("conversation", pick("Light"), "conversation", "light"),
        ("carrierPhrases", flip, "carrierPhrases", True),
        ("feelingsTray", flip, "feelingsTray", False),
        ("touching", pick("Lets it finish"), "interruptions",
         {"word": "finish", "phrase": "finish", "companion": "queue"}),
        ("bubbleSeconds", slide(20), "bubbleSeconds", 20),
        ("traySeconds", slide(9), "traySeconds", 9),
    ],
    "Learning & Engagement": [
        ("celebrations", pick("Subtle"), "celebrations", "subtle"),
        ("speakWithMe", flip, "speakWithMe", False),
        ("speakWithMeQuietSeconds", slide(45), "speakWithMeQuietSeconds", 45),
        ("signing", flip, "signing", True),
        ("expectantPauseSeconds", slide(21.5), "expectantPauseSeconds", 21.5),
        ("routineGlow", flip, "routineGlow", False),
    ],
    "Access & Motor": [
        ("buttonSize", pick("Large"), "buttonSize", 80),
        ("holdMilliseconds", slide(300), "holdMilliseconds", 300),
        ("selectsOnRelease", flip, "selectsOnRelease", True),
        ("palmSpeaks", flip, "palmSpeaks", False),
        ("swipesBetweenViews", flip, "swipesBetweenViews", False),
        ("repeatGuardMilliseconds", slide(400), "repeatGuardMilliseconds", 400),
        ("scanning", pick("Step by step"), "scanning", "manual"),
        ("scanStepSeconds", slide(2.5), "scanStepSeconds", 2.5),
        ("scanSounds", flip, "scanSounds", True),
    ],
    "Sound": [
        ("volumeCapDecibels", slide(-12), "volumeCapDecibels", -12),
        ("rate", slide(0.7), "rate", 0.7),
        ("muted", flip, "muted", True),
        ("naturalVoice", pick("At once"), "naturalVoice", "atOnce"),
        ("narration", flip, "narration", False),
        ("speaksWhenAway", flip, "speaksWhenAway", True),
    ],
    "Routines": [
        ("breakfast", at("06:45"), "breakfast", "06:45"), ("lunch", at("11:45"), "lunch", "11:45"),
        ("snack", at("15:10"), "snack", "15:10"), ("dinner", at("17:20"), "dinner", "17:20"),
        ("bath", at("18:40"), "bath", "18:40"), ("bedtime", at("19:05"), "bedtime", "19:05"),
        ("naps", at("12:50"), "naps", ["12:50"]),
    ],
    "Parent Gate": [("autoLock", pick("30 min"), "autoLock", "30")],
}


def test_every_setting_of_the_ten_groups_is_kept_and_survives_a_reload(side, service):
    service.send("/v1/profile", {"tier": 1, "ageMonths": 26}, method="PATCH")
    service.send("/v1/settings", {"carrierPhrases": False, "signing": False}, method="PATCH")
    for group, rows in ALL.items():
        go(side, group)
        for row, act, key, wanted in rows:
            expect(setting(side, row)).to_be_visible()
            act(setting(side, row))
            until(side, service, key, wanted)
            expect(setting(side, row).locator(".problem")).to_be_empty()
    before = service.get("/v1/settings")
    side.reload()
    side.wait_for_selector("#grown-ups .grown-ups-view:not([hidden])")
    assert service.get("/v1/settings") == before
    expect(side.locator(".group-tile[data-group] b")).to_have_text([
        "My Child", "My Words", "Vocabulary", "Communication", "Learning & Engagement", "Early maths",
        "Access & Motor", "Sound", "Routines", "Parent Gate", "About"])
    go(side, "Access & Motor")
    size = setting(side, "buttonSize").get_by_role("radio", name="Large", exact=True)
    expect(size).to_be_checked()
    expect(setting(side, "holdMilliseconds").locator("output")).to_have_text("0.3 seconds")
    go(side, "Learning & Engagement")
    expect(setting(side, "signing").get_by_role("switch")).to_be_checked()
    go(side, "Routines")
    expect(setting(side, "bedtime").locator("input")).to_have_value("19:05")
    assert side.errors == []


def test_who_the_child_is_sets_the_greeting_and_what_follows_the_age(side, service):
    go(side, "My Child")
    setting(side, "name").get_by_role("textbox").fill("Ziggy <b>")
    setting(side, "name").get_by_role("textbox").press("Enter")
    expect(side.get_by_role("heading", name="Ziggy <b>")).to_be_visible()
    pick("1 to 1½")(setting(side, "ageMonths"))
    expect(setting(side, "ageMonths").locator("output")).to_contain_text("15 months")
    setting(side, "ageMonths").get_by_role("button", name="A month older").click()
    expect(setting(side, "ageMonths").locator("output")).to_contain_text("16 months")
    # Two steps from what the age suggests: a gentle note, and a way back.
    note = setting(side, "tier").get_by_text("does this sound right?")
    pick("Sentences")(setting(side, "tier"))
    expect(note).to_be_visible()
    setting(side, "tier").get_by_role("button", name="Continue").click()
    expect(note).to_be_hidden()
    becomes(side, lambda: service.get("/v1/profile")["tier"], 3)
    for tier in ("Word Combinations", "Sentences"):
        with changed(side, "/v1/profile"):
            pick(tier)(setting(side, "tier"))
        knows(side)
    setting(side, "tier").get_by_role("button", name="Change").click()
    first = setting(side, "tier").get_by_role("radio", name=re.compile("^First Words"))
    expect(first).to_be_checked()
    expect(note).to_be_hidden()
    becomes(side, lambda: [service.get("/v1/profile")[key] for key in ("name", "ageMonths", "tier")],
            ["Ziggy <b>", 16, 1])


def test_the_bubbles_of_the_age_part_two_and_a_half_years_and_each_stores_its_own(side, service):
    service.send("/v1/profile", {"ageMonths": 15}, method="PATCH")
    side.reload()
    side.wait_for_selector("#grown-ups .grown-ups-view:not([hidden])")
    go(side, "My Child")
    row = setting(side, "ageMonths")

    def stored(act, months, bubble):
        with changed(side, "/v1/profile"):
            act()
        knows(side)
        assert service.get("/v1/profile")["ageMonths"] == months
        expect(row.get_by_role("radio", checked=True)).to_have_count(1)
        expect(row.get_by_role("radio", name=bubble, exact=True)).to_be_checked()
        expect(row.locator("output")).to_contain_text(f"{months} months")

    stored(lambda: pick("2 to 2½")(row), 27, "2 to 2½")
    stored(lambda: pick("2½ to 3")(row), 33, "2½ to 3")
    # The month that parts them is the older one's, as the suggested way to talk is.
    for months in (32, 31, 30):
        stored(row.get_by_role("button", name="A month younger").click, months, "2½ to 3")
    stored(row.get_by_role("button", name="A month younger").click, 29, "2 to 2½")


def test_what_follows_the_age_says_so_and_is_given_back_with_one_touch(side, service):
    service.send("/v1/settings", {"celebrations": None}, method="PATCH")
    usual = service.get("/v1/settings")["celebrations"]
    go(side, "Learning & Engagement")
    row = setting(side, "celebrations")
    expect(row).to_contain_text("from the age")
    pick("Off")(row)
    expect(row.locator(".setting-mark")).to_contain_text("changed")
    row.get_by_role("button", name="Celebrations: from the age again").click()
    expect(row).to_contain_text("from the age")
    expect(row).not_to_contain_text("changed")
    until(side, service, "celebrations", usual)
    expect(row.get_by_role("radio", checked=True)).to_be_focused()
    glow = setting(side, "routineGlow")
    expect(glow.locator(".setting-mark")).to_be_empty()
    flip(glow)
    glow.get_by_role("button", name="as usual again").click()
    expect(glow.get_by_role("switch")).to_be_checked()
