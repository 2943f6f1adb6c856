import FoundationEssentials
import MeadowFoundations

/// A recorded voice as one file that leaves the house and comes into another: `voice.json`, `sounds/` and
/// the licence.
struct VoicePack: Codable {
  /// A take and its file.
  struct Sound: Codable {
    var text: String
    var language: Language
    /// Its path in the pack.
    var file: String
    /// When it was recorded.
    var on: String
    var problems: [TakeProblem]?
  }

  /// The layout of the file.
  var schema = Self.supported
  /// The voice, without its place on this machine.
  var voice: RecordedVoiceFile
  /// What it says.
  var sounds: [Sound]

  static let supported = "meadow-voice-pack/1"
  static let manifest = "voice.json"
  static let folder = "sounds/"
  static let licence = "LICENCE.txt"

  /// The pack of `voice` with its takes in `store`; a take whose file is damaged is left out.
  static func bytes(of voice: RecordedVoiceFile, in store: TakeStore) -> [UInt8]? {
    var (sounds, files) = ([Sound](), [ZipArchive.Entry]())
    for take in store.takes(of: voice.id).values.sorted(by: { $0.file < $1.file }) {
      guard store.samples(of: take, in: voice.id) != nil,
        let bytes = store.bytes(of: take, in: voice.id)
      else { continue }
      let path = folder + take.file
      sounds.append(
        Sound(
          text: take.text, language: take.language, file: path, on: take.on,
          problems: take.problems))
      files.append(ZipArchive.Entry(name: path, bytes: bytes))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(VoicePack(voice: voice, sounds: sounds)) else {
      return nil
    }
    let block = voice.recorded
    let terms =
      "The voice of \(block.speaker).\nAllowed by \(block.consent.by) on \(block.consent.on).\n\n"
      + block.terms + "\n"
    return ZipArchive.write(
      [
        ZipArchive.Entry(name: manifest, bytes: Array(json)),
        ZipArchive.Entry(name: licence, bytes: Array(terms.utf8)),
      ] + files)
  }

  /// The manifest in `bytes`, checked.
  static func read(_ bytes: [UInt8]) throws(InputProblem) -> VoicePack {
    let pack: VoicePack
    do { pack = try JSONDecoder().decode(VoicePack.self, from: Data(bytes)) } catch {
      if let problem = error as? InputProblem { throw refusal(problem.description) }
      throw refusal("its \(manifest) cannot be read: \(error)")
    }
    guard pack.schema == supported else {
      throw refusal(
        "its \(manifest) is of \"\(pack.schema.prefix(40))\", which is not \(supported)")
    }
    do { _ = try pack.voice.validated() } catch {
      throw refusal("\(error.field) in its \(manifest): \(error.reason)")
    }
    guard pack.sounds.count <= TakeBounds.most else {
      throw refusal("it has \(pack.sounds.count) sounds; \(TakeBounds.most) are the most")
    }
    return pack
  }

  /// Why a pack is refused, all of it.
  static func refusal(_ reason: String) -> InputProblem {
    InputProblem(
      field: "body", reason: "this voice pack cannot be used: \(reason.prefix(300))",
      advice: "export it again and send it as it is")
  }
}
