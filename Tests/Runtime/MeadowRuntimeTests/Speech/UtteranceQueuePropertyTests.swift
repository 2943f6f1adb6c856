import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

/// "Nothing cancelled can ever sound" over random interleavings (architecture §4).
@Suite struct UtteranceQueuePropertyTests {
  /// A shell that performs the queue's actions and watches its promises.
  private struct Shell {
    var queue = UtteranceQueue()
    var sounding: Set<UtteranceID> = []
    var ended: Set<UtteranceID> = []
    var preparing: [UtteranceID] = []
    var violation: String?

    mutating func perform(_ actions: [UtteranceQueue.Action]) {
      for action in actions {
        switch action {
        case .prepare(let utterance):
          preparing.append(utterance.id)
          if ended.contains(utterance.id) { violation = "prepared \(utterance.id) after its end" }
        case .play(let id):
          if ended.contains(id) { violation = "played \(id) after its end" }
          sounding.insert(id)
          if sounding.count > 1 { violation = "two voices at once: \(sounding.map(\.number))" }
        case .fadeOut(let id): sounding.remove(id)
        case .finished(let id), .interrupted(let id), .failed(let id, _):
          if !ended.insert(id).inserted { violation = "\(id) ended twice" }
          sounding.remove(id)
        case .renderAhead, .cancel: break
        }
      }
    }
  }

  @Test(
    "10 000 random interleavings: one voice at a time, no cancelled clip, every utterance ends once"
  )
  func interleaves() throws {
    for seed in UInt64(1)...10_000 {
      var random = SeededGenerator(seed: seed)
      if let violation = try Self.play(&random) {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }

  private static func play(_ random: inout SeededGenerator) throws -> String? {
    var shell = Shell()
    var asked = 0
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      // In a replacing edit the old sound is asked to fade in the same breath; the audible overlap
      // is the fade, so the shell performs the fade before it judges.
      var actions = try step(&shell, &asked, &random)
      actions = actions.filter(\.isEnding) + actions.filter { !$0.isEnding }
      shell.perform(actions)
      if let violation = shell.violation { return violation }
    }
    shell.perform(shell.queue.stop())
    let everyone = Set((0..<asked).map { UtteranceID($0 + 1) })
    return shell.ended == everyone && shell.sounding.isEmpty
      ? nil : "not all ended: \(everyone.subtracting(shell.ended).map(\.number))"
  }

  private static func step(
    _ shell: inout Shell, _ asked: inout Int, _ random: inout SeededGenerator
  ) throws -> [UtteranceQueue.Action] {
    let anyID = UtteranceID(Int.random(in: 1...max(1, asked), using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4:
      asked += 1
      let source = SpeechSource.allCases.randomElement(using: &random) ?? .word
      let policy = InterruptionPolicy.allCases.randomElement(using: &random) ?? .replace
      return shell.queue.request(
        try UtteranceQueueTests.utterance(asked, source), policy: policy)
    case 4..<7:
      let id = shell.preparing.randomElement(using: &random) ?? anyID
      return shell.queue.clipReady(id, isWhole: Bool.random(using: &random))
    case 7: return shell.queue.partReady(anyID, isLast: Bool.random(using: &random))
    case 8: return shell.queue.clipFailed(anyID, reason: "none")
    case 9: return shell.queue.soundEnded(shell.sounding.first ?? anyID)
    case 10: return shell.queue.outputLost()
    default: return shell.queue.stop()
    }
  }
}

extension UtteranceQueue.Action {
  fileprivate var isEnding: Bool {
    switch self {
    case .fadeOut, .finished, .interrupted, .failed, .cancel: true
    case .prepare, .renderAhead, .play: false
    }
  }
}
