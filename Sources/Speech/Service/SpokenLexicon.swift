public import MeadowFoundations
import MeadowPhonetics

/// The family's own words, and those the voice's rules say wrong, ready to be found in what is said:
/// made once when they change, applied to every tap and follow-up.
public struct SpokenLexicon: Equatable, Sendable {
  private let lexicon: Lexicon
  /// The notation of the pronounced words, without and with an s: writing it takes longer than finding
  /// the words.
  private let notations: [String: Notation]

  /// The notation of what is said in another way only where nothing else is said, in lower case.
  private let alone: [String: String]

  private struct Notation: Equatable, Sendable {
    var plain: String
    var suffixed: String
  }

  /// A lexicon without words.
  public static let empty = SpokenLexicon(words: [])

  /// The lexicon of `words`. Of a word's ways to sound the recording counts first, then the hint,
  /// then the spoken form; a word that has none is read by the voice's rules. What the family says
  /// of a word counts before what comes with Meadow.
  public init(words: [MyWord], bundled: [BundledPronunciation] = []) {
    let own = words.compactMap { word in
      Self.sound(of: word.content).map { Lexicon.Entry(word.content.text, $0) }
    }
    let named = Set(words.map { $0.content.text.lowercased() })
    let bundled = bundled.filter { !named.contains($0.text.lowercased()) }
    let entries = own + bundled.filter { $0.alone != true }.compactMap(Self.entry)
    alone = Dictionary(
      bundled.filter { $0.alone == true }.map { ($0.text.lowercased(), Self.notation($0.phonemes)) }
    ) { first, _ in first }
    lexicon = Lexicon(entries)
    var notations: [String: Notation] = [:]
    for entry in entries {
      guard case .pronunciation(let pronunciation) = entry.sound else { continue }
      notations[entry.phrase] = Notation(
        plain: pronunciation.notation, suffixed: pronunciation.suffixed(by: .s).notation)
    }
    self.notations = notations
  }

  /// Where the family's words stand in `text`, with the ending of a possessive or plural, in order
  /// and without overlaps. A few microseconds for a phrase; any thread.
  public func readings(in text: SpokenText) -> [WordReading] {
    if let phonemes = alone[text.string.lowercased()] {
      return [WordReading(range: 0..<text.string.count, sound: .phonemes(phonemes))]
    }
    return lexicon.readings(in: text.string).map { match in
      guard case .pronunciation = match.entry.sound,
        let known = notations[match.entry.phrase]
      else { return match.reading }
      return WordReading(
        range: match.range,
        sound: .phonemes(match.ending.isEmpty ? known.plain : known.suffixed))
    }
  }

  private static func entry(_ bundled: BundledPronunciation) -> Lexicon.Entry? {
    Pronunciation(kept: bundled.phonemes).map { Lexicon.Entry(bundled.text, .pronunciation($0)) }
  }

  private static func sound(of content: MyWordContent) -> Lexicon.Sound? {
    let pronunciation = Self.pronunciation(of: content)
    if let recording = content.recording {
      return .recording(recording, last: pronunciation?.last?.phoneme)
    }
    if let pronunciation { return .pronunciation(pronunciation) }
    return content.spoken.map { .spoken($0) }
  }

  /// What is kept as phonemes, in Meadow's notation where it can be read.
  private static func notation(_ kept: String) -> String {
    Pronunciation(kept: kept)?.notation ?? kept
  }

  /// From the phonemes that were kept when the hint was checked; a hint that never was is not spoken.
  private static func pronunciation(of content: MyWordContent) -> Pronunciation? {
    guard content.hint != nil, let phonemes = content.phonemes else { return nil }
    return Pronunciation(kept: phonemes)
  }
}
