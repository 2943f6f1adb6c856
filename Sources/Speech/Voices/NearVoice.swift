public import MeadowFoundations

/// The voice that says what a recorded one lacks, brought near it in pitch and resonance.
public struct NearVoice: Equatable, Sendable {
  /// Which voice it is made from.
  public var voice: VoiceID
  /// The median F0 it is brought to, in hertz, 60–450.
  public var medianHertz: Double
  /// How much higher than a grown-up's its resonances are brought, 1–1.25.
  public var formantScale: Double

  /// A voice brought near.
  public init(voice: VoiceID, medianHertz: Double, formantScale: Double) {
    (self.voice, self.medianHertz, self.formantScale) = (voice, medianHertz, formantScale)
  }
}

extension VoiceDefinition {
  /// This voice, brought to the pitch and the resonance of `near`.
  func brought(to near: NearVoice) -> VoiceDefinition {
    var voice = self
    voice.medianHertz = near.medianHertz
    voice.block = block.ringing(at: near.formantScale)
    return voice
  }
}
