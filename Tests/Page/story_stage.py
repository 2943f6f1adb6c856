"""What the stories share: a family's own Meadow, a tablet, and what a child sees on it."""
import pytest

from ear import Ear
from service import Service

TABLET = {"has_touch": True, "viewport": {"width": 1180, "height": 820}}
OFFERS = "#phrases .offer:not([inert])"
#: Nothing that follows an age comes in between: no chime, no guard, and time to look.
CALM = {"celebrations": "off", "repeatGuardMilliseconds": 0, "bubbleSeconds": 60}


@pytest.fixture
def home(tmp_path):
    """A Meadow of the family's own, that nobody has set up."""
    service = Service(tmp_path).start()
    yield service
    service.stop()


@pytest.fixture
def ear(recorder, home):
    """An ear at the sink's monitor, for what this family's Meadow says."""
    return Ear(recorder, home)


def live_in(home, tier=2, **settings):
    """The family has been here for a while: set up, its first word said and celebrated."""
    home.choose(tier)
    home.send("/v1/settings", {**CALM, **settings}, method="PATCH")


def touch(page, name):
    """Touches one of the answers of the set-up."""
    page.locator("label", has=page.get_by_role("radio", name=name)).tap()


def core(page, word):
    return page.locator(f'#core-bar .word[data-word="{word}"]').first


def thing(page, word):
    """A thing that stands in what is to be seen of the scene."""
    return page.locator(f'.place-view:not([aria-hidden]) .word[data-word="{word}"]')


def phrases(page):
    return page.locator(OFFERS).locator(".words").all_inner_texts()


def message(page):
    return page.locator("#message .said")


def offered(service):
    """What the service has on offer just now."""
    offer = service.get("/v1/state")["followUps"] or {"followUps": []}
    return [follow_up["phrase"] for follow_up in offer["followUps"]]
