import MeadowFoundations
import MeadowSound

/// What learning says, and how soon. A closed loop: what comes next follows from what was answered.
extension OnsetStudy {
  /// Begins up to `count` lessons whose first sentence was never spoken before.
  func prompts(_ count: Int) throws(OnsetStudyError) {
    guard count > 0 else { return }
    let lessons = MeasuredLessons(host: configuration.host, port: configuration.port)
    var found = ConditionFindings(.prompt)
    var said: Set<String> = []
    // Opens learning, which reads its lessons: a figure of its own.
    guard try lessons.give(#""do":"lesson","lesson":"ks1.1""#) != nil else {
      found.note = "no lesson can be begun; open kindergarten and grade 1 for the child"
      return findings.conditions.append(found)
    }
    for name in Self.lessons where found.samples.count < count {
      _ = try lessons.give(#""do":"leave""#)
      try lessons.stop()
      pause(260)
      report(Progress(condition: .prompt, done: found.samples.count, of: count))
      guard let begun = try lessons.give(#""do":"lesson","lesson":"\#(name)""#) else { continue }
      pause(250)
      guard let text = begun.view.narration?.text, said.insert(text).inserted else { continue }
      try add(text, begun.sent, to: &found)
    }
    _ = try lessons.give(#""do":"leave""#)
    try lessons.stop()
    report(Progress(condition: .prompt, done: count, of: count))
    findings.conditions.append(found)
  }

  /// The lessons of kindergarten and grade 1 by their names, and a few that there are not.
  private static var lessons: [String] {
    (1...5).flatMap { number in
      (1...10).map { "ks\($0).\(number)" } + (1...11).map { "gs\($0).\(number)" }
    }
  }

  /// Answers facts right and wrong, `count` of each.
  func answers(_ count: Int) throws(OnsetStudyError) {
    guard count > 0 else { return }
    let lessons = MeasuredLessons(host: configuration.host, port: configuration.port)
    var right = ConditionFindings(.chime)
    var wrong = ConditionFindings(.correction)
    var chance = SeededGenerator(seed: configuration.seed)
    var asked: MeasuredLessons.View.Practice.Item?
    var rounds = 0
    while right.samples.count < count || wrong.samples.count < count, rounds < count * 8 {
      rounds += 1
      report(Progress(condition: .chime, done: min(count, right.samples.count), of: count))
      pause(Int64.random(in: 0...20, using: &chance))
      guard let item = asked else {
        // Also where a session was over, which is told by words and a long chime.
        try lessons.stop()
        pause(1_000)
        asked = try lessons.give(#""do":"practise""#)?.view.practice?.item
        continue
      }
      // A probe is no occasion to teach: nothing is said after it.
      let isRight = item.isProbe || right.samples.count <= wrong.samples.count
      let given = try lessons.give(MeasuredLessons.answer(to: item, isRight: isRight))
      asked = given?.view.practice?.item
      pause(280)
      guard let given else { continue }
      if let text = given.view.narration?.text {
        if !isRight { try add(text, given.sent, to: &wrong) }
        asked = try lessons.give(#""do":"seen","item":\#(item.number)"#)?.view.practice?.item
        pause(120)
      } else if isRight {
        if given.view.doing == "practice" { try add(nil, given.sent, to: &right) }
        pause(420)  // the chime rings on
      }
    }
    _ = try lessons.give(#""do":"stop""#)
    try lessons.stop()
    pause(1_000)
    report(Progress(condition: .chime, done: count, of: count))
    findings.conditions += [right, wrong]
  }

  /// Adds when `text`, or the chime where it is nil, was heard that was asked for at `sent`.
  private func add(
    _ text: String?, _ sent: MonotonicTime, to found: inout ConditionFindings
  ) throws(OnsetStudyError) {
    guard let capture = capture(sent, span: 200) else { return found.missing += 1 }
    guard capture.beginsQuiet else { return found.spoilt += 1 }
    guard let onset = capture.onset else { return found.missing += 1 }
    var clip = Array(Chime.clip(.subtle).samples)
    if let text { clip = try self.clip(of: text, isNarrated: true) }
    found.samples.append(
      OnsetSample(
        text: text ?? "chime", heard: onset.milliseconds(since: sent),
        rise: OnsetDetector.rise(of: clip).milliseconds))
  }
}
