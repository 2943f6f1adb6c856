import FoundationEssentials
import MeadowClient
import MeadowFoundations
import SoundFiles

/// The service under test, as far as the study needs to know it.
struct MeasuredService {
  let host: String
  let port: Int

  /// What GET /healthz says.
  struct Health: Decodable {
    struct Output: Decodable {
      var kind: String
      var sink: String?
      var marginMilliseconds: Double?
      var lateEdits: Int?
      var underruns: Int?
    }
    struct Cache: Decodable {
      var ready: Int
      var wanted: Int
    }
    var version: String
    var output: Output
    var cache: Cache?
  }

  private struct Vocabulary: Decodable {
    struct Word: Decodable { var word: String }
    var coreVocabulary: [Word]
  }

  private struct Stages: Decodable {
    struct Figures: Decodable {
      var p50: Double
      var p99: Double
    }
    var planned, clipReady, scheduled, audible: Figures?
  }

  private struct Tap: Decodable { var source: String }

  /// The state of the service.
  func health() throws(ServiceClientError) -> Health? { try decode("/healthz") }

  /// The core words it has, in order.
  func words() throws(ServiceClientError) -> [String] {
    let file: Vocabulary? = try decode("/v1/vocabulary")
    return file?.coreVocabulary.map(\.word) ?? []
  }

  /// The samples it plays for `text`, as it is said for the first time or ever after; empty when it
  /// does not say.
  func clip(
    of text: String, asFirstSaid: Bool, voice: String? = nil
  ) throws(ServiceClientError) -> [Float] {
    let path =
      "/v1/speech?format=wav&text=\(percentEncoded(text))"
      + (asFirstSaid ? "&asFirstSaid=true" : "") + (voice.map { "&voice=\($0)" } ?? "")
    let answer = try ServiceClient(host: host, port: port).get(path)
    guard answer.status == 200, let sound = try? SoundFile.decode(answer.body),
      sound.channels == 1
    else { return [] }
    return sound.samples
  }

  /// Forgets the stage figures so far.
  func resetStages() throws(ServiceClientError) {
    _ = try ServiceClient(host: host, port: port).post("/v1/onset/reset")
  }

  /// The stage figures since then; empty where the service has none.
  func stages(of condition: OnsetCondition) throws(ServiceClientError) -> [StageFigures] {
    let all: [String: Stages]? = try decode("/v1/onset")
    let isCold = condition == .cold || condition == .sentence
    guard let found = all?[isCold ? "cold" : "warm"] else { return [] }
    let named = [
      ("planned", found.planned), ("clipReady", found.clipReady),
      ("scheduled", found.scheduled), ("audible", found.audible),
    ]
    return named.compactMap { name, figures in
      figures.map { StageFigures(stage: name, p50: $0.p50, p99: $0.p99) }
    }
  }

  /// Where an answer to a tap says that its sound came from.
  static func source(in answer: ServiceAnswer) -> String? {
    try? JSONDecoder().decode(Tap.self, from: Data(answer.body)).source
  }

  /// The body of a tap on a core word or on a phrase; an audition belongs to no conversation.
  static func tap(_ text: String, isWord: Bool, isAudition: Bool = false) -> String {
    let quoted = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
    let more = isAudition ? ",\"audition\":true" : ""
    return "{\"\(isWord ? "word" : "phrase")\":\(quoted ?? "\"\"")\(more)}"
  }

  private func decode<Value: Decodable>(_ path: String) throws(ServiceClientError) -> Value? {
    let answer = try ServiceClient(host: host, port: port).get(path)
    guard answer.status == 200 else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(answer.body))
  }

  private func percentEncoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = Character(UnicodeScalar(byte)).isLetter && byte < 128
      let hex = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%\(hex.count < 2 ? "0" : "")\(hex)"
    }.joined()
  }
}
