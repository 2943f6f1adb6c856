/// A sound of American English, whatever engine says it.
///
/// The raw value is its name in Meadow's own notation (``Pronunciation/notation``), which the families'
/// files keep: for vowels J. C. Wells's lexical sets (Accents of English, 1982). What is an
/// ``allophone(of:)`` of others is there because voices print it and because experts write it in hints.
public enum Phoneme: String, CaseIterable, Equatable, Sendable, Codable {
  // Vowels
  case fleece, kit, face, dress, trap, palm, thought, goat, foot, goose, strut, schwa, nurse, letter
  case price, mouth, choice
  // Consonants
  case p, b, t, d, k
  case hardG = "g"
  case f, v, theta, eth, s, z, esh, ezh, h, tesh, dezh, m, n, eng, l, r, w, j, glottal, loch
  // Allophones and fused vowels
  case happy, roses, tenseKit, about, schwa2, lot, cloth, cloth2, bottle
  case syllabicL, syllabicM, syllabicN
  case start, square, near, idea, north, force, cure, hurry, fire, science
  case flap, unflapped

  /// What eSpeak NG calls it, between `[[` and `]]`.
  public var mnemonic: String { EspeakMnemonics.table[self] ?? rawValue }
  /// The International Phonetic Alphabet's signs for it, without stress.
  public var ipa: String { PhonemeTable[self].ipa }
  /// The ARPAbet symbols of its phonemes, vowels without their stress digit.
  public var arpabet: [String] { PhonemeTable[self].arpabet }
  /// The phonemes it counts as: itself, or what it is an allophone or a fusion of.
  public var canonical: [Phoneme] { PhonemeTable[self].canonical }
  /// Whether it can carry a syllable, and with it a stress.
  public var isVowel: Bool { PhonemeTable[self].isVowel }
  /// Whether it is a variant of what ``canonical`` names.
  public var isAllophone: Bool { canonical != [self] }
  /// A word that has it, for people: "ee as in see".
  public var example: String { PhonemeTable[self].example }
}
