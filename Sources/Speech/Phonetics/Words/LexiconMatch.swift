public import MeadowFoundations

extension Lexicon {
  /// An entry found in a text.
  public struct Match: Equatable, Sendable {
    /// Where, in characters of the text, the ending included.
    public let range: Range<Int>
    /// Which.
    public let entry: Entry
    /// What the sentence added: "'s", "s", "es" or "'"; else empty.
    public let ending: String

    /// What the ending sounds like; nil where there is none.
    public var suffix: Pronunciation.Suffix? { ending.isEmpty ? nil : .s }

    /// What is to be spoken there.
    public var reading: WordReading {
      switch entry.sound {
      case .pronunciation(let pronunciation):
        let whole = suffix.map { pronunciation.suffixed(by: $0) } ?? pronunciation
        return WordReading(range: range, sound: .phonemes(whole.notation))
      case .spoken(let text):
        return WordReading(range: range, sound: .spoken(text + ending))
      case .recording(let id, let last):
        return WordReading(range: range, sound: .recording(id, suffix: ending(after: last)))
      }
    }

    private func ending(after last: Phoneme?) -> String {
      guard suffix != nil else { return "" }
      let sounds = Pronunciation.ending(after: last ?? Self.lastSound(of: entry.phrase))
      return Pronunciation(exactly: [sounds]).notation
    }

    /// What a plural's s hears before it, by the spelling.
    private static func lastSound(of phrase: String) -> Phoneme? {
      let text = phrase.lowercased()
      let hisses = ["s", "x", "z", "sh", "ch", "se", "ce", "ge", "ze", "che", "dge"]
      if hisses.contains(where: text.hasSuffix) { return .s }
      let hard = ["p", "t", "k", "f", "c", "q", "pe", "te", "ke", "fe", "ph", "th"]
      return hard.contains(where: text.hasSuffix) ? .t : nil
    }
  }
}
