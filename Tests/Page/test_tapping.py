"""A tap speaks and is seen (document 000 §07 and M2-005, M2-006; spec README 13)."""
import pytest
from playwright.sync_api import expect

from fingers import TOUCH, Fingers, in_order
from recorder import LOUD, RATE, alike, found

COLLECT = """() => new Promise((resolve) => {
  window.told = [];
  const source = new EventSource("/v1/events");
  for (const kind of ["started", "finished", "interrupted"]) {
    source.addEventListener("utterance." + kind,
      (event) => window.told.push({ kind, ...JSON.parse(event.data) }));
  }
  source.onopen = resolve;
  const { fetch } = window;
  window.unanswered = 0;
  window.fetch = async (...all) => {
    window.unanswered += 1;
    try { return await fetch(...all); } finally { window.unanswered -= 1; }
  };
})"""


LONG = "I want to go outside and play with the big red ball"
SAY = """(phrase) => fetch("/v1/taps", { method: "POST",
  headers: { "content-type": "application/json" }, body: JSON.stringify({ phrase }) })"""


def started(page, last):
    """What began to be said since COLLECT, in order: `last` is said then, and comes after all of it."""
    # Requests that are under way at once have connections of their own: the last leaves by itself.
    page.wait_for_function("() => window.unanswered === 0")
    page.evaluate(SAY, last)
    page.wait_for_function(
        "(last) => told.some((t) => t.kind === 'started' && t.text === last)", arg=last)
    said = [told["text"] for told in page.evaluate("told") if told["kind"] == "started"]
    assert said.pop() == last
    return said


def core(page, word):
    """The word's tile in the core word bar."""
    return page.locator(f'#core-bar .word[data-word="{word}"]').first


def test_a_tap_on_a_word_is_heard_at_the_sink_and_silence_was_before_it(board, recorder, tap):
    recorder.wait(0.3)
    mark = recorder.now
    assert recorder.peak(mark - RATE // 4, mark) < LOUD
    tap(board, "more")
    first, last = recorder.word(mark)
    assert 0.15 < (last - first) / RATE < 1.5


def test_enter_and_space_speak_when_the_key_goes_down(board, recorder):
    for key in ["Enter", "Space"]:
        core(board, "go").focus()
        mark = recorder.now
        board.keyboard.down(key)
        recorder.word(mark)
        board.keyboard.up(key)


def test_a_held_key_speaks_once(board):
    board.evaluate(COLLECT)
    core(board, "go").focus()
    for _ in range(5):
        board.keyboard.down("Enter")  # from the second on, Playwright marks it as a repeat
    board.keyboard.up("Enter")
    assert started(board, "help") == ["go"]


def test_stop_silences_at_once_by_button_and_by_escape(board, service, recorder):
    for stop in [lambda: board.locator("#stop").click(), lambda: board.keyboard.press("Escape")]:
        recorder.end(recorder.now, quiet=0.2)
        mark = recorder.now
        board.evaluate(SAY, LONG)
        first = recorder.onset(mark)
        recorder.wait_until(first + RATE // 4)
        stop()
        stopped = recorder.now
        assert recorder.end(first) < stopped + RATE // 10
        expect(board.locator("#message")).to_have_attribute("data-state", "said")


TAP_IN_TIME = """(words) => new Promise((resolve) => {
  const touch = TOUCH;
  words.forEach((word, i) => setTimeout(() => {
    touch(document.querySelector(`#cells .word[data-word="${word}"]`));
    if (i === words.length - 1) resolve();
  }, i * 200));
})""".replace("TOUCH", TOUCH)


def test_ten_taps_in_two_seconds_start_ten_times_and_the_last_word_is_heard_whole(
        board, recorder, tap):
    mark = recorder.now
    tap(board, "all done")
    first, last = recorder.word(mark)
    alone = recorder.samples[first:last]
    board.evaluate(COLLECT)
    words = ["go", "more", "help", "stop", "eat", "want", "play", "open", "drink", "all done"]
    board.evaluate("performance.clearResourceTimings()")
    mark = recorder.now
    board.evaluate(TAP_IN_TIME, words)
    board.wait_for_function(
        "() => told.at(-1)?.kind === 'finished' && told.filter((t) => t.kind === 'started').length === 10")
    end = recorder.last_loud(mark)
    told = board.evaluate("told")
    in_order(board, [t["text"] for t in told if t["kind"] == "started"], words)
    assert [t["kind"] for t in told].count("interrupted") + \
        [t["kind"] for t in told].count("finished") == 10
    # The word before it fades out under its beginning.
    start = found(alone, recorder.samples, near=end - len(alone))
    assert alike(alone, recorder.samples[start:start + len(alone)]) > 0.97


def test_every_repeated_tap_speaks_again(board, tap):
    board.evaluate(COLLECT)
    for _ in range(3):
        tap(board, "more")
    assert started(board, "help") == ["more"] * 3


PULSE_SEEN = """(word) => new Promise((resolve) => {
  const tile = document.querySelector(`#cells .word[data-word="${word}"]`);
  const look = () => ({
    pulses: tile.getAnimations({ subtree: true }).filter((a) => a.currentTime < 100).length,
    scale: new DOMMatrix(getComputedStyle(tile).transform).a,
    ring: Number(getComputedStyle(tile, "::after").opacity),
  });
  (TOUCH)(tile);
  requestAnimationFrame(() => resolve(look()));
})""".replace("TOUCH", TOUCH)


@pytest.mark.live
def test_the_pulse_is_there_in_the_next_frame_and_anew_at_each_tap(board):
    for _ in range(3):
        seen = board.evaluate(PULSE_SEEN, "more")
        assert seen["pulses"] == 2
        assert seen["ring"] > 0.9
        assert seen["scale"] < 0.97


@pytest.mark.live
def test_who_wants_less_motion_gets_a_ring_and_nothing_moves(open_page, service):
    page = open_page(service, reduced_motion="reduce")
    seen = page.evaluate(PULSE_SEEN, "more")
    assert seen["ring"] > 0.9
    assert seen["scale"] == 1


def test_two_fingers_on_two_words_speak_both(open_page, service):
    page = open_page(service, has_touch=True)
    page.evaluate(COLLECT)
    fingers = Fingers(page)
    # The second comes once the first is heard: fingers that land in one moment are a palm.
    for finger, word in enumerate(["more", "go"]):
        fingers.touch(core(page, word), finger)
        page.wait_for_function("(count) => told.filter((t) => t.kind === 'started').length > count", arg=finger)
    for finger in range(2):
        fingers.lift(finger)
    assert started(page, "help") == ["more", "go"]


def test_a_finger_speaks_when_it_goes_down_not_when_it_comes_up(board, recorder):
    box = core(board, "more").bounding_box()
    board.mouse.move(box["x"] + 20, box["y"] + 20)
    mark = recorder.now
    board.mouse.down()
    recorder.word(mark)
    board.mouse.up()
