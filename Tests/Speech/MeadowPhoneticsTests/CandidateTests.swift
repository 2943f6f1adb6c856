import MeadowFoundations
import MeadowPhonetics
import Testing

/// Candidates: requirements, 4. Stress shifts, vowel readings, common name patterns, spelling in other
/// languages.
@Suite("Pronunciation candidates")
struct CandidateTests {
  /// Names with what eSpeak NG 1.51 printed for them in en-us, es-419 and fr-fr.
  static let names: [(name: String, base: String, spanish: String, french: String)] = [
    ("Siobhán", "ʃɪvˈɔːn", "sjobˈan", "sjobˈɑ̃"), ("Xiomara", "zɪəmˈɑːɹɹə", "sjomˈaɾa", "ɡzjomaʁˈa"),
    ("Joaquín", "dʒˈoʊkwɪn", "xˌoakˈin", "ʒɔakˈɛ̃"), ("Bo", "bˈoʊ", "bˈo", "bˈo"),
    ("Kaia", "kˈaɪə", "kˈaia", "kɛˈa"), ("Nguyen", "nˈuːjɛn", "ˈenegˈujen", "nɡyijˈɛ̃"),
    ("Nana Rose", "nˈɑːnɚ ɹˈoʊz", "nˈana rˈose", "nanˈa ʁˈoz"),
    ("Psst", "psst", "", "(en)psst(fr)"),
    ("Max", "mˈæks", "mˈaks", "mˈaks"), ("123", "", "", ""), ("", "", "", ""),
    ("Маша", "mˈɑːʃə", "", ""),
  ]

  @Test("every name has four to eight, in order, no two alike", arguments: names.map(\.name))
  func count(name: String) throws {
    let row = try #require(Self.names.first { $0.name == name })
    let candidates = PronunciationCandidates(
      for: name, base: row.base,
      foreign: [
        .init(language: "es-419", ipa: row.spanish), .init(language: "fr-fr", ipa: row.french),
      ]
    ).candidates
    guard !row.base.isEmpty else { return #expect(candidates.isEmpty) }
    #expect(PronunciationCandidates.count.contains(candidates.count), "\(candidates.count)")
    #expect(candidates.map(\.score) == candidates.map(\.score).sorted(by: >))
    for (index, one) in candidates.enumerated() {
      #expect(!one.reason.isEmpty)
      for other in candidates[..<index] {
        #expect(!one.pronunciation.soundsLike(other.pronunciation), "\(one) \(other)")
      }
    }
  }

  @Test("without any reading of the voice there are four too")
  func alone() {
    for name in ["Mika", "Bo", "Thandiwe", "Ng"] {
      let candidates = PronunciationCandidates(for: name, base: nil).candidates
      #expect(PronunciationCandidates.count.contains(candidates.count), "\(name)")
    }
  }

  @Test(
    "names that many children have come first as their families say them",
    arguments: [
      ("Siobhán", "ʃɪˈvɔːn"), ("Niamh", "ˈniːv"), ("Joaquin", "wɑːˈkiːn"), ("Nguyen", "ˈwɪn"),
      ("Aoife", "ˈiːfə"), ("Xiomara", "siːoʊˈmɑːɹə"),
    ])
  func known(name: String, ipa: String) throws {
    let first = PronunciationCandidates(for: name, base: "ˈeɪ").candidates.first
    let meant = try PronunciationHint("ipa:" + ipa).pronunciation
    #expect(first?.pronunciation.soundsLike(meant) == true, "\(String(describing: first))")
  }

  @Test("every known name has a respelling that can be read, and its own candidates")
  func table() {
    for name in ["saoirse", "caoimhe", "guy", "isla", "chaim", "wojciech", "ngozi", "ieuan"] {
      #expect(PronunciationCandidates(for: name, base: nil).candidates.count >= 4, "\(name)")
    }
  }

  @Test("a Spanish r is an r, and readings that are English after all are left out")
  func foreign() {
    let spanish = PronunciationCandidates(
      for: "Maria", base: "mɚˈiːə", foreign: [.init(language: "es-419", ipa: "maɾˈia")])
    #expect(spanish.candidates.contains { $0.reason == "as in Spanish" })
    #expect(
      !spanish.candidates.contains { $0.pronunciation.sounds.contains { $0.phoneme == .flap } })
    let english = PronunciationCandidates(
      for: "Max", base: "mˈæks", foreign: [.init(language: "vi", ipa: "(en)mˈaks(vi)")])
    #expect(!english.candidates.contains { $0.reason == "as in Vietnamese" })
  }

  @Test(
    "the letters say which languages to try",
    arguments: [
      ("Siobhán", "ga"), ("Łukasz", "pl"), ("Begoña", "es-419"), ("João", "pt-br"),
      ("Jürgen", "de"),
      ("Matthieu", "fr-fr"), ("Nguyễn", "vi"), ("Llewellyn", "cy"), ("محمد", "ar"),
      ("Bob", "es-419"),
    ])
  func languages(name: String, language: String) {
    let languages = LanguageGuess.languagesToTry(for: name)
    #expect(languages.prefix(2).contains(language), "\(languages)")
    #expect((3...5).contains(languages.count))
  }
}
