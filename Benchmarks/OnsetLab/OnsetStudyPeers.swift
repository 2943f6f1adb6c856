import MeadowFoundations
import MeadowSound

extension OnsetStudy {
  /// Lets the command `command` say `texts`, one after the other, and times its start to its sound.
  func peer(_ condition: OnsetCondition, _ command: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    var found = ConditionFindings(condition)
    defer { findings.conditions.append(found) }
    report(Progress(condition: condition, done: 0, of: texts.count))
    guard let first = ChildProcess(command, ["yes"]) else {
      return found.note = "\(command) is not installed"
    }
    // the first one is not counted: it may have to start a daemon
    _ = onset(of: first, from: MonotonicTime.now(), patience: 4000)
    for (index, text) in texts.enumerated() {
      report(Progress(condition: condition, done: index, of: texts.count))
      let start = MonotonicTime.now()
      guard let speaker = ChildProcess(command, [text]) else { continue }
      guard let heard = onset(of: speaker, from: start, patience: 1500) else {
        found.missing += 1
        continue
      }
      found.samples.append(OnsetSample(text: text, heard: heard))
    }
    if found.samples.isEmpty { found.note = "\(command) is installed but was never heard" }
    report(Progress(condition: condition, done: texts.count, of: texts.count))
  }

  /// Waits for the sound of `speaker` and for its end; returns the onset in ms.
  private func onset(
    of speaker: ChildProcess, from start: MonotonicTime, patience: Int64
  ) -> Double? {
    let limit = start.nanoseconds + patience * 1_000_000
    while MonotonicTime.now().nanoseconds < limit, isQuiet(since: start) { pause(20) }
    pause(500)  // the clock is fitted over what comes before and after
    let span = min(Double(patience), elapsed(since: start) - 20)
    let captured = capture(start, span: span).flatMap { $0.beginsQuiet ? $0 : nil }
    let last = MonotonicTime.now().nanoseconds + 3_000_000_000
    while MonotonicTime.now().nanoseconds < last, !isQuiet(since: before(250)) { pause(30) }
    speaker.end()
    return captured?.onset.map { $0.milliseconds(since: start) }
  }

  private func isQuiet(since time: MonotonicTime) -> Bool {
    let count = Frames.milliseconds(elapsed(since: time)).count
    let end = monitor.end
    guard count > 0, let samples = monitor.read(max(0, end - count)..<end) else { return true }
    return OnsetDetector.firstAudible(in: samples) == nil
  }

  private func elapsed(since time: MonotonicTime) -> Double {
    MonotonicTime.now().milliseconds(since: time)
  }

  private func before(_ milliseconds: Int64) -> MonotonicTime {
    MonotonicTime(nanoseconds: MonotonicTime.now().nanoseconds - milliseconds * 1_000_000)
  }
}
