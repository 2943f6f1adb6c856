/// A sound of eSpeak NG's American English voice (en-us), the one all of Meadow's voices speak.
///
/// The raw value is eSpeak NG's mnemonic, what stands between `[[` and `]]`. Names of vowels are
/// J. C. Wells's lexical sets (Accents of English, 1982). What is an ``allophone(of:)`` of others is
/// there because the voice prints it and because experts write it in `espeak:` hints.
public enum Phoneme: String, CaseIterable, Hashable, Sendable, Codable {
  // Vowels
  case fleece = "i:"
  case kit = "I"
  case face = "eI"
  case dress = "E"
  case trap = "a"
  case palm = "A:"
  case thought = "O:"
  case goat = "oU"
  case foot = "U"
  case goose = "u:"
  case strut = "V"
  case schwa = "@"
  case nurse = "3:"
  case letter = "3"
  case price = "aI"
  case mouth = "aU"
  case choice = "OI"
  // Consonants
  case p, b, t, d, k
  case hardG = "g"
  case f, v
  case theta = "T"
  case eth = "D"
  case s, z
  case esh = "S"
  case ezh = "Z"
  case h
  case tesh = "tS"
  case dezh = "dZ"
  case m, n
  case eng = "N"
  case l, r, w, j
  case glottal = "?"
  case loch = "x"
  // The voice's own allophones and fused vowels
  case happy = "i"
  case roses = "I#"
  case tenseKit = "I2"
  case about = "a#"
  case schwa2 = "@2"
  case lot = "0"
  case cloth = "O"
  case cloth2 = "O2"
  case bottle = "@L"
  case syllabicL = "l-"
  case syllabicM = "m-"
  case syllabicN = "n-"
  case start = "A@"
  case square = "e@"
  case near = "i@3"
  case idea = "i@"
  case north = "O@"
  case force = "o@"
  case cure = "U@"
  case hurry = "VR"
  case fire = "aI3"
  case science = "aI@"
  case flap = "t#"
  case unflapped = "t2"

  /// What eSpeak NG calls it, between `[[` and `]]`.
  public var mnemonic: String { rawValue }
  /// How eSpeak NG prints it in the International Phonetic Alphabet, without stress.
  public var ipa: String { PhonemeTable[self].ipa }
  /// The ARPAbet symbols of its phonemes, vowels without their stress digit.
  public var arpabet: [String] { PhonemeTable[self].arpabet }
  /// The phonemes it counts as: itself, or what it is an allophone or a fusion of.
  public var canonical: [Phoneme] { PhonemeTable[self].canonical }
  /// Whether it can carry a syllable, and with it a stress.
  public var isVowel: Bool { PhonemeTable[self].isVowel }
  /// Whether it is the voice's own variant of what ``canonical`` names.
  public var isAllophone: Bool { canonical != [self] }
  /// A word that has it, for people: "ee as in see".
  public var example: String { PhonemeTable[self].example }
}
