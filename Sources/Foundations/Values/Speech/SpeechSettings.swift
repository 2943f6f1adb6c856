/// How this service speaks; what a grown-up may change.
public struct SpeechSettings: Hashable, Sendable {
  /// The child's voice.
  public var voice: VoiceID = .girl
  /// How it speaks.
  public var prosody: Prosody = .standard
  /// Where ``prosody`` comes from.
  public var parentese: ParenteseMode = .byAge
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

extension SpeechSettings: Codable {
  /// From JSON; what was kept before there was parentese by age had been chosen by somebody.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    voice = try values.decode(VoiceID.self, forKey: .voice)
    prosody = try values.decode(Prosody.self, forKey: .prosody)
    parentese = try values.decodeIfPresent(ParenteseMode.self, forKey: .parentese) ?? .own
    isMuted = try values.decode(Bool.self, forKey: .isMuted)
    volumeCap = try values.decode(Decibels.self, forKey: .volumeCap)
    interruptions = try values.decode(InterruptionPolicies.self, forKey: .interruptions)
  }
}
