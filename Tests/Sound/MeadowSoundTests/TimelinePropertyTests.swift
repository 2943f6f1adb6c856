import CAllocationCount
import MeadowFoundations
import MeadowSound
import MeadowTestSupport
import Testing

/// The timeline's promises over random schedules (architecture §3, §4).
@Suite struct TimelinePropertyTests {
  /// Each bus sounds at a level of its own, so that a frame tells which buses are audible in it.
  private static let levels: [Bus: Float] = [
    .reward: 0.001, .feedback: 0.01, .narration: 0.1, .communication: 0.4,
  ]

  private enum Step {
    case place(Bus, frame: Int, length: Int)
    case stop(frame: Int)
    case mute(Bool, frame: Int)
  }

  private static func schedule(_ random: inout SeededGenerator) -> [Step] {
    var frame = 0
    return (0..<Int.random(in: 2...12, using: &random)).map { _ in
      frame += Int.random(in: 0...600, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: return .stop(frame: frame)
      case 1: return .mute(Bool.random(using: &random), frame: frame)
      default:
        return .place(
          Bus.allCases.randomElement(using: &random) ?? .reward, frame: frame,
          length: Int.random(in: 1...1_500, using: &random))
      }
    }
  }

  /// The timeline after a schedule; refused placements leave no trace on it.
  private static func run(_ steps: [Step]) -> Timeline {
    var timeline = Timeline()
    for (number, step) in steps.enumerated() {
      switch step {
      case .place(let bus, let frame, let length):
        let owner = bus >= .narration ? PlacementOwner(number) : .effects
        let clip = Clip.constant(levels[bus] ?? 0, length: length)
        _ = try? timeline.place(clip, on: bus, at: FramePosition(frame), owner: owner)
      case .stop(let frame):
        for owner in 0..<number {
          timeline.fadeOut(owner: PlacementOwner(owner), at: FramePosition(frame))
        }
      case .mute(let muted, let frame): timeline.setMuted(muted, at: FramePosition(frame))
      }
    }
    return timeline
  }

  @Test(
    "in 10 000 random schedules no lower bus is audible once a higher one has sounded for the fade")
  func higherBusesPreempt() {
    for seed in UInt64(1)...10_000 {
      var random = SeededGenerator(seed: seed)
      let timeline = Self.run(Self.schedule(&random))
      if let frame = Self.firstViolation(timeline) {
        Issue.record("seed \(seed): a lower bus is audible at frame \(frame)")
        return
      }
    }
  }

  /// The first frame in which a bus sounds though a higher one has sounded for the fade length.
  private static func firstViolation(_ timeline: Timeline) -> Int? {
    for higher in timeline.slots {
      let settled = higher.start.frame + Timeline.fade.count
      for lower in timeline.slots where lower.bus < higher.bus {
        let overlap =
          max(
            settled, lower.start.frame)..<max(
            settled, lower.start.frame, min(higher.end.frame, lower.end.frame))
        if let frame = overlap.first { return frame }
      }
    }
    return nil
  }

  @Test("what is heard agrees: in 1 000 random schedules the rendered frames hold no lower bus")
  func renderedFramesAgree() {
    for seed in UInt64(20_001)...21_000 {
      var random = SeededGenerator(seed: seed)
      let timeline = Self.run(Self.schedule(&random))
      let heard = timeline.samples(0..<10_000)
      for slot in timeline.slots where slot.bus == .communication {
        let settled = slot.start.frame + Timeline.fade.count
        guard settled < slot.end.frame - Timeline.fade.count else { continue }
        for frame in settled..<(slot.end.frame - Timeline.fade.count) {
          let words = timeline.slots.filter { $0.bus == .communication && $0.start.frame <= frame }
          guard words.allSatisfy({ $0.end.frame <= frame || $0.start == slot.start }) else { break }
          guard heard[frame] == 0.4 else {
            Issue.record("seed \(seed): frame \(frame) is \(heard[frame]), not the word alone")
            return
          }
        }
      }
    }
  }

  @Test("any range rendered twice, in any block sizes, gives the same samples")
  func rendersPurely() {
    for seed in UInt64(30_001)...31_000 {
      var random = SeededGenerator(seed: seed)
      let timeline = Self.run(Self.schedule(&random))
      let whole = timeline.samples(0..<6_000)
      var pieced: [Float] = []
      while pieced.count < 6_000 {
        let length = min(6_000 - pieced.count, Int.random(in: 1...700, using: &random))
        pieced += timeline.samples(pieced.count..<pieced.count + length)
      }
      guard whole == pieced else {
        Issue.record("seed \(seed): the blocks differ from the whole")
        return
      }
    }
  }

  @Test("10 000 renders allocate nothing")
  func rendersWithoutAllocating() throws {
    var timeline = Timeline()
    for number in 0..<8 {
      _ = try timeline.place(
        Clip.constant(0.1, length: 100_000), on: .narration, at: .zero,
        owner: PlacementOwner(number))
    }
    _ = try timeline.place(
      Clip.constant(0.1, length: 300_000), on: .communication, at: FramePosition(200_000),
      owner: PlacementOwner(99))
    let block = UnsafeMutableBufferPointer<Float>.allocate(capacity: 480)
    defer { block.deallocate() }
    allocation_count_begin()
    for index in 0..<10_000 { timeline.render(into: block, from: FramePosition(index * 50)) }
    #expect(allocation_count_end() == 0)
    allocation_count_begin()
    withExtendedLifetime(Clip.constant(1, length: 10)) {}
    #expect(allocation_count_end() > 0, "the counter itself counts")
  }
}
