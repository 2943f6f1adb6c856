"""The page behaves: no errors, a strict policy, nothing leaves this computer (architecture)."""
import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("path", ["/", "/lab"])
def test_nothing_goes_wrong_in_the_console_and_no_request_leaves_this_computer(
        open_page, service, path, tap):
    page = open_page(service, path)
    if path == "/":
        tap(page, "more")
        page.locator("#phrases .offer").first.click()
        for scene in ["bathroom", "bedroom", "playroom", "outdoors", "kitchen"]:
            page.locator(f'.place[data-scene="{scene}"]').click()
        page.locator("#mode").click()
        page.locator("#cells .group").first.click()
        page.locator("#companion").click()
        page.locator("#stop").click()
    else:
        page.locator("#ten").click()
        expect(page.locator("#bars li")).to_have_count(10)
        page.locator("#reset").click()
        expect(page.locator("#bars li")).to_have_count(0)
    assert page.errors == []
    assert {url for url in page.requests if not url.startswith(service.url + "/")} == set()


@pytest.mark.parametrize("path", ["/", "/lab"])
def test_the_policy_allows_only_what_the_service_itself_serves(service, path):
    policy = service.headers(path)["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy


def test_the_pages_hold_no_inline_script_and_no_inline_style(open_page, service):
    for path in ("/", "/lab"):
        page = open_page(service, path)
        html = page.request.get(service.url + path).text()
        assert "<style" not in html and " style=" not in html and " onclick=" not in html
        assert "<script>" not in html
