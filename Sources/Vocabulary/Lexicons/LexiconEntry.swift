public import MeadowFoundations

/// One word of a lexicon with its pronunciation and, where the file has them, the fields of My Words.
public struct LexiconEntry: Hashable, Sendable, Codable {
  /// How it is pronounced.
  public enum Pronunciation: Hashable, Sendable, Codable {
    /// In Meadow's hint language: a respelling, or with the prefix `ipa:`, `xsampa:`, `arpabet:` or
    /// `espeak:`. Not judged here; whoever speaks it does.
    case hint(String)
    /// Other words, read by the voice's own rules.
    case alias(String)
    /// As the voice reads it.
    case unspecified
  }

  /// The spellings it stands for, at least one in an entry that was read; each is a word of its own
  /// in My Words, see ``words``.
  public var graphemes: [String]
  /// The one pronunciation that was chosen.
  public var pronunciation: Pronunciation
  /// What is said instead of the text, where there is a hint beside it; without a hint it is
  /// ``Pronunciation/alias(_:)``.
  public var spoken: String?
  /// PLS's role, such as a part of speech, as it stands in the file.
  public var role: String?
  /// Its own language tag, or nil for ``LexiconReading/language``.
  public var language: String?
  /// Its list in My Words.
  public var group: MyWordGroup?
  /// Its picture.
  public var emoji: String?
  /// Whether it is a favourite.
  public var isFavorite: Bool
  /// Where it begins in the file; nil for one that was not read. No part of the entry's equality.
  public var position: LexiconPosition?

  /// An entry for `graphemes`.
  public init(
    _ graphemes: [String], _ pronunciation: Pronunciation = .unspecified, spoken: String? = nil,
    role: String? = nil, language: String? = nil, group: MyWordGroup? = nil,
    emoji: String? = nil, isFavorite: Bool = false, position: LexiconPosition? = nil
  ) {
    self.graphemes = graphemes
    self.pronunciation = pronunciation
    self.spoken = spoken
    self.role = role
    self.language = language
    self.group = group
    self.emoji = emoji
    self.isFavorite = isFavorite
    self.position = position
  }

  /// The hint, where it has one.
  public var hint: String? {
    if case .hint(let hint) = pronunciation { hint } else { nil }
  }

  /// What is said instead of the text: the alias, or ``spoken`` beside a hint.
  public var said: String? {
    if case .alias(let text) = pronunciation { text } else { spoken }
  }

  /// One entry for each grapheme, alike in all else.
  public var words: [LexiconEntry] {
    graphemes.map { grapheme in
      var word = self
      word.graphemes = [grapheme]
      return word
    }
  }

  public static func == (left: LexiconEntry, right: LexiconEntry) -> Bool {
    left.graphemes == right.graphemes && left.pronunciation == right.pronunciation
      && left.spoken == right.spoken && left.role == right.role
      && left.language == right.language && left.group == right.group
      && left.emoji == right.emoji && left.isFavorite == right.isFavorite
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(graphemes)
    hasher.combine(pronunciation)
  }
}
