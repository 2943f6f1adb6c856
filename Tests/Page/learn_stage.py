"""The stage of what a child learns: a Meadow of its own and hands on its screen. A test file says what is open for its
child and whose hands these are: MODULES = ["facts"], HANDS = FactHands; and perhaps which Meadow it has, such as
SERVICE = MovedService."""
import pytest

from service import Service

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def home(tmp_path):
    """A Meadow of its own, for families in which children come and go."""
    service = Service(tmp_path, output="silent").start()
    service.reset()
    yield service
    service.stop()


@pytest.fixture
def own(request, tmp_path):
    """A Meadow of its own, so that a child begins at the beginning, and it can be ended."""
    kind = getattr(request.module, "SERVICE", Service)
    service = kind(tmp_path, output="silent").start()
    service.reset()
    service.send("/v1/profile", {"modules": request.module.MODULES}, method="PATCH")
    yield service
    service.stop()


@pytest.fixture
def hands(request, own, open_page):
    """hands(…): on the child's screen of a child for whom parts are open."""
    kind = request.module.HANDS

    def hands(**options):
        options = {"viewport": PHONE, **kind.LOOK, **options}
        return kind(open_page(own, has_touch=True, **options), own)
    return hands


@pytest.fixture
def lesson(own, hands):
    """lesson("ks6.1", …): hands in that lesson."""
    def lesson(name, **options):
        ours = hands(**options)
        own.send("/v1/learning/lesson", {"lesson": name})
        ours.enter(".learn-lesson[data-item]")
        return ours
    return lesson
