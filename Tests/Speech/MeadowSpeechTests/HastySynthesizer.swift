import Foundation
import MeadowFoundations
import MeadowSpeech

/// A synthesizer that answers urgent requests in haste and others exactly.
struct HastySynthesizer: SubstitutingSynthesizer {
  static let hasty = [Float](repeating: 0.25, count: 2000)
  static let exact = [Float](repeating: 0.5, count: 2000)

  var identity: String { "hasty 1" }

  func make(
    _ request: SpeechRequest, voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    let clip = Clip(priority == .urgent ? Self.hasty : Self.exact)
    onPart(clip, true)
    return MadeClip(clip: clip, substitution: nil, isProvisional: priority == .urgent)
  }

  func synthesize(
    _ request: SpeechRequest, voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> Clip {
    try await make(
      request, voice: voice, priority: priority, isCancelled: isCancelled, onPart: onPart
    ).clip
  }

  func pronounce(
    _ request: SpeechRequest, voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading {
    VoiceReading(ipa: "", phonemes: "")
  }
}

/// The names in the directory at `path`.
func fileNames(_ path: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: path)
}
