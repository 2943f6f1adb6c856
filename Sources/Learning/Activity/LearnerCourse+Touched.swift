import MeadowFoundations

/// What is said of what a child touched.
extension LearnerCourse {
  /// What `thing` is called; throws where it is not there, or where hearing it would be the answer.
  func line(for thing: TouchedThing) throws(InputProblem) -> NarrationLine {
    switch thing {
    case .target(let target): return try line(for: target)
    case .number(let number):
      guard TouchedThing.numbers.contains(number) else {
        throw InputProblem(
          field: "number", reason: "\(number) is not from 0 to 120",
          advice: "send a number that is counted")
      }
      return NarrationLine(NumberWords.words(for: number))
    case .coin(let coin): return NarrationLine(coin.rawValue)
    case .fact(let fact): return NarrationLine(fact.speech())
    case .skill(let id):
      return try Self.line(room.course.catalogue.skill(id)?.name, "skill", id)
    case .lesson(let id):
      return try Self.line(room.course.catalogue.lesson(id)?.title, "lesson", id)
    case .badge(let id):
      let badge = rewards.badges.first { $0.id == id }
      return try Self.line(badge.map { "\($0.title). \($0.rule)" }, "badge", id)
    case .text(let text):
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard TouchedThing.characters.contains(words.count) else {
        throw InputProblem(
          field: "text", reason: "it has \(words.count) characters",
          advice: "send 1 to 200 characters to say")
      }
      return NarrationLine(words)
    }
  }

  private static func line(
    _ words: String?, _ field: String, _ id: String
  ) throws(InputProblem) -> NarrationLine {
    guard let words else {
      throw InputProblem(
        .unknown, field: field, reason: "there is no \(field) \"\(id.prefix(40))\"",
        advice: "send an id of /v1/learning/\(field == "badge" ? "rewards" : "map")")
    }
    return NarrationLine(words)
  }

  private func line(for target: HighlightTarget) throws(InputProblem) -> NarrationLine {
    guard let stage = room.stage, let item = stage.keyed?.item else {
      throw InputProblem(
        .settled, field: "target", reason: "no item is asked", advice: "begin a lesson")
    }
    let known = segments(of: item, in: stage).first { $0.target == target }
    guard let known else {
      throw InputProblem(
        .unknown, field: "target",
        reason: "\"\(target.rawValue.prefix(40))\" is nothing of this item",
        advice: "send a target of what is shown")
    }
    guard !known.spoken.isEmpty else {
      throw InputProblem(
        .settled, field: "target", reason: "it is what the child is to find", advice: "say nothing")
    }
    return NarrationLine([known])
  }

  /// What may be heard of the item: all that is shown of it.
  private func segments(of item: Item, in stage: LessonStage) -> [SpeechSegment] {
    let isOpen = stage.step.outcome == .open
    let options = item.board.options.map { option in
      SpeechSegment(
        id: "option.\(option.id)", role: .option, display: option.display, spoken: option.spoken,
        target: .option(option.id))
    }
    let pieces = item.stage.map { piece in
      SpeechSegment(
        id: "piece.\(piece.id)", role: .text, display: piece.alt, spoken: piece.alt,
        target: .piece(piece.id))
    }
    return item.prompt + options + pieces
      + item.hints.prefix(stage.step.hintsGiven).flatMap(\.words)
      + (isOpen ? [] : item.example.flatMap(\.self))
  }
}
