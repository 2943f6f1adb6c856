public import MeadowFoundations

/// The part of a voice that is one engine's own.
public protocol VoiceBlock: Sendable {
  /// How much higher all resonances lie than a grown-up's; 1 for a grown-up's.
  var formantScale: Double { get }

  /// Who made the voice and under which licence; nil for one that comes with Meadow.
  var licence: String? { get }

  /// The machine that makes its sound, by its name; nil for this one.
  var host: String? { get }

  /// Everything in it, and in what `voice` says itself, that shapes the sound.
  func soundIdentity(in voice: VoiceDefinition) -> String

  /// Who says what the voice has no sound of its own for; nil for one that says everything itself.
  var near: NearVoice? { get }

  /// The same voice with all its resonances `formantScale` times as high as a grown-up's, as far as its
  /// engine can; at the same tempo.
  func ringing(at formantScale: Double) -> any VoiceBlock

  /// The same voice speaking `language` as one of its own; nil where its engine cannot make it so.
  func speaking(_ language: Language) -> (any VoiceBlock)?
}

extension VoiceBlock {
  /// One that says nothing of it comes with Meadow.
  public var licence: String? { nil }

  /// A voice that says nothing else of itself is made here.
  public var host: String? { nil }

  /// A voice that says nothing else of itself says everything.
  public var near: NearVoice? { nil }

  /// One whose engine cannot move resonances keeps its own.
  public func ringing(at formantScale: Double) -> any VoiceBlock { self }

  /// A voice that says nothing else of itself speaks English alone.
  public func speaking(_ language: Language) -> (any VoiceBlock)? {
    switch language {
    case .english: self
    case .spanish: nil
    }
  }
}
