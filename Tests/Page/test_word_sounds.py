"""A word's sound, seen: drawn, measured and played (requirements 10)."""
from playwright.sync_api import expect

from words_stage import family, heard, siobhan  # noqa: F401


def test_a_and_b_are_drawn_from_their_sounds_beside_each_other(siobhan):
    siobhan.locator(".keep-this").nth(1).click()
    for name in ["A", "B"]:
        view = siobhan.locator(f"#view-{name}")
        expect(view).to_have_attribute("data-state", "whole")
        expect(view.locator(".figures")).to_contain_text("s long, pitch")
        colours = view.locator("canvas").evaluate("""(canvas) => {
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return new Set(new Uint32Array(data.buffer)).size; }""")
        assert colours > 50
    crisp = siobhan.locator("#view-A canvas").evaluate(
        "(canvas) => canvas.width === Math.round(canvas.clientWidth * devicePixelRatio)")
    assert crisp


def test_the_playhead_runs_while_a_sound_plays(siobhan, recorder):
    expect(siobhan.locator("#view-B")).to_have_attribute("data-state", "whole")
    mark = recorder.now
    siobhan.get_by_role("button", name="Play B").click()
    expect(siobhan.locator("#view-B .playhead")).to_be_visible()
    heard(recorder, mark)
    expect(siobhan.locator("#view-B .playhead")).to_be_hidden()
