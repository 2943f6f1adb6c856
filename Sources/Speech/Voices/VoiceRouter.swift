import MeadowFoundations

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
