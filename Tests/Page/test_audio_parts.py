"""The parts of the Browser output, each alone, in the browser that runs them (architecture §3)."""
import pytest


@pytest.fixture
def run(open_page, service):
    """Runs a module's body in the page with the named audio part as `part`."""
    page = open_page(service, "/lab")

    def run(part, body):
        return page.evaluate(
            f"async () => {{ const part = await import('/page/js/audio/{part}'); {body} }}")
    return run


MESSAGES = """
  const message = (from, now, samples) => {
    const bytes = new ArrayBuffer(24 + samples.length * 4);
    const view = new DataView(bytes);
    view.setBigInt64(0, BigInt(from), true);
    view.setBigInt64(8, BigInt(now), true);
    view.setUint32(16, samples.length, true);
    samples.forEach((sample, i) => view.setFloat32(24 + i * 4, sample, true));
    return new Uint8Array(bytes);
  };
"""


@pytest.mark.parametrize("cut", [1, 3, 7, 24, 25, 1000])
def test_messages_cut_anywhere_arrive_whole(run, cut):
    got = run("messages.js", MESSAGES + f"""
      const all = [message(2 ** 40 + 5, -3, [0.5, -0.25]), message(7, 8, []),
        message(9, 2 ** 33, Array.from({{ length: 480 }}, (_, i) => i))];
      const bytes = new Uint8Array(all.flatMap((one) => [...one]));
      const parser = new part.MessageParser();
      const got = [];
      for (let at = 0; at < bytes.length; at += {cut}) {{
        parser.push(bytes.subarray(at, at + {cut}), ({{ from, now, samples }}) =>
          got.push([from, now, samples.length, samples[samples.length - 1] ?? null]));
      }}
      return got;""")
    assert got == [[2**40 + 5, -3, 2, -0.25], [7, 8, 0, None], [9, 2**33, 480, 479]]


def test_nonsense_in_the_stream_is_refused_and_not_swallowed(run):
    assert run("messages.js", """
      try { new part.MessageParser().push(new Uint8Array(24).fill(255), () => {}); return "taken"; }
      catch (error) { return error.name; }""") == "RangeError"


def test_a_later_message_overwrites_and_tells_the_first_frame_that_changed(run):
    assert run("frame-ring.js", """
      const ring = new part.FrameRing();
      const base = 2 ** 41 + 123;
      const first = ring.write(base, new Float32Array(100).fill(0.25));
      const same = ring.write(base + 50, new Float32Array(100).fill(0.25));
      const other = ring.write(base + 40, new Float32Array([0.25, 0.25, 0.75]));
      return [first, same, other - base, ring.at(base + 42), ring.end - base, ring.has(base + 150)];
      """) == [None, None, 42, 0.75, 150, False]


def test_the_ring_forgets_what_is_older_than_it_holds(run):
    assert run("frame-ring.js", """
      const ring = new part.FrameRing();
      for (let i = 0; i < 200; i++) ring.write(i * 480, new Float32Array(480).fill(i / 256));
      const held = ring.end - ring.start;
      return [ring.has(0), ring.has(200 * 480 - 1), ring.at(199 * 480) * 256, held];
      """) == [False, True, 199, 65536]


def test_a_jump_of_the_services_clock_starts_the_ring_anew(run):
    assert run("frame-ring.js", """
      const ring = new part.FrameRing();
      ring.write(1000000, new Float32Array(480).fill(1));
      ring.write(500, new Float32Array(480).fill(0.5));
      return [ring.has(1000000), ring.start, ring.end];""") == [False, 500, 980]


def test_the_head_trusts_the_message_that_was_delayed_least(run):
    assert run("play-head.js", """
      const head = new part.PlayHead();
      const delays = [300, 40, 500, 96, 40, 700];
      delays.forEach((delay, i) => head.hear(10000 + i * 480 - delay, i * 480));
      return head.target;""") == 10000 - 40 - 720


def test_the_lag_grows_with_trouble_up_to_40_ms_and_shrinks_after_calm(run):
    assert run("play-head.js", """
      const head = new part.PlayHead();
      const lags = [head.lag / 48];
      head.troubled(0); lags.push(head.lag / 48);
      for (let i = 0; i < 20; i++) head.troubled(0);
      lags.push(head.lag / 48);
      head.calm(48 * 9000); lags.push(head.lag / 48);
      head.calm(48 * 10001); lags.push(head.lag / 48);
      return lags;""") == [15, 19, 40, 40, 39]


def test_a_small_error_waits_for_silence_and_a_large_one_does_not(run):
    assert run("play-head.js", """
      const head = new part.PlayHead();
      head.hear(10000, 0);
      const verdicts = [head.verdict];
      head.hear(10050, 0); verdicts.push(head.verdict);
      head.hear(10500, 0); verdicts.push(head.verdict);
      head.hear(14000, 0); verdicts.push(head.verdict);
      return verdicts;""") == ["stay", "stay", "silently", "now"]


def test_old_arrivals_are_forgotten_so_that_drifting_clocks_are_followed(run):
    assert run("play-head.js", """
      const head = new part.PlayHead();
      head.hear(10000, 0);
      for (let t = 48000; t <= 4 * 48000; t += 480) head.hear(9000 + t, t);
      return head.target + head.lag;""") == 9000


def test_the_lag_covers_the_spread_of_arrivals_before_anything_comes_too_late(run):
    assert run("play-head.js", """
      const head = new part.PlayHead();
      for (let t = 0; t < 48000; t += 480) head.hear(10000 + t - (t % 960 ? 1200 : 0), t);
      return head.lag / 48;""") == 26
