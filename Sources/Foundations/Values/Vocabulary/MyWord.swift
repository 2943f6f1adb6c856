/// A word of the family's own: a name, a comfort object, a place (document 001, My Words).
public struct MyWord: Equatable, Sendable, Codable, Identifiable {
  /// Its number in the family's store; never used again after the word is gone.
  public var id: Int
  /// What it is on the device.
  public var content: MyWordContent
  /// Its place within its group, from 0.
  public var position: Int

  /// Word `id`.
  public init(id: Int, content: MyWordContent, position: Int) {
    self.id = id
    self.content = content
    self.position = position
  }
}

/// All of a word of the family's that a grown-up decides.
public struct MyWordContent: Equatable, Sendable, Codable {
  /// Where it stands.
  public var group: MyWordGroup
  /// What is shown, 1–60 characters.
  public var text: String
  /// What is said instead of the text ("grandma" for "Nana R."), or nil for the text itself.
  public var spoken: String?
  /// How it is pronounced, as a hint, or nil for the voice's own reading.
  public var hint: String?
  /// The phonemes of ``hint`` in Meadow's own notation, once it was checked; kept with the word, so
  /// that a tap needs no check.
  public var phonemes: String?
  /// A person's own recording; it wins over ``hint``.
  public var recording: RecordingID?
  /// Its picture where there is no photo: one emoji.
  public var emoji: String?
  /// Its photo, re-encoded.
  public var photo: PhotoID?
  /// Whether it is a favourite.
  public var isFavorite: Bool
  /// Whose it is.
  public var owner: WordOwner

  /// A word shown as `text`.
  public init(
    group: MyWordGroup, text: String, spoken: String? = nil, hint: String? = nil,
    phonemes: String? = nil, recording: RecordingID? = nil, emoji: String? = nil,
    photo: PhotoID? = nil, isFavorite: Bool = false, owner: WordOwner = .family
  ) {
    self.group = group
    self.text = text
    self.spoken = spoken
    self.hint = hint
    self.phonemes = phonemes
    self.recording = recording
    self.emoji = emoji
    self.photo = photo
    self.isFavorite = isFavorite
    self.owner = owner
  }
}

/// The three lists of My Words, each with a wildcard (+) to add one (document 001).
public enum MyWordGroup: String, CaseIterable, Sendable, Codable {
  /// The child, family, friends, pets.
  case people
  /// Comfort objects, toys, favourites.
  case things
  /// School, park, grandma's.
  case places

  /// How many words of this group have a slot of their own on the board; 42 in all ("about 42
  /// personalizable slots", document 001). More can be kept by the wildcard, up to ``limit``.
  public var slots: Int { 14 }

  /// The most words of a group: a bound on memory, far above any family's need.
  public static let limit = 500

  /// What the sentence engine takes its words for.
  public var grammar: WordGrammar {
    switch self {
    case .people: WordGrammar(form: .person, category: .person, isName: true)
    case .things: WordGrammar(form: .count, category: .toy, isName: true)
    case .places: WordGrammar(form: .place, category: .place, isName: true)
    }
  }

  /// The colour of its words.
  public var fitzgeraldKey: FitzgeraldKey {
    switch self {
    case .people: .people
    case .things, .places: .nouns
    }
  }
}

/// The name of a photo: the checksum of its bytes, 32 characters of 0–9 and a–f.
public struct PhotoID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The checksum.
  public let name: String

  /// The photo called `name`, or nil where that is no checksum.
  public init?(_ name: String) {
    guard RecordingID(name) != nil else { return nil }
    self.name = name
  }

  public init(from decoder: any Decoder) throws { name = try RecordingID(from: decoder).name }
  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
  public var description: String { name }
}
