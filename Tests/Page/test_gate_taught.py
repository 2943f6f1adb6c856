"""How one comes in is taught where it is needed: in the set-up, at the gear, on the card that asks for
the code, and in the settings (document 001, Layer 1; document 001, Layer 2)."""
import pytest
from playwright.sync_api import expect

from fingers import spoken, stop_time
from gate_hands import CODE, Hand, enter, gate, hold, knock, shut  # noqa: F401
from panel_stage import go, open_side, setting
from service import Service


@pytest.fixture
def code_screen(open_page, tmp_path):
    """The set-up of a new family, where it asks for a code; its clock is the test's."""
    service = Service(tmp_path, output="silent").start()
    page = open_page(service, tier=None, gate="shut", has_touch=True)
    page.get_by_role("button", name="Let’s go").click()
    stop_time(page)
    yield page
    service.stop()


def try_gear(page, milliseconds):
    hand = Hand(page, page.get_by_role("button", name="Try the gear"))
    hand.put(2)
    expect(page.locator(".practice .gate-target.held")).to_be_visible()
    page.clock.run_for(milliseconds)
    hand.put(0)


def told(page):
    return page.locator(".practice").get_by_role("status").first


def test_the_set_up_lets_the_hold_be_tried_without_a_code(code_screen):
    page = code_screen
    practice = page.locator(".practice")
    expect(practice).to_contain_text("Hold the gear with two fingers for 3 seconds.")
    expect(practice).to_contain_text("That is all, without a code")
    expect(practice).to_contain_text("With a keyboard: hold G and U")
    expect(practice).to_contain_text("With a mouse: hold Shift")
    page.locator(".practice .gate-target").tap()
    expect(told(page)).to_have_text("Two fingers at once, side by side.")
    try_gear(page, 1500)
    expect(told(page)).to_contain_text("Almost: keep holding")
    try_gear(page, 3100)
    expect(told(page)).to_contain_text("That is how")
    assert not [url for url in page.requests if "/v1/gate/open" in url]
    page.get_by_role("button", name="Skip the code").click()
    expect(page.locator("#setup")).to_be_hidden()


def test_the_set_up_lets_the_hold_be_tried_with_the_code_that_was_chosen(code_screen):
    page = code_screen
    enter(page, CODE)
    expect(page.locator(".practice")).to_contain_text("Then your code is asked for")
    try_gear(page, 3100)
    expect(told(page)).to_have_text("Now your code.")
    enter(page, "1111")
    expect(told(page)).to_contain_text("another code than yours")
    enter(page, CODE)
    expect(told(page)).to_contain_text("That is how")
    expect(page.locator(".practice .gate-pad")).to_be_hidden()
    page.get_by_role("button", name="Use this code").click()
    expect(page.locator("#setup")).to_be_hidden()


def test_a_single_touch_on_the_gear_shows_how_in_text_alone(open_page, service):
    page = open_page(service, gate="shut", has_touch=True)
    stop_time(page)
    asked, gear, how = spoken(page), page.get_by_role("button", name="Grown-ups"), \
        page.locator(".gear-says")
    expect(how).to_be_hidden()
    gear.tap()
    expect(how).to_have_text("For grown-ups: hold with two fingers for 3 seconds.")
    assert how.evaluate("(line) => getComputedStyle(line).pointerEvents") == "none"
    page.clock.run_for(8100)
    expect(how).to_be_hidden()
    # A finger that stays alone is looking for the way as well.
    hand = Hand(page, gear)
    hand.put(1)
    page.clock.run_for(1100)
    expect(how).to_contain_text("two fingers")
    hand.put(2)
    expect(how).to_be_hidden()
    page.clock.run_for(1000)
    hand.put(0)
    expect(how).to_contain_text("two fingers")
    assert asked == [] and not [url for url in page.requests if "/v1/gate" in url]
    assert not [url for url in page.requests if "grown-ups/panel." in url]


def test_the_gear_tells_a_mouse_and_a_keyboard_their_own_way(open_page, service):
    page = open_page(service, gate="shut")
    gear, how = page.get_by_role("button", name="Grown-ups"), page.locator(".gear-says")
    gear.click()
    expect(how).to_have_text("For grown-ups: hold Shift and press for 3 seconds.")
    gear.press("Enter")
    expect(how).to_have_text("For grown-ups: hold G and U together for 3 seconds.")


def test_the_card_that_asks_for_the_code_helps_who_forgot_it(knock):
    page = knock(code=CODE)
    hold(page).put(0)
    help_ = gate(page).locator("details")
    expect(help_).not_to_have_attribute("open", "")
    help_.locator("summary").click()
    for words in ["Nobody can look it up", "meadow gate code none", "30 seconds"]:
        expect(gate(page).get_by_text(words, exact=False).first).to_be_visible()
    # What is typed goes on being the code.
    enter(page, CODE)
    expect(gate(page)).to_be_hidden()


def test_the_settings_say_every_way_in_and_the_same_help(open_page, service):
    page = open_side(open_page, service)
    go(page, "Parent Gate")
    for words in ["Two fingers held for three seconds", "hold G and U", "hold Shift"]:
        expect(setting(page, "code")).to_contain_text(words)
    go(page, "About")
    page.get_by_role("button", name="Forgot your code?").click()
    expect(page.get_by_text("Nobody can look it up")).to_be_visible()


def test_the_cards_of_the_tiers_are_the_same_in_the_set_up_and_in_the_settings(
        open_page, service, tmp_path):
    fresh = Service(tmp_path, output="silent").start()
    try:
        first = open_page(fresh, tier=None, gate="shut")
        first.locator("#setup .tiers label").first.wait_for()
        cards = first.locator("#setup .tiers label").evaluate_all(
            "(cards) => cards.map((card) => card.textContent)")
    finally:
        fresh.stop()
    page = open_side(open_page, service)
    go(page, "My Child")
    rows = setting(page, "tier").locator("label")
    expect(rows).to_have_count(3)
    assert rows.evaluate_all("(cards) => cards.map((card) => card.textContent)") == cards


# Names that cannot be.
LONG = "Maximiliane " * 4


def test_a_childs_name_that_cannot_be_is_told_in_its_field_while_it_is_typed(code_screen):
    page = code_screen
    page.get_by_role("button", name="Back", exact=True).click()
    name, problem = page.get_by_label("Your child’s name"), page.locator("#setup-name-problem")
    name.press_sequentially(LONG.strip())
    expect(problem).to_have_text("That is 47 characters; 40 are the most.")
    page.get_by_role("button", name="Let’s go").click()
    expect(name).to_be_focused()
    name.fill("Mia")
    expect(problem).to_be_empty()
    page.get_by_role("button", name="Let’s go").click()
    expect(page.locator("#setup h1")).to_have_text("Set a Grown-Up Code")


def test_the_settings_tell_it_at_once_and_send_nothing(open_page, service):
    page = open_side(open_page, service)
    go(page, "My Child")
    field = setting(page, "name").get_by_role("textbox")
    field.fill(LONG)
    expect(setting(page, "name").locator(".problem")).to_contain_text("40 are the most")
    field.press("Enter")
    field.fill("Noor")
    field.press("Enter")
    expect(setting(page, "name").get_by_role("status")).to_have_text("Kept.")
    assert service.get("/v1/profile")["name"] == "Noor"


def test_a_word_that_cannot_be_is_told_in_its_field_while_it_is_typed(open_page, service):
    word = service.send("/v1/words", {"group": "people", "text": "Siobhán"})
    try:
        refuses_while_typing(open_page(service, "/words#+people"))
    finally:
        service.delete(f"/v1/words/{word['id']}")


def refuses_while_typing(page):
    text, problem = page.get_by_label("Shown on the board"), page.locator("#text-problem")
    for typed, words in [("a" * 61, "60 are the most"), ("…", "nothing in it to say"),
                         ("siobhan", "“Siobhán” is already there, in My People."),
                         ("Na\u202ena", "cannot be seen")]:
        text.fill(typed)
        expect(problem).to_contain_text(words)
        expect(text).to_have_attribute("aria-invalid", "true")
        # The service would have said so as well.
        assert page.evaluate("""(text) => fetch("/v1/words", { method: "POST",
          body: JSON.stringify({ group: "people", text }) }).then(({ status }) => status)""",
                             typed) == 400
    page.locator("#save").click()
    expect(text).to_be_focused()
    text.fill("Siobhán R")
    expect(problem).to_be_empty()
