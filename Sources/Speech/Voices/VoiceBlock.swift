/// The part of a voice that is one engine's own.
public protocol VoiceBlock: Sendable {
  /// How much higher all resonances lie than a grown-up's; 1 for a grown-up's.
  var formantScale: Double { get }

  /// Everything in it, and in what `voice` says itself, that shapes the sound.
  func soundIdentity(in voice: VoiceDefinition) -> String
}
