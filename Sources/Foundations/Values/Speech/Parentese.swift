/// Where the child's way of speaking comes from.
public enum ParenteseMode: String, CaseIterable, Sendable, Codable {
  /// From the child's age (document 001; reference/child-speech.md §5.2).
  case byAge
  /// As a caregiver has set it.
  case own
  /// The voice as it is, at its natural rate and pitch.
  case off
}

/// The parentese of one span of ages, as the data file gives it.
public struct ParenteseStep: Equatable, Sendable, Codable {
  /// The first month of the span.
  public var fromMonths: Int
  /// The first month after it.
  public var toMonths: Int
  /// How words are said in it.
  public var prosody: Prosody
  /// Why, with the source of each value, in plain words.
  public var why: String

  /// The ages from `fromMonths` up to `toMonths`.
  public init(fromMonths: Int, toMonths: Int, prosody: Prosody, why: String) {
    self.fromMonths = fromMonths
    self.toMonths = toMonths
    self.prosody = prosody
    self.why = why
  }
}

/// Parentese by age: data with its sources.
public struct ParenteseTable: Equatable, Sendable, Codable {
  /// The spans, in order, without gaps.
  public var steps: [ParenteseStep]
  /// Where the values come from.
  public var sources: [String]

  /// A table of `steps`.
  public init(steps: [ParenteseStep], sources: [String]) {
    self.steps = steps
    self.sources = sources
  }

  /// The ages a caregiver may choose, in months.
  public static let ages = 6...120

  /// How a child of `months` is spoken for; below the first span as in it, above the last likewise.
  public func prosody(atMonths months: Int) -> Prosody {
    let step = steps.last { $0.fromMonths <= months } ?? steps.first
    return step?.prosody ?? .standard
  }
}
