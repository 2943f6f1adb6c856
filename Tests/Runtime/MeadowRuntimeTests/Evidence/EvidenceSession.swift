import Foundation
import MeadowFoundations

/// A transcript of a child's session with the labels that two raters gave it, neither having seen what
/// Meadow says of it (Evidence/README.md).
struct EvidenceSession: Decodable {
  /// What a child does up to the moment its message is over.
  struct Interaction: Decodable {
    var scene: String
    var context: String
    var steps: [Step]
  }

  /// One thing that happens.
  enum Step: Decodable {
    case word(String, scene: String?)
    case opens(String)
    case followUp(String, PragmaticFunction)
    case feeling(String)
    case speakMessage
    case companionModels
    case companionAsks(String)
    case grownUpModels(String)
    case wait(seconds: Double)

    private enum Keys: String, CodingKey, CaseIterable {
      case word, scene, opens, followUp, function, feeling, speakMessage, companionModels,
        companionAsks, grownUpModels, wait
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      func text(_ key: Keys) throws -> String? {
        try values.decodeIfPresent(String.self, forKey: key)
      }
      if let word = try text(.word) {
        self = .word(word, scene: try text(.scene))
      } else if let word = try text(.opens) {
        self = .opens(word)
      } else if let phrase = try text(.followUp) {
        self = .followUp(phrase, try values.decode(PragmaticFunction.self, forKey: .function))
      } else if let phrase = try text(.feeling) {
        self = .feeling(phrase)
      } else if let word = try text(.grownUpModels) {
        self = .grownUpModels(word)
      } else if let question = try text(.companionAsks) {
        self = .companionAsks(question)
      } else if values.contains(.companionModels) {
        self = .companionModels
      } else if values.contains(.speakMessage) {
        self = .speakMessage
      } else {
        self = .wait(seconds: try values.decode(Double.self, forKey: .wait))
      }
    }
  }

  /// One of the family's words.
  struct OwnWord: Decodable {
    var text: String
    var group: MyWordGroup
  }

  var id: String
  var ageMonths: Int
  var tier: Tier
  var ownWords: [OwnWord]
  var interactions: [Interaction]

  /// Where the transcripts lie.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// All transcripts, by name.
  static func all() throws -> [EvidenceSession] {
    let sessions = folder.appending(path: "sessions")
    let names = try FileManager.default.contentsOfDirectory(atPath: sessions.path)
    return try names.filter { $0.hasSuffix(".json") }.sorted().map { name in
      try JSONDecoder().decode(
        EvidenceSession.self, from: Data(contentsOf: sessions.appending(path: name)))
    }
  }
}
