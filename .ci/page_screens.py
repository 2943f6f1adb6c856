"""Pictures of every screen of Meadow; run by .ci/screens.

The service is a private one with a child called Mia, two years and a half old, who has some words of her
family's own and a day of touches behind her. Everything is taken in an order of its own, with nothing moving
and nothing that goes by the clock but the days of Insight, so that the same program gives the same pictures.

    .ci/screens                            all, many hundred pictures, half an hour
    .ci/screens board grown-ups            some parts, of those below
    .ci/screens scene settings-sound       some screens of the parts board and grown-ups, by name
    .ci/screens places --looks phone dark  some looks
    .ci/screens places --tiers 1           some tiers
    .ci/screens learning --looks phone     early maths: every format of a lesson, facts, progress, who plays
    .ci/screens --keep                     and the few that README.md shows are made anew

A part's pictures are called after it; a look's name is at the end, of all but the tablet in light.
"""
import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Page"))
import learn_screens  # noqa: E402
import screens  # noqa: E402
import size_screens as walks  # noqa: E402
from fact_hands import know  # noqa: E402
from learn_family import practised  # noqa: E402
from playwright.sync_api import expect, sync_playwright  # noqa: E402
from service import Service  # noqa: E402

OUT, KEPT = ROOT / "screens", ROOT / "samples/screens"
TABLET = {"viewport": {"width": 1180, "height": 820}, "color_scheme": "light"}


def size(width, height):
    return {**TABLET, "viewport": {"width": width, "height": height}}


#: How a screen is looked at: windows, night, what a reader has set.
LOOKS = {
    "tablet": TABLET, "dark": {**TABLET, "color_scheme": "dark"}, "upright": size(820, 1180),
    "phone": size(390, 844), "phone-lying": size(844, 390), "small-phone": size(320, 568),
    "desk": size(2560, 1600), "contrast": {**TABLET, "contrast": "more"},
    "forced-colours": {**TABLET, "forced_colors": "active"},
}
#: Inside things, and behind rows of settings, what differs between these differs everywhere.
FEW_LOOKS = ("tablet", "dark", "phone")
TIERS = (1, 2, 3)
README = ["offers", "inside", "grid", "tray-dark", "setup", "settings", "insight"]
READY = "body[data-ready=true]"
#: Every picture that is shown has come, the scene is painted, and nothing moves any more.
AT_REST = """() => document.readyState === "complete" && document.fonts.status === "loaded"
  && [...document.querySelectorAll("#scene:not([hidden]) .place-view")].every((place) =>
    place.classList.contains("painted"))
  && [...document.images].every((image) => image.complete || !image.checkVisibility())
  && !document.querySelector("#grown-ups:not([hidden]) [aria-busy=true], .place-view[aria-hidden]")
  && document.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect?.getComputedTiming().endTime === Infinity)"""
DRAWN = """new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() =>
  requestAnimationFrame(() => setTimeout(drawn)))))"""


# A family's photo, as far as a picture can stand for one: somebody in a garden.
PORTRAIT = """async ([hair, shirt]) => {
  const canvas = new OffscreenCanvas(320, 320);
  const pen = canvas.getContext("2d");
  const ellipse = (colour, ...shape) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(...shape, 0, 0, 7);
    pen.fill();
  };
  const light = pen.createLinearGradient(0, 0, 0, 320);
  light.addColorStop(0, "#cfe8f5");
  light.addColorStop(1, "#a9cf8e");
  pen.fillStyle = light;
  pen.fillRect(0, 0, 320, 320);
  ellipse(hair, 160, 128, 92, 96);
  ellipse(shirt, 160, 330, 130, 110);
  ellipse("#e9b896", 160, 150, 68, 80);
  ellipse("#5a3d2b", 136, 142, 7, 9);
  ellipse("#5a3d2b", 184, 142, 7, 9);
  pen.strokeStyle = "#a3503f";
  pen.lineWidth = 7;
  pen.lineCap = "round";
  pen.beginPath();
  pen.arc(160, 164, 30, 0.5, 2.6);
  pen.stroke();
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
}"""
FAMILY = [("people", "Grandma", "👵", ("#cfcfd6", "#b56a9a")),
          ("people", "Uncle Joe", "👨", ("#6b4a2f", "#4b7fd6")), ("things", "blankie", "🧣", None)]


def furnish(service, page):
    """Mia, her family's words, and a day of touches."""
    service.reset(tier=2)
    for group, word, emoji, colours in FAMILY:
        made = service.send("/v1/words", {"text": word, "group": group, "emoji": emoji})
        if colours:
            portrait = bytes(page.evaluate(PORTRAIT, colours))
            service.request(f"/v1/words/{made['id']}/photo", portrait, "PUT").close()
    for word in ["more", "milk", "banana", "more", "go", "up", "help", "juice", "cookie", "eat"]:
        said = service.send("/v1/taps", {"word": word, "scene": "kitchen"})
        if said["followUps"] and word in ("milk", "banana", "cookie"):
            service.send("/v1/taps", {"followUp": said["followUps"][0]["id"]})
    for scene in ("playroom", "bedroom", "kitchen"):
        service.send("/v1/navigation", {"scene": scene})
    service.send("/v1/message", {"action": "clear"})
    # Nothing goes by itself while a slow machine takes pictures, and no scene glows by the clock.
    service.send("/v1/settings", {"bubbleSeconds": 60, "traySeconds": 30, "celebrations": "off",
                                  "routineGlow": False}, method="PATCH")


class Camera:
    """Takes pictures in pages of its own, in the looks and of the screens that are wanted."""

    def __init__(self, browser, looks, tiers, names):
        self.browser, self.looks, self.tiers, self.names = browser, looks, tiers, names
        self.count = 0

    def wants(self, name, look):
        return look in self.looks and (not self.names or name in self.names)

    def page(self, service, path, look, is_gate_open=True, before=lambda page: None):
        context = self.browser.new_context(
            reduced_motion="reduce", service_workers="block", **LOOKS[look])
        if is_gate_open:
            context.request.post(service.url + "/v1/gate/open", data={"heldMilliseconds": 3000})
        page = context.new_page()
        before(page)
        page.goto(service.url + path)
        return page

    def take(self, page, name, look):
        """A picture of what `page` shows, once it is there."""
        page.wait_for_function(AT_REST)
        page.evaluate(DRAWN)
        file = name + ("" if look == "tablet" else f"-{look}")
        page.screenshot(path=OUT / f"{file}.png", animations="disabled", caret="hide")
        self.count += 1
        print(f"screens/{file}.png", flush=True)


# The child's screen.
def board(camera, service):
    """A child's way through the kitchen, screen by screen."""
    service.choose(2)
    for look in LOOKS:
        for name, bring in screens.CHILD.items():
            if not camera.wants(name, look):
                continue
            ready(service)
            page = child(camera, service, look)
            bring(page)
            camera.take(page, name, look)
            page.context.close()
    ready(service)


def ready(service, scene="kitchen", mode="scene"):
    """At home in a scene, nothing open, nothing said."""
    for move in ({"overlay": "none"}, {"scene": scene}, {"home": True}, {"mode": mode}):
        service.send("/v1/navigation", move)
    service.send("/v1/avatar", {"open": False})
    service.send("/v1/message", {"action": "clear"})


def child(camera, service, look):
    page = camera.page(service, "/", look)
    page.wait_for_selector(READY, state="attached")
    return page


def at_tiers(camera, service):
    """(tier, look, page): the child's screen at every tier that is wanted, in every look."""
    for tier in camera.tiers:
        service.choose(tier)
        for look in LOOKS:
            if look not in camera.looks:
                continue
            ready(service)
            page = child(camera, service, look)
            yield tier, look, page
            page.context.close()
    service.choose(2)
    ready(service)


def shows(page, place):
    expect(page.locator("body")).to_have_attribute("data-shown", place)


def places(camera, service):
    """Every scene at every tier: its picture, its grid and the tray of feelings."""
    for tier, look, page in at_tiers(camera, service):
        for scene in walks.SCENES:
            ready(service, scene)
            shows(page, f"{scene}/scene")
            camera.take(page, f"tier-{tier}-{scene}-picture", look)
            service.send("/v1/avatar", {"open": True})
            page.wait_for_selector("#tray .feeling")
            camera.take(page, f"tier-{tier}-{scene}-tray", look)
            ready(service, scene, mode="grid")
            page.wait_for_selector("#tray .feeling", state="hidden")
            page.locator("body[data-mode=grid] #grid .word:visible").first.wait_for()
            shows(page, f"{scene}/grid")
            camera.take(page, f"tier-{tier}-{scene}-grid", look)


def folders(camera, service):
    """Every folder of core words at every tier, by its door or its tab."""
    for tier, look, page in at_tiers(camera, service):
        for at in range(page.locator("#cells .group").count()):
            page.locator("#cells .group").nth(at).click()
            page.wait_for_selector("#category .word")
            tabs = page.locator("#category .tab:visible")
            for tab in range(max(1, tabs.count())):
                if tabs.count():
                    tabs.nth(tab).click()
                    expect(tabs.nth(tab)).to_have_attribute("aria-pressed", "true")
                name = page.locator("#category").get_attribute("aria-label").lower().replace(" ", "-")
                camera.take(page, f"tier-{tier}-folder-{name}", look)
            service.send("/v1/navigation", {"overlay": "none"})
            page.wait_for_selector("#category", state="hidden")


def insides(camera, service):
    """Everything that opens, open, at every tier; in a few looks."""
    few = Camera(camera.browser, [look for look in camera.looks if look in FEW_LOOKS], camera.tiers, [])
    for tier, look, page in at_tiers(few, service):
        for scene in walks.SCENES:
            for path in list(walks.paths(service, scene))[1:]:
                ready(service, scene)
                for step in path:
                    service.send("/v1/navigation", {"open": step})
                shows(page, "/".join([scene, *path, "scene"]))
                few.take(page, "-".join([f"tier-{tier}", scene, *path]), look)
    camera.count += few.count


# The grown-ups' side.
def grown_ups(camera, service):
    """Every page and every group of settings, and the gate and a Meadow that is away."""
    for look in LOOKS:
        for name, (path, bring) in screens.GROWN_UPS.items():
            if camera.wants(name, look):
                page = camera.page(service, path, look)
                bring(page)
                camera.take(page, name, look)
                page.context.close()
        for name, bring in (("gate", screens.gate), ("offline", screens.offline)):
            if camera.wants(name, look):
                page = camera.page(service, "/settings" if name == "gate" else "/", look, name != "gate")
                bring(page)
                camera.take(page, name, look)
                page.context.close()


def panels(camera, service):
    """Every screen behind the settings, as the page itself lists them; in a few looks."""
    page = camera.page(service, "/settings", "tablet")
    page.wait_for_selector("#grown-ups .group-tile")
    behind = [path for path in screens.panels(page) if path and path not in screens.GROUPS]
    page.context.close()
    for look in (look for look in FEW_LOOKS if look in camera.looks):
        for path in behind:
            page = camera.page(service, f"/settings#{path}", look)
            screens.group(page)
            if path.startswith("vocabulary/"):
                page.locator(".pick-word").first.wait_for()
            camera.take(page, f"settings-{path.replace('/', '-')}", look)
            page.context.close()


def first_minute(camera, _):
    """A family's set-up; a Meadow of its own."""
    for look in LOOKS:
        if not any(camera.wants(name, look) for name in ("setup", "setup-code")):
            continue
        with tempfile.TemporaryDirectory() as data:
            service = Service(data, output="silent").start()
            page = camera.page(service, "/", look, is_gate_open=False)
            for name, bring in (("setup", screens.setup), ("setup-code", screens.setup_code)):
                bring(page)
                if camera.wants(name, look):
                    camera.take(page, name, look)
            page.context.close()
            service.stop()


# Early maths.
def learning(camera, _):
    """The map, a lesson in every format, facts, the minute, progress, the recap, who plays and Insight; a Meadow of its
    own, whose child knows enough for the minute."""
    with tempfile.TemporaryDirectory() as data:
        service = Service(data, output="silent").start()
        service.reset(tier=2)
        learn_screens.open_parts(service)
        know(service)
        service.send("/v1/children", {"name": "Ben", "ageMonths": 60, "modules": ["facts"]})
        service.send("/v1/learning/mute", {"isMuted": True})  # what is read out is lit, whenever it comes to that
        for look in (look for look in LOOKS if look in camera.looks):
            page = child(camera, service, look)
            for name in learn_screens.of_child(page, service):
                if name == "minute":  # its bar moves for a minute
                    page.evaluate("for (const each of document.getAnimations()) each.cancel()")
                camera.take(page, f"learn-{name}", look)
            page.context.close()
            for name, (path, arrives) in learn_screens.OF_GROWN_UPS.items():
                page = camera.page(service, path, look, before=lambda page: page.route(
                    "**/v1/learning/family", lambda route: route.fulfill(
                        json={"children": [practised("Mia"), practised("Ben", 2)]})))
                arrives(page)
                camera.take(page, f"learn-{name}", look)
                page.context.close()
        service.stop()


PARTS = {"board": board, "places": places, "folders": folders, "insides": insides,
         "grown-ups": grown_ups, "panels": panels, "first-minute": first_minute, "learning": learning}
#: Which part a screen is in that can be asked for by its name.
SCREENS = {**{name: "board" for name in screens.CHILD}, **{name: "grown-ups" for name in screens.GROWN_UPS},
           "gate": "grown-ups", "offline": "grown-ups", "setup": "first-minute", "setup-code": "first-minute"}


def keep(browser):
    """The README's: half as large, as WebP, which Chromium itself writes."""
    KEPT.mkdir(parents=True, exist_ok=True)
    page = browser.new_page()
    for name in README:
        data = (OUT / f"{name}.png").read_bytes()
        small = page.evaluate("""async (bytes) => {
          const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          const [width, height] = [picture.width, picture.height].map((n) => Math.round(n * 0.75));
          const canvas = new OffscreenCanvas(width, height);
          const pen = canvas.getContext("2d");
          pen.imageSmoothingQuality = "high";
          pen.drawImage(picture, 0, 0, width, height);
          const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
          return [...new Uint8Array(await blob.arrayBuffer())]; }""", list(data))
        (KEPT / f"{name}.webp").write_bytes(bytes(small))
        print(f"samples/screens/{name}.webp, {len(small) / 1000:.0f} kB", flush=True)


def main():
    reader = argparse.ArgumentParser(description="Takes pictures of every screen of Meadow.")
    reader.add_argument("wanted", nargs="*", metavar="PART or SCREEN",
                        help=f"parts ({', '.join(PARTS)}) or screens ({', '.join(SCREENS)}); all otherwise")
    reader.add_argument("--looks", nargs="+", choices=list(LOOKS), default=list(LOOKS))
    reader.add_argument("--tiers", nargs="+", type=int, choices=TIERS, default=list(TIERS))
    reader.add_argument("--keep", action="store_true", help="make the README's anew, too")
    asked = reader.parse_args()
    if unknown := [name for name in asked.wanted if name not in {**PARTS, **SCREENS}]:
        reader.error(f"there is no part and no screen called {', '.join(unknown)}")
    names = [name for name in asked.wanted if name in SCREENS]
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        service = Service(data, output="silent").start()
        try:
            furnish(service, browser.new_page())
            count = 0
            for name, part in PARTS.items():
                its = [each for each in names if SCREENS[each] == name]
                if asked.wanted and name not in asked.wanted and not its:
                    continue
                camera = Camera(browser, asked.looks, asked.tiers, [] if name in asked.wanted else its)
                part(camera, service)
                print(f"{name}: {camera.count} pictures", flush=True)
                count += camera.count
            if asked.keep:
                keep(browser)
        finally:
            service.stop()
            browser.close()
    print(f"{count} pictures in {OUT}")


if __name__ == "__main__":
    main()
