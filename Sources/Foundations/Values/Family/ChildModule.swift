/// What a grown-up may open for a child beside talk, which is always on and therefore none of these.
public enum ChildModule: String, CaseIterable, Sendable, Codable {
  /// Facts of arithmetic, in practice and against the clock.
  case facts
  /// The skills of kindergarten.
  case kindergarten
  /// The skills of the first grade.
  case grade1
}
