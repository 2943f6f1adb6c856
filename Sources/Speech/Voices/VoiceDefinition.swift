import MeadowFiles
public import MeadowFoundations

/// A voice of Meadow's own, as the small JSON file in `voices/` describes it.
///
/// All values are those of the voice as it is heard at ``Prosody/natural``. What only its engine
/// understands is the engine's ``block``.
public struct VoiceDefinition: Sendable {
  /// Who speaks with a voice.
  public enum Purpose: String, Sendable, Codable {
    /// A child's own voice.
    case child
    /// Meadow, the companion.
    case companion
  }

  /// The voice's id; also its file's name.
  public var id: VoiceID
  /// What people call it.
  public var name: String
  /// A sentence about it.
  public var description: String
  /// Who speaks with it.
  public var forWhom: Purpose
  /// The engine that says it.
  public var engine: String
  /// The median F0 of everything it says, in hertz, 60–450.
  public var medianHertz: Double
  /// From the 5th to the 95th percentile of F0 in a single word, in semitones, 0–24; phrases have
  /// half as much again.
  public var rangeSemitones: Double
  /// What a word needs on average to reach ``SpeechLevel/target``, in dB, −20…20. Only for what is
  /// heard while it is made; all else is levelled by its own loudness.
  public var usualGain: Double
  /// What is the engine's own.
  public var block: any VoiceBlock

  /// How much higher all its resonances lie than a grown-up's.
  public var formantScale: Double { block.formantScale }

  /// A checksum of everything that shapes the sound; words about the voice do not change it.
  public var hash: String { Digest(of: block.soundIdentity(in: self), size: .bits128).hex }

  /// This definition, or what is wrong with its first bad field.
  func validated() throws(InputProblem) -> VoiceDefinition {
    try Self.hold(medianHertz, 60...450, "medianHertz")
    try Self.hold(rangeSemitones, 0...24, "rangeSemitones")
    try Self.hold(usualGain, -20...20, "usualGain")
    return self
  }

  /// Nothing where `value` lies in `range`, else the problem with `field`.
  package static func hold(
    _ value: Double, _ range: ClosedRange<Double>, _ field: String
  ) throws(InputProblem) {
    guard range.contains(value) else {
      throw InputProblem(
        field: field, reason: "\(value) is outside \(range.lowerBound) to \(range.upperBound)",
        advice: "choose a value in between")
    }
  }
}
