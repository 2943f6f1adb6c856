"""A board in two languages (docs/content.md, Languages): one touch, and every word is where it was."""
import pytest
from playwright.sync_api import expect

from screens import resize
from service import Service

PLACES = """() => Object.fromEntries([...document.querySelectorAll("#cells .word, #scene [data-object]")].map((tile) => {
  const { x, y, width, height } = tile.getBoundingClientRect();
  const { scene, object } = tile.dataset;
  const place = object ? `${scene} ${object}` : getComputedStyle(tile).gridArea;
  return [place, [x, y, width, height].map(Math.round)];
}))"""
WORDS = """() => [...document.querySelectorAll("#cells .word, #scene [data-object]")].map(({ dataset }) => dataset.word)"""
SYMBOLS = """() => [...document.querySelectorAll("#cells .word [data-symbol]")].map(({ dataset }) => dataset.symbol)"""
NAMES = """() => [...document.querySelectorAll("#top [aria-label], #scenes [aria-label], #core-bar, #stage")]
  .filter((one) => one.checkVisibility()).map((one) => one.getAttribute("aria-label"))"""
SIZES = [(1180, 820), (820, 1180), (390, 844), (844, 390), (320, 568)]


@pytest.fixture
def fresh(tmp_path):
    """A Meadow that nobody has set up, with sound for nobody."""
    service = Service(tmp_path, output="silent").start()
    yield service
    service.stop()


def bilingual(open_page, service, tier=3, **settings):
    page = open_page(service, tier=tier)
    service.send("/v1/settings", {"secondLanguage": "es-419", **settings}, method="PATCH")
    expect(page.locator("#language")).to_be_visible()
    return page


def speaks(page, word):
    expect(page.locator("#cells .word").first).to_have_attribute("data-word", word)


def test_one_touch_changes_the_language_in_place_and_another_changes_it_back(open_page, service):
    page = bilingual(open_page, service)
    expect(page.locator('[data-object="fridge"]')).to_be_visible()
    places, english, symbols = page.evaluate(PLACES), page.evaluate(WORDS), page.evaluate(SYMBOLS)
    assert {"mommy", "fridge"} <= set(english)
    page.locator("#language").click()
    speaks(page, "mamá")
    expect(page.locator('[data-object="fridge"][data-word="refri"]')).to_be_visible()
    spanish = page.evaluate(WORDS)
    assert page.evaluate(PLACES) == places
    assert len(spanish) == len(english) and not {"mommy", "fridge", "want"} & set(spanish)
    assert page.evaluate(SYMBOLS) == symbols
    page.locator("#language").click()
    speaks(page, "mommy")
    expect(page.locator('[data-object="fridge"][data-word="fridge"]')).to_be_visible()
    assert page.evaluate(WORDS) == english and page.evaluate(PLACES) == places


def test_what_is_touched_is_said_and_offered_in_the_language_of_the_board(open_page, service):
    page = bilingual(open_page, service)
    page.locator("#language").click()
    speaks(page, "mamá")
    page.locator('#cells [data-word="comer"]').click()
    expect(page.locator("#message-parts")).to_contain_text("comer")
    expect(page.locator(".offer")).to_have_count(3)
    assert all("comer" in words for words in page.locator(".offer .words").all_inner_texts())
    page.locator("#companion").click()
    expect(page.locator('#tray [data-phrase], #tray button').first).to_be_visible()
    expect(page.locator("#tray [aria-label=\"te quiero\"]")).to_be_visible()
    # What was begun in one language ends with it.
    page.locator("#language").click()
    speaks(page, "mommy")
    expect(page.locator(".offer")).to_have_count(0)
    expect(page.locator("#tray")).to_be_hidden()


def test_the_page_itself_speaks_the_language_of_the_board(open_page, service):
    page = bilingual(open_page, service)
    english = page.evaluate(NAMES)
    page.locator("#language").click()
    speaks(page, "mamá")
    expect(page.locator("html")).to_have_attribute("lang", "es-419")
    expect(page.locator("#message")).to_have_attribute("aria-label", "Mensaje")
    spanish = page.evaluate(NAMES)
    assert len(english) == len(spanish)
    assert not {"Message", "Stop", "Grown-ups", "Show all words"} & set(spanish)
    expect(page.locator("#message")).to_contain_text("Toca una imagen")
    expect(page.locator('#scenes [data-scene="kitchen"] .name')).to_have_text("Cocina")
    # A page that comes later finds the board as it is.
    page.reload()
    speaks(page, "mamá")
    expect(page.locator("html")).to_have_attribute("lang", "es-419")


def test_each_scene_is_called_by_its_own_name_whichever_of_them_is_open(open_page, service):
    page = bilingual(open_page, service)
    service.send("/v1/navigation", {"scene": "bedroom"})
    expect(page.locator("#scenes [data-scene=bedroom]")).to_have_attribute("aria-current", "true")
    page.locator("#language").click()
    names = page.locator("#scenes .name")
    expect(names).to_have_text(["Cocina", "Baño", "Recámara", "Juegos", "Afuera"])
    page.locator("#language").click()
    expect(names).to_have_text(["Kitchen", "Bathroom", "Bedroom", "Playroom", "Outdoors"])


def test_a_second_language_loads_nothing_until_it_is_chosen(open_page, service):
    page = open_page(service)
    expect(page.locator("#scenes #mode")).to_be_visible()
    expect(page.locator("#language")).to_have_count(0)
    assert not [url for url in page.requests if "/strings/" in url or "/language/" in url]
    service.send("/v1/settings", {"secondLanguage": "es-419"}, method="PATCH")
    expect(page.locator("#language")).to_be_visible()
    assert not [url for url in page.requests if "/strings/" in url]
    service.send("/v1/settings", {"secondLanguage": None}, method="PATCH")
    expect(page.locator("#language")).to_be_hidden()


def test_the_switch_is_a_target_that_covers_nothing_at_every_size(open_page, service):
    for tier, size in ((1, 60), (2, 100)):
        page = bilingual(open_page, service, tier=tier, buttonSize=size)
        for width, height in SIZES:
            resize(page, width, height)
            switch = page.locator("#language")
            expect(switch).to_be_in_viewport(ratio=1)
            box = switch.bounding_box()
            assert min(box["width"], box["height"]) >= 60, (width, height, box)
            assert page.evaluate("""() => {
              const { x, y, width, height } = document.querySelector("#language").getBoundingClientRect();
              return [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]].every(([across, down]) =>
                document.elementFromPoint(x + across * width, y + down * height)?.closest("#language"));
            }"""), (width, height)
        page.context.close()
        service.reset()


def test_a_family_whose_browser_speaks_spanish_is_met_in_spanish(open_page, fresh):
    page = open_page(fresh, tier=None, gate="shut", locale="es-MX")
    expect(page.locator("#setup-title")).to_have_text("¡Hola! ¡Soy Meadow!")
    expect(page.locator(".setup-languages [aria-pressed=true]")).to_have_text("Español")
    page.locator(".setup-languages button", has_text="English").click()
    expect(page.locator("#setup-title")).to_have_text("Hi! I'm Meadow!")
    page.locator(".setup-languages button", has_text="Español").click()
    page.locator("#setup-name").fill("Lupita")
    page.locator(".setup-go:visible").click()
    page.locator(".setup-skip").click()
    speaks(page, "mamá")
    assert fresh.get("/v1/settings")["language"] == "es-419"
    expect(page.locator("#language")).to_have_count(0)
