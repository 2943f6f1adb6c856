"""One conversation in the Wyoming protocol, from the server's side: a line of JSON, more JSON, and bytes."""
import json

CHUNK = 2048  # bytes; as Piper sends


class Talk:
    """What a client says on `reader`, and what it is told on `writer`, two files of bytes.

    `goes_on` is an event: who holds an answer back waits for it."""

    def __init__(self, reader, writer, goes_on, leave):
        self.reader, self.writer, self.goes_on, self.leave = reader, writer, goes_on, leave

    def hear(self):
        """The next message as (type, data), or nothing where the client has gone."""
        line = self.reader.readline()
        if not line.endswith(b"\n"):
            return None
        head = json.loads(line)
        data = self.reader.read(head.get("data_length", 0))
        self.reader.read(head.get("payload_length", 0))
        return head["type"], json.loads(data) if data else head.get("data", {})

    def raw(self, content):
        self.writer.write(content)
        self.writer.flush()

    def tell(self, kind, data=None, payload=b""):
        body = json.dumps(data).encode() if data is not None else b""
        head = {"type": kind, "version": "1.8.0"}
        if body:
            head["data_length"] = len(body)
        if payload:
            head["payload_length"] = len(payload)
        self.raw(json.dumps(head).encode() + b"\n" + body + payload)

    def begin(self, rate, channels=1):
        self.tell("audio-start", {"rate": rate, "width": 2, "channels": channels})

    def sound(self, samples, rate, channels=1):
        content = samples.tobytes()
        for at in range(0, len(content), CHUNK):
            self.tell(
                "audio-chunk", {"rate": rate, "width": 2, "channels": channels}, content[at:at + CHUNK])

    def say(self, samples, rate, channels=1):
        """A whole answer."""
        self.begin(rate, channels)
        self.sound(samples, rate, channels)
        self.tell("audio-stop")
