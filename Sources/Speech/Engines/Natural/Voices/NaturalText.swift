import MeadowFoundations
import MeadowPhonetics

/// A request's text as a server is given it: hints as phonemes where it takes them, else in letters that
/// are read so.
struct NaturalText {
  /// What is sent.
  let string: String

  /// The text of `request` for a voice with `block`.
  ///
  /// A recording has no place in it: the speech service has taken it out before.
  init(_ request: SpeechRequest, _ block: NaturalBlock) {
    let text = Array(request.text.string)
    var made = ""
    var end = 0
    for reading in request.readings
    where reading.range.lowerBound >= end && reading.range.upperBound <= text.count {
      made += Self.plain(text[end..<reading.range.lowerBound])
      end = reading.range.upperBound
      switch reading.sound {
      case .recording: break
      case .spoken(let words): made += Self.plain(words)
      case .phonemes(let phonemes):
        let isPossessive = Self.isPossessive(text[end...])
        let letters = String(text[reading.range]) + (isPossessive ? "'s" : "")
        let pronunciation = Pronunciation(kept: phonemes)
        made += Self.said(
          isPossessive ? pronunciation?.suffixed(by: .s) : pronunciation, insteadOf: letters, block)
        end += isPossessive ? 2 : 0
      }
    }
    made += Self.plain(text[end...])
    string = Self.ended(made, block)
  }

  /// Text without what a server could take for phonemes, or a line's end.
  private static func plain(_ text: some Sequence<Character>) -> String {
    String(
      text.map { character in
        if "[]{}<>|\\".contains(character) || character.isNewline { return " " }
        return character.unicodeScalars.contains { $0.properties.generalCategory == .control }
          ? " " : character
      })
  }

  private static func said(
    _ pronunciation: Pronunciation?, insteadOf letters: String, _ block: NaturalBlock
  ) -> String {
    guard let pronunciation else { return plain(letters) }
    switch block.phonemes {
    case .espeakIPA:
      return "[[ " + pronunciation.words.map { $0.map(sign).joined() }.joined(separator: " ")
        + " ]]"
    case nil: return plain(pronunciation.respelling.lowercased().filter { $0 != "-" })
    }
  }

  /// As eSpeak NG prints it: the stress directly before the vowel.
  private static func sign(_ sound: Sound) -> String { sound.stress.ipa + sound.phoneme.ipa }

  /// Whether `rest`, behind a hint, begins with the s of a possessive.
  private static func isPossessive(_ rest: ArraySlice<Character>) -> Bool {
    guard let apostrophe = rest.first, "'’".contains(apostrophe) else { return false }
    let letters = rest.dropFirst().prefix { $0.isLetter }
    return letters.count == 1 && letters.first?.lowercased() == "s"
  }

  /// A word that stands alone, with what makes a server say it as one.
  private static func ended(_ text: String, _ block: NaturalBlock) -> String {
    let text = text.trimmed
    guard let ending = block.ending, let last = text.last, !last.isPunctuation || last == "]",
      !text.replacingPhonemes.contains(" ")
    else { return text }
    return text + ending
  }
}

extension String {
  /// Without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// With one sign for each stretch of phonemes, so that a word in phonemes is a word.
  fileprivate var replacingPhonemes: String {
    var (result, rest) = ("", self[...])
    while let start = rest.firstRange(of: "[[ "), let end = rest.firstRange(of: " ]]"),
      start.upperBound <= end.lowerBound
    {
      result += rest[..<start.lowerBound]
      result += rest[start.upperBound..<end.lowerBound].contains(" ") ? "x x" : "x"
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
