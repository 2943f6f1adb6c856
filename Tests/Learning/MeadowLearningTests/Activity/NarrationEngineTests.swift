import MeadowFoundations
import MeadowLearning
import Testing

/// Reading lines out (learning §4 Narration, AC16, K19, U6, U7).
@Suite struct NarrationEngineTests {
  static let me = Speaker.activity("learning")
  static let lines = ["One.", "Two.", "Three."].map { NarrationLine($0) }

  @Test("lines come one at a time, with a quarter of a second between them, and end once")
  func inOrder() {
    var (engine, now) = (NarrationEngine(for: "learning"), MonotonicTime(nanoseconds: 0))
    #expect(engine.start(Self.lines, at: now) == [.read(Self.lines[0])])
    for (number, line) in Self.lines.enumerated() {
      #expect(engine.line == line && engine.deadline == nil)
      #expect(engine.heard(nil, at: now) == [])
      #expect(engine.heard(Self.me, at: now) == [])
      now = now.later(by: 1)
      if number == 2 {
        #expect(engine.heard(nil, at: now) == [.ended])
      } else {
        #expect(engine.heard(nil, at: now) == [])
        #expect(engine.deadline == now.later(by: 0.25))
        #expect(engine.tick(at: now.later(by: 0.249)) == [])
        now = now.later(by: 0.25)
        #expect(engine.tick(at: now) == [.read(Self.lines[number + 1])])
      }
    }
    #expect(engine.line == nil && !engine.isReading && engine.deadline == nil)
    #expect(engine.heard(nil, at: now) == [] && engine.tick(at: now) == [])
  }

  @Test(
    "another's words cut a line, which is said again 700 ms after the last of them",
    arguments: [Speaker.child, .activity("talk")])
  func cut(other: Speaker) {
    var (engine, now) = (NarrationEngine(for: "learning"), MonotonicTime(nanoseconds: 0))
    _ = engine.start(Self.lines, at: now)
    _ = engine.heard(Self.me, at: now)
    for _ in 0..<3 {
      #expect(engine.heard(other, at: now) == [])
      #expect(engine.deadline == nil && engine.line == Self.lines[0])
      now = now.later(by: 2)
      #expect(engine.heard(nil, at: now) == [])
      #expect(engine.deadline == now.later(by: 0.7))
      now = now.later(by: 0.6)
      #expect(engine.tick(at: now) == [])
    }
    now = now.later(by: 0.1)
    #expect(engine.tick(at: now) == [.read(Self.lines[0])])
    _ = engine.heard(Self.me, at: now)
    #expect(engine.heard(nil, at: now) == [])
    #expect(engine.tick(at: now.later(by: 0.25)) == [.read(Self.lines[1])])
  }

  @Test("a line that had to wait for a child's word is said once, when its turn comes")
  func waited() {
    var (engine, now) = (NarrationEngine(for: "learning"), MonotonicTime(nanoseconds: 0))
    _ = engine.start(Self.lines, at: now)
    _ = engine.heard(.child, at: now)
    #expect(engine.heard(Self.me, at: now) == [])
    now = now.later(by: 1)
    #expect(engine.heard(nil, at: now) == [])
    #expect(engine.tick(at: now.later(by: 0.25)) == [.read(Self.lines[1])])
    _ = engine.heard(.child, at: now)
    _ = engine.heard(nil, at: now)
    _ = engine.heard(Self.me, at: now.later(by: 0.3))
    #expect(engine.tick(at: now.later(by: 5)) == [])
  }

  @Test("what is stopped is quiet at once and never goes on; what is replaced gives way")
  func stopped() {
    var (engine, now) = (NarrationEngine(for: "learning"), MonotonicTime(nanoseconds: 0))
    #expect(engine.stop() == [])
    _ = engine.start(Self.lines, at: now)
    _ = engine.heard(Self.me, at: now)
    #expect(engine.stop() == [.quiet] && engine.stop() == [])
    #expect(engine.heard(nil, at: now) == [] && engine.line == nil)
    now = now.later(by: 5)
    #expect(engine.tick(at: now) == [])
    _ = engine.start(Self.lines, at: now)
    let other = [NarrationLine("Other.")]
    #expect(engine.start(other, at: now) == [.quiet, .read(other[0])])
    _ = engine.heard(nil, at: now)
    _ = engine.heard(Self.me, at: now)
    #expect(engine.heard(nil, at: now) == [.ended])
    #expect(engine.start([], at: now) == [.ended])
    _ = engine.start(Self.lines, at: now)
    #expect(engine.start([], at: now) == [.quiet, .ended])
  }

  @Test("a chime has 300 ms for itself; a child that speaks meanwhile goes first, as always")
  func chime() {
    var (engine, now) = (NarrationEngine(for: "learning"), MonotonicTime(nanoseconds: 0))
    #expect(engine.start(Self.lines, afterChime: true, at: now) == [])
    #expect(engine.isReading && engine.tick(at: now.later(by: 0.29)) == [])
    now = now.later(by: 0.3)
    #expect(engine.deadline == now && engine.tick(at: now) == [.read(Self.lines[0])])
    #expect(engine.start(Self.lines, afterChime: true, at: now) == [.quiet])
    _ = engine.heard(.child, at: now)
    #expect(engine.tick(at: now.later(by: 1)) == [])
    _ = engine.heard(nil, at: now.later(by: 1))
    #expect(engine.tick(at: now.later(by: 1.7)) == [.read(Self.lines[0])])
    #expect(engine.start([], afterChime: true, at: now) == [.quiet, .ended])
  }

  /// The runtime's side: one line sounds or waits, a child's word goes first.
  private struct Voice {
    var sounding: NarrationLine?
    var waiting: NarrationLine?
    var other: Speaker?
    var speaker: Speaker? { other ?? (sounding == nil ? nil : NarrationEngineTests.me) }

    /// A word is said: what sounds is cut, what waits waits on.
    mutating func begins(_ speaker: Speaker) {
      other = speaker
      sounding = nil
    }

    mutating func ends() {
      if other != nil {
        other = nil
        (sounding, waiting) = (waiting, nil)
      } else {
        sounding = nil
      }
    }
  }

  @Test("in 10 000 interleavings there is never a second line at once, and none is lost")
  func interleavings() {
    for seed in UInt64(1)...10_000 {
      let problem = Self.interleave(seed)
      #expect(problem == nil, "seed \(seed): \(problem ?? "")")
    }
  }

  /// What went wrong in the interleaving of `seed`, or nil.
  private static func interleave(_ seed: UInt64) -> String? {
    var chance = Chance(seed: seed)
    var (engine, voice) = (NarrationEngine(for: "learning"), Voice())
    var now = MonotonicTime(nanoseconds: 0)
    var due: [NarrationLine] = []
    var count = 0
    var problem: String?

    func follow(_ effects: [NarrationEngine.Effect]) {
      for effect in effects {
        switch effect {
        case .quiet:
          let before = voice.speaker
          (voice.sounding, voice.waiting) = (nil, nil)
          if voice.speaker != before { follow(engine.heard(voice.speaker, at: now)) }
        case .read(let line):
          if voice.sounding != nil || voice.waiting != nil { problem = "two lines at once" }
          if due.first != line { problem = "\(line.text) is not the next line" }
          if voice.other != nil {
            voice.waiting = line
          } else {
            voice.sounding = line
            follow(engine.heard(me, at: now))
          }
        case .ended:
          if !due.isEmpty { problem = "it ended before its end" }
        }
      }
    }

    func tell(_ change: (inout Voice) -> Void) {
      let before = voice.speaker
      change(&voice)
      if voice.speaker != before { follow(engine.heard(voice.speaker, at: now)) }
    }

    func step() {
      now = now.later(by: Double(chance.index(below: 500)) / 1000)
      if let moment = engine.deadline, moment <= now { follow(engine.tick(at: now)) }
      switch chance.index(below: 12) {
      case 0:
        count += 1
        due = (0...chance.index(below: 3)).map { NarrationLine("\(count) \($0)") }
        follow(engine.start(due, afterChime: chance.happens(0.3), at: now))
      case 1 where chance.happens(0.3):
        due = []
        follow(engine.stop())
      case 2, 3:
        let speaker = chance.happens(0.7) ? Speaker.child : .activity("talk")
        tell { $0.begins(speaker) }
      case 4, 5: if voice.other != nil { tell { $0.ends() } }
      case 6: follow(engine.tick(at: now))
      default:
        guard voice.other == nil, let line = voice.sounding else { return }
        if due.first != line { problem = "what sounds is not due" }
        due.removeFirst()
        tell { $0.ends() }
      }
    }

    for _ in 0..<60 { step() }
    // All fall silent: what was begun is read to its end.
    for _ in 0..<40 where !due.isEmpty {
      now = now.later(by: 1)
      if voice.other != nil {
        tell { $0.ends() }
      } else if voice.sounding != nil {
        due.removeFirst()
        tell { $0.ends() }
      } else {
        follow(engine.tick(at: now))
      }
    }
    return problem ?? (due.isEmpty && !engine.isReading ? nil : "\(due.count) lines were lost")
  }
}
