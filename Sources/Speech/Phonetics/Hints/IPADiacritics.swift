/// Marks on an IPA letter, by what this voice makes of them.
enum IPADiacritic: Equatable {
  /// Nothing is lost: finer detail than a broad transcription.
  case detail
  /// Length that the symbol's own key does not have.
  case long
  /// A vowel through the nose; an n is said after it.
  case nasal
  /// A consonant that carries a syllable.
  case syllabic
  /// r in the vowel.
  case rhotic
  /// A glide after the consonant.
  case glide(Phoneme, String)
  /// Something this voice does not do, in words for a warning.
  case lost(String)

  /// The marks of the International Phonetic Alphabet (chart of 2020) and usual stand-ins.
  static let table: [Unicode.Scalar: IPADiacritic] = {
    var table: [Unicode.Scalar: IPADiacritic] = [
      "\u{303}": .nasal, "\u{330}": .lost("a creaky voice"), "\u{324}": .lost("a breathy voice"),
      "\u{329}": .syllabic, "\u{30D}": .syllabic, "˞": .rhotic, "ʵ": .rhotic, "ʴ": .rhotic,
      "ʲ": .glide(.j, "a soft consonant"), "ʷ": .glide(.w, "a consonant with rounded lips"),
      "ᶣ": .glide(.w, "a consonant with rounded lips"), "ˤ": .lost("a sound made in the throat"),
      "ʼ": .lost("a consonant without breath"), "ˀ": .lost("a catch in the throat"),
      "ʱ": .lost("a breathy consonant"), "ⁿ": .lost("a release through the nose"),
    ]
    for scalar in Self.details.unicodeScalars { table[scalar] = .detail }
    for scalar in Self.tones.unicodeScalars { table[scalar] = .lost("a tone") }
    return table
  }()

  /// Aspiration, dental, advanced, raised, voiceless, non-syllabic, half-long and the like.
  private static let details =
    "ʰˠˡ\u{31A}\u{32A}\u{33A}\u{33B}\u{33C}\u{31F}\u{320}\u{31D}\u{31E}\u{308}\u{33D}\u{325}\u{30A}"
    + "\u{32C}\u{339}\u{31C}\u{318}\u{319}\u{32F}\u{311}\u{334}\u{306}\u{32D}"
  /// Contour and level tones, as letters and as accents.
  private static let tones =
    "˥˦˧˨˩↗↘\u{300}\u{301}\u{302}\u{304}\u{30C}\u{30B}\u{30F}\u{1DC4}\u{1DC5}\u{1DC8}¹²³⁴⁵"

  /// Marks of length. On a vowel they have no weight where the symbol's own key has none.
  static let lengths: Set<Unicode.Scalar> = ["ː", ":", "ˑ"]
}
