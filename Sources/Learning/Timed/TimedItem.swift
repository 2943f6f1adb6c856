public import MeadowFoundations

/// One of the four answers that are offered for a fact (learning F12).
public struct TimedOption: Hashable, Codable, Sendable {
  /// The number, 0 to 20.
  public let value: Int
  /// The kind of error that leads to it (learning §3C), or nil for the right one.
  public let tag: String?

  /// An option.
  public init(value: Int, tag: String?) {
    self.value = value
    self.tag = tag
  }
}

/// Where the four options of an item come from.
public protocol TimedOptionSource: Sendable {
  /// Four options of different values in reading order, exactly one of them the fact's answer; the
  /// same `seed` gives the same (learning AC4).
  func options(for fact: Fact, seed: UInt64) -> [TimedOption]
}

/// One fact with its four options, as it stands on the screen.
public struct TimedItem: Equatable, Codable, Sendable {
  /// The number of options (learning F12).
  public static let optionCount = 4

  /// Its number in the run, from 1.
  public let number: Int
  /// What is asked.
  public let fact: Fact
  /// What may be answered, in reading order.
  public let options: [TimedOption]
}

/// An answer that was accepted.
public struct TimedAnswer: Equatable, Codable, Sendable {
  /// The number of its item.
  public let item: Int
  /// What was asked.
  public let fact: Fact
  /// What was answered.
  public let given: Int
  /// The kind of error that leads there, or nil.
  public let tag: String?
  /// The response time without the motor part, in milliseconds; nil where it may not count
  /// (learning §3D).
  public let responseMilliseconds: Int?
  /// What the run's clock showed, below 60 000 milliseconds.
  public let clockMilliseconds: Int
  /// When.
  public let at: WallTime

  /// An answer.
  package init(
    item: Int, fact: Fact, given: Int, tag: String?, responseMilliseconds: Int?,
    clockMilliseconds: Int, at: WallTime
  ) {
    self.item = item
    self.fact = fact
    self.given = given
    self.tag = tag
    self.responseMilliseconds = responseMilliseconds
    self.clockMilliseconds = clockMilliseconds
    self.at = at
  }

  /// Whether it is right.
  public var isCorrect: Bool { given == fact.answer }

  /// The answer as all that learns from answers is told; each item of a run is asked once.
  public func factAnswer(session: Int) -> FactAnswer {
    FactAnswer(
      fact: fact, given: given, isFirstAttempt: true, mode: .timed,
      responseMilliseconds: responseMilliseconds, at: at, session: session)
  }
}
