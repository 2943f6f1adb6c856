/// How English reads letters in names, where it has several ways.
enum CandidateRules {
  /// A vowel letter and its readings, the commoner ones first.
  struct Vowel {
    let letter: String
    let phonemes: [Phoneme]
  }

  static let vowels = [
    Vowel(letter: "a", phonemes: [.palm, .face, .trap, .schwa]),
    Vowel(letter: "e", phonemes: [.dress, .face, .fleece]),
    Vowel(letter: "i", phonemes: [.fleece, .price, .kit]),
    Vowel(letter: "y", phonemes: [.fleece, .price, .kit]),
    Vowel(letter: "o", phonemes: [.goat, .palm, .thought, .goose]),
    Vowel(letter: "u", phonemes: [.goose, .strut, .foot]),
    Vowel(letter: "au", phonemes: [.thought, .mouth]),
    Vowel(letter: "ei", phonemes: [.face, .price, .fleece]),
    Vowel(letter: "ie", phonemes: [.fleece, .price]),
    Vowel(letter: "ai", phonemes: [.price, .face]),
    Vowel(letter: "ea", phonemes: [.fleece, .dress, .face]),
    Vowel(letter: "ou", phonemes: [.mouth, .goose]),
    Vowel(letter: "oo", phonemes: [.goose, .foot, .goat]),
  ]

  /// A spelling, how it is said, and how it may be said instead.
  struct Consonant {
    let letters: String
    let said: Phoneme
    let instead: [Phoneme]
    let score: Double
  }

  private static func rule(
    _ letters: String, _ said: Phoneme, _ instead: [Phoneme], _ score: Double
  ) -> Consonant { Consonant(letters: letters, said: said, instead: instead, score: score) }

  static let consonants = [
    rule("ch", .tesh, [.k], 0.58), rule("ch", .tesh, [.esh], 0.56), rule("ch", .k, [.tesh], 0.56),
    rule("ch", .k, [.esh], 0.5), rule("ch", .tesh, [.loch], 0.45),
    rule("g", .dezh, [.hardG], 0.57), rule("g", .hardG, [.dezh], 0.45),
    rule("g", .dezh, [.ezh], 0.5), rule("g", .hardG, [.h], 0.35),
    rule("j", .dezh, [.h], 0.55), rule("j", .dezh, [.j], 0.55), rule("j", .dezh, [.ezh], 0.5),
    rule("c", .s, [.k], 0.45), rule("c", .k, [.s], 0.4), rule("c", .s, [.tesh], 0.45),
    rule("x", .z, [.h], 0.5), rule("x", .z, [.esh], 0.55), rule("x", .z, [.s], 0.45),
    rule("qu", .w, [], 0.56), rule("ll", .l, [.j], 0.5), rule("z", .z, [.s], 0.45),
    rule("s", .s, [.z], 0.44), rule("s", .z, [.s], 0.44), rule("th", .theta, [.t], 0.5),
    rule("th", .theta, [.eth], 0.4), rule("w", .w, [.v], 0.45), rule("v", .v, [.w], 0.3),
    rule("sh", .esh, [.s], 0.3), rule("zh", .ezh, [.dezh], 0.4), rule("h", .h, [], 0.4),
    rule("ñ", .n, [.n, .j], 0.6), rule("gn", .n, [.n, .j], 0.55), rule("ph", .f, [.p], 0.35),
  ]
}
