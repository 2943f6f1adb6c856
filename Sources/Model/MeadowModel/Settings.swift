/// How this service speaks; what a grown-up may change.
public struct SpeechSettings: Hashable, Sendable, Codable {
  /// The child's voice.
  public var voice: VoiceID = .girl
  /// How it speaks.
  public var prosody: Prosody = .standard
  /// Whether chimes and feedback are silenced; never what the child says.
  public var isMuted = false
  /// A cap on all sound, in dB of full scale; at most 0.
  public var volumeCap: Decibels = .unity
  /// What a new utterance does to the one being said, by who asks for it.
  public var interruptions = InterruptionPolicies()

  /// The settings of a new profile.
  public init() {}

  /// The quietest volume cap, in dB: softer would be a mute that looks like a fault.
  public static let volumeCaps = -30.0...0.0
}
