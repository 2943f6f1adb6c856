import MeadowFoundations
import MeadowSound
import Testing

/// The clock that edits and PipeWire's graph share, in virtual time.
@Suite("What PipeWire takes")
struct TakenMixTests {
  private static func at(_ milliseconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: Int64(milliseconds * 1_000_000))
  }

  private static let clip = PulseRig.tone(440, milliseconds: 3_000)

  /// Places the clip at `milliseconds`.
  private static func place(
    in mix: inout PipeWireMix, at milliseconds: Double
  ) throws -> (Placement, OutputClock) {
    let clock = mix.beginEdit(at: at(milliseconds))
    let placement = try mix.timeline.place(
      clip, on: .communication, at: clock.now, owner: PlacementOwner(Int(milliseconds)))
    let isChanged = mix.endEdit(at: at(milliseconds))
    #expect(isChanged)
    return (placement, clock)
  }

  /// Takes cycles of 128 frames from `first` to `last` milliseconds.
  private static func run(_ mix: inout PipeWireMix, from first: Double, to last: Double) {
    for start in stride(from: first, to: last, by: 128.0 / 48) { _ = mix.take(128, at: at(start)) }
  }

  @Test("an edit begins with the first frame that was not taken, and leaves with the next cycle")
  func beginsWithNext() throws {
    var mix = PipeWireMix(at: Self.at(0))
    let first = mix.take(128, at: Self.at(10))
    #expect(first.frame == 0)
    let second = mix.take(128, at: Self.at(10 + 128.0 / 48))
    #expect(second.frame == 128)
    let (placement, clock) = try Self.place(in: &mix, at: 13)
    #expect(placement.start.frame == 256)
    #expect(abs(clock.moment.milliseconds(since: Self.at(10 + 256.0 / 48))) < 0.001)
    let third = mix.take(128, at: Self.at(10 + 256.0 / 48))
    #expect(third.frame == 256)
  }

  @Test("a cycle that was missed is counted, a longer quantum and a pause are not")
  func countsUnderruns() {
    var mix = PipeWireMix(at: Self.at(0))
    Self.run(&mix, from: 0, to: 100)
    #expect(mix.underruns == 0)
    _ = mix.take(128, at: Self.at(107))
    #expect(mix.underruns == 1)
    _ = mix.take(512, at: Self.at(107 + 128.0 / 48))
    // The first of the shorter ones lasts as long as those before it.
    _ = mix.take(128, at: Self.at(107 + 640.0 / 48))
    _ = mix.take(128, at: Self.at(107 + 1_152.0 / 48))
    #expect(mix.underruns == 1)
    _ = mix.take(128, at: Self.at(107 + 1_664.0 / 48))
    #expect(mix.underruns == 2)
    mix.freeze(at: Self.at(150))
    _ = mix.take(128, at: Self.at(190))
    #expect(mix.underruns == 2)
  }

  @Test("a cycle that only began late is none that was missed: the graph's clock says which")
  func countsByTheGraphsClock() {
    var mix = PipeWireMix(at: Self.at(0))
    _ = mix.take(128, at: Self.at(0), tick: 1_000)
    _ = mix.take(128, at: Self.at(5), tick: 1_128)
    #expect(mix.underruns == 0)
    // In time by the machine's clock, but the graph has gone on without it.
    _ = mix.take(128, at: Self.at(7), tick: 1_384)
    #expect(mix.underruns == 1)
  }

  @Test("a tap while there is no sink is heard whole if one comes within half a second")
  func keepsFresh() throws {
    var mix = PipeWireMix(at: Self.at(0))
    Self.run(&mix, from: 0, to: 100)
    mix.freeze(at: Self.at(100))
    let (placement, clock) = try Self.place(in: &mix, at: 5_000)
    #expect(clock.moment == Self.at(5_000))
    let taken = mix.take(128, at: Self.at(5_400))
    #expect(taken == placement.start)
    #expect(!mix.timeline.isSilent(from: placement.start))
  }

  @Test("what waited longer than half a second is never heard, whoever comes after it")
  func dropsStale() throws {
    var mix = PipeWireMix(at: Self.at(0))
    Self.run(&mix, from: 0, to: 100)
    _ = try Self.place(in: &mix, at: 100)
    mix.freeze(at: Self.at(110))
    _ = mix.take(128, at: Self.at(700))
    #expect(mix.timeline.isSilent(from: .zero))
    #expect(mix.timeline.epoch == 1)

    _ = try Self.place(in: &mix, at: 701)
    mix.freeze(at: Self.at(710))
    let (fresh, _) = try Self.place(in: &mix, at: 1_500)
    #expect(fresh.epoch == 2)
    #expect(mix.timeline.slots.count == 1)
  }

  @Test("a blink of the sink costs no word: it goes on where it stood")
  func survivesBlink() throws {
    var mix = PipeWireMix(at: Self.at(0))
    Self.run(&mix, from: 0, to: 100)
    let (placement, _) = try Self.place(in: &mix, at: 100)
    Self.run(&mix, from: 100, to: 200)
    let next = mix.next
    mix.freeze(at: Self.at(200))
    let taken = mix.take(128, at: Self.at(600))
    #expect(taken.frame == next)
    #expect(mix.timeline.epoch == placement.epoch)
  }

  @Test("a graph that stands still without a word is a pause, too")
  func noticesStandstill() throws {
    var mix = PipeWireMix(at: Self.at(0))
    Self.run(&mix, from: 0, to: 100)
    _ = try Self.place(in: &mix, at: 100)
    let (_, clock) = try Self.place(in: &mix, at: 900)
    #expect(clock.now.frame == mix.next)
    #expect(mix.timeline.epoch == 1)
    _ = mix.take(128, at: Self.at(950))
    #expect(mix.underruns == 0)
  }

  @Test("a lost daemon takes with it what was placed")
  func losesAll() throws {
    var mix = PipeWireMix(at: Self.at(0))
    Self.run(&mix, from: 0, to: 100)
    _ = try Self.place(in: &mix, at: 100)
    mix.lose(at: Self.at(120))
    #expect(mix.timeline.isSilent(from: .zero))
    #expect(mix.timeline.epoch == 1)
  }

  @Test("idle is when nothing sounds and nothing was changed for the span")
  func knowsIdle() throws {
    var mix = PipeWireMix(at: Self.at(0))
    Self.run(&mix, from: 0, to: 100)
    #expect(!mix.isIdle(for: 1_000_000_000, at: Self.at(1_000)))
    #expect(mix.isIdle(for: 1_000_000_000, at: Self.at(1_001)))
    _ = try Self.place(in: &mix, at: 1_001)
    #expect(!mix.isIdle(for: 1_000_000_000, at: Self.at(2_500)))
  }
}
