public import MeadowFoundations

/// What a view may ask of the activities beside talk, each by its name.
public protocol ActivityService: Sendable {
  /// What each of them shows.
  func activities() async -> [String: PlainJSON]
  /// What one shows, awake; a problem where there is none of this name.
  func show(_ activity: String) async throws -> PlainJSON
  /// Whether an input is one by which a grown-up decides, so that it must pass the gate.
  func isForGrownUps(_ input: PlainJSON, in activity: String) async -> Bool
  /// Gives one an input, as it encodes them; returns what it shows then, once what must be kept of
  /// it is on the disk. A problem names what is wrong, and nothing has changed.
  func act(_ input: PlainJSON, in activity: String) async throws -> PlainJSON
  /// What one answers to a question, as it encodes them; nothing changes.
  func ask(_ question: PlainJSON, of activity: String) async throws -> PlainJSON
  /// What it answers for the child with this number.
  func ask(_ question: PlainJSON, of activity: String, child: Int) async throws -> PlainJSON
  /// Gives `body` every line of its log from the first on, for the child with this number or the
  /// active one.
  nonisolated(nonsending) func log(
    of activity: String, child: Int?, _ body: ([UInt8]) throws -> Void
  ) async throws
}
