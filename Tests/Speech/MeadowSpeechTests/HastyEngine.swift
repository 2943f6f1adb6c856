import Foundation
import MeadowFoundations
import MeadowSpeech

/// An engine that answers urgent requests in haste and others exactly.
struct HastyEngine: VoiceEngine {
  static let hasty = [Float](repeating: 0.25, count: 2000)
  static let exact = [Float](repeating: 0.5, count: 2000)

  var name: String { "espeak-ng" }
  var abilities: VoiceAbilities = [.rate, .pitch, .range]
  var identity: String { "hasty 1" }

  func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    let clip = Clip(priority == .urgent ? Self.hasty : Self.exact)
    onPart(clip, true)
    return MadeClip(clip: clip, substitution: nil, isProvisional: priority == .urgent)
  }

  func read(
    _ request: SpeechRequest, as voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading {
    VoiceReading(ipa: "", phonemes: "")
  }
}

/// The names in the directory at `path`.
func fileNames(_ path: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: path)
}
