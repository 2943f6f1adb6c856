/// What an answer achieved, for badges and the progress page.
public enum FactProgress: Equatable, Sendable, Codable {
  /// A band is mastered for the first time.
  case mastered(FactBand, MasteryLabel)
  /// A band that had lapsed is mastered again (learning R18).
  case regained(FactBand, MasteryLabel)
  /// The child just knows a fact, and did not before (learning §3D).
  case automatic(Fact)
}
