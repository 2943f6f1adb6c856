public import MeadowModel
import MeadowPhonetics

/// The family's own words, ready to be found in what is said: made once when they change, applied to
/// every tap and follow-up.
public struct SpokenLexicon: Hashable, Sendable {
  private let lexicon: Lexicon
  /// The mnemonics of the pronounced words, without and with an s: writing them takes longer than
  /// finding the words.
  private let mnemonics: [String: Mnemonics]

  private struct Mnemonics: Hashable, Sendable {
    var plain: String
    var suffixed: String
  }

  /// A lexicon without words.
  public static let empty = SpokenLexicon(words: [])

  /// The lexicon of `words`. Of a word's ways to sound the recording counts first, then the hint,
  /// then the spoken form; a word that has none is read by the voice's rules.
  public init(words: [MyWord]) {
    let entries = words.compactMap { word in
      Self.sound(of: word.content).map { Lexicon.Entry(word.content.text, $0) }
    }
    lexicon = Lexicon(entries)
    var mnemonics: [String: Mnemonics] = [:]
    for entry in entries {
      guard case .pronunciation(let pronunciation) = entry.sound else { continue }
      mnemonics[entry.phrase] = Mnemonics(
        plain: pronunciation.mnemonics, suffixed: pronunciation.suffixed(by: .s).mnemonics)
    }
    self.mnemonics = mnemonics
  }

  /// Where the family's words stand in `text`, with the ending of a possessive or plural, in order
  /// and without overlaps. A few microseconds for a phrase; any thread.
  public func readings(in text: SpokenText) -> [WordReading] {
    lexicon.readings(in: text.string).map { match in
      guard case .pronunciation = match.entry.sound,
        let known = mnemonics[match.entry.phrase]
      else { return match.reading }
      return WordReading(
        range: match.range,
        sound: .phonemes(match.ending.isEmpty ? known.plain : known.suffixed))
    }
  }

  private static func sound(of content: MyWordContent) -> Lexicon.Sound? {
    let pronunciation = Self.pronunciation(of: content)
    if let recording = content.recording {
      return .recording(recording, last: pronunciation?.last?.phoneme)
    }
    if let pronunciation { return .pronunciation(pronunciation) }
    return content.spoken.map { .spoken($0) }
  }

  /// From the mnemonics that passed the round trip; a hint that never did is not spoken.
  private static func pronunciation(of content: MyWordContent) -> Pronunciation? {
    guard content.hint != nil, let phonemes = content.phonemes else { return nil }
    return try? PronunciationHint(phonemes, kind: .espeak).pronunciation
  }
}
