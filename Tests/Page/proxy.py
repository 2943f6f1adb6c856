"""A real nginx in front of Meadow, configured by the very lines that the README tells families to use."""
import base64
import contextlib
import hashlib
import re
import shutil
import socket
import subprocess

from service import ROOT

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
SNIPPET = re.compile(r"```nginx\n(.*?)```", re.S)
# As many connections as Debian's nginx has: each request of a page that comes over HTTP/2 has one to the service.
FRAME = """daemon off; pid {here}/nginx.pid; error_log {here}/error.log; worker_processes 1;
events {{ worker_connections 768; }}
http {{
  access_log off;
  client_body_temp_path {here}/body; proxy_temp_path {here}/proxy;
  fastcgi_temp_path {here}/fastcgi; uwsgi_temp_path {here}/uwsgi; scgi_temp_path {here}/scgi;
{server}}}
"""


class Proxy:
    """nginx with TLS and a certificate of its own for meadow.home, before the service on `port`."""

    def __init__(self, here, port):
        self.here, self.port = here, free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-nodes", "-days", "2", "-subj", "/CN=meadow.home",
             "-addext", "subjectAltName=DNS:meadow.home",
             "-keyout", here / "meadow.home.key", "-out", here / "meadow.home.crt"],
            check=True, capture_output=True)
        server = SNIPPET.search((ROOT / "README.md").read_text())[1]
        for documented, here_instead in (
                ("127.0.0.1:8080", f"127.0.0.1:{port}"), ("/etc/ssl/", f"{here}/"),
                ("listen 443", f"listen 127.0.0.1:{self.port}")):
            assert documented in server, f"the README's nginx has no {documented}"
            server = server.replace(documented, here_instead)
        (here / "nginx.conf").write_text(FRAME.format(here=here, server=server))

    @property
    def fingerprint(self):
        """By what a browser may be told to trust the certificate: its key's SHA-256, in base64."""
        key = subprocess.run(
            ["openssl", "x509", "-in", self.here / "meadow.home.crt", "-pubkey", "-noout"],
            check=True, capture_output=True, text=True).stdout
        body = "".join(line for line in key.splitlines() if not line.startswith("-"))
        return base64.b64encode(hashlib.sha256(base64.b64decode(body)).digest()).decode()

    def start(self):
        self.process = subprocess.Popen(
            [NGINX, "-p", self.here, "-c", self.here / "nginx.conf", "-e", self.here / "error.log"])
        while not self._listens():
            with contextlib.suppress(subprocess.TimeoutExpired):
                ended = self.process.wait(0.02)
                raise AssertionError(f"{ended}: {(self.here / 'error.log').read_text()[-2000:]}")
        return self

    def _listens(self):
        with socket.socket() as caller:
            return caller.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self):
        self.process.terminate()
        self.process.wait(60)


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
