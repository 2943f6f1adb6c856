import MeadowFoundations

extension LearningInput {
  /// Whether it changes what is kept.
  var isKept: Bool {
    switch self {
    case .facts, .lesson, .mute, .controls: true
    case .replay, .say, .moved, .screen: false
    }
  }

  /// Whether it is read also where narration is off: somebody asked for it.
  var isToBeHeard: Bool {
    switch self {
    case .replay, .say: true
    case .facts, .lesson, .mute, .controls, .moved, .screen: false
    }
  }
}

extension LearnerCourse {
  /// Takes a step of the log again; what followed from it was said and told then.
  mutating func replay(_ record: LearningRecord) {
    let isSpeaking = record.isSpeaking ?? false
    switch record.step {
    case .speaking, .restarted: break
    case .input, .tick, .scanning:
      if self.isSpeaking != isSpeaking { _ = speak(isSpeaking, on: record.day, at: record.at) }
    }
    switch record.step {
    case .input(let input):
      do throws(InputProblem) { _ = try handle(input, on: record.day, at: record.at) } catch {}
    case .speaking(let isSpeaking): _ = speak(isSpeaking, on: record.day, at: record.at)
    case .tick: _ = tick(on: record.day, at: record.at)
    case .scanning(let isScanning): _ = scan(isScanning, on: record.day, at: record.at)
    case .restarted: restart(on: record.day, at: record.at)
    }
  }
}
