public import MeadowFoundations

/// The words of a family that are not read by the voice's own rules, ready to be found in texts.
///
/// Finding takes a few microseconds for a phrase, whatever the number of entries: a tap does it.
public struct Lexicon: Sendable {
  /// How an entry sounds.
  public enum Sound: Hashable, Sendable {
    /// Phonemes of the voice.
    case pronunciation(Pronunciation)
    /// Other words, read by the voice's rules.
    case spoken(String)
    /// A person's own recording; what follows a name's end is said as after `last`, or as its
    /// spelling says where that is nil.
    case recording(RecordingID, last: Phoneme? = nil)
  }

  /// One word or phrase and its sound.
  public struct Entry: Hashable, Sendable {
    /// How it is written, one word or several.
    public let phrase: String
    /// How it sounds.
    public let sound: Sound

    /// An entry; a phrase without a letter or digit is never found.
    public init(_ phrase: String, _ sound: Sound) {
      self.phrase = phrase
      self.sound = sound
    }
  }

  /// The entries as given.
  public let entries: [Entry]
  let index: LexiconIndex

  /// A lexicon of `entries`; of two with the same phrase the later one counts.
  public init(_ entries: [Entry]) {
    self.entries = entries
    index = LexiconIndex(entries.map(\.phrase))
  }

  /// Where entries stand in `text`, in its order, without overlaps: whole words of any case, the
  /// longest phrase first, an entry with the same diacritics before one without, each with the ending
  /// of a plural or possessive if it has one. Ranges are in characters.
  public func readings(in text: String) -> [Match] {
    guard !entries.isEmpty else { return [] }
    return index.finds(in: LexiconTokens(text)).map { find in
      Match(range: find.range, entry: entries[find.entry], ending: find.ending)
    }
  }
}

extension Lexicon: Hashable {
  public static func == (first: Lexicon, second: Lexicon) -> Bool {
    first.entries == second.entries
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
