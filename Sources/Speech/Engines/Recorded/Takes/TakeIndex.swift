import FoundationEssentials
import MeadowFiles
import MeadowFoundations
import SoundFiles

/// Which file of a voice's folder is the take of which text.
///
/// The files say it themselves, in their comments; the index spares reading them all at the start.
struct TakeIndex: Codable {
  private var takes: [Take]

  private static let name = "takes.json"
  /// A voice of the most takes is below 2 MB.
  private static let most = 8 << 20

  /// The takes in `folder`: what the index says and is there, and files that it does not know yet.
  static func read(_ folder: String) -> [TakeKey: Take] {
    let names = Set(Files.names(in: folder))
    var takes: [TakeKey: Take] = [:]
    for take in indexed(folder) where names.contains(take.file) {
      if let key = take.key { takes[key] = take }
    }
    var isOlder = !names.isEmpty && takes.isEmpty
    let known = Set(takes.values.map(\.file))
    for name in names.sorted() where name.hasSuffix(".flac") && !known.contains(name) {
      guard let take = found("\(folder)/\(name)"), take.file == name, let key = take.key else {
        continue
      }
      isOlder = true
      // A crash came between the new file and the old one's end.
      if let old = takes[key], old.on > take.on {
        DurableFile.remove("\(folder)/\(name)")
      } else {
        if let old = takes.updateValue(take, forKey: key) {
          DurableFile.remove("\(folder)/\(old.file)")
        }
      }
    }
    if isOlder { try? write(takes, to: folder) }
    return takes
  }

  /// Writes the index of `takes`.
  static func write(_ takes: [TakeKey: Take], to folder: String) throws(FileProblem) {
    let index = TakeIndex(takes: takes.values.sorted { $0.file < $1.file })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = (try? encoder.encode(index)).map(Array.init) ?? []
    try DurableFile.write(bytes, to: "\(folder)/\(name)", as: .family)
  }

  private static func indexed(_ folder: String) -> [Take] {
    let bytes = Files.read("\(folder)/\(name)", atMost: most) ?? []
    return (try? JSONDecoder().decode(TakeIndex.self, from: Data(bytes)).takes) ?? []
  }

  private static func found(_ path: String) -> Take? {
    guard let bytes = Files.read(path, atMost: TakeBounds.bytes),
      let sound = try? SoundFile.decode(bytes),
      let take = sound.comment.flatMap(Take.init(comment:)),
      Take.checksum(sound.samples) == take.sound
    else { return nil }
    return take
  }
}
