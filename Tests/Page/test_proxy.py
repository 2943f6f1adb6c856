"""Meadow behind a reverse proxy with TLS, as the README describes it for a tablet (requirements,
Offline and installable)."""
import http.client
import json
import ssl
import time

import pytest
from playwright.sync_api import expect

from conftest import CHROMIUM
from patience import becomes
from proxy import NGINX, Proxy
from service import Service
from test_offline import obstacles

HOME = "https://meadow.home"

pytestmark = pytest.mark.skipif(not NGINX, reason="nginx is not installed: .ci/setup test")


@pytest.fixture
def home(tmp_path):
    data = tmp_path / "data"
    data.mkdir()
    service = Service(data, options=("--origin", HOME)).start()
    service.reset()
    proxy = Proxy(tmp_path, service.port).start()
    yield service, proxy
    proxy.stop()
    service.stop()


@pytest.fixture
def tablet(browser, home):
    """A page at https://meadow.home in a browser that trusts the certificate."""
    _, proxy = home
    trusting = browser.browser_type.launch(
        executable_path=CHROMIUM, ignore_default_args=["--mute-audio"],
        args=["--no-sandbox", f"--ignore-certificate-errors-spki-list={proxy.fingerprint}",
              f"--host-resolver-rules=MAP meadow.home:443 127.0.0.1:{proxy.port}"])
    context = trusting.new_context(viewport={"width": 1180, "height": 820})
    page = context.new_page()
    page.errors = []
    page.on("console", lambda m: page.errors.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.goto(HOME)
    page.wait_for_selector("body[data-ready]", timeout=60_000)
    yield page
    trusting.close()


def call(page, path, body):
    """What the page gets for a POST of its own."""
    return page.evaluate("""async ([path, body]) => {
      const answer = await fetch(path, { method: "POST", body: JSON.stringify(body) });
      return [answer.status, await answer.json()];
    }""", [path, body])


def test_a_tap_speaks_and_the_page_follows_what_happens(tablet, recorder, tap):
    tablet.wait_for_selector("#sound[data-mood=well]", state="attached")
    mark = recorder.now
    tap(tablet, "more")
    recorder.word(mark)
    expect(tablet.locator("#message-parts")).to_contain_text("more")
    assert tablet.evaluate("isSecureContext")
    assert not tablet.errors


def test_the_gate_opens_with_a_cookie_that_goes_over_tls_alone(tablet):
    status, answer = call(tablet, "/v1/gate/open", {"heldMilliseconds": 3000})
    assert (status, answer["isOpen"]) == (200, True)
    (cookie,) = tablet.context.cookies()
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Strict"
    status, _ = call(tablet, "/v1/reset", {"scope": "settings"})
    assert status == 200


def test_meadow_can_be_installed_and_rests_when_the_service_behind_the_proxy_is_away(
        tablet, home, recorder, tap):
    service, _ = home
    assert tablet.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == HOME + "/"
    session = tablet.context.new_cdp_session(tablet)
    becomes(tablet, lambda: obstacles(session), [])
    service.kill()  # the proxy goes on, and answers 502
    tablet.reload()
    expect(tablet.get_by_role("heading", name="Meadow is having a rest")).to_be_visible()
    service.start()
    tablet.wait_for_selector("body[data-ready]", timeout=60_000)
    tablet.wait_for_selector("#sound[data-mood=well]", state="attached", timeout=60_000)
    mark = recorder.now
    tap(tablet, "more")
    recorder.word(mark)


def test_news_come_through_the_proxy_at_once(home):
    service, proxy = home
    trusting = ssl._create_unverified_context()
    stream = http.client.HTTPSConnection("127.0.0.1", proxy.port, context=trusting, timeout=60)
    stream.request("GET", "/v1/events", headers={"Host": "meadow.home", "Origin": HOME})
    answer = stream.getresponse()
    assert answer.getheader("content-type") == "text/event-stream"
    lines = iter(answer.readline, b"")
    assert any(line.startswith(b"event: settings") for line in lines)
    start = time.monotonic()
    service.send("/v1/taps", {"word": "more"})
    assert any(line == b"event: utterance.started\n" for line in lines)
    # nginx would hold it until much more has come, or 60 s have gone by without anything.
    assert time.monotonic() - start < 30, "the proxy held the news back"
    assert json.loads(next(lines).removeprefix(b"data: "))["text"] == "more"
    stream.close()
