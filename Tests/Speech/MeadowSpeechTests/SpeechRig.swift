import EspeakNG
import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport

/// What the tests of one process share: eSpeak NG is one per process, and so is its cache.
enum SpeechRig {
  /// The repository's voices.
  static let voicesPath = SharedEspeak.voicesDirectory

  /// The repository.
  static let repository = (voicesPath as NSString).deletingLastPathComponent

  /// The repository's voices, read.
  static let voices: VoiceLibrary = {
    guard let library = try? SharedEspeak.voices() else {
      preconditionFailure("\(voicesPath) cannot be read")
    }
    return library
  }()

  /// The one eSpeak NG of this process.
  static func espeak() async throws -> EspeakEngine {
    try await SharedEspeak.engine()
  }

  /// A voice of the repository's, as eSpeak NG says it.
  static func espeakVoice(_ id: VoiceID) throws -> EspeakVoice {
    try EspeakVoice(voices.voice(id))
  }

  /// All of them.
  static func espeakVoices() throws -> [EspeakVoice] {
    try voices.voices.map { try EspeakVoice($0) }
  }

  /// A request to say `text`.
  static func request(
    _ text: String, voice: VoiceID = .girl, _ prosody: Prosody = .standard,
    phonemes: String? = nil
  ) throws -> SpeechRequest {
    let text = try SpokenText(text)
    let readings = phonemes.map {
      [WordReading(range: 0..<text.string.count, sound: .phonemes($0))]
    }
    return SpeechRequest(text: text, voice: voice, prosody: prosody, readings: readings ?? [])
  }

  /// The whole sound of a request, made by eSpeak NG now.
  static func say(_ request: SpeechRequest) async throws -> Clip {
    try await espeak().say(
      request, as: voices.voice(request.voice), priority: .urgent, isCancelled: { false },
      onPart: { _, _ in }
    ).clip
  }

  /// The exact sound of a request: made, measured and corrected.
  static func exact(_ request: SpeechRequest) async throws -> MadeClip {
    try await espeak().say(
      request, as: voices.voice(request.voice), priority: .background, isCancelled: { false },
      onPart: { _, _ in })
  }
}

/// A directory of one test's own, removed with it.
final class TemporaryDirectory: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "meadow-test-" + UUID().uuidString.prefix(8)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in it, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension Clip {
  /// The samples as an array, which can be compared.
  var array: [Float] { Array(samples) }
}
