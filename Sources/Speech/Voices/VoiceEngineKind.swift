/// An engine as the program lists it: how its part of a voice file is read, and how it is started.
public struct VoiceEngineKind: Sendable {
  /// Starts the engine for its voices, with a directory for what it keeps.
  public typealias Start =
    @Sendable (_ voices: [VoiceDefinition], _ cache: String) async throws(SynthesisError)
    -> any VoiceEngine

  /// What voice files call it.
  public let name: String
  /// Whether it is started also where no voice names it yet, since one may come while Meadow runs.
  let startsEmpty: Bool
  let readBlock: @Sendable (any Decoder) throws -> any VoiceBlock
  let start: Start

  /// The engine called `name`. `block` reads a voice's block and throws an `InputProblem` for a value
  /// that is out of its range.
  public init(
    _ name: String, startsEmpty: Bool = false,
    block: @escaping @Sendable (any Decoder) throws -> any VoiceBlock,
    start: @escaping Start
  ) {
    self.name = name
    self.startsEmpty = startsEmpty
    readBlock = block
    self.start = start
  }
}
