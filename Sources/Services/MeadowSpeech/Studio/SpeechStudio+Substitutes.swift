package import MeadowModel
import Synchronization

/// A clip, and how it differs from what was asked for.
package struct MadeClip: Sendable {
  /// The sound.
  package let clip: Clip
  /// Why it is in another voice than the one asked for; nil where it is in that one.
  package let substitution: String?

  /// A clip, in the voice asked for where `substitution` is nil.
  package init(clip: Clip, substitution: String?) {
    self.clip = clip
    self.substitution = substitution
  }
}

/// A synthesizer that speaks with another voice where the one asked for cannot be had just now.
package protocol SubstitutingSynthesizer: Synthesizer {
  /// Like ``Synthesizer/synthesize(_:voice:priority:isCancelled:onPart:)``, and says whether the
  /// clip may be kept as the sound of `request`.
  func make(
    _ request: SpeechRequest, voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip
}

extension SpeechStudio {
  /// What the synthesizer makes of `request`.
  func make(
    _ request: SpeechRequest, _ voice: VoiceDefinition, _ priority: SynthesisPriority,
    _ isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    if let synthesizer = synthesizer as? any SubstitutingSynthesizer {
      return try await synthesizer.make(
        request, voice: voice, priority: priority, isCancelled: isCancelled, onPart: onPart)
    }
    let clip = try await synthesizer.synthesize(
      request, voice: voice, priority: priority, isCancelled: isCancelled, onPart: onPart)
    return MadeClip(clip: clip, substitution: nil)
  }

  /// Keeps a clip in memory and on disk; one in another voice than its request's is only counted,
  /// or it would be heard long after the right one can be made.
  func keep(
    _ made: MadeClip, for request: SpeechRequest, _ key: ClipKey, _ priority: SynthesisPriority
  ) {
    if let reason = made.substitution {
      counts.withLock { $0.substitutes += 1 }
      store?.noteFailure(reason)
    } else {
      remember(made.clip, for: request, priority)
      store?.saveLater(made.clip, key)
    }
  }

  /// Keeps a clip in memory, with the board's where it was rendered ahead.
  func remember(_ clip: Clip, for request: SpeechRequest, _ priority: SynthesisPriority) {
    (priority == .background ? board : cache).insert(clip, for: request)
  }
}
