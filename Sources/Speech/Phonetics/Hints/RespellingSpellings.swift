/// The spellings that the respelling reader knows, each list with the longest first.
enum RespellingSpellings {
  /// A way to spell a vowel.
  struct Vowel {
    let letters: [Character]
    let phonemes: [Phoneme]
    /// What it is without a stress, where that differs.
    let weak: [Phoneme]

    init(_ letters: String, _ phonemes: [Phoneme], weak: [Phoneme]? = nil) {
      self.letters = Array(letters)
      self.phonemes = phonemes
      self.weak = weak ?? phonemes
    }
  }

  private static let plain: [(String, [Phoneme])] = [
    ("eigh", [.face]), ("aigh", [.face]), ("augh", [.thought]), ("ough", [.thought]),
    ("ighr", [.price, .letter]), ("eyer", [.price, .letter]), ("igh", [.price]),
    ("eye", [.price]),
    ("air", [.dress, .r]), ("ayr", [.dress, .r]), ("ehr", [.dress, .r]), ("eyr", [.dress, .r]),
    ("eir", [.dress, .r]), ("are", [.dress, .r]),
    ("eer", [.kit, .r]), ("ear", [.kit, .r]), ("ier", [.kit, .r]), ("ihr", [.kit, .r]),
    ("ere", [.kit, .r]), ("oor", [.foot, .r]), ("uur", [.foot, .r]), ("ure", [.foot, .r]),
    ("ore", [.thought, .r]), ("oar", [.thought, .r]), ("awr", [.thought, .r]),
    ("aur", [.thought, .r]), ("ohr", [.thought, .r]), ("orr", [.thought, .r]),
    ("ahr", [.palm, .r]), ("arr", [.palm, .r]), ("aar", [.palm, .r]),
    ("ire", [.price, .letter]), ("yre", [.price, .letter]), ("our", [.mouth, .letter]),
    ("owr", [.mouth, .letter]), ("ooh", [.goose]), ("aah", [.palm]), ("awe", [.thought]),
    ("or", [.thought, .r]), ("ar", [.palm, .r]),
    ("ay", [.face]), ("ai", [.face]), ("ey", [.face]), ("ei", [.face]), ("ae", [.face]),
    ("ee", [.fleece]), ("ea", [.fleece]), ("ie", [.fleece]), ("iy", [.fleece]), ("ii", [.fleece]),
    ("eh", [.dress]), ("ih", [.kit]), ("oh", [.goat]), ("oe", [.goat]), ("oa", [.goat]),
    ("oo", [.goose]), ("ew", [.goose]), ("eu", [.goose]), ("ue", [.goose]), ("ui", [.goose]),
    ("uu", [.foot]), ("ow", [.mouth]), ("ou", [.mouth]), ("aw", [.thought]), ("au", [.thought]),
    ("ah", [.palm]), ("aa", [.palm]), ("oy", [.choice]), ("oi", [.choice]), ("ye", [.price]),
    ("uy", [.price]),
  ]

  static let vowels =
    plain.map { Vowel($0.0, $0.1) } + [
      Vowel("err", [.nurse], weak: [.letter]), Vowel("urr", [.nurse], weak: [.letter]),
      Vowel("irr", [.nurse], weak: [.letter]), Vowel("uhr", [.nurse], weak: [.letter]),
      Vowel("er", [.nurse], weak: [.letter]), Vowel("ur", [.nurse], weak: [.letter]),
      Vowel("ir", [.nurse], weak: [.letter]), Vowel("uh", [.strut], weak: [.schwa]),
    ]

  /// Consonants; a doubled letter is one.
  static let consonants: [(letters: [Character], phonemes: [Phoneme])] = [
    ("tch", [.tesh]), ("dge", [.dezh]), ("ch", [.tesh]), ("sh", [.esh]), ("zh", [.ezh]),
    ("th", [.theta]), ("dh", [.eth]), ("kh", [.loch]), ("ph", [.f]), ("wh", [.w]), ("ck", [.k]),
    ("ng", [.eng]), ("nk", [.eng, .k]), ("qu", [.k, .w]), ("dj", [.dezh]), ("dg", [.dezh]),
    ("tz", [.t, .s]), ("b", [.b]), ("d", [.d]), ("f", [.f]), ("g", [.hardG]), ("h", [.h]),
    ("j", [.dezh]), ("k", [.k]), ("l", [.l]), ("m", [.m]), ("n", [.n]), ("p", [.p]), ("q", [.k]),
    ("r", [.r]), ("s", [.s]), ("t", [.t]), ("v", [.v]), ("w", [.w]), ("x", [.k, .s]),
    ("y", [.j]), ("z", [.z]), ("c", [.k]),
  ].map { (letters: Array($0.0), phonemes: $0.1) }

  /// A vowel letter alone: before a consonant of its syllable, at the end of its syllable, and before
  /// a consonant with a silent e.
  static let single: [Character: (closed: Phoneme, open: Phoneme, long: Phoneme)] = [
    "a": (.trap, .palm, .face), "e": (.dress, .fleece, .fleece), "i": (.kit, .fleece, .price),
    "o": (.palm, .goat, .goat), "u": (.strut, .goose, .goose), "y": (.kit, .price, .price),
  ]
}
