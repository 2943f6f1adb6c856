"""axe finds nothing on any screen, in light, in dark and with text twice as large (document 000, the
accessibility audit of every screen; M2-012)."""
import pytest
from axe_playwright_python.sync_playwright import Axe

import screens
from patience import rests
from service import Service
from test_large_text import enlarge

TABLET = {"width": 1180, "height": 820}


class Findings:
    """What axe found on the screens so far: each thing once, and where."""

    def __init__(self):
        self.all, self.axe = {}, Axe()

    def look(self, page, screen, *schemes):
        for scheme in schemes or ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            rests(page)
            for found in self.axe.run(page).response["violations"]:
                for node in found["nodes"]:
                    what = f"{found['id']}: {node['html'][:140]}\n    {node['failureSummary'][-170:]}"
                    self.all.setdefault(what, []).append(f"{screen} {scheme}")

    def __str__(self):
        return "\n".join(f"{what}\n    on {', '.join(where[:6])}" for what, where in self.all.items())


@pytest.fixture
def findings():
    """Screens are looked at one after another; what was found is told at the end, all of it."""
    findings = Findings()
    yield findings
    assert not findings.all, f"\n{findings}"


@pytest.mark.parametrize("labels", [False, True], ids=["pictures", "labels"])
def test_on_the_childs_screens(open_page, service, findings, labels):
    service.send("/v1/settings", {"showsLabels": labels}, method="PATCH")
    page = open_page(service, tier=2, viewport=TABLET)
    schemes = ("light",) if labels else ()  # labels are as dark as what stands beside them
    for name, go in screens.CHILD.items():
        go(page)
        findings.look(page, name, *schemes)
    screens.offline(page)
    findings.look(page, "offline", *schemes)


def test_on_a_phone_and_with_larger_text(open_page, service, findings):
    service.send("/v1/settings", {"showsLabels": True}, method="PATCH")
    page = open_page(service, tier=2, viewport={"width": 390, "height": 844})
    findings.look(page, "phone", "light")
    screens.resize(page, **TABLET)
    enlarge(page)
    for name, go in screens.CHILD.items():
        go(page)
        findings.look(page, f"large {name}", "light")


@pytest.mark.parametrize("part", range(3))
def test_on_the_grown_ups_screens(open_page, service, findings, part):
    for name, (path, go) in list(screens.GROWN_UPS.items())[part::3]:
        page = open_page(service, path, viewport=TABLET)
        go(page)
        findings.look(page, name)
        enlarge(page)
        findings.look(page, f"large {name}", "light")
        page.close()


def test_on_the_gate_and_the_set_up(open_page, service, findings, tmp_path):
    page = open_page(service, "/settings", gate="shut", viewport=TABLET)
    screens.gate(page)
    findings.look(page, "gate")
    fresh = Service(tmp_path, output="silent").start()
    try:
        page = open_page(fresh, tier=None, gate="shut", viewport=TABLET)
        for name, go in (("set-up", screens.setup), ("set-up, code", screens.setup_code)):
            go(page)
            findings.look(page, name)
    finally:
        fresh.stop()
