public import MeadowFoundations

/// The part of a voice that is one engine's own.
public protocol VoiceBlock: Sendable {
  /// How much higher all resonances lie than a grown-up's; 1 for a grown-up's.
  var formantScale: Double { get }

  /// Who made the voice and under which licence; nil for one that comes with Meadow.
  var licence: String? { get }

  /// Everything in it, and in what `voice` says itself, that shapes the sound.
  func soundIdentity(in voice: VoiceDefinition) -> String

  /// The same voice speaking `language` as one of its own; nil where its engine cannot make it so.
  func speaking(_ language: Language) -> (any VoiceBlock)?
}

extension VoiceBlock {
  /// One that says nothing of it comes with Meadow.
  public var licence: String? { nil }

  /// A voice that says nothing else of itself speaks English alone.
  public func speaking(_ language: Language) -> (any VoiceBlock)? {
    switch language {
    case .english: self
    case .spanish: nil
    }
  }
}
