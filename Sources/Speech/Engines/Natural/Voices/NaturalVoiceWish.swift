import MeadowFoundations

/// Which server's voice a family wants, and under which name.
public struct NaturalVoiceWish: Sendable {
  /// What the voice is called; also the beginning of its files' names.
  public var name: String
  /// The server's address; nil where Meadow is to start `program`.
  public var server: String?
  /// A host that is not this machine and that a grown-up allows.
  public var allowed: String?
  /// The program that Meadow starts, and its arguments.
  public var program: [String]
  /// The voice's name there.
  public var voice: String?
  /// Its speaker, of several.
  public var speaker: String?
  /// Who made it, and under which licence.
  public var licence: String?

  /// A wish for the voice that the server speaks with by itself, unless `voice` names another.
  public init(
    name: String = "", server: String?, allowed: String? = nil, program: [String] = [],
    voice: String? = nil, speaker: String? = nil, licence: String? = nil
  ) {
    (self.name, self.server, self.allowed, self.program) = (name, server, allowed, program)
    (self.voice, self.speaker, self.licence) = (voice, speaker, licence)
  }

  /// Whether it is a server of the common speech API.
  var isHTTP: Bool { server?.hasPrefix("http://") ?? false }

  /// The machine that hears every word, where it is not this one.
  public var otherHost: String? {
    server.flatMap { try? ServerAddress($0, allowed: allowed) }?.otherHost
  }

  /// What voice files call the engine.
  var engine: String { isHTTP ? "speech-api" : "wyoming" }

  /// The connection to it; `log` is the directory for what a program writes to its errors.
  func connection(log: String) throws(InputProblem) -> any SpeechServer {
    guard let server else {
      guard !program.isEmpty else {
        throw InputProblem(
          field: "server", reason: "there is neither an address nor a program",
          advice: "give an address such as tcp://127.0.0.1:10200, or a program behind --")
      }
      return WyomingServer(.program(program, log: log + "/voice-program.log"))
    }
    let place = ServerPlace.address(try ServerAddress(server, allowed: allowed))
    return isHTTP ? SpeechAPIServer(place) : WyomingServer(place)
  }
}
