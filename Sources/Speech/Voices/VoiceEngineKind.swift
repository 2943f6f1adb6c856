import MeadowFoundations

/// An engine as the program lists it: how its part of a voice file is read, and how it is started.
public struct VoiceEngineKind: Sendable {
  /// Starts the engine for its voices, with a directory for what it keeps.
  public typealias Start =
    @Sendable (_ voices: [VoiceDefinition], _ cache: String) async throws(SynthesisError)
    -> any VoiceEngine

  /// What voice files call it.
  public let name: String
  let readBlock: @Sendable (any Decoder) throws -> any VoiceBlock
  let start: Start

  /// The engine called `name`. `block` reads a voice's block and throws an `InputProblem` for a value
  /// that is out of its range.
  public init(
    _ name: String, block: @escaping @Sendable (any Decoder) throws -> any VoiceBlock,
    start: @escaping Start
  ) {
    self.name = name
    readBlock = block
    self.start = start
  }
}

/// The part of a voice that is one engine's own.
public protocol VoiceBlock: Sendable {
  /// How much higher all resonances lie than a grown-up's; 1 for a grown-up's.
  var formantScale: Double { get }

  /// Everything in it, and in what `voice` says itself, that shapes the sound.
  func soundIdentity(in voice: VoiceDefinition) -> String
}

/// The engines that run: each voice's own says what the voice says.
struct VoiceRouter: Sendable {
  private let engines: [String: any VoiceEngine]
  private let voices: VoiceLibrary
  /// The engines that voices name, in the order of the voices.
  let all: [any VoiceEngine]

  /// A router of `engines` for `voices`.
  init(_ engines: [any VoiceEngine], voices: VoiceLibrary) {
    let named = Dictionary(engines.map { ($0.name, $0) }) { first, _ in first }
    self.engines = named
    self.voices = voices
    var seen: Set<String> = []
    all = voices.voices.map(\.engine).filter { seen.insert($0).inserted }.compactMap { named[$0] }
  }

  /// The engine that says `voice`, or a problem that names the voices whose engines run.
  func engine(of voice: VoiceDefinition) throws(SynthesisError) -> any VoiceEngine {
    if let engine = engines[voice.engine] { return engine }
    let others = voices.voices.filter { engines[$0.engine] != nil }.map(\.id.name)
    throw .input(
      InputProblem(
        .unknown, field: "voice",
        reason: "the voice \(voice.id) needs the engine \"\(voice.engine)\", which does not run",
        advice: "choose one of \(others.joined(separator: ", "))"))
  }
}
