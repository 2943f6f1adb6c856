"""Pictures of every screen of Meadow; run by .ci/screens.

The service is a private one with a child called Mia, two years and a half old, who has some words of her
family's own and a day of touches behind her. Arguments: names of screens (all of them otherwise), and
--keep to make the few that README.md shows anew.
"""
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Page"))
import screens  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from service import Service  # noqa: E402

OUT, KEPT = ROOT / "screens", ROOT / "samples/screens"
TABLET, UPRIGHT, PHONE = (1180, 820), (820, 1180), (390, 844)
LOOKS = {"": (TABLET, "light"), "-dark": (TABLET, "dark"), "-upright": (UPRIGHT, "light"),
         "-phone": (PHONE, "light")}
MAIN = ("scene", "offers", "grid", "tray", "settings")
README = ["offers", "inside", "grid", "tray-dark", "setup", "settings", "insight"]
READY = "body[data-ready=true]"


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
    service.send("/v1/settings", {"bubbleSeconds": 60, "traySeconds": 30, "celebrations": "off"},
                 method="PATCH")


class Camera:
    """Takes pictures in pages of its own; `wanted` names the screens, or is empty for all."""

    def __init__(self, browser, wanted):
        self.browser, self.wanted = browser, wanted

    def wants(self, name, look):
        if look and name not in MAIN:
            return False
        return not self.wanted or name in self.wanted or name + look in self.wanted

    def page(self, service, path, look, is_gate_open=True):
        (width, height), scheme = LOOKS[look]
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
        if is_gate_open:
            context.request.post(service.url + "/v1/gate/open", data={"heldMilliseconds": 3000})
        page = context.new_page()
        page.goto(service.url + path)
        return page

    def take(self, page, name, look):
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(500)  # pictures that come after the words
        page.screenshot(path=OUT / f"{name}{look}.png")
        print(f"screens/{name}{look}.png", flush=True)


def childs(camera, service):
    for look in LOOKS:
        for name, go in screens.CHILD.items():
            if not camera.wants(name, look):
                continue
            for where in ({"scene": "kitchen"}, {"mode": "scene"}, {"home": True}, {"overlay": "none"}):
                service.send("/v1/navigation", where)
            service.send("/v1/message", {"action": "clear"})
            service.send("/v1/avatar", {"open": False})
            page = camera.page(service, "/", look)
            page.wait_for_selector(READY, state="attached")
            go(page)
            camera.take(page, name, look)
            page.context.close()
    service.send("/v1/navigation", {"mode": "scene"})
    for place in ("bathroom", "bedroom", "playroom", "outdoors"):
        if camera.wants(place, ""):
            service.send("/v1/navigation", {"scene": place})
            page = camera.page(service, "/", "")
            screens.scene(page)
            camera.take(page, place, "")
            page.context.close()
    service.send("/v1/navigation", {"scene": "kitchen"})


def grown_ups(camera, service):
    for look in LOOKS:
        for name, (path, go) in screens.GROWN_UPS.items():
            if camera.wants(name, look):
                page = camera.page(service, path, look)
                go(page)
                camera.take(page, name, look)
                page.context.close()
    for name, go in (("gate", screens.gate), ("offline", screens.offline)):
        if camera.wants(name, ""):
            page = camera.page(service, "/settings" if name == "gate" else "/", "", name != "gate")
            go(page)
            camera.take(page, name, "")
            page.context.close()


def first_minute(camera):
    if not any(camera.wants(name, "") for name in ("setup", "setup-code")):
        return
    with tempfile.TemporaryDirectory() as data:
        service = Service(data, output="silent").start()
        page = camera.page(service, "/", "", is_gate_open=False)
        for name, go in (("setup", screens.setup), ("setup-code", screens.setup_code)):
            go(page)
            camera.take(page, name, "")
        page.context.close()
        service.stop()


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
    wanted = [name for name in sys.argv[1:] if not name.startswith("-")]
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        camera = Camera(browser, wanted)
        service = Service(data, output="silent").start()
        try:
            furnish(service, browser.new_page())
            childs(camera, service)
            grown_ups(camera, service)
            first_minute(camera)
            if "--keep" in sys.argv:
                keep(browser)
        finally:
            service.stop()
            browser.close()


if __name__ == "__main__":
    main()
