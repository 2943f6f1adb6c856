/// What Meadow and a Wyoming server say to each other, in the protocol's words.
enum WyomingMessages {
  /// "synthesize".
  struct Synthesize: Encodable {
    struct Voice: Encodable {
      var name: String?
      var speaker: String?
    }
    var text: String
    var voice: Voice?
  }

  /// "audio-start", and what is said again with each piece.
  struct Sound: Decodable {
    var rate: Int
    var width: Int
    var channels: Int
  }

  /// "error".
  struct Refusal: Decodable {
    var text: String
  }

  /// "info".
  struct Info: Decodable {
    struct Attribution: Decodable {
      var name: String?
      var url: String?
    }
    struct Program: Decodable {
      var name: String
      var version: String?
      var voices: [Voice]?
    }
    struct Voice: Decodable {
      struct Speaker: Decodable { var name: String }
      var name: String
      var installed: Bool?
      var languages: [String]?
      var speakers: [Speaker]?
      var attribution: Attribution?
    }
    var tts: [Program]?

    /// The voices of all its programs.
    var voices: [ServerVoice] {
      (tts ?? []).flatMap { program in
        (program.voices ?? []).filter { $0.installed ?? true }.map { voice in
          let source = [voice.attribution?.name, voice.attribution?.url].compactMap(\.self)
          return ServerVoice(
            name: voice.name, languages: voice.languages ?? [],
            speakers: (voice.speakers ?? []).map(\.name), source: source.joined(separator: ", "),
            program: [program.name, program.version].compactMap(\.self).joined(separator: " "))
        }
      }
    }
  }
}
