import FoundationEssentials
public import MeadowFoundations
public import MeadowSpeech

/// A recorded voice as its file in the data directory has it.
public struct RecordedVoiceFile: Equatable, Sendable, Codable {
  /// Its name in requests and of its folder.
  public var id: VoiceID
  /// What people call it.
  public var name: String
  /// A sentence about it.
  public var description: String
  /// Who speaks with it.
  public var forWhom: VoiceDefinition.Purpose
  var engine = VoiceEngineKind.recordedName
  var medianHertz: Double
  var rangeSemitones = 4.5
  var usualGain = 0.0
  /// What is its own.
  public var recorded: RecordedBlock

  /// A voice.
  public init(id: VoiceID, name: String, forWhom: VoiceDefinition.Purpose, block: RecordedBlock) {
    (self.id, self.name, self.forWhom) = (id, name, forWhom)
    description = "The voice of \(block.speaker), recorded at home."
    medianHertz = block.medianHertz
    recorded = block
  }

  /// The file of `voice`; nil for one of another engine.
  public init?(_ voice: VoiceDefinition) {
    guard let block = voice.block as? RecordedBlock else { return nil }
    (id, name, description) = (voice.id, voice.name, voice.description)
    (forWhom, recorded) = (voice.forWhom, block)
    medianHertz = block.medianHertz
  }

  /// What the speech service knows of it.
  public var definition: VoiceDefinition {
    VoiceDefinition(
      id: id, name: name, description: description, forWhom: forWhom, engine: engine,
      medianHertz: medianHertz, rangeSemitones: rangeSemitones, usualGain: usualGain, quick: nil,
      block: recorded)
  }

  /// This file, or what is wrong with its first bad field.
  func validated() throws(InputProblem) -> RecordedVoiceFile {
    _ = try SpeakerName(name, field: "name")
    _ = try recorded.validated()
    return self
  }

  /// The voice in the bytes of its file; nil where they are another engine's, or damaged.
  init?(bytes: [UInt8]) {
    guard let voice = try? JSONDecoder().decode(Self.self, from: Data(bytes)),
      voice.engine == VoiceEngineKind.recordedName, (try? voice.validated()) != nil
    else { return nil }
    self = voice
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map(Array.init) ?? []) + [10]
  }
}
