import FoundationEssentials
import MeadowFiles
public import MeadowFoundations

/// Why a directory of voices cannot be used.
public enum VoiceLibraryError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The directory is missing or holds no voice.
  case noVoices(directory: String)
  /// A file cannot be read.
  case unreadable(file: String)
  /// A field of a file is missing, of the wrong kind or out of range.
  case invalid(file: String, field: String, reason: String)

  public var description: String {
    switch self {
    case .noVoices(let directory):
      "\(directory): no voices here. Set MEADOW_HOME to the directory that holds voices/."
    case .unreadable(let file): "\(file): it cannot be read. Check that it is there."
    case .invalid(let file, let field, let reason): "\(file): \(field): \(reason)."
    }
  }
}

/// The voices that exist; nothing else ever reaches an engine as a voice's name.
public struct VoiceLibrary: Sendable {
  /// All voices, the children's first, each group in the order of their ids.
  public let voices: [VoiceDefinition]
  /// What is wrong with files of the family's voices, a sentence each.
  public private(set) var problems: [String] = []
  private let byID: [VoiceID: VoiceDefinition]

  /// A library of `voices`.
  public init(_ voices: [VoiceDefinition]) {
    let byName = voices.sorted { $0.id.name < $1.id.name }
    self.voices =
      byName.filter { $0.forWhom == .child } + byName.filter { $0.forWhom == .companion }
    self.byID = Dictionary(voices.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The voices of every `.json` file in the directory at `path`, said by `engines`, and those of the
  /// family's own in `own`, where there are any. Reads files; call it at start.
  ///
  /// A bad file of the family's is left out and told in `problems`: the others still speak.
  public static func load(
    from path: String, own: String? = nil, engines: [VoiceEngineKind]
  ) throws(VoiceLibraryError) -> VoiceLibrary {
    var voices = try voices(in: path, engines)
    guard !voices.isEmpty else { throw .noVoices(directory: path) }
    var problems: [String] = []
    for name in own.map(Self.files) ?? [] {
      do throws(VoiceLibraryError) {
        let file = "\(own ?? "")/\(name)"
        let voice = try voice(in: file, named: name, engines)
        try check(voice, in: file, among: voices)
        voices.append(voice)
      } catch { problems.append("A voice is left out: \(error)") }
    }
    var library = VoiceLibrary(voices)
    library.problems = problems
    return library
  }

  private static func files(in path: String) -> [String] {
    Files.names(in: path).filter { $0.hasSuffix(".json") }.sorted()
  }

  private static func voices(
    in path: String, _ engines: [VoiceEngineKind]
  ) throws(VoiceLibraryError) -> [VoiceDefinition] {
    var voices: [VoiceDefinition] = []
    for name in files(in: path) {
      voices.append(try voice(in: "\(path)/\(name)", named: name, engines))
    }
    return voices
  }

  /// A voice of the family's has a name of its own, and one that speaks at once for it.
  private static func check(
    _ voice: VoiceDefinition, in file: String, among others: [VoiceDefinition]
  ) throws(VoiceLibraryError) {
    guard !others.contains(where: { $0.id == voice.id }) else {
      throw .invalid(file: file, field: "id", reason: "there is a voice \"\(voice.id)\" already")
    }
    guard let quick = voice.quick else { return }
    guard others.contains(where: { $0.id == quick && $0.quick == nil }) else {
      throw .invalid(
        file: file, field: "quick", reason: "\"\(quick)\" is no voice that speaks at once")
    }
  }

  /// This library with `voice`, in the place of one with its id.
  func adding(_ voice: VoiceDefinition) -> VoiceLibrary {
    var library = VoiceLibrary(voices.filter { $0.id != voice.id } + [voice])
    library.problems = problems
    return library
  }

  /// This library without the voice called `id`.
  func removing(_ id: VoiceID) -> VoiceLibrary {
    var library = VoiceLibrary(voices.filter { $0.id != id })
    library.problems = problems
    return library
  }

  /// The voice called `id`, or a problem that lists those there are.
  public func voice(_ id: VoiceID) throws(InputProblem) -> VoiceDefinition {
    guard let voice = byID[id] else {
      let known = voices.map(\.id.name).joined(separator: ", ")
      throw InputProblem(
        .unknown, field: "voice", reason: "there is no voice \"\(id)\"",
        advice: "choose one of \(known)")
    }
    return voice
  }

  private static func voice(
    in file: String, named name: String, _ engines: [VoiceEngineKind]
  ) throws(VoiceLibraryError) -> VoiceDefinition {
    guard let bytes = Files.read(file, atMost: 65_536) else { throw .unreadable(file: file) }
    let voice = try decode(bytes, file, engines)
    guard "\(voice.id).json" == name else {
      throw .invalid(file: file, field: "id", reason: "\"\(voice.id)\" is not the file's name")
    }
    return voice
  }

  private static func decode(
    _ bytes: [UInt8], _ file: String, _ engines: [VoiceEngineKind]
  ) throws(VoiceLibraryError) -> VoiceDefinition {
    do {
      let decoder = JSONDecoder()
      if let key = VoiceFile.engines { decoder.userInfo[key] = engines }
      return try decoder.decode(VoiceFile.self, from: Data(bytes)).voice
    } catch let error as DecodingError {
      let (field, reason) = explain(error)
      throw .invalid(file: file, field: field, reason: reason)
    } catch let problem as InputProblem {
      throw .invalid(
        file: file, field: problem.field, reason: "\(problem.reason); \(problem.advice)")
    } catch {
      throw .invalid(file: file, field: "the file", reason: "it is not JSON")
    }
  }

  private static func explain(_ error: DecodingError) -> (field: String, reason: String) {
    switch error {
    case .keyNotFound(let key, let context):
      (path(context.codingPath + [key]), "it is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      (path(context.codingPath), "it is of the wrong kind (\(context.debugDescription))")
    case .dataCorrupted(let context):
      (path(context.codingPath), "it cannot be read (\(context.debugDescription))")
    @unknown default: ("the file", "it cannot be read")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.isEmpty ? "the file" : keys.map(\.stringValue).joined(separator: ".")
  }
}
