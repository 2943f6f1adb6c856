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
  /// The voice that speaks where this one's sound is not at hand, for an engine that takes its time;
  /// nil where the engine speaks at once.
  public var quick: VoiceID?
  /// What is the engine's own.
  public var block: any VoiceBlock

  /// A voice of these parts, unchecked.
  package init(
    id: VoiceID, name: String, description: String, forWhom: Purpose, engine: String,
    medianHertz: Double, rangeSemitones: Double, usualGain: Double, quick: VoiceID?,
    block: any VoiceBlock
  ) {
    (self.id, self.name, self.description) = (id, name, description)
    (self.forWhom, self.engine, self.medianHertz) = (forWhom, engine, medianHertz)
    (self.rangeSemitones, self.usualGain) = (rangeSemitones, usualGain)
    (self.quick, self.block) = (quick, block)
  }

  /// How much higher all its resonances lie than a grown-up's.
  public var formantScale: Double { block.formantScale }

  /// A checksum of everything that shapes the sound; words about the voice do not change it.
  public var hash: String { Digest(of: block.soundIdentity(in: self), size: .bits128).hex }

  /// This voice speaking `language`; one that cannot goes on in its own, for a word that is said in an
  /// accent is better than none.
  func speaking(_ language: Language) -> VoiceDefinition {
    guard language != .english, let block = block.speaking(language) else { return self }
    var voice = self
    voice.block = block
    return voice
  }

  /// This definition, or what is wrong with its first bad field.
  func validated() throws(InputProblem) -> VoiceDefinition {
    try InputProblem.check(medianHertz, in: 60...450, "medianHertz")
    try InputProblem.check(rangeSemitones, in: 0...24, "rangeSemitones")
    try InputProblem.check(usualGain, in: -20...20, "usualGain")
    return self
  }
}
