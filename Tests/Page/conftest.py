"""The stage of every page test: a private sound server, a real service, a real browser.

Run as: .ci/private-pulse python -m pytest Tests/Page
"""
import os
import subprocess

import pytest
from playwright.sync_api import expect, sync_playwright

from learn_stage import hands, home, lesson, own  # noqa: F401, who learns has them
from recorder import Recorder
from service import MEADOW, Service

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
PATIENCE = 60_000  # ms; a limit is only there so that a hang ends

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items):
    """Who listens to real sound, or speaks into a microphone, looks in real time, too: such tests run
    with nothing beside them."""
    for item in items:
        if {"recorder", "microphone"} & set(item.fixturenames):
            item.add_marker("live")


@pytest.fixture(scope="session", autouse=True)
def sound_server():
    """Stops with advice where the tests would measure somebody's own sound server, or none."""
    sinks = subprocess.run(["pactl", "list", "short", "sinks"], capture_output=True, text=True)
    if "meadow_test" not in sinks.stdout:
        pytest.exit("no sink meadow_test: run .ci/private-pulse python -m pytest Tests/Page", 69)
    if not os.access(MEADOW, os.X_OK):
        pytest.exit(f"{MEADOW} is missing: build it, or name it in MEADOW", 69)


@pytest.fixture(scope="session")
def browser():
    """Debian's Chromium, or what CHROMIUM names. Playwright mutes headless browsers; these tests listen."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"], ignore_default_args=["--mute-audio"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_service(tmp_path_factory):
    service = Service(tmp_path_factory.mktemp("data")).start()
    yield service
    service.stop()


@pytest.fixture
def service(shared_service):
    """The service that most tests share, with the settings of a new profile."""
    shared_service.reset()
    return shared_service


@pytest.fixture(scope="session")
def shared_recorder():
    recorder = Recorder()
    yield recorder
    recorder.close()


@pytest.fixture
def recorder(shared_recorder):
    """The recording of the sink's monitor, silent at first."""
    shared_recorder.end(shared_recorder.now, quiet=0.2)
    return shared_recorder


def open_gate(page, service):
    """Lets the browser that `page` is in through the parent gate, as a grown-up would."""
    answer = page.context.request.post(
        service.url + "/v1/gate/open", data={"heldMilliseconds": 3000})
    assert answer.ok, answer.text()


def sounds(page):
    """Waits until the sound is awake."""
    page.wait_for_selector("#sound[data-mood=well]", state="attached")


class Opener:
    """Opens pages and keeps what they did: console errors, requests, and those without an answer yet."""

    def __init__(self, browser):
        self.browser, self.contexts = browser, []

    def __call__(self, service, path="/", tier=3, gate="open", before=None, **options):
        options.setdefault("viewport", {"width": 1280, "height": 800})
        options.setdefault("service_workers", "block")  # test_offline.py lets it in
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        if path == "/" and isinstance(service, Service):
            service.choose(tier)
        page = context.new_page()
        page.errors, page.requests, page.unanswered = [], [], set()
        page.on("console", lambda m: page.errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        # What a page reads from its own memory is asked of nobody.
        page.on("request", lambda request: request.url.startswith("blob:") or page.requests.append(request.url))
        page.on("request", lambda request: page.unanswered.add(request))
        for end in ("requestfinished", "requestfailed"):
            page.on(end, lambda request: page.unanswered.discard(request))
        page.on("framenavigated", lambda frame: page.unanswered.clear())
        if gate == "open":
            open_gate(page, service)
        if before:
            before(page)
        page.goto(service.url + path)
        page.wait_for_selector("#sound[data-mood]", state="attached")
        if path == "/":
            page.wait_for_selector("body[data-ready]")
        return page

    def close(self):
        for context in self.contexts:
            context.close()


@pytest.fixture
def open_page(browser):
    """Opens a page: open_page(service, "/lab", color_scheme="dark", …). The child's screen has the
    tier asked for, or with tier=None the one that is set. The parent gate is open for the page, or
    shut with gate="shut"; before(page) is called before anything is loaded."""
    opener = Opener(browser)
    yield opener
    opener.close()


@pytest.fixture
def board(open_page, service):
    """The child's screen with all words, its sound awake."""
    page = open_page(service)
    sounds(page)
    return page


@pytest.fixture
def tap():
    """Puts a finger (the mouse's button) on a word and lifts it."""
    def tap(page, word):
        page.locator(f'.word[data-word="{word}"]:visible').first.click()
    return tap
