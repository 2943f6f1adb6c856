package import MeadowFoundations
import MeadowPhonetics

/// A request's text as a server is given it: hints as phonemes where it takes them, else in letters that
/// are read so.
package struct NaturalText {
  /// What is sent.
  package let string: String

  /// The text of `request` for a voice with `block`.
  ///
  /// A recording has no place in it: the speech service has taken it out before.
  package init(_ request: SpeechRequest, _ block: NaturalBlock) {
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
    let text = punctuated(text.trimmed)
    guard let ending = block.ending, let last = text.last else { return text }
    guard text.hasSuffix(close) else {
      return last.isPunctuation || text.contains(" ") ? text : text + ending
    }
    let inside = text.dropFirst(open.count).dropLast(close.count)
    guard text.hasPrefix(open), let end = inside.last, !end.isPunctuation, !inside.contains(" ")
    else { return text }
    // Behind the brackets too: of that Piper says nothing, but leaves the word its end.
    return open + inside + ending + close + " " + ending
  }

  /// With the punctuation behind phonemes among them: outside it is a text of its own to Piper, in which
  /// nothing is to be said.
  private static func punctuated(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let bracket = rest.firstRange(of: close) {
      let marks = rest[bracket.upperBound...].prefix { ".,;:!?…".contains($0) }
      result += rest[..<bracket.lowerBound] + marks + close
      rest = rest[bracket.upperBound...].dropFirst(marks.count)
    }
    return result + rest
  }

  private static let open = "[[ "
  private static let close = " ]]"
}

extension String {
  /// Without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
