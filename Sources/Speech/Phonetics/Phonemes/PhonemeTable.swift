/// One row of the inventory: how a phoneme is written, and what it counts as.
struct PhonemeRow {
  let phoneme: Phoneme
  let ipa: String
  let arpabet: [String]
  let canonical: [Phoneme]
  let isVowel: Bool
  let example: String
}

/// The inventory: that of en-us in eSpeak NG 1.51, each row's IPA as the library prints it
/// (reference/espeak-ng.md §2.9; the tests of the voices hold it to that).
enum PhonemeTable {
  /// The row of `phoneme`.
  static subscript(phoneme: Phoneme) -> PhonemeRow { byPhoneme[phoneme] ?? rows[0] }

  private static let byPhoneme = Dictionary(uniqueKeysWithValues: rows.map { ($0.phoneme, $0) })

  private static func vowel(
    _ phoneme: Phoneme, _ ipa: String, _ arpabet: String, _ example: String
  ) -> PhonemeRow {
    PhonemeRow(
      phoneme: phoneme, ipa: ipa, arpabet: [arpabet], canonical: [phoneme], isVowel: true,
      example: example)
  }

  private static func consonant(
    _ phoneme: Phoneme, _ ipa: String, _ arpabet: String, _ example: String
  ) -> PhonemeRow {
    PhonemeRow(
      phoneme: phoneme, ipa: ipa, arpabet: [arpabet], canonical: [phoneme], isVowel: false,
      example: example)
  }

  private static func variant(
    _ phoneme: Phoneme, _ ipa: String, _ canonical: [PhonemeRow], _ example: String,
    isVowel: Bool = true
  ) -> PhonemeRow {
    PhonemeRow(
      phoneme: phoneme, ipa: ipa, arpabet: canonical.flatMap(\.arpabet),
      canonical: canonical.map(\.phoneme), isVowel: isVowel, example: example)
  }

  private static let fleece = vowel(.fleece, "iː", "IY", "ee in see")
  private static let kit = vowel(.kit, "ɪ", "IH", "i in sit")
  private static let dress = vowel(.dress, "ɛ", "EH", "e in bed")
  private static let palm = vowel(.palm, "ɑː", "AA", "a in father")
  private static let thought = vowel(.thought, "ɔː", "AO", "aw in saw")
  private static let foot = vowel(.foot, "ʊ", "UH", "oo in book")
  private static let strut = vowel(.strut, "ʌ", "AH", "u in cup")
  private static let schwa = vowel(.schwa, "ə", "AH", "a in about")
  private static let letter = vowel(.letter, "ɚ", "ER", "er in letter")
  private static let price = vowel(.price, "aɪ", "AY", "i in time")
  private static let t = consonant(.t, "t", "T", "t in tea")
  private static let m = consonant(.m, "m", "M", "m in me")
  private static let n = consonant(.n, "n", "N", "n in no")
  private static let l = consonant(.l, "l", "L", "l in leg")
  private static let r = consonant(.r, "ɹ", "R", "r in red")

  /// The whole inventory.
  static let rows: [PhonemeRow] = [
    fleece, kit,
    vowel(.face, "eɪ", "EY", "ay in day"), dress,
    vowel(.trap, "æ", "AE", "a in cat"), palm, thought,
    vowel(.goat, "oʊ", "OW", "o in go"), foot,
    vowel(.goose, "uː", "UW", "oo in moon"), strut, schwa,
    vowel(.nurse, "ɜː", "ER", "ir in bird"), letter, price,
    vowel(.mouth, "aʊ", "AW", "ow in now"),
    vowel(.choice, "ɔɪ", "OY", "oy in boy"),

    consonant(.p, "p", "P", "p in pea"), consonant(.b, "b", "B", "b in bee"), t,
    consonant(.d, "d", "D", "d in do"), consonant(.k, "k", "K", "k in key"),
    consonant(.hardG, "ɡ", "G", "g in go"), consonant(.f, "f", "F", "f in fun"),
    consonant(.v, "v", "V", "v in van"), consonant(.theta, "θ", "TH", "th in thin"),
    consonant(.eth, "ð", "DH", "th in this"), consonant(.s, "s", "S", "s in sun"),
    consonant(.z, "z", "Z", "z in zoo"), consonant(.esh, "ʃ", "SH", "sh in she"),
    consonant(.ezh, "ʒ", "ZH", "s in measure"), consonant(.h, "h", "HH", "h in he"),
    consonant(.tesh, "tʃ", "CH", "ch in chin"), consonant(.dezh, "dʒ", "JH", "j in jam"), m, n,
    consonant(.eng, "ŋ", "NG", "ng in sing"), l, r, consonant(.w, "w", "W", "w in we"),
    consonant(.j, "j", "Y", "y in yes"), consonant(.glottal, "ʔ", "Q", "the catch in uh-oh"),
    consonant(.loch, "x", "KH", "ch in loch"),

    variant(.happy, "i", [fleece], "y in happy"),
    variant(.roses, "ᵻ", [kit], "e in roses"),
    variant(.tenseKit, "ɪ", [kit], "i in sit"),
    variant(.about, "ɐ", [schwa], "a in about"),
    variant(.schwa2, "ə", [schwa], "e in the"),
    variant(.lot, "ɑː", [palm], "o in hot"),
    variant(.cloth, "ɔ", [thought], "o in off"),
    variant(.cloth2, "ɔ", [thought], "a in want"),
    variant(.bottle, "əl", [schwa, l], "le in bottle"),
    variant(.syllabicL, "l̩", [schwa, l], "le in bottle"),
    variant(.syllabicM, "m̩", [schwa, m], "m in rhythm"),
    variant(.syllabicN, "n̩", [schwa, n], "on in button"),
    variant(.start, "ɑːɹ", [palm, r], "ar in car"),
    variant(.square, "ɛɹ", [dress, r], "air in hair"),
    variant(.near, "ɪɹ", [kit, r], "ear in hear"),
    variant(.idea, "iə", [fleece, schwa], "ea in idea"),
    variant(.north, "ɔːɹ", [thought, r], "or in for"),
    variant(.force, "oːɹ", [thought, r], "ore in more"),
    variant(.cure, "ʊɹ", [foot, r], "our in tour"),
    variant(.hurry, "ʌɹ", [strut, r], "urr in hurry"),
    variant(.fire, "aɪɚ", [price, letter], "ire in fire"),
    variant(.science, "aɪə", [price, schwa], "ie in science"),
    variant(.flap, "ɾ", [t], "t in water", isVowel: false),
    variant(.unflapped, "t", [t], "t in attack", isVowel: false),
  ]
}
