"""What the tests of the family's words share: a family without words, and the page at a word."""
import struct
import zlib

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from ear import voiced
from patience import rests
from screens import windowed


@pytest.fixture
def family(service):
    """A service whose family has no words yet."""
    def clear():
        for word in service.get("/v1/words")["words"]:
            service.delete(f"/v1/words/{word['id']}")
    clear()
    yield service
    clear()


@pytest.fixture
def words(open_page, family):
    return ready(open_page(family, "/words"))


@pytest.fixture
def siobhan(open_page, family):
    """The page with one word, opened."""
    family.send("/v1/words", {"group": "people", "text": "Siobhán"})
    page = ready(open_page(family, "/words"))
    page.locator('[data-word="Siobhán"]').click()
    page.wait_for_selector(".candidate")
    return page


@pytest.fixture
def names(family):
    """A service whose family has a word of every group."""
    for group, text, emoji in [("people", "Siobhán", "👩‍🦰"), ("people", "Nana", "👵"),
                               ("things", "Bun-Bun", "🐰"), ("places", "Grandma's", "🏡")]:
        family.send("/v1/words", {"group": group, "text": text, "emoji": emoji})
    return family


def picture(size=64):
    """A PNG of one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(
            ">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + b"\x40\xa0\x60" * size for _ in range(size))
    size_and_kind = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size_and_kind)
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def ready(page):
    page.wait_for_selector("body[data-ready]")
    page.wait_for_selector(".plus")
    return page


def heard(recorder, mark, quiet=0.6):
    """What is heard after `mark`, without the silences that a machine without time adds to it."""
    first = recorder.onset(mark)
    return voiced(recorder.samples[first:recorder.end(first, quiet)])


def saved(page):
    expect(page.locator("#editor")).to_have_attribute("data-state", "saved")


def nothing_is_found(page):
    """By axe, in light and in dark, on a phone and on a desk."""
    for width in (320, 1280):
        windowed(page, width, 900)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            rests(page)
            results = Axe().run(page)
            assert results.violations_count == 0, f"{width} {scheme}: {results.generate_report()}"
