/// How much a celebration sounds (document 000 §06; spec README, resolution 10).
public enum ChimeIntensity: String, CaseIterable, Sendable, Codable {
  /// One soft note.
  case subtle
  /// Two notes.
  case medium
  /// Three rising notes.
  case full
}
