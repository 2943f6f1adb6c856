"""The onset lab shows real taps live (architecture §3, §9)."""
import pytest
from playwright.sync_api import expect


@pytest.fixture
def lab(open_page, service):
    service.send("/v1/onset/reset")
    page = open_page(service, "/lab")
    page.wait_for_selector("#sound[data-mood=well]")
    return page


def test_a_tap_in_the_lab_draws_its_stages_its_dot_and_its_percentiles(lab):
    lab.locator("#tap").click()
    expect(lab.locator("#bars li")).to_have_count(1)
    expect(lab.locator("#bars .part")).to_have_count(4)
    expect(lab.locator("#strip .dot")).to_have_count(1)
    expect(lab.locator("#warm, #cold").filter(has_text="1 tap")).to_have_count(1)


def test_a_tap_from_anywhere_is_seen_with_its_word(lab, service):
    service.send("/v1/taps", {"word": "help"})
    expect(lab.locator("#bars li .text")).to_have_text(["help"])


def test_something_new_counts_as_cold(lab):
    lab.locator("#new").click()
    expect(lab.locator("#bars li.cold")).to_have_count(1)
    expect(lab.locator("#cold")).to_contain_text("1 tap")


def test_start_over_empties_bars_and_table(lab):
    lab.locator("#tap").click()
    expect(lab.locator("#bars li")).to_have_count(1)
    lab.locator("#reset").click()
    expect(lab.locator("#bars li")).to_have_count(0)
    expect(lab.locator("#warm")).to_contain_text("0 taps")


def test_the_outputs_state_is_told(lab):
    for name in ["kind", "state", "margin", "late edits", "underruns"]:
        expect(lab.locator("#facts dt", has_text=name).first).to_be_visible()
