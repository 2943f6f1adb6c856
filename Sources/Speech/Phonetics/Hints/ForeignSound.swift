/// A sound that en-us lacks, what it is called for people, and what is said instead.
struct ForeignSound {
  /// A word of a language that has it: "as in French peu".
  let likeness: String
  /// The nearest that the voice has.
  let nearest: [Phoneme]

  init(_ likeness: String, _ nearest: Phoneme...) {
    self.likeness = likeness
    self.nearest = nearest
  }

  /// The warning for `symbol`, in one sentence.
  func message(for symbol: String) -> String {
    let used = nearest.map { "\($0.ipa) as \($0.example)" }.joined(separator: " and ")
    return "\(symbol) \(likeness) is not in this voice; the nearest, \(used), is used"
  }
}

/// Every other letter of the International Phonetic Alphabet, with what comes nearest in en-us: by
/// place and manner first, by what English speakers make of it where that is well known.
enum ForeignSounds {
  /// By the symbol without ties.
  static let table: [String: ForeignSound] = vowels.merging(consonants) { first, _ in first }

  private static let vowels: [String: ForeignSound] = [
    "a": .init("as in Spanish casa", .palm), "e": .init("as in Spanish mesa", .face),
    "o": .init("as in Spanish solo", .goat), "ɒ": .init("as in British hot", .palm),
    "ɒː": .init("as in British thought", .thought),
    "y": .init("as in French tu", .goose), "yː": .init("as in German über", .goose),
    "ʏ": .init("as in German fünf", .foot), "ø": .init("as in French peu", .nurse),
    "øː": .init("as in German schön", .nurse), "œ": .init("as in French neuf", .nurse),
    "œː": .init("as in French peur", .nurse), "ɶ": .init("as in Danish grøn", .palm),
    "ɘ": .init("as in some English dialects' bird", .schwa),
    "ɵ": .init("as in Swedish full", .foot), "ɞ": .init("as in Irish tomhail", .strut),
    "ɤ": .init("as in Mandarin hē", .strut), "ɯ": .init("as in Turkish kız", .foot),
    "ʉ": .init("as in Swedish ful", .goose), "ʉː": .init("as in Swedish ful", .goose),
    "ɐ̃": .init("as in Portuguese maçã", .strut, .n),
    "œy": .init("as in Dutch huis", .mouth), "øy": .init("as in Norwegian øy", .choice),
    "ɔʏ": .init("as in German Heu", .choice), "ɛu": .init("as in Portuguese céu", .goat),
  ]

  private static let consonants: [String: ForeignSound] = [
    "c": .init("as in Hungarian kutya", .tesh), "ɟ": .init("as in Hungarian gyár", .dezh),
    "q": .init("as in Arabic Qatar", .k), "ɢ": .init("as in Persian qāli", .hardG),
    "ʈ": .init("as in Hindi ṭamāṭar", .t), "ɖ": .init("as in Hindi ḍāl", .d),
    "ɸ": .init("as in Japanese Fuji", .f), "β": .init("as in Spanish Cuba", .v),
    "ç": .init("as in German ich", .esh), "ʝ": .init("as in Spanish yo", .j),
    "ɕ": .init("as in Japanese shi", .esh), "ʑ": .init("as in Polish ziarno", .ezh),
    "tɕ": .init("as in Japanese chi", .tesh), "dʑ": .init("as in Japanese ji", .dezh),
    "ʨ": .init("as in Japanese chi", .tesh), "ʥ": .init("as in Japanese ji", .dezh),
    "ʂ": .init("as in Mandarin shān", .esh), "ʐ": .init("as in Polish żaba", .ezh),
    "tʂ": .init("as in Mandarin Zhōu", .tesh), "dʐ": .init("as in Polish dżem", .dezh),
    "cç": .init("as in Hungarian kutya", .tesh), "ɟʝ": .init("as in Hungarian gyár", .dezh),
    "χ": .init("as in Welsh bach", .loch), "ɣ": .init("as in Spanish lago", .hardG),
    "ʁ": .init("as in French rouge", .r), "ʀ": .init("as in German rot", .r),
    "ɽ": .init("as in Hindi laṛkā", .r), "ɺ": .init("as in Japanese Ryū", .r),
    "ħ": .init("as in Arabic Muhammad", .h), "ʕ": .init("as in Arabic Ali", .glottal),
    "ʜ": .init("as in Agul", .h), "ʢ": .init("as in Agul", .glottal),
    "ʡ": .init("as in Amis", .glottal), "ɦ": .init("as in Dutch huis", .h),
    "ɧ": .init("as in Swedish sju", .esh), "ɬ": .init("as in Welsh Llanelli", .l),
    "ɮ": .init("as in Zulu dlala", .l), "ɭ": .init("as in Tamil Tamil", .l),
    "ʟ": .init("as in Mid-Wahgi", .l), "ʎ": .init("as in Italian figlio", .l, .j),
    "ɲ": .init("as in Spanish señor", .n, .j), "ɳ": .init("as in Hindi Gaṇeśa", .n),
    "ɴ": .init("as in Japanese san", .eng), "ʙ": .init("as in Titan", .b),
    "ⱱ": .init("as in Mono", .v), "ʋ": .init("as in Dutch water", .v),
    "ɰ": .init("as in Korean ui", .w), "ɥ": .init("as in French huit", .w),
    "ʍ": .init("as in Scottish which", .w), "ɓ": .init("as in Hausa ɓaɓe", .b),
    "ɗ": .init("as in Hausa ɗaya", .d), "ᶑ": .init("as in Sindhi", .d),
    "ʄ": .init("as in Sindhi", .dezh), "ɠ": .init("as in Sindhi", .hardG),
    "ʛ": .init("as in Mam", .hardG), "ʘ": .init("a click of the lips", .p),
    "ǀ": .init("a click as in tsk-tsk", .t), "ǃ": .init("a click as in Xhosa iqaqa", .k),
    "ǂ": .init("a click as in Nama", .t), "ǁ": .init("a click as in Xhosa Xhosa", .k),
    "ʆ": .init("as in Russian щ", .esh), "ʓ": .init("as in Russian дрожжи", .ezh),
  ]
}
