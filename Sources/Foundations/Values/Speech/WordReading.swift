/// A stretch of a text that is not read by the voice's own rules: a name of the family's.
public struct WordReading: Hashable, Sendable, Codable {
  /// How the stretch sounds.
  public enum Sound: Hashable, Sendable, Codable {
    /// Phonemes in Meadow's own notation (`Pronunciation.notation`), which every engine maps to its own;
    /// anything else is an engine's own already, from files before there was one.
    case phonemes(String)
    /// Other words, read by the voice's rules.
    case spoken(String)
    /// A person's own recording, and what stands after it in the text, such as the s of a
    /// possessive, as phonemes; empty for nothing.
    case recording(RecordingID, suffix: String)

    /// The sound in words, different for different sounds, phonemes as `notation` has them; part of a
    /// clip's identity.
    package func description(_ notation: (String) -> String) -> String {
      switch self {
      case .phonemes(let phonemes): "phonemes \(notation(phonemes))"
      case .spoken(let text): "spoken \(text)"
      case .recording(let id, let suffix):
        "recording \(id) \(suffix.isEmpty ? "" : notation(suffix))"
      }
    }
  }

  /// Where it stands, in characters of the text's string.
  public var range: Range<Int>
  /// How it sounds.
  public var sound: Sound

  /// A reading of the characters in `range`.
  public init(range: Range<Int>, sound: Sound) {
    self.range = range
    self.sound = sound
  }
}

/// The name of a recording: the checksum of its samples, 32 characters of 0–9 and a–f.
public struct RecordingID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The checksum.
  public let name: String

  /// The recording called `name`, or nil where that is no checksum: it becomes a file's name.
  public init?(_ name: String) {
    guard name.utf8.count == 32,
      name.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let name = try String(from: decoder)
    guard let id = RecordingID(name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\"\(name)\" is no recording"))
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
  public var description: String { name }
}
