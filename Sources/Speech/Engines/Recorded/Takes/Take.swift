import FoundationEssentials
import MeadowFiles
public import MeadowFoundations

/// One recording of one text, as it is kept.
public struct Take: Equatable, Sendable, Codable {
  /// The text, as whoever recorded it saw it.
  public var text: String
  /// The language it is said in.
  public var language: Language
  /// How long it is, in milliseconds.
  public var milliseconds: Int
  /// The loudest 400 ms of it, in LUFS.
  public var loudness: Double
  /// Its true peak, in dBTP.
  public var peak: Double
  /// The median F0 of it, in hertz; nil where nothing is voiced.
  public var hertz: Double?
  /// What may be wrong with it.
  public var problems: [TakeProblem]
  /// When it was recorded: a moment of UTC, as in 2026-11-27T22:40:00Z.
  public var on: String
  /// The checksum of its samples, half of it.
  public internal(set) var sound: String

  /// What it is a take of; nil for a text that nobody can say.
  public var key: TakeKey? { TakeKey(text, language) }

  /// The name of its file.
  var file: String { "\(key?.fileName ?? "take").\(sound.prefix(8)).flac" }

  /// As it stands in the comment of its own file, from which a lost index is made again.
  var comment: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The take whose comment this is.
  init?(comment: String) {
    guard let take = try? JSONDecoder().decode(Take.self, from: Data(comment.utf8)) else {
      return nil
    }
    self = take
  }

  /// A take of `text` as `study` found it.
  public init(_ study: TakeStudy, text: String, language: Language, on: String) {
    (self.text, self.language, self.on) = (text, language, on)
    milliseconds = Int(Frames(study.samples.count).milliseconds.rounded())
    (loudness, peak, hertz) = (study.loudness, study.peak, study.hertz)
    problems = study.problems
    sound = Self.checksum(study.samples)
  }

  /// The checksum of `samples`, exact 16 bit values.
  static func checksum(_ samples: [Float]) -> String {
    let values = samples.map { Int16(($0 * 32_768).rounded()).littleEndian }
    return String(values.withUnsafeBytes { Digest(of: $0, size: .bits128).hex }.prefix(16))
  }
}
