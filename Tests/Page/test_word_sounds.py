"""A word's sound, seen: drawn, measured and played (requirements 10)."""
from playwright.sync_api import expect

from patience import becomes, was_seen, watch
from words_stage import family, heard, siobhan  # noqa: F401


def test_a_and_b_are_drawn_from_their_sounds_beside_each_other(siobhan):
    siobhan.locator(".keep-this").nth(1).click()
    for name in ["A", "B"]:
        view = siobhan.locator(f"#view-{name}")
        expect(view).to_have_attribute("data-state", "whole")
        expect(view.locator(".figures")).to_contain_text("s long, pitch")
        canvas = view.locator("canvas")
        becomes(siobhan, lambda: canvas.evaluate("""(canvas) => {
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return new Set(new Uint32Array(data.buffer)).size; }"""), lambda colours: colours > 50)
    becomes(siobhan, lambda: siobhan.locator("#view-A canvas").evaluate(
        "(canvas) => canvas.width === Math.round(canvas.clientWidth * devicePixelRatio)"), True)


def test_the_playhead_runs_while_a_sound_plays(siobhan, recorder):
    expect(siobhan.locator("#view-B")).to_have_attribute("data-state", "whole")
    mark = recorder.now
    watch(siobhan, "#view-B .playhead")
    siobhan.get_by_role("button", name="Play B").click()
    was_seen(siobhan, "#view-B .playhead")
    heard(recorder, mark)
    expect(siobhan.locator("#view-B .playhead")).to_be_hidden()
