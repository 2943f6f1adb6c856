import MeadowFoundations

/// A voice's file: the fields of every voice, the engine's name, and under that name the engine's block.
///
/// Files from before there were engines have no `engine`; their block lies between the other fields, and
/// the first engine listed says them.
struct VoiceFile: Decodable {
  /// The voice it describes.
  let voice: VoiceDefinition

  /// Where a decoder has the engines there are.
  static let engines = CodingUserInfoKey(rawValue: "engines")

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let kinds = Self.engines.flatMap { decoder.userInfo[$0] as? [VoiceEngineKind] } ?? []
    let named = try fields.decodeIfPresent(String.self, forKey: Key("engine"))
    guard let kind = named.map({ name in kinds.first { $0.name == name } }) ?? kinds.first else {
      throw InputProblem(
        field: "engine", reason: "there is no engine \"\((named ?? "").prefix(40))\"",
        advice: "use one of \(kinds.map(\.name).joined(separator: ", "))")
    }
    voice = try VoiceDefinition(
      id: fields.decode(VoiceID.self, forKey: Key("id")),
      name: fields.decode(String.self, forKey: Key("name")),
      description: fields.decode(String.self, forKey: Key("description")),
      forWhom: fields.decode(VoiceDefinition.Purpose.self, forKey: Key("forWhom")),
      engine: kind.name,
      medianHertz: fields.decode(Double.self, forKey: Key("medianHertz")),
      rangeSemitones: fields.decode(Double.self, forKey: Key("rangeSemitones")),
      usualGain: fields.decode(Double.self, forKey: Key("usualGain")),
      quick: fields.decodeIfPresent(VoiceID.self, forKey: Key("quick")),
      block: named == nil
        ? kind.readBlock(decoder) : Self.block(kind, fields.superDecoder(forKey: Key(kind.name)))
    ).validated()
  }

  private static func block(
    _ kind: VoiceEngineKind, _ decoder: any Decoder
  ) throws -> any VoiceBlock {
    do { return try kind.readBlock(decoder) } catch var problem as InputProblem {
      problem.field = "\(kind.name).\(problem.field)"
      throw problem
    }
  }
}
