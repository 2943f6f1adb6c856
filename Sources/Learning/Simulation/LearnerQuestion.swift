import MeadowFoundations
public import MeadowLearning

/// What a program that plays a learner is asked: one line of JSON (learning §5); every member of it
/// stands in docs/learning-simulation.md.
///
///     {"fact":"6+8","format":"keypad","options":[],"day":3,"seconds":41.5}
public struct LearnerQuestion: Equatable, Sendable {
  /// What is asked.
  public enum Subject: Equatable, Sendable {
    /// A fact.
    case fact(Fact)
    /// An item of a lesson.
    case item(LearnerItem)
  }

  /// What is asked.
  public var subject: Subject
  /// How it is answered, as in "keypad" or "mcq".
  public var format: String
  /// What can be chosen, in reading order; empty where the answer is made, not chosen.
  public var options: [String]
  /// The day of the course, from 0.
  public var day: Int
  /// Seconds since the day's first session began; lessons begin an hour after facts.
  public var seconds: Double

  /// A question.
  public init(
    _ subject: Subject, format: String, options: [String] = [], day: Int, seconds: Double
  ) {
    self.subject = subject
    self.format = format
    self.options = options
    self.day = day
    self.seconds = seconds
  }
}

extension LearnerQuestion: Codable {
  private enum Keys: String, CodingKey {
    case fact, format, options, day, seconds
  }

  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Keys.self)
    switch subject {
    case .fact(let fact): try line.encode(fact, forKey: .fact)
    case .item(let item): try item.encode(to: encoder)
    }
    try line.encode(format, forKey: .format)
    try line.encode(options, forKey: .options)
    try line.encode(day, forKey: .day)
    try line.encode(seconds, forKey: .seconds)
  }

  /// Throws an `InputProblem` that names the field.
  public init(from decoder: any Decoder) throws {
    let line = try LearnerLine(PlainJSON(from: decoder))
    if line.has("fact") {
      let text = try line.text("fact", "a fact such as \"6+8\"")
      guard let fact = Fact(rawValue: text) else {
        throw InputProblem(
          field: "fact", reason: "\"\(text.prefix(40))\" is no fact within twenty",
          advice: "send a fact such as \"6+8\" or \"14-8\"")
      }
      subject = .fact(fact)
    } else {
      subject = .item(try LearnerItem(line, from: decoder))
    }
    format = try line.text("format", "how it is answered, such as \"keypad\"")
    options = try line.texts("options")
    day = try line.whole("day", in: 0...36_500)
    seconds = try line.number("seconds", in: 0...86_400)
  }
}
