import MeadowFoundations
import MeadowLearning
import Testing

/// What is read and shown in a lesson, and in which order (learning §4 Narration, §7, K19, K23).
@Suite struct LessonFeedbackTests {
  @Test("a prompt is read first and each option behind it, one line at a time")
  func prompt() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    let item = try rig.keyed.item
    let heard = rig.listen()
    #expect(heard == [item.prompt.spoken] + item.board.options.map(\.spoken))
    #expect(rig.log.topics.last == "prompt_narrated")
    #expect(rig.log.data("prompt_narrated")?["itemId"]?.text == item.id.rawValue)
  }

  @Test(
    "a model says what it is, the prompt and how it is worked out; what is done together says so")
  func roles() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("KS6-1")))
    let item = try rig.keyed.item
    let heard = rig.listen()
    let example = item.example.map(\.spoken).joined(separator: " ")
    #expect(heard.first == "Watch me.")
    #expect(heard.joined(separator: " ") == "Watch me. \(item.prompt.spoken) \(example)")
    try rig(.lesson(.next))
    #expect(rig.listen().first == "Let's do it together.")
    try rig.toTest()
    #expect(try rig.listen().joined(separator: " ") == rig.keyed.item.prompt.spoken)
  }

  @Test("first wrong: the option fades and the way to think is read; second: the answer, to copy")
  func corrections() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    let keyed = try rig.keyed
    let wrong = try rig.given(false)
    guard case .choice(let id) = wrong.answer else { throw Missing() }
    let chosen = try found(keyed.item.board.options.first { $0.id == id })
    let first = try rig(.lesson(.answer(wrong)))
    #expect(try rig.feedback == "tryAgain" && rig.view["lesson", "faded"]?.allTexts == [id])
    #expect(try rig.view["lesson", "feedback", "faded"]?.text == id)
    #expect(first.cues.isEmpty)
    let heard = rig.listen()
    #expect(heard[0] == "You chose \(chosen.spoken)." && heard[1].hasPrefix("Not that one."))
    #expect(heard.last == keyed.item.example[0].narrated.first)
    #expect(try !rig.tells(keyed.solution))
    let second = try rig(.lesson(.answer(try rig.given(false, avoiding: [id]))))
    #expect(try rig.feedback == "copy" && second.cues.isEmpty)
    #expect(rig.listen().last?.hasPrefix("Here is the answer.") == true)
    #expect(try rig.tells(keyed.solution))
    try rig.answer(false)
    #expect(try rig.feedback == "copy")
    let copied = try rig.answer(true)
    #expect(try rig.feedback == "copied" && copied.reads == ["Now you have it."])
    #expect(try rig.view["points"]?.whole == 0)
  }

  @Test("an answer faster than anybody reads brings the way to think, without what it leads to")
  func tooFast() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    let keyed = try rig.keyed
    try rig.answer(false, milliseconds: 400)
    #expect(try rig.feedback == "model")
    let heard = rig.listen()
    #expect(
      Array(heard.suffix(keyed.item.example[0].narrated.count)) == keyed.item.example[0].narrated)
    #expect(!heard.contains { $0 == keyed.item.example[1].spoken })
  }

  @Test("nothing of an open item's answer is shown, whatever is asked, hinted or missed")
  func closedAnswers() throws {
    for lesson in LearningSamples.plans.map(\.lesson) {
      var rig = LearningRig()
      try rig(.lesson(.lesson(lesson)))
      for step in 0..<40 {
        guard let outcome = try rig.view["lesson", "outcome"]?.text else { break }
        if outcome == "open" {
          #expect(try rig.view["lesson", "solution"]?.list == [], "\(lesson) \(step)")
          #expect(try rig.view["lesson", "example"]?.list == [], "\(lesson) \(step)")
          #expect(try rig.view["lesson", "shown", "example"] == nil, "\(lesson) \(step)")
          if step % 3 == 0 { _ = try? rig(.lesson(.hint(isSpoken: true))) }
          #expect(try rig.view["lesson", "shown", "key"] == nil, "\(lesson) \(step)")
        }
        if outcome == "open" || outcome == "copying" {
          try rig.answer(step % 4 != 0)
        } else {
          #expect(try rig.view["lesson", "solution"]?.list?.isEmpty == false, "\(lesson) \(step)")
          try rig(.lesson(.next))
        }
      }
    }
  }

  @Test("what may be said next is made while the prompt is read")
  func renderAhead() throws {
    var rig = LearningRig()
    let effects = try rig(.lesson(.lesson("GS6-2")))
    let ahead = effects.flatMap { effect -> [String] in
      if case .readAhead(let texts) = effect { texts } else { [] }
    }
    let item = try rig.keyed.item
    #expect(ahead.contains(item.hints[0].words.spoken))
    for option in item.board.options { #expect(ahead.contains("You chose \(option.spoken).")) }
    #expect(ahead.contains("That is right.") && ahead.contains("Not that one. Let's look again."))
    try rig(.lesson(.skip))
    let next = try rig.keyed.item.prompt.spoken
    #expect(ahead.contains { next.hasPrefix($0) })
  }

  @Test("what was to be made for a lesson is dropped when the lesson is left")
  func dropsAhead() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    #expect(try rig(.lesson(.leave)).contains(.readAhead([])))
  }

  @Test("a prompt that takes long is not broken into by the reminder, whatever ends it")
  func longPrompt() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    let prompt = try rig.keyed.item.prompt.spoken
    rig.tell(.speaker(.activity("learning")))
    #expect(rig.wait(30).reads == [])
    rig.tell(.stopped)
    #expect(rig.wait(8.9).reads == [] && rig.wait(0.2).reads == [prompt])
    try rig(.lesson(.skip))
    rig.wait(30)
    try rig(.mute(true))
    try rig(.mute(false), after: 1)
    #expect(rig.wait(8.1).reads.count == 1)
  }

  @Test("one reminder comes nine seconds after the prompt was heard, asks the question alone, once")
  func reminder() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    let prompt = try rig.keyed.item.prompt.spoken
    rig.wait(4)
    // Listening ends three tenths of a second behind the last word.
    _ = rig.listen()
    #expect(rig.wait(8.6).reads == [])
    #expect(rig.wait(0.2).reads == [prompt])
    _ = rig.listen()
    #expect(rig.wait(60).reads == [])
    try rig(.lesson(.skip))
    _ = rig.listen()
    rig.wait(5)
    rig.talk(30)
    #expect(rig.wait(3.6).reads == [])
    #expect(rig.wait(0.5).reads.count == 1)
    try rig(.lesson(.skip))
    _ = rig.listen()
    try rig(.lesson(.touched))
    #expect(rig.wait(60).reads == [])
  }
}

extension LearningRig {
  fileprivate var feedback: String? { get throws { try view["lesson", "feedback", "kind"]?.text } }

  /// Whether the view tells `solution`.
  fileprivate func tells(_ solution: [SpeechSegment]) throws -> Bool {
    try view["lesson", "solution"]?.list?.isEmpty == false
      && view["lesson", "solution"]?.list?.compactMap { $0["spoken"]?.text }
        == solution.map(\.spoken)
  }
}

extension [SpeechSegment] {
  /// The sentences in which it is read.
  var narrated: [String] {
    reduce(into: [[]] as [[String]]) { lines, segment in
      lines[lines.count - 1].append(segment.spoken)
      if segment.spoken.last.map(".?!".contains) ?? false { lines.append([]) }
    }.map { $0.filter { !$0.isEmpty }.joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
