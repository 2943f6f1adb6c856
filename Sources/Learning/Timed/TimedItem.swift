public import MeadowFoundations

/// One of the four answers that are offered for a fact (learning F12).
public struct TimedOption: Hashable, Codable, Sendable {
  /// The number, 0 to 20.
  public let value: Int
  /// The kind of error that leads to it (learning §3C), or nil for the right one.
  public let error: FactErrorTag?

  /// An option.
  public init(value: Int, error: FactErrorTag?) {
    self.value = value
    self.error = error
  }

  /// The option that was kept; an error that this program does not know is read as none, for what
  /// stands on the screen can be answered all the same.
  public init(from decoder: any Decoder) throws {
    let kept = try decoder.container(keyedBy: CodingKeys.self)
    value = try kept.decode(Int.self, forKey: .value)
    error = try kept.decodeIfPresent(String.self, forKey: .error)
      .flatMap(FactErrorTag.init(rawValue:))
  }
}

/// One fact with its four options, as it stands on the screen.
public struct TimedItem: Equatable, Codable, Sendable {
  /// Its number in the run, from 1.
  public let number: Int
  /// What is asked.
  public let fact: Fact
  /// What may be answered, in reading order.
  public let options: [TimedOption]

  /// The item `number` that asks `fact`, with choices by `chance` (learning AC4).
  init(number: Int, fact: Fact, by chance: inout Chance) {
    self.number = number
    self.fact = fact
    options = FactChoices(for: fact, by: &chance).options.map {
      TimedOption(value: $0.number, error: $0.error)
    }
  }

  /// Whether four different numbers are offered and the answer is among them; those of a damaged
  /// file may not be.
  var isSound: Bool {
    let values = Set(options.map(\.value))
    return options.count == FactChoices.count && values.count == options.count
      && values.contains(fact.answer)
  }
}

/// An answer that was accepted.
public struct TimedAnswer: Equatable, Codable, Sendable {
  /// The number of its item.
  public let item: Int
  /// What was asked.
  public let fact: Fact
  /// What was answered.
  public let given: Int
  /// The response time without the motor part, in milliseconds; nil where it may not count
  /// (learning §3D).
  public let responseMilliseconds: Int?
  /// What the run's clock showed, below 60 000 milliseconds.
  public let clockMilliseconds: Int
  /// When.
  public let at: WallTime

  /// An answer.
  package init(
    item: Int, fact: Fact, given: Int, responseMilliseconds: Int?,
    clockMilliseconds: Int, at: WallTime
  ) {
    self.item = item
    self.fact = fact
    self.given = given
    self.responseMilliseconds = responseMilliseconds
    self.clockMilliseconds = clockMilliseconds
    self.at = at
  }

  /// Whether it is right.
  public var isCorrect: Bool { given == fact.answer }

  /// The kind of error that leads there (learning §3C), or nil where it is right; told by the fact,
  /// so that nothing that was kept can name another.
  public var error: FactErrorTag? { fact.errorTag(for: given) }

  /// The answer as all that learns from answers is told; each item of a run is asked once.
  public func factAnswer(session: Int) -> FactAnswer {
    FactAnswer(
      fact: fact, given: given, isFirstAttempt: true, mode: .timed,
      responseMilliseconds: responseMilliseconds, at: at, session: session)
  }
}
