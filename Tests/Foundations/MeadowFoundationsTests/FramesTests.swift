import MeadowFoundations
import Testing

/// Lengths and places on the frame clock: architecture §3 (48 kHz).
@Suite("Frames")
struct FramesTests {
  @Test(
    "a millisecond is 48 frames", arguments: [(0.0, 0), (1, 48), (0.01, 0), (0.02, 1), (-2, -96)])
  func milliseconds(milliseconds: Double, count: Int) {
    #expect(Frames.milliseconds(milliseconds).count == count)
  }

  @Test("a second is a second in every unit")
  func units() {
    let second = Frames(48_000)
    #expect(second.seconds == 1)
    #expect(second.milliseconds == 1000)
    #expect(second.nanoseconds == 1_000_000_000)
    #expect(Frames.nanoseconds(1_000_000_000) == second)
  }

  @Test("nanoseconds to frames and back lose less than a frame, over a hundred days")
  func longRuns() {
    for day in [0, 1, 100] {
      let nanoseconds = Int64(day) * 86_400 * 1_000_000_000 + 123_456_789
      let frames = Frames.nanoseconds(nanoseconds)
      #expect(abs(frames.nanoseconds - nanoseconds) < 42_000)
      #expect(frames.count / 48_000 == day * 86_400)
    }
  }

  @Test("places and lengths add and subtract")
  func arithmetic() {
    let place = FramePosition(100)
    #expect(place + Frames(20) == FramePosition(120))
    #expect(place - Frames(120) == FramePosition(-20))
    #expect(FramePosition(120) - place == Frames(20))
    #expect(place - FramePosition(120) == Frames(-20))
    #expect(Frames(3) + Frames(4) - Frames(10) == Frames(-3))
    #expect(FramePosition.zero + .zero == FramePosition(0))
  }

  @Test("places and lengths are ordered")
  func order() {
    #expect(Frames(-1) < .zero)
    #expect(FramePosition(99) < FramePosition(100))
    #expect(max(Frames(2), Frames(1)) == Frames(2))
  }

  @Test("milliseconds between two moments are the difference of their nanoseconds")
  func monotonic() {
    let early = MonotonicTime(nanoseconds: 1_000_000)
    let late = MonotonicTime(nanoseconds: 3_500_000)
    #expect(late.milliseconds(since: early) == 2.5)
    #expect(early.milliseconds(since: late) == -2.5)
    #expect(early < late)
    #expect(MonotonicTime.now() <= MonotonicTime.now())
  }
}
