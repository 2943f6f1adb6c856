"""The grown-ups' side, the gate and the pages beside the board, for size_walk.py. Which views of the
settings there are is asked of the page."""
import json

from playwright.sync_api import expect

import listening_hands
import screens
from learn_family import nothing, practised
from screens import opened, resize

#: What a view shows once it has got what it asks for.
SHOWN = {"vocabulary/hidden": ".pick-word", "vocabulary/favourites": ".pick-word",
         "vocabulary/pictures": ".pick-word", "setups": ".set-ups li"}
#: The longest that a child may be called.
LONG_NAME = "Alexandra Wilhelmina Montgomery-Feathers"
SET_UPS = ("Meals, words only", "Therapy on Thursdays with Aunt Marigold")


def view(walk, path="", **options):
    """The settings at `path`, drawn."""
    page = walk.open(f"/settings#{path}", **options)
    page.wait_for_selector("#grown-ups .grown-ups-view:not([hidden])")
    if path in SHOWN:
        page.locator(f"#grown-ups {SHOWN[path]}").first.wait_for()
    return page


def settings(walk, is_wanted=True):
    """Every group of settings, and every screen behind them."""
    service = walk.service
    service.reset(2)
    for name in SET_UPS:
        service.send("/v1/settings/setups", {"name": name, "replace": True})
    service.send("/v1/settings", {"showsLabels": True, "celebrations": "full"}, method="PATCH")
    for path in screens.panels(view(walk)):
        walk.close()
        page = view(walk, path)
        for button in ("Reset all settings", "Erase everything", "Set a code", "Remove"):
            for each in page.locator("#grown-ups").get_by_role("button", name=button).all()[:1]:
                each.click()
        opened(page)
        walk.look(page, f"settings {path or 'home'}", root="#grown-ups")
        if not path:
            page.locator("#find-setting").fill("sound")
            walk.look(page, "settings, found", root="#grown-ups")
    walk.close()
    for path in ("", "setups", "child"):
        service.send("/v1/profile", {"name": LONG_NAME}, method="PATCH")
        walk.look(view(walk, path), f"settings {path or 'home'}, a long name", root="#grown-ups")
        walk.close()
    with service.request("/v1/settings/setups", None, "GET") as answer:
        for each in json.load(answer)["setUps"]:
            service.delete(f"/v1/settings/setups/{each['id']}")
    service.reset(2)


def questions(walk, is_wanted=True):
    """What the screens behind the settings ask and open: hiding what holds others, another picture,
    a search that finds nothing here, the line that takes a change back."""
    service = walk.service
    service.reset(2)
    page = view(walk, "vocabulary/hidden")
    fridge = page.locator('.pick-word[data-word="fridge"]')
    fridge.click()
    expect(page.locator(".confirm")).to_be_visible()
    walk.look(page, "hiding what holds others", root="#grown-ups")
    resize(page, 1280, 800)
    page.locator('.confirm [data-answer="all"]').click()
    expect(page.locator(".picker-line")).to_contain_text("hidden")
    fridge.click()
    expect(page.locator(".confirm")).to_contain_text("are hidden too")
    walk.look(page, "showing what holds others", root="#grown-ups")
    resize(page, 1280, 800)
    page.locator('.confirm [data-answer="none"]').click()
    page.get_by_label("Find a word").fill("toothbrush")
    expect(page.locator(".elsewhere")).to_be_visible()
    walk.look(page, "a word of another place", root="#grown-ups")
    walk.close()
    service.send("/v1/settings", {"hiddenWords": None}, method="PATCH")
    page = view(walk, "find")
    page.get_by_label("Which word").fill("a")
    page.locator(".found-places button").first.wait_for()
    walk.look(page, "many words found", root="#grown-ups")
    page.get_by_label("Which word").fill("xyzzy")
    expect(page.get_by_text("There is no word with")).to_be_visible()
    walk.look(page, "no word found", root="#grown-ups")
    walk.close()
    pictures(walk)
    undo(walk)


#: Words whose pictures are looked at, and where they are found.
PICTURED = (("fridge", "Kitchen"), ("strawberry", "Kitchen"), ("happy", "Core words"),
            ("Grandmother-in-law Alexandra", "My words"))


def pictures(walk, words=PICTURED):
    """The picture of a word, as it came and as the family chose it."""
    for word, place in words:
        page = view(walk, "vocabulary/pictures")
        page.locator(".picker-places").get_by_role("radio", name=place).check(force=True)
        page.locator(f'.pick-word[data-word="{word}"]').first.click()
        editor = page.locator('[aria-labelledby="picture-word"]')
        page.locator(".picture-sample").first.wait_for()
        walk.look(page, f"the picture of {word}", root="#grown-ups")
        resize(page, 1280, 800)
        editor.locator(".picture-pick").first.click()
        expect(editor.get_by_role("status")).to_contain_text("Saved")
        walk.look(page, f"another picture of {word}", root="#grown-ups")
        walk.service.delete(f"/v1/pictures/{word.replace(' ', '%20')}")
        walk.close()


def undo(walk):
    """The line that takes a change back comes up after each, and goes again."""
    def other(row):
        full = row.get_by_role("radio", name="Full", exact=True)
        (row.get_by_role("radio", name="Off", exact=True) if full.is_checked() else full).click()

    def slide(row):
        slider = row.get_by_role("slider")
        slider.fill("25" if slider.input_value() == "20" else "20")

    changes = {("learning", "celebrations"): other, ("communication", "bubbleSeconds"): slide,
               ("sound", "narration"): lambda row: row.get_by_role("switch").click()}
    for (path, key), act in changes.items():
        page = view(walk, path)
        line = page.locator(".undo-line")

        def change(page=page, act=act, key=key, line=line):
            # What was on its way still would take the place of what is taken back next.
            with page.expect_response(lambda it: it.request.method == "PATCH"):
                act(page.locator(f'.grown-ups-view [data-setting="{key}"]'))
            expect(line.and_(page.locator(".fresh"))).to_be_visible()
            expect(line.get_by_role("button", name="Undo")).to_be_visible()

        def back(change=change, line=line):
            change()
            line.get_by_role("button", name="Undo").click()
            expect(line.get_by_role("status")).to_contain_text("Taken back")
            expect(line.get_by_role("button", name="Redo")).to_be_visible()
        walk.each(page, f"{path}, what was changed can be taken back", change, root="#grown-ups")
        walk.each(page, f"{path}, a change taken back", back, root="#grown-ups")
        walk.close()
    walk.service.reset(2)


def insight(walk, is_wanted=True):
    page = walk.open("/insight")
    page.wait_for_selector("#grown-ups .insight-words p")
    walk.look(page, "insight", root="#grown-ups")


def learning(walk, is_wanted=True):
    """What grown-ups see of early maths, in a family of two with a long name: who plays, what is open, the
    children with a change and an erasing half done, and the report."""
    service = walk.service
    service.reset(2)
    child = service.send("/v1/children", {"name": LONG_NAME, "ageMonths": 66, "modules": ["facts", "grade1"]})
    for path in ("", "who", "maths", "child/children"):
        page = view(walk, path)
        for button in ("Change Mia", f"Erase {LONG_NAME}"):
            for each in page.locator("#grown-ups").get_by_role("button", name=button).all():
                each.click()
        walk.look(page, f"settings {path or 'home'}, two children", root="#grown-ups")
        walk.close()
    page = walk.open("/insight")
    page.route("**/v1/learning/family", lambda route: route.fulfill(
        json={"children": [practised("Mia"), nothing(LONG_NAME, child["id"])]}))
    page.locator(".insight-tab", has_text="Learn").click()
    page.locator(".learn-card").first.wait_for()
    opened(page)
    walk.look(page, "insight, learn", root="#grown-ups")
    service.delete(f"/v1/children/{child['id']}")
    walk.close()


def gate(walk, is_wanted=True):
    """The gate, on the child's screen and on a page, its code, and the help for who forgot it."""
    service = walk.service
    service.send("/v1/gate/code", {"code": "2580"}, method="PUT")
    for path in ("/settings", "/words"):
        page = walk.open(path, gate="shut")
        if path == "/words":
            page.locator(".plus").first.click()
            page.locator("#text").fill("Oma")
            page.locator("#save").click()
        page.wait_for_selector("#gate")
        walk.look(page, f"gate of {path}", root="#gate")
        resize(page, 1280, 800)
        # As after a hold: the card asks for the code.
        page.evaluate("""() => { document.querySelector(".gate-hold").hidden = true;
          document.querySelector(".gate-code").hidden = false; }""")
        walk.look(page, f"gate of {path}, code", root="#gate")
        page.get_by_text("Forgot the code?").click()
        expect(page.locator(".gate-help")).to_have_attribute("open", "")
        walk.look(page, f"gate of {path}, code forgotten", root="#gate")
    service.delete("/v1/gate/code")


def pages(walk, is_wanted=True):
    """The pages of voices, of words and of measuring."""
    walk.service.reset(2)
    page = walk.open("/voices")
    page.get_by_role("button", name="Choose Boy").wait_for()
    page.wait_for_selector("#chips .chip")
    opened(page)
    walk.look(page, "voices")
    page.locator("#modes input[value=byAge]").check()
    opened(page)
    page.get_by_role("slider", name="Pitch").press("End")
    walk.look(page, "voices, by age and trying")
    listening(walk)
    recording(walk)
    words(walk)
    page = walk.open("/lab")
    screens.lab(page)
    opened(page)
    walk.look(page, "lab")
    context = page.context
    page = context.new_page()
    page.route("**/rest.js", lambda route: route.abort())  # it would go to the board that is there
    page.goto(walk.service.url + "/page/shell/rest.html")
    walk.look(page, "resting")


def listening(walk):
    """The listening test: its beginning, both questions, and what came out."""
    page = walk.open("/voices#listening")
    page.wait_for_selector(".listening-form")
    opened(page)
    walk.look(page, "listening test")
    for kind in ("word", "pair"):
        listening_hands.begin(page, kind)
        walk.look(page, f"listening test, {kind}")
        page.get_by_role("button", name="Stop here").click()
        page.get_by_role("button", name="New test").click()
    for at in range(20):
        walk.service.send("/v1/listening/answers", {
            "id": f"s-{at}", "round": "s", "text": "pear", "word": {
                "voice": ["girl", "boy"][at % 2], "place": "first", "choices": ["pear", "bear"], "sounds": ["p", "b"],
                "chosen": ["pear", "bear"][at % 3 // 2]}})
    page.get_by_role("button", name="Results so far").click()
    page.get_by_role("heading", name="What was heard").wait_for()
    opened(page)
    walk.look(page, "listening test, results")


def recording(walk):
    """Voices recorded at home: none, a new one, one with a recording, files; the room before the first word."""
    service = walk.service
    for view, root in (("", ".welcome-steps"), ("new", "#agreed"), ("bring", "#pack-file")):
        page = walk.open(f"/voices/recording#{view}")
        page.wait_for_selector(root)
        walk.look(page, f"recording, {view or 'no voice yet'}")
    voice = service.send("/v1/recorded-voices", {
        "name": LONG_NAME, "speaker": LONG_NAME, "consent": {"by": LONG_NAME, "agreed": True}})["id"]
    for view, root in (("", ".shelf-voice"), (f"voice/{voice}", ".take-list li"), (f"voice/{voice}/record", ".room")):
        page = walk.open(f"/voices/recording#{view}")
        page.locator(root).first.wait_for()
        if root == ".take-list li":
            page.get_by_role("button", name="Erase this voice").click()
        walk.look(page, f"recording, {root}")
    service.delete(f"/v1/recorded-voices/{voice}")


def words(walk):
    """The family's words, one of them open, changed, deleted, and seen on the board."""
    page = walk.open("/words")
    page.wait_for_selector(".plus")
    opened(page)
    walk.look(page, "words")
    resize(page, 1280, 800)
    page.locator('[data-word="Grandmother-in-law Alexandra"]').click()
    page.wait_for_selector(".candidate")
    expect(page.locator("#on-board")).to_be_visible()
    opened(page)
    walk.look(page, "words, one open")
    resize(page, 1280, 800)
    page.locator("#text").fill("Grandmother-in-law Wilhelmina")
    expect(page.locator("#revert")).to_be_visible()
    walk.look(page, "words, one changed")
    resize(page, 1280, 800)
    page.locator("#revert").click()
    page.locator("#on-board").click()
    page.wait_for_url(walk.service.url + "/")
    page.wait_for_selector("body[data-ready]")
    page.locator(".family-words .word").first.wait_for()
    walk.look(page, "words, one seen on the board")
    page = walk.open("/words")
    page.locator('[data-word="Bun-Bun"]').click()
    page.locator("#delete").click()
    page.locator("#toast").wait_for()
    walk.look(page, "words, one deleted")
    resize(page, 1280, 800)
    page.locator("#toast").get_by_role("button", name="Undo").click()
    page.locator('[data-word="Bun-Bun"]').first.wait_for()


PARTS = {"settings": settings, "questions": questions, "insight": insight, "learning": learning,
         "gate": gate, "pages": pages}
