import MeadowFoundations
import MeadowLearning
import Testing

/// Lessons and reviews with their items (learning R9, R14, R15, §6, §7).
@Suite struct LessonRoomTests {
  @Test("a lesson is walked from model to recap; each answer scores, pays and is told once")
  func lesson() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("KS6-1")))
    #expect(try rig.view["lesson", "role"]?.text == "model")
    #expect(try rig.view["lesson", "place"]?.text == "1 of 6")
    try rig(.lesson(.next))
    #expect(try rig.view["lesson", "role"]?.text == "lead")
    try rig.toTest()
    let effects = try rig.answer(true)
    #expect(effects.cues == [.subtle] && effects.data("item_answered")?["correct"]?.flag == true)
    #expect(try rig.view["lesson", "feedback", "kind"]?.text == "correct")
    #expect(try rig.view["points"]?.whole == 30)
    #expect(effects.reads == ["That is right."])
    try rig(.lesson(.next))
    try rig.finishLesson()
    #expect(try rig.view["lesson"] == nil && rig.view["doing"]?.text == "nothing")
    #expect(rig.log.cues.last == .full)
    #expect(rig.log.data("lesson_completed")?["ending"]?.text == "completed")
    #expect(try rig.view["recap"]?.allTexts.first == "You got 5 of 5 right.")
    #expect(try rig.saved.course.points.total == 50)
    let rows = rig.records.flatMap(\.answers)
    #expect(rows.map(\.attempt) == [1, 1, 1, 1, 1] && rows.allSatisfy(\.isCorrect))
    #expect(try rig.saved.tally.days.first?.skills["KS6"]?.answers == 3)
  }

  @Test("what comes is told once an item is settled, after a miss too, and is what next brings")
  func coming() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("KS6-1")))
    var isMissed = false
    var (settled, told) = (0, 0)
    while let lesson = try rig.view["lesson"] {
      let outcome = lesson["outcome"]?.text
      guard outcome != "open", outcome != "copying" else {
        #expect(lesson["coming"] == nil)
        let misses = !isMissed && lesson["role"]?.text == "test"
        try rig.answer(!misses)
        isMissed = isMissed || (misses && lesson["attempt"]?.whole == 2)
        continue
      }
      let coming = lesson["coming"]
      try rig(.lesson(.next))
      let next = try rig.view["lesson"]
      for member in ["item", "role", "shown", "outcome", "place", "attempt", "hintsLeft"] {
        #expect(coming?[member] == next?[member])
      }
      #expect(coming?["coming"] == nil)
      settled += 1
      told += coming == nil ? 0 : 1
    }
    #expect(isMissed && told == settled - 1)
  }

  @Test("answers twice, late, to other items, malformed or out of bounds change nothing")
  func problems() throws {
    var rig = LearningRig()
    let early = GivenAnswer(item: "KS6-1.1", attempt: 1, answer: .number(1))
    #expect(try rig.problem(.lesson(.answer(early))).kind == .settled)
    try rig(.lesson(.lesson("KS6-1")))
    try rig.toTest()
    let keyed = try rig.keyed
    let right = try rig.given(true)
    try rig(.lesson(.answer(right)))
    #expect(try rig.problem(.lesson(.answer(right))).kind == .settled)
    try rig(.lesson(.next))
    let late = try rig.problem(.lesson(.answer(right)))
    #expect(late.kind == .settled && late.field == "item")
    #expect(
      try rig.problem(.lesson(.said(item: right.item, attempt: 1, words: "three"))) == late)
    var wrong = try rig.given(false)
    wrong.attempt = 2
    #expect(try rig.problem(.lesson(.answer(wrong))).field == "attempt")
    wrong.attempt = 1
    wrong.item = "KS9-9.9"
    #expect(try rig.problem(.lesson(.answer(wrong))).kind == .unknown)
    wrong.item = try found(rig.view["lesson", "item"]?.text)
    for answer in [ItemAnswer.choice("o1"), .hops([99], end: 99), .hops([1], end: 9), .count(3)] {
      wrong.answer = answer
      #expect(try rig.problem(.lesson(.answer(wrong))).kind == .invalid)
    }
    wrong = try rig.given(false, milliseconds: -1)
    #expect(try rig.problem(.lesson(.answer(wrong))).field == "responseMilliseconds")
    #expect(try rig.problem(.lesson(.lesson("KS7-1"))).field == "lesson")
    #expect(try rig.problem(.lesson(.review("KS7"))).field == "skill")
    #expect(try rig.problem(.lesson(.next)).field == "next")
    #expect(try rig.problem(.lesson(.resume)).kind == .settled)
    #expect(keyed.item.skill == "KS6")
  }

  @Test("a word of the talk strip answers where a number or an option is asked (§7)")
  func said() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-1")))
    try rig.toTest()
    let item = try found(rig.view["lesson", "item"]?.text)
    let answer = try found(try rig.keyed.solution.last?.spoken)
    let nonsense = try rig.problem(.lesson(.said(item: item, attempt: 1, words: "banana")))
    #expect(nonsense.field == "said" && nonsense.kind == .invalid)
    let option = try found(
      try rig.keyed.item.board.options.first { option in
        try rig.keyed.verdict(on: .choice(option.id)).isCorrect
      })
    let effects = try rig(.lesson(.said(item: item, attempt: 1, words: option.spoken)))
    #expect(effects.data("item_answered")?["correct"]?.flag == true)
    #expect(rig.records.last?.answers.first?.responseMilliseconds == nil)
    #expect(!answer.isEmpty)
    try rig(.lesson(.lesson("KS6-1")))
    try rig.toTest()
    let hop = try rig.given(true)
    guard case .hops(_, let end) = hop.answer else { throw Missing() }
    let number = try rig(.lesson(.said(item: hop.item, attempt: hop.attempt, words: "\(end)")))
    #expect(number.data("item_answered")?["correct"]?.flag == true)
  }

  @Test("a hint takes points, one that was asked for by talking takes none; both are told (§6)")
  func hints() throws {
    for (isSpoken, points) in [(false, 8), (true, 10)] {
      var rig = LearningRig()
      try rig(.lesson(.lesson("KS6-2")))
      try rig.toTest()
      let hint = try rig.keyed.item.hints[0].words.spoken
      let effects = try rig(.lesson(.hint(isSpoken: isSpoken)))
      #expect(effects.reads == [hint] && effects.topics == ["hint_used"])
      #expect(try rig.view["lesson", "feedback", "kind"]?.text == "hint")
      #expect(try rig.view["lesson", "hintsLeft"]?.whole == 1)
      let answered = try rig.answer(true)
      #expect(answered.data("item_answered")?["hintsUsed"]?.whole == 1)
      #expect(try rig.view["points"]?.whole == points)
      #expect(rig.records.last?.answers.first?.hints == 1)
    }
    var rig = LearningRig()
    try rig(.lesson(.lesson("KS6-2")))
    try rig(.lesson(.hint(isSpoken: true)))
    try rig(.lesson(.hint(isSpoken: true)))
    #expect(try rig.problem(.lesson(.hint(isSpoken: true))).kind == .settled)
  }

  @Test("a lesson done again has other items from its first on, and so has the third time")
  func again() throws {
    var rig = LearningRig()
    var seen: [[String]] = []
    for _ in 0..<4 {
      try rig(.lesson(.lesson("GS6-2")))
      var items: [String] = []
      for _ in 0..<20 {
        guard let id = try rig.view["lesson", "shown", "id"]?.text else { break }
        items.append(id)
        if try rig.view["lesson", "outcome"]?.text == "open" { try rig.answer(true) }
        try rig(.lesson(.next))
      }
      #expect(items.count == 6)
      seen.append(items)
    }
    #expect(Set(seen[0] + seen[1] + seen[2]).count == 18)
    #expect(seen[3] == seen[0])
  }

  @Test("an item that was shown comes back as its near-twin")
  func comesBack() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    let (first, place) = (try rig.keyed, try found(rig.view["lesson", "item"]?.text))
    try rig.answer(false)
    try rig.answer(false)
    try rig.answer(true)
    for _ in 0..<10 {
      try rig(.lesson(.next))
      if try rig.view["lesson", "item"]?.text == place { break }
      try rig.answer(true)
    }
    #expect(try rig.view["lesson", "item"]?.text == place)
    #expect(try rig.keyed.item.id != first.item.id)
    #expect(try rig.keyed.solution.spoken != first.solution.spoken)
    #expect(try rig.view["lesson", "place"]?.text == "Once more")
  }

  @Test("a review asks three items of its own, and counts as one")
  func review() throws {
    var rig = LearningRig()
    let begun = try rig(.lesson(.review("GS6")))
    #expect(begun.topics.suffix(2) == ["lesson_started", "review_started"])
    #expect(try rig.view["lesson", "lesson"] == nil && rig.view["lesson", "count"]?.whole == 3)
    let reviews = Set(LearningSamples.content.reviewItems(of: "GS6"))
    for _ in 0..<3 {
      #expect(reviews.contains(try rig.keyed.item.id))
      try rig.answer(true)
      try rig(.lesson(.next))
    }
    #expect(rig.records.flatMap(\.answers).map(\.mode) == ["review", "review", "review"])
    #expect(try rig.view["doing"]?.text == "nothing")
  }

  @Test("a lesson that was left is resumed with the same item; one that was finished is not")
  func resume() throws {
    var rig = LearningRig()
    #expect(try rig.problem(.lesson(.resume)).kind == .settled)
    try rig(.lesson(.lesson("GS5-1")))
    try rig.toTest()
    let item = try rig.keyed
    try rig(.lesson(.leave))
    #expect(try rig.view["lesson"] == nil && rig.view["recap"]?.allTexts.isEmpty == false)
    #expect(rig.log.data("lesson_completed")?["ending"]?.text == "left")
    try rig(.lesson(.resume))
    #expect(try rig.keyed == item && rig.view["recap"]?.allTexts == [])
    try rig.finishLesson()
    #expect(try rig.problem(.lesson(.resume)).kind == .settled)
  }
}

extension LearningContent {
  fileprivate func reviewItems(of skill: String) -> [ItemID] {
    catalogue.lessons(for: skill).flatMap(\.items).compactMap { places[$0]?.review }
  }
}
