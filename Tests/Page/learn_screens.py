"""Every screen of early maths and how one comes to it: for `make screens` and for axe. They follow one another on the
child's own page, of a child for whom all of early maths is open and who knows enough for the minute."""
from fact_hands import right_of, times

#: A lesson whose question is answered so, and how many come before it.
QUESTIONS = {
    "choice": ("gs1.3", 0), "keypad": ("gs1.2", 0), "match": ("gs4.3", 0), "match-place": ("ks10.3", 1),
    "match-sort": ("gs5.5", 1), "sequence": ("gs4.4", 0), "tap-count": ("ks7.2", 0), "number-line": ("ks6.4", 1),
    "base-10": ("gs4.3", 1), "clock": ("gs9.2", 0), "coins": ("gs8.2", 3), "shade": ("gs2.2", 0), "graph": ("ks9.3", 0),
    "measure-ruler": ("gs7.3", 0), "measure-scale": ("gs7.4", 1), "measure-balance": ("gs7.4", 2),
    "measure-jug": ("gs7.5", 1), "pegs": ("ks6.4", 0), "row": ("gs8.4", 0), "moving": ("ks2.2", 0),
}
PARTS = ["facts", "kindergarten", "grade1"]
#: The page asks anew what is to be shown, as when it comes back into sight.
LOOKS = "document.dispatchEvent(new Event('visibilitychange'))"


def open_parts(service):
    service.send("/v1/profile", {"modules": PARTS}, method="PATCH")


def of_child(page, service):
    """Yields the name of each screen while `page` shows it: the map, a lesson in every format, its recap, the
    child's own progress, facts and the minute."""
    page.locator("#learn-door").click()
    page.locator(".learn-card").first.wait_for()
    yield "map"
    yield from lessons(page, service)
    service.send("/v1/learning/leave")
    page.wait_for_selector(".recap-line")
    yield "recap"
    page.locator('.learn-recap [data-act="map"]').click()
    page.locator('[data-act="progress"]').first.click()
    for tab in ("rings", "reviews", "stickers"):
        page.locator(f'button[data-tab="{tab}"]').click()
        yield f"progress-{tab}"
    yield from facts(page, service)


def lessons(page, service):
    for name, (lesson, before) in QUESTIONS.items():
        service.send("/v1/learning/lesson", {"lesson": lesson})
        for _ in range(before):
            is_open = service.get("/v1/learning")["lesson"]["outcome"] == "open"
            service.send("/v1/learning/" + ("skip" if is_open else "next"))
        item = service.get("/v1/learning")["lesson"]["item"]
        page.evaluate(LOOKS)
        page.wait_for_selector(f'.learn-lesson[data-item="{item}"]:not([aria-busy])')
        yield f"lesson-{name}"


def facts(page, service):
    """Facts, as far as a minute and what comes of it; from wherever the page is."""
    page.reload()
    page.locator("#learn-door").click()
    page.get_by_role("button", name="Number facts").first.click()
    page.wait_for_selector(".facts-home")
    yield "facts"
    page.locator(".fact-door.practice:not(.not-yet)").click()
    page.wait_for_selector('.fact-practice .equation[data-mood="asked"]')
    yield "practice"
    item = service.get("/v1/learning")["practice"]["item"]
    service.send("/v1/learning/fact", {"item": item["number"], "given": right_of(item["fact"]) + 1, "times": times()})
    page.evaluate(LOOKS)
    page.wait_for_selector(".micro-lesson")
    yield "micro-lesson"
    service.send("/v1/learning/stop")
    service.send("/v1/learning/run")
    page.reload()
    page.locator("#learn-door").click()
    page.wait_for_selector('.fact-minute .equation[data-mood="asked"]')
    yield "minute"
    page.locator('.facts [data-act="end"]').click()
    page.wait_for_selector(".minute-result")
    yield "minute-result"


def insight(page):
    """The tab Learn, once what it tells is there."""
    page.wait_for_selector(".insight-words p")


def who_plays(page):
    page.wait_for_selector("#grown-ups .child-button:visible")


#: On the grown-ups' side: an address, and when it is there.
OF_GROWN_UPS = {"insight-learn": ("/insight#learn", insight), "who-plays": ("/settings#who", who_plays),
                "maths": ("/settings#maths", who_plays)}
