public import MeadowFoundations

/// What a view may ask of the activities beside talk, each by its name.
public protocol ActivityService: Sendable {
  /// What each of them shows.
  func activities() async -> [String: PlainJSON]
  /// Gives one an input, as it encodes them; returns what it shows then. A problem names what is
  /// wrong, and nothing has changed.
  func act(_ input: PlainJSON, in activity: String) async throws -> PlainJSON
}
