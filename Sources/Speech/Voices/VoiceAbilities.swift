import MeadowFoundations

/// What an engine can be asked for.
public struct VoiceAbilities: OptionSet, Equatable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Words in phonemes.
  public static let phonemes = VoiceAbilities(rawValue: 1)
  /// Another rate than the voice's own.
  public static let rate = VoiceAbilities(rawValue: 2)
  /// Another pitch.
  public static let pitch = VoiceAbilities(rawValue: 4)
  /// Another range of the melody.
  public static let range = VoiceAbilities(rawValue: 8)

  /// What becomes of `wanted` where the engine tells nothing; nil where it can do all of it.
  func report(_ wanted: Prosody) -> ProsodyReport? {
    var report = ProsodyReport(wanted: wanted, reached: wanted, limits: [])
    func limit(
      _ ability: VoiceAbilities, _ factor: WritableKeyPath<Prosody, Double>, _ name: String
    ) {
      guard !contains(ability), wanted[keyPath: factor] != 1 else { return }
      report.reached[keyPath: factor] = 1
      report.limits.append("The voice has no other \(name) than its own")
    }
    limit(.rate, \.rate, "rate")
    limit(.pitch, \.pitch, "pitch")
    limit(.range, \.range, "range")
    return report.limits.isEmpty ? nil : report
  }
}
