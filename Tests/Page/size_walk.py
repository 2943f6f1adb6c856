"""Walks every screen of Meadow at every size, and finds what lies over something else, is cut, cannot
be scrolled into sight or is too small to touch (document 000, M2-012; requirements, Every size).
What is looked for stands in size_findings.js; `make sizes` walks all of it.

    .ci/sizes                                  all
    .ci/sizes --sizes 390x844 320x568@2        some sizes; @2 is text twice as large
    .ci/sizes --parts places grid              some parts
    .ci/sizes --pictures DIRECTORY             and a picture of each screen that something is wrong with
"""
import argparse
import json
import os
import re
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from patience import drawn
from screens import windowed
from service import Service

FINDINGS = (Path(__file__).parent / "size_findings.js").read_text()
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


class Size(NamedTuple):
    """A window, and how many times as large as usual its reader has text."""
    width: int
    height: int
    text: float = 1

    @classmethod
    def read(cls, words):
        window, _, text = words.partition("@")
        width, height = window.split("x")
        return cls(int(width), int(height), float(text or 1))

    def __str__(self):
        return f"{self.width}x{self.height}" + (f"@{self.text:g}" if self.text != 1 else "")


SIZES = [Size.read(words) for words in (
    "1280x800", "1024x768", "768x1024", "390x844", "844x390", "320x568", "640x400", "2560x1600",
    "1280x800@2", "1024x768@2", "768x1024@2", "390x844@2", "844x390@2", "320x568@2", "2560x1600@2")]

class Finding(NamedTuple):
    screen: str
    size: str
    kind: str
    what: str
    more: str


class Walk:
    """Looks at pages at some sizes, and keeps what it finds."""

    def __init__(self, browser, service, sizes=SIZES, pictures=None):
        self.browser, self.service, self.sizes = browser, service, sizes
        self.pictures = Path(pictures) if pictures else None
        self.findings, self.looks, self.contexts, self.text = [], 0, [], {}

    def open(self, path="/", gate="open", service=None, **options):
        """A page without motion, let through the gate or not, of the walk's service or of another."""
        service = service or self.service
        context = self.browser.new_context(**{
            "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce",
            "service_workers": "block", **options})
        context.set_default_timeout(60_000)
        self.contexts.append(context)
        if gate == "open":
            context.request.post(service.url + "/v1/gate/open", data={"heldMilliseconds": 3000})
        page = context.new_page()
        page.goto(service.url + path)
        page.wait_for_selector("body[data-ready]")
        return page

    def part(self, name, part, is_wanted=True):
        """Goes through a part; one that cannot be gone through is a finding, and the rest goes on."""
        try:
            part(self, is_wanted)
        except (PlaywrightError, AssertionError) as problem:
            self.findings.append(Finding(name, "", "stuck", name, str(problem)[:400]))
        self.close()

    def close(self):
        """Ends the pages that are open."""
        for context in self.contexts:
            context.close()
        self.contexts = []

    def resize(self, page, size):
        """Another window, other letters, once what follows from them was drawn."""
        if self.text.get(page, 1) != size.text:
            self.text[page] = size.text
            page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {
                "standard": round(16 * size.text), "fixed": round(13 * size.text)}})
        if page.viewport_size != {"width": size.width, "height": size.height}:
            windowed(page, size.width, size.height)
        drawn(page)

    def look(self, page, screen, sizes=None, **options):
        """Looks at what `page` shows, at each size; `screen` is how the table calls it."""
        for size in sizes or self.sizes:
            self.resize(page, size)
            self.looks += 1
            found = page.evaluate(f"({FINDINGS})({json.dumps(options)})")
            self.findings += [Finding(screen, str(size), **each) for each in found]
            if found and self.pictures:
                self.pictures.mkdir(parents=True, exist_ok=True)
                name = f"{screen}-{size}".replace("/", "_").replace(" ", "-")
                page.screenshot(path=self.pictures / f"{name}.png")

    def each(self, page, screen, act, **options):
        """The same of what does not stay: `act()` brings it at each size, before it is looked at."""
        for size in self.sizes:
            self.resize(page, size)
            act()
            self.look(page, screen, [size], **options)

    def table(self, first=0):
        """What was found, from the `first` on, the same thing on several screens once."""
        groups = defaultdict(list)
        for finding in self.findings[first:]:
            # The same kind of element, whatever its words.
            groups[finding.kind, re.sub(r"“[^”]*”|(?<=[\w-]) [^+(]*", "", finding.what)].append(finding)
        lines = []
        for (kind, _), group in sorted(groups.items(), key=lambda each: -len(each[1])):
            whats = list(dict.fromkeys(f"{each.what}  ({each.more})" for each in group))
            sizes = sorted({finding.size for finding in group})
            screens = list(dict.fromkeys(finding.screen for finding in group))
            lines.append(f"{kind:<9}{len(group):>5}  " + f"\n{'':16}".join(whats[:3]) + "\n"
                         f"{'':16}{' '.join(sizes)}  on {', '.join(screens[:4])}"
                         + (f" and {len(screens) - 4} more" if len(screens) > 4 else ""))
        return "\n".join(lines)


def parts():
    """The parts of Meadow, by name."""
    import size_asides
    import size_grown_ups
    import size_screens
    return {**size_screens.PARTS, **size_asides.PARTS, **size_grown_ups.PARTS}


def main():
    reader = argparse.ArgumentParser(description="Walks every screen of Meadow at every size.")
    reader.add_argument("--sizes", nargs="+", type=Size.read, default=SIZES)
    reader.add_argument("--parts", nargs="+", choices=list(parts()), default=list(parts()))
    reader.add_argument("--pictures")
    wanted = reader.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        service = Service(data, output="silent").start()
        walk = Walk(browser, service, wanted.sizes, wanted.pictures)
        try:
            for name, part in parts().items():
                # The first is what makes a child known, whether it is looked at or not.
                if name in wanted.parts or name == "setup":
                    began, looks, found = time.monotonic(), walk.looks, len(walk.findings)
                    walk.part(name, part, is_wanted=name in wanted.parts)
                    print(f"{name}: {walk.looks - looks} looks, {time.monotonic() - began:.0f} s, "
                          f"{len(walk.findings) - found} findings", flush=True)
                    print(walk.table(found), end="\n" if len(walk.findings) > found else "", flush=True)
        finally:
            service.stop()
            browser.close()
    print(f"{len(walk.findings)} findings in {walk.looks} looks.")
    sys.exit(1 if walk.findings else 0)


if __name__ == "__main__":
    main()
