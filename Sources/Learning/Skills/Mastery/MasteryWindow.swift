/// The last five scores of one session (learning K10, R9).
public struct MasteryWindow: Equatable, Codable, Sendable {
  /// The scores it takes (learning K10).
  public static let size = 5
  /// Sums of tenths are not exact in binary; a mean this close below the threshold has reached it.
  private static let tolerance = 1e-9

  /// The session it belongs to; 0 for none.
  public private(set) var session = 0
  /// The scores, the oldest first.
  public private(set) var scores: [Double] = []

  /// An empty window.
  public init() {}

  /// Adds a score of `session`; those of an earlier one no longer count.
  mutating func add(_ score: Double, in session: Int) {
    if session != self.session { (self.session, scores) = (session, []) }
    scores.append(score)
    if scores.count > Self.size { scores.removeFirst() }
  }

  /// Forgets all scores.
  mutating func clear() { scores = [] }

  /// The scores added up, shared over five: what is missing counts nothing. 0 to 1.
  public var share: Double { scores.reduce(0, +) / Double(Self.size) }

  /// Whether five scores have a mean of at least `threshold`.
  func reaches(_ threshold: Double) -> Bool {
    scores.count == Self.size && share >= threshold - Self.tolerance
  }
}
