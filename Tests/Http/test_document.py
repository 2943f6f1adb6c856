"""docs/http.md: every line that begins with `$` is run, and what it prints is held to what stands there."""
import base64
import re
import subprocess
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs/http.md").read_text()
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
DESCRIPTION = yaml.safe_load((ROOT / "Sources/Service/Resources/openapi.yaml").read_text())


def examples():
    """Commands and what is written under each, in the order of the page."""
    found = []
    for block in re.findall(r"(?:^ {4,6}.*\n|^\n(?= {4}))+", DOCUMENT, re.M):
        for line in block.splitlines():
            line = line.strip()
            if line.startswith("$ "):
                found.append((line[2:], []))
            elif found and "|" not in line[:1]:
                found[-1][1].append(line)
    return [(command, "\n".join(lines).strip()) for command, lines in found]


def matches(expected, text):
    """Whether `text` is what was expected, where `…` is anything and white space counts little."""
    parts = [re.escape(re.sub(r"\s+", " ", part)) for part in expected.split("…")]
    return re.fullmatch(".*?".join(parts), re.sub(r"\s+", " ", text).strip(), re.S)


def test_every_example_prints_what_stands_there(url, tmp_path):
    (tmp_path / "photo.png").write_bytes(PICTURE)
    wrong = []
    for command, expected in examples():
        line = command.replace("localhost:8080", url.removeprefix("http://")).replace("curl ", "curl -sS ")
        done = subprocess.run(["bash", "-c", line], cwd=tmp_path, capture_output=True, text=True, timeout=120)
        if not matches(expected, done.stdout):
            wrong.append(f"$ {command}\nstands: {expected}\nprints: {done.stdout[:600]}{done.stderr[:300]}")
    assert not wrong, "\n\n".join(wrong)


def test_every_route_has_an_example():
    lines = [command for command, _ in examples()]
    missing = []
    for path, methods in DESCRIPTION["paths"].items():
        if methods.get("get", {}).get("tags") == ["page"]:
            continue
        pattern = re.sub(r"\{\w+\}", r"\\w+", path) + r"(['?\s]|$)"
        for method in set(methods) & {"get", "put", "post", "patch", "delete"}:
            if not any(re.search("8080" + pattern, line) and verb(line) == method for line in lines):
                missing.append(f"{method.upper()} {path}")
    assert not missing


def verb(line):
    """The method that a line of curl uses."""
    if given := re.search(r"-X (\w+)", line):
        return given[1].lower()
    return "put" if " -T " in line else "post" if " -d " in line or " --data-binary " in line else "get"

