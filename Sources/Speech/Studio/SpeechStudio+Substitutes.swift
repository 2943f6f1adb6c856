package import MeadowFoundations
import Synchronization

/// A clip, and how it differs from what was asked for.
package struct MadeClip: Sendable {
  /// The sound.
  package let clip: Clip
  /// Why it is in another voice than the one asked for; nil where it is in that one.
  package let substitution: String?
  /// Whether it was made in one pass because somebody waited, and the exact clip is still to be made.
  package let isProvisional: Bool
  /// How the prosody came out, where that was measured.
  package let report: ProsodyReport?

  /// A clip, in the voice asked for where `substitution` is nil.
  package init(
    clip: Clip, substitution: String?, isProvisional: Bool = false, report: ProsodyReport? = nil
  ) {
    self.clip = clip
    self.substitution = substitution
    self.isProvisional = isProvisional
    self.report = report
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

  /// Keeps a clip in memory and on disk, and says whether it did.
  ///
  /// One in another voice than its request's is only counted, or it would be heard long after the
  /// right one can be made; after a provisional one the exact clip is made behind everything else.
  func keep(
    _ made: MadeClip, for request: SpeechRequest, _ key: ClipKey, _ priority: SynthesisPriority
  ) -> Bool {
    if let reason = made.substitution {
      counts.withLock { $0.substitutes += 1 }
      store?.noteFailure(reason)
      return false
    }
    if made.isProvisional {
      counts.withLock { $0.provisional += 1 }
      makeExactLater(request)
      return false
    }
    reports[request] = made.report
    remember(made.clip, for: request, priority)
    store?.saveLater(made.clip, key)
    return true
  }

  /// Keeps a clip in memory, with the board's where it was rendered ahead.
  func remember(_ clip: Clip, for request: SpeechRequest, _ priority: SynthesisPriority) {
    (priority == .background ? board : cache).insert(clip, for: request)
  }
}
