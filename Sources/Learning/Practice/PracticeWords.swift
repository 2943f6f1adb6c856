/// The words of practice, together, so that they can be translated.
enum PracticeWords {
  /// What the child hears after a session.
  static func recap(_ recap: PracticeRecap) -> [String] {
    // A child that looked in and left has nothing to be told but that it can come back.
    if recap.items == 0 { return [closing(recap.ending)] }
    var sentences = [opening(recap)]
    if recap.recovered > 0 { sentences.append("You tried again, and it worked.") }
    if recap.newFacts > 0 {
      sentences.append("You met \(counted(recap.newFacts, "new fact")).")
    }
    sentences += recap.achieved.compactMap(band)
    sentences += automatic(recap.achieved)
    sentences.append(closing(recap.ending))
    return sentences
  }

  private static func opening(_ recap: PracticeRecap) -> String {
    if recap.correct == 0 { return "You worked on \(counted(recap.items, "fact"))." }
    return "You got \(counted(recap.correct, "fact")) right."
  }

  private static func band(_ progress: FactProgress) -> String? {
    switch progress {
    case .mastered(let band, _): "You know \(band.title.lowercased()) now."
    case .regained(let band, _): "You have \(band.title.lowercased()) back."
    case .automatic: nil
    }
  }

  /// One fact is named; of more only their number is said, or the recap would not end.
  private static func automatic(_ achieved: [FactProgress]) -> [String] {
    let facts: [Fact] = achieved.compactMap {
      if case .automatic(let fact) = $0 { fact } else { nil }
    }
    guard let fact = facts.first else { return [] }
    if facts.count > 1 { return ["You just know \(counted(facts.count, "more fact"))."] }
    let sign = fact.operation == .plus ? "plus" : "minus"
    return ["You just know \(fact.left) \(sign) \(fact.right)."]
  }

  private static func closing(_ ending: PracticeRecap.Ending) -> String {
    switch ending {
    case .finished: "All done for now."
    case .stopped: "We can go on another time."
    case .timeUp: "It is time for a break."
    case .idle: "We can go on when you are back."
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
