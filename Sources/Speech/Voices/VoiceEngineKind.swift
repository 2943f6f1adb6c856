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
