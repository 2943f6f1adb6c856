"""Six hundred connections that ask half or nothing keep no child from speaking."""
import contextlib
import resource
import socket
import time
from urllib.parse import urlsplit

import requests

CROWD = 600


def test_taps_are_served_beside_six_hundred_half_open_connections(url):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    host, port = urlsplit(url).hostname, urlsplit(url).port
    child = requests.Session()
    with contextlib.ExitStack() as crowd:
        sockets = []
        for number in range(CROWD):
            sockets.append(crowd.enter_context(socket.create_connection((host, port), timeout=60)))
            if number % 2:
                sockets[-1].sendall(b"POST /v1/taps HTTP/1.1\r\nHost: 127.0.0.1\r\nConte")
            if number % 20 == 0:
                assert child.post(url + "/v1/taps", json={"word": "more"}, timeout=60).ok
        took = []
        for _ in range(50):
            begin = time.monotonic()
            assert requests.post(url + "/v1/taps", json={"word": "more"}, timeout=60).ok  # a new connection
            took.append(time.monotonic() - begin)
        assert sorted(took)[len(took) // 2] < 0.1, took
        # All of them are closed, not one by one as others come: nobody comes any more.
        for each in sockets:
            each.settimeout(120)
            with contextlib.suppress(ConnectionResetError):
                while each.recv(4096):
                    pass
        assert child.post(url + "/v1/taps", json={"word": "more"}, timeout=60).ok
