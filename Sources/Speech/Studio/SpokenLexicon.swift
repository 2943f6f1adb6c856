public import MeadowFoundations
import MeadowPhonetics

/// The family's own words, and those the voice's rules say wrong, ready to be found in what is said:
/// made once when they change, applied to every tap and follow-up.
public struct SpokenLexicon: Hashable, Sendable {
  private let lexicon: Lexicon
  /// The mnemonics of the pronounced words, without and with an s: writing them takes longer than
  /// finding the words.
  private let mnemonics: [String: Mnemonics]

  /// The mnemonics of what is said in another way only where nothing else is said, in lower case.
  private let alone: [String: String]

  private struct Mnemonics: Hashable, Sendable {
    var plain: String
    var suffixed: String
  }

  /// A lexicon without words.
  public static let empty = SpokenLexicon(words: [])

  /// The lexicon of `words`. Of a word's ways to sound the recording counts first, then the hint,
  /// then the spoken form; a word that has none is read by the voice's rules. What the family says
  /// of a word counts before what the `house` does.
  public init(words: [MyWord], house: [HousePronunciation] = []) {
    let own = words.compactMap { word in
      Self.sound(of: word.content).map { Lexicon.Entry(word.content.text, $0) }
    }
    let named = Set(words.map { $0.content.text.lowercased() })
    let house = house.filter { !named.contains($0.text.lowercased()) }
    let entries = own + house.filter { $0.alone != true }.compactMap(Self.entry)
    alone = Dictionary(
      house.filter { $0.alone == true }.map { ($0.text.lowercased(), $0.phonemes) }
    ) { first, _ in first }
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
    if let phonemes = alone[text.string.lowercased()] {
      return [WordReading(range: 0..<text.string.count, sound: .phonemes(phonemes))]
    }
    return lexicon.readings(in: text.string).map { match in
      guard case .pronunciation = match.entry.sound,
        let known = mnemonics[match.entry.phrase]
      else { return match.reading }
      return WordReading(
        range: match.range,
        sound: .phonemes(match.ending.isEmpty ? known.plain : known.suffixed))
    }
  }

  private static func entry(_ house: HousePronunciation) -> Lexicon.Entry? {
    guard
      let pronunciation = try? PronunciationHint(house.phonemes, kind: .espeak).pronunciation
    else { return nil }
    return Lexicon.Entry(house.text, .pronunciation(pronunciation))
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
