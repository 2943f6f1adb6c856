import MeadowFoundations
import MeadowPhonetics
import Testing

/// The small language of hints: requirements, 4 and 5.
@Suite("Pronunciation hints")
struct HintTests {
  @Test(
    "one name in five ways of writing is one pronunciation",
    arguments: [
      "shi-VAWN", "ipa:ʃɪˈvɔːn", "ipa:/ʃɪˈvɔːn/", "IPA: [ʃɪ'vɔ:n]", "arpabet:SH IH0 V AO1 N",
      "cmu:sh ih0 v ao1 n", "xsampa:SI\"vO:n", "x-sampa:/SI\"vO:n/", "espeak:SIv'O:n",
      "espeak:SI2v'O:n", "  shi-VAWN\n", "shiVAWN", "ipa:ʃɪˈvɔn",
    ])
  func ways(text: String) throws {
    let hint = try PronunciationHint(text)
    #expect(hint.pronunciation.canonical.ipa == "ʃɪˈvɔːn")
    #expect(hint.warnings.isEmpty)
  }

  @Test("every row of the respelling table is read as it says", arguments: RespellingTable.rows)
  func respellingTable(row: RespellingTable.Row) throws {
    let written = try PronunciationHint(row.example).pronunciation
    let meant = try PronunciationHint("ipa:" + row.ipa).pronunciation
    #expect(written.soundsLike(meant), "\(row.example) is \(written), not \(row.ipa)")
  }

  @Test(
    "respellings are read as people write them",
    arguments: [
      ("mee-uh", "ˈmiːə"), ("Shi-VAWN", "ˌʃɪˈvɔːn"), ("KATE", "ˈkeɪt"), ("mike", "ˈmaɪk"),
      ("Annie", "ˈæniː"), ("POP-POP", "ˈpɑːpˌpɑːp"), ("SEE·uh", "ˈsiːə"), ("Zoë", "ˈzoʊiː"),
      ("NIGHT", "ˈnaɪt"), ("JAK", "ˈdʒæk"), ("psst", "pst"), ("uh-LUV", "əˈlʌv"),
      ("ˈmuh-ˌree", "ˈmʌˌɹiː"), ("SING-er", "ˈsɪŋɚ"), ("FING-ger", "ˈfɪŋɡɚ"), ("KWIN", "ˈkwɪn"),
    ])
  func forgiving(text: String, ipa: String) throws {
    let written = try PronunciationHint(text).pronunciation
    #expect(written.soundsLike(try PronunciationHint("ipa:" + ipa).pronunciation), "\(written)")
  }

  @Test(
    "ties, length, syllabic marks and both forms of Unicode are one",
    arguments: [
      ("t͡ʃuː", "tʃu:"), ("t͜ʃuː", "ʧu"), ("d͡ʒɔɪ", "ʤɔɪ"), ("ɡoʊ", "gəʊ"), ("ˈaɪ̯ris", "ˈaɪɹis"),
      ("kʰæt", "kæt"), ("ˈbʌtn̩", "ˈbʌtən"), ("ˈlɪtl̩", "ˈlɪtəl"), ("bɝd", "bɜ˞d"),
      ("bɜːɹd", "bɝːd"), ("ˈbʌt.ɚ", "\"bʌtə˞"), ("ʃ\u{FE}".prefix(1) + "iː", "ʃi"),
      ("i\u{303}", "\u{129}"), ("c\u{327}a", "ça"),
    ] as [(Substring, String)])
  func forms(first: Substring, second: String) throws {
    let one = try PronunciationHint("ipa:" + first).pronunciation
    #expect(one.soundsLike(try PronunciationHint("ipa:" + second).pronunciation))
  }

  @Test(
    "a sound that the voice lacks is replaced by the nearest, and a warning says so and where",
    arguments: [
      ("pø", "ø", "p'3:"), ("yː", "yː", "'u:"), ("ʒɑ̃", "ɑ̃", "Z'A:n"), ("ɲa", "ɲ", "nj'A:"),
      ("ɬa", "ɬ", "l'A:"), ("ʁuʒ", "ʁ", "r'u:Z"), ("ɓa", "ɓ", "b'A:"), ("ǃa", "ǃ", "k'A:"),
      ("ma˥", "˥", "m'A:"), ("tʼi", "ʼ", "t'i:"), ("iç", "ç", "'i:S"),
    ])
  func foreign(ipa: String, symbol: String, mnemonics: String) throws {
    let hint = try PronunciationHint("ipa:" + ipa)
    #expect(hint.pronunciation.mnemonics == mnemonics)
    let warning = try #require(hint.warnings.first { $0.symbol == symbol })
    #expect(String(Array("ipa:" + ipa)[warning.range]) == symbol)
    #expect(warning.message.contains("voice") || warning.message.contains("said"))
  }

  @Test("the warning for ø is one that a parent understands")
  func plainWarning() throws {
    let warning = try PronunciationHint("ipa:pø").warnings.first
    #expect(
      warning?.message
        == "ø as in French peu is not in this voice; the nearest, ɜː as ir in bird, is used")
  }

  @Test("a lexicon's alphabet names its kind")
  func lexiconAlphabets() throws {
    #expect(HintKind(named: "x-sampa") == .xsampa)
    #expect(HintKind(named: "X-CMU") == .arpabet)
    #expect(HintKind(named: "ipa") == .ipa)
    #expect(HintKind(named: "x-microsoft-ups") == nil)
    let hint = try PronunciationHint("ʃɪˈvɔːn", kind: .ipa)
    #expect(hint.kind == .ipa)
  }
}
