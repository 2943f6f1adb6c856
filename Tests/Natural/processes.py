"""What Meadow starts, by the ids of its processes."""
import contextlib
import os
import select

from patience import PATIENCE


def children(process):
    """The ids of what a process has started."""
    found = []
    for task in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{task}/children") as file:
            found += map(int, file.read().split())
    return found


@contextlib.contextmanager
def ended(process):
    """Does what stands in the `with`, and checks that the process has ended by then."""
    handle = os.pidfd_open(process)
    try:
        yield
        assert select.select([handle], [], [], PATIENCE)[0], f"{process} goes on"
    finally:
        os.close(handle)
