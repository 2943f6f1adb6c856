import MeadowClient
import MeadowFoundations
import MeadowSound

extension OnsetStudy {
  /// What a word is tapped into.
  private enum Before: CaseIterable { case silence, word, narration }

  /// A word, what it was tapped into and what was recorded.
  private struct Entry {
    var before: Before
    var old, new: String
    var second: SentRequest
    var capture: OnsetCapture?
  }

  /// Taps `count` words each into silence, 120–200 ms into another word and as far into the prompt of a
  /// lesson, in turn: talk beside learning, and alone.
  func narration(_ count: Int, _ sayings: inout Sayings) throws(OnsetStudyError) {
    guard count > 0 else { return }
    var found: [OnsetCondition: ConditionFindings] = [:]
    for condition in [OnsetCondition.quietWord, .newWord, .oldWord, .narratedWord, .narration] {
      found[condition] = ConditionFindings(condition)
    }
    if let prompt = try longPrompt() {
      var long: [String] = []
      for word in words where try clip(of: word).count > Frames.milliseconds(330).count {
        long.append(word)
      }
      for batch in stride(from: 0, to: count, by: 25) {
        report(Progress(condition: .narratedWord, done: batch, of: count))
        for entry in entries(min(25, count - batch), prompt, long, &sayings) {
          try add(entry, &found)
        }
      }
    } else {
      found[.narratedWord]?.note = "no lesson reads a sentence that is long enough to be cut off"
    }
    report(Progress(condition: .narratedWord, done: count, of: count))
    findings.conditions += found.values.sorted { $0.condition.rawValue < $1.condition.rawValue }
  }

  /// Opens a lesson and returns the first sentence that its item is asked by.
  private func longPrompt() throws(OnsetStudyError) -> String? {
    let lessons = MeasuredLessons(host: configuration.host, port: configuration.port)
    for name in ["ks2.2", "ks6.2", "gs6.2", "gs11.2"] {
      guard let begun = try lessons.give(#""do":"lesson","lesson":"\#(name)""#),
        let text = begun.view.narration?.text
      else { continue }
      pause(1_000)
      try lessons.stop()
      pause(200)
      guard let again = try lessons.give(#""do":"replay""#)?.view.narration?.text else { continue }
      try lessons.stop()
      let clip = try clip(of: text, isNarrated: true)
      if again == text && clip.count > Frames.milliseconds(600).count { return text }
    }
    return nil
  }

  private func entries(
    _ count: Int, _ prompt: String, _ long: [String], _ sayings: inout Sayings
  ) -> [Entry] {
    let schedule = OnsetSchedule(
      count: count * 3, period: 650, jitter: 100, seed: configuration.seed &+ 99)
    let start = MonotonicTime.now().nanoseconds + 150_000_000
    var pairs: [(before: Before, old: String, new: String)] = []
    var plan: [PlannedRequest] = []
    for (index, offset) in schedule.offsets.enumerated() {
      let before = Before.allCases[index % 3]
      let old = before == .narration ? prompt : sayings.pick(long)
      let new = sayings.pick(words.filter { $0 != old })
      pairs.append((before, old, new))
      let first = Self.request(for: before, old)
      let gap = Int64(sayings.number(in: 120...200) * 1_000_000)
      for (time, path, body) in [
        (start + offset, first.path, first.body),
        (start + offset + gap, "/v1/taps", MeasuredService.tap(new, isWord: true)),
        (start + offset + gap + 200_000_000, "/v1/stop", "{}"),
      ] {
        plan.append(
          PlannedRequest(due: MonotonicTime(nanoseconds: time), path: path, body: body))
      }
    }
    let sent = TapSender(host: configuration.host, port: configuration.port).send(plan)
    pause(250)
    guard sent.count == plan.count else { return [] }
    return pairs.enumerated().map { index, pair in
      Entry(
        before: pair.before, old: pair.old, new: pair.new, second: sent[index * 3 + 1],
        capture: capture(sent[index * 3].from, span: 400))
    }
  }

  private static func request(
    for before: Before, _ old: String
  ) -> (path: String, body: String) {
    switch before {
    case .silence: ("/v1/stop", "{}")
    case .word: ("/v1/taps", MeasuredService.tap(old, isWord: true))
    case .narration: (MeasuredLessons.path, #"{"do":"replay"}"#)
    }
  }

  private func add(
    _ entry: Entry, _ found: inout [OnsetCondition: ConditionFindings]
  ) throws(OnsetStudyError) {
    let (new, old) = Self.conditions(of: entry.before)
    guard let capture = entry.capture, capture.beginsQuiet else {
      found[new]?.spoilt += 1
      return
    }
    let clip = try clip(of: entry.new)
    let from = capture.index(at: entry.second.from)
    let rise = OnsetDetector.rise(of: clip).milliseconds
    let range = from..<(from + 4800)
    guard let old else {
      guard let match = WaveformMatch.find(clip, in: capture.samples, range: range) else {
        found[new]?.missing += 1
        return
      }
      let heard = capture.time(of: match.start).milliseconds(since: entry.second.from) + rise
      found[new]?.samples.append(OnsetSample(text: entry.new, heard: heard, rise: rise))
      return
    }
    let before = try self.clip(of: entry.old, isNarrated: entry.before == .narration)
    guard
      let match = InterruptionMatch.find(
        old: before, new: clip, in: capture.samples,
        oldRange: capture.tap..<(capture.tap + 4800), newRange: range)
    else {
      found[new]?.missing += 1
      return
    }
    noteWake(entry.second)
    let text = "\(entry.old) > \(entry.new)"
    let heard = capture.time(of: match.newFirstAudible).milliseconds(since: entry.second.from)
    found[new]?.samples.append(OnsetSample(text: text, heard: heard, rise: rise))
    let silent = capture.time(of: match.oldLastAudible + 1)
    found[old]?.samples.append(
      OnsetSample(text: text, heard: max(0, silent.milliseconds(since: entry.second.from))))
    note(match, of: text)
  }

  private static func conditions(
    of before: Before
  ) -> (new: OnsetCondition, old: OnsetCondition?) {
    switch before {
    case .silence: (.quietWord, nil)
    case .word: (.newWord, .oldWord)
    case .narration: (.narratedWord, .narration)
    }
  }
}
