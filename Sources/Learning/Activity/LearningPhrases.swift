/// What is said between items, together, so that it can be translated (learning K23, F27).
enum LearningPhrases {
  /// After a right answer: short, and about what was done.
  static func right(points: Int) -> [NarrationLine] { [NarrationLine("That is right.")] }

  /// After a shown answer was copied.
  static let copied = [NarrationLine("Now you have it.")]

  /// What is said with a correction.
  static let corrections = [
    LessonCorrection.tryAgain(faded: nil), .model(faded: nil), .copy,
  ].map { NarrationLine(SkillWords.correction($0)) }

  /// What was taken (learning K23); whole words, so that each is at hand before it is needed.
  static func chose(_ words: String) -> String { "You chose \(words)." }

  /// What is said again and again wherever a child touches (learning §4 Narration): what is counted, the
  /// coins, and what the skills of the map are called.
  static func said(of catalogue: SkillCatalogue) -> [String] {
    TouchedThing.numbers.map(NumberWords.words(for:)) + CoinKind.allCases.map(\.rawValue)
      + catalogue.skills.map(\.name)
  }

  /// What a child hears whose time is up for now; speech is never held back (learning R21).
  static let timeIsUp = "That is enough for today. You can talk as much as you like."

  /// A break is suggested.
  static let breakTime = "You worked for a while. A little break is good."
}

extension AnswerBoard {
  /// `answer` in words that can be said after "You chose"; nil where it is more than a word or two.
  func words(for answer: ItemAnswer, in notation: SpokenNotation) -> String? {
    switch answer {
    case .choice(let id), .touched(let id):
      guard let option = options.first(where: { $0.id == id }) else { return nil }
      return option.spoken.isEmpty ? nil : option.spoken
    case .number(let number), .count(let number), .value(let number), .hops(_, let number):
      return NumberWords.words(for: number)
    case .time(let hour, let minute): return notation.spoken(hour: hour, minute: minute)
    case .coins(let coins): return notation.spoken(cents: coins.cents)
    case .blocks(let tens, let ones): return NumberWords.words(for: tens * 10 + ones)
    case .missing(let numbers):
      return numbers.count == 1 ? NumberWords.words(for: numbers[0]) : nil
    case .slots, .order, .segments, .bars, .pegs: return nil
    }
  }
}
