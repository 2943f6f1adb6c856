"""The live service against openapi.yaml: Schemathesis, inside the gate and outside; and the stream."""
import functools
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import jsonschema_rs
import pytest
import requests
import yaml

HERE = Path(__file__).parent
SEED = os.environ.get("SEED", "11")
EXAMPLES = os.environ.get("EXAMPLES", "8")


def run(url, gate, phases):
    """Runs Schemathesis with all its checks; what it finds is printed, with a curl line for each."""
    command = [
        str(Path(sys.executable).with_name("st")), "--config-file", "schemathesis.toml", "run",
        url + "/openapi.yaml", "--url", url, "--checks", "all", "--phases", phases, "--seed", SEED,
        "--max-examples", EXAMPLES, "--generation-database", "none", "--no-color",
        # It never ends; test_stream listens to it.
        "--exclude-path", "/v1/events",
    ]
    environment = {**os.environ, "MEADOW_URL": url, "MEADOW_GATE": gate}
    done = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2000:]


def test_whoever_has_opened_the_gate_is_answered_as_described(url):
    run(url, "open", "examples,coverage,fuzzing,stateful")


def test_whoever_has_not_is_answered_as_described(url):
    run(url, "shut", "examples,fuzzing")


@functools.cache
def description(url):
    """The description as it is served."""
    return yaml.safe_load(requests.get(f"{url}/openapi.yaml", timeout=60).text)


def schema(url, name, event):
    """The schema of the data of `event`, with all that it refers to."""
    return {"$ref": f"#/components/schemas/{name}/properties/{event}", "components": description(url)["components"]}


def events(answer, wanted):
    """Name and data of the events of a stream, until all that are `wanted` have come."""
    name, missing, end = None, set(wanted), time.monotonic() + 60
    for line in answer.iter_lines(decode_unicode=True):
        if line.startswith("event: "):
            name = line.removeprefix("event: ")
        elif line.startswith("data: "):
            missing.discard(name)
            yield name, json.loads(line.removeprefix("data: "))
        if not missing and not line:
            return
        assert time.monotonic() < end, f"these did not come: {missing}"


def test_events_are_as_described(url):
    session = requests.Session()
    stream = requests.get(url + "/v1/events", stream=True, timeout=60)
    stream.encoding = "utf-8"

    def send(path, body, method="POST"):
        answer = session.request(method, url + path, json=body, timeout=60)
        assert answer.ok, answer.text

    send("/v1/gate/open", {"heldMilliseconds": 3000})
    send("/v1/profile", {"name": "Mia", "ageMonths": 30}, "PATCH")
    send("/v1/settings", {"rate": 0.9}, "PATCH")
    send("/v1/taps", {"word": "banana", "scene": "kitchen"})
    send("/v1/taps", {"word": "more"})
    send("/v1/navigation", {"open": "fridge"})
    send("/v1/avatar", {"open": True})
    send("/v1/companion", {"action": "start"})
    send("/v1/words", {"group": "people", "text": "Siobhán"})
    send("/v1/message", {"action": "clear"})
    send("/v1/children", {"name": "Ben"})
    send("/v1/children/active", {"id": 2}, "PUT")
    send("/v1/gate/close", {})
    wanted = [
        "output", "settings", "gate", "profile", "utterance.started", "utterance.interrupted", "followUps",
        "bubble", "navigation", "avatar", "companion", "words", "children", "onset",
    ]
    for name, data in events(stream, wanted):
        jsonschema_rs.validate(schema(url, "Event", name), data)


def test_what_a_setting_takes_stands_in_the_catalogue_alone(url):
    served = description(url)
    lying = yaml.safe_load((HERE / "../../Sources/Service/Resources/openapi.yaml").read_text())
    taken, empty = (whole["components"]["schemas"]["SettingsChange"].pop("properties") for whole in (served, lying))
    entries = requests.get(f"{url}/v1/settings/schema", timeout=60).json()["settings"]
    assert list(taken) == [entry["key"] for entry in entries] and empty == {}
    assert served == lying, "all else is served as it lies in the tree"


@pytest.mark.parametrize("path", ["/", "/page/shell/board.js", "/page/kit/base.css", "/v1/symbols", "/openapi.yaml"])
def test_what_is_packed_is_what_is_sent_plain(url, path):
    plain = requests.get(f"{url}{path}", headers={"Accept-Encoding": "identity"}, timeout=60)
    packed = requests.get(f"{url}{path}", headers={"Accept-Encoding": "gzip"}, timeout=60)
    assert packed.headers["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain.headers
    assert packed.content == plain.content and int(packed.headers["Content-Length"]) < len(plain.content) / 2


def test_what_has_not_changed_is_not_sent_again(url):
    tag = requests.get(f"{url}/openapi.yaml", timeout=60).headers["ETag"]
    assert requests.get(f"{url}/openapi.yaml", headers={"If-None-Match": tag}, timeout=60).status_code == 304
