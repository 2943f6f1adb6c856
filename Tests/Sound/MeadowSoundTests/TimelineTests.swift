import MeadowFoundations
import MeadowSound
import MeadowTestSupport
import Testing

/// The rules of architecture §3 and §4, and of document 000 §06 ("never interrupt a communication act").
@Suite struct TimelineTests {
  let word = Clip.constant(0.5, length: 1_000)

  @Test("a placed clip is heard from its first frame to its last, unchanged")
  func plays() throws {
    var timeline = Timeline()
    let clip = Clip((0..<100).map { Float($0) / 200 })
    let placed = try timeline.place(
      clip, on: .communication, at: FramePosition(50), owner: PlacementOwner(1))
    #expect(placed.start == FramePosition(50) && placed.end == FramePosition(150))
    let heard = timeline.samples(0..<200)
    #expect(difference(heard[50..<150], clip.samples) == nil)
    #expect(isSilent(heard[0..<50]) && isSilent(heard[150...]))
  }

  @Test("a tap cuts off the word before it within the fade, and begins at once")
  func replaces() throws {
    var timeline = Timeline()
    _ = try timeline.place(word, on: .communication, at: .zero, owner: PlacementOwner(1))
    _ = try timeline.place(
      Clip.constant(0.25, length: 500), on: .communication, at: FramePosition(300),
      owner: PlacementOwner(2))
    let heard = timeline.samples(0..<1_000)
    #expect(heard[299] == 0.5)
    #expect(heard[300] == 0.75)
    #expect(heard[300 + 192..<800].allSatisfy { $0 == 0.25 })
    #expect(heard[800...].allSatisfy { $0 == 0 })
  }

  @Test("the fade falls without a step: no two neighbouring frames differ by more than 1 %")
  func fadesSmoothly() throws {
    var timeline = Timeline()
    _ = try timeline.place(
      Clip.constant(0.8, length: 4_000), on: .communication, at: .zero, owner: PlacementOwner(1))
    timeline.fadeOut(owner: PlacementOwner(1), at: FramePosition(100))
    let heard = timeline.samples(0..<400)
    let steps = zip(heard, heard.dropFirst()).map { abs($0 - $1) }
    #expect(steps.max() ?? 1 < 0.8 * 0.01)
    #expect(heard[99] == 0.8 && heard[292...].allSatisfy { $0 == 0 })
  }

  @Test("parts of one utterance follow on and do not cut each other off")
  func appends() throws {
    var timeline = Timeline()
    let owner = PlacementOwner(7)
    let first = try timeline.place(word, on: .communication, at: .zero, owner: owner)
    _ = try timeline.place(word, on: .communication, at: first.end, owner: owner)
    #expect(timeline.samples(0..<2_000).allSatisfy { $0 == 0.5 })
  }

  @Test("a celebration is cut off by a word within one fade")
  func wordBeforeReward() throws {
    var timeline = Timeline()
    let chime = Clip.constant(0.1, length: 40_000)
    _ = try timeline.place(chime, on: .reward, at: .zero, owner: .effects)
    _ = try timeline.place(
      word, on: .communication, at: FramePosition(2_000), owner: PlacementOwner(1))
    let heard = timeline.samples(0..<40_000)
    #expect(heard[1_999] == 0.1)
    #expect(heard[2_192..<3_000].allSatisfy { $0 == 0.5 })
    #expect(heard[3_000...].allSatisfy { $0 == 0 })
  }

  @Test("a celebration is refused while a word sounds, and while a word is due")
  func rewardYields() throws {
    var timeline = Timeline()
    _ = try timeline.place(
      word, on: .communication, at: FramePosition(500), owner: PlacementOwner(1))
    for frame in [0, 500, 1_499] {
      #expect(throws: PlacementRefusal.higherBusSounds) {
        try timeline.place(word, on: .reward, at: FramePosition(frame), owner: .effects)
      }
    }
    _ = try timeline.place(word, on: .reward, at: FramePosition(1_500), owner: .effects)
  }

  @Test("narration waits for narration and yields to a word")
  func narrationQueues() throws {
    var timeline = Timeline()
    _ = try timeline.place(word, on: .narration, at: .zero, owner: PlacementOwner(1))
    let second = try timeline.place(word, on: .narration, at: .zero, owner: PlacementOwner(2))
    #expect(second.start == FramePosition(1_000))
    _ = try timeline.place(
      word, on: .communication, at: FramePosition(200), owner: PlacementOwner(3))
    #expect(timeline.samples(392..<1_200).allSatisfy { $0 == 0.5 })
    #expect(timeline.samples(1_200..<2_000).allSatisfy { $0 == 0 })
  }

  @Test("mute silences reward and feedback, never narration or communication")
  func mutes() throws {
    var timeline = Timeline()
    _ = try timeline.place(word, on: .reward, at: .zero, owner: .effects)
    timeline.setMuted(true, at: FramePosition(100))
    #expect(timeline.samples(292..<1_000).allSatisfy { $0 == 0 })
    for bus in [Bus.reward, .feedback] {
      #expect(throws: PlacementRefusal.muted) {
        try timeline.place(word, on: bus, at: FramePosition(2_000), owner: .effects)
      }
    }
    _ = try timeline.place(
      word, on: .narration, at: FramePosition(2_000), owner: PlacementOwner(1))
    _ = try timeline.place(
      word, on: .communication, at: FramePosition(4_000), owner: PlacementOwner(2))
    #expect(timeline.samples(2_000..<3_000).allSatisfy { $0 == 0.5 })
    #expect(timeline.samples(4_000..<5_000).allSatisfy { $0 == 0.5 })
  }

  @Test("the volume cap applies to every bus and glides")
  func caps() throws {
    var timeline = Timeline()
    _ = try timeline.place(
      Clip.constant(0.5, length: 10_000), on: .communication, at: .zero, owner: PlacementOwner(1))
    timeline.setVolume(Decibels(-20), at: FramePosition(1_000))
    let heard = timeline.samples(0..<10_000)
    #expect(heard[1_000] == 0.5)
    #expect(abs(heard[3_000] - 0.05) < 1e-6)
    #expect(zip(heard, heard.dropFirst()).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test("sounds that add up beyond full scale are held below it")
  func limits() throws {
    var timeline = Timeline()
    let owner = PlacementOwner(1)
    for _ in 0..<3 {
      _ = try timeline.place(
        Clip.constant(0.9, length: 100), on: .communication, at: .zero, owner: owner)
    }
    #expect(timeline.samples(0..<100).allSatisfy { $0 > 0.9 && $0 < 1 })
  }

  @Test("a word is never lost for lack of room: something less important gives way")
  func communicationAlwaysFits() throws {
    var timeline = Timeline()
    for _ in 0..<Timeline.capacity {
      _ = try timeline.place(word, on: .narration, at: .zero, owner: PlacementOwner(1))
    }
    #expect(throws: PlacementRefusal.full) {
      try timeline.place(word, on: .narration, at: .zero, owner: PlacementOwner(1))
    }
    let placed = try timeline.place(
      word, on: .communication, at: FramePosition(10), owner: PlacementOwner(2))
    #expect(placed.start == FramePosition(10) && timeline.slots.count <= Timeline.capacity)
    #expect(timeline.slots.contains { $0.bus == .communication })
  }

  @Test("what was cancelled before it began is never heard")
  func cancelsWhatIsDue() throws {
    var timeline = Timeline()
    _ = try timeline.place(
      word, on: .communication, at: FramePosition(1_000), owner: PlacementOwner(1))
    timeline.fadeOut(owner: PlacementOwner(1), at: FramePosition(500))
    #expect(timeline.samples(0..<3_000).allSatisfy { $0 == 0 })
    #expect(timeline.isSilent(from: FramePosition(500)))
  }
}

extension Timeline {
  /// What is heard in `range`, rendered in one block.
  func samples(_ range: Range<Int>) -> [Float] {
    [Float](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = range.count
      render(
        into: UnsafeMutableBufferPointer(rebasing: buffer[..<count]),
        from: FramePosition(range.lowerBound))
    }
  }
}
