/// A symbol of IPA found in a hint, and what it is said as.
struct IPAMatch {
  /// The symbol without ties and marks.
  let symbol: String
  /// Where the letters of the symbol end.
  let end: Int
  /// What is said, before marks and neighbours have had their say.
  var phonemes: [Phoneme]
  /// Set where en-us lacks the sound.
  private(set) var foreign: ForeignSound?
  var isLong = false
  var glide: Phoneme?

  /// The longest symbol that begins at `start`, or nil.
  init?(at start: Int, in letters: [HintLetters.Letter]) {
    var key = String.UnicodeScalarView()
    var best: (key: String, end: Int)?
    var index = start
    var count = 0
    while index < letters.count, count < IPASymbols.longest {
      let scalar = letters[index].scalar
      let isTie = scalar == "\u{361}" || scalar == "\u{35C}"
      if isTie || (count > 0 && scalar == "\u{32F}") {
        index += 1
        guard count > 0 else { return nil }
        if !isTie, let found = best, found.end == index - 1 { best = (found.key, index) }
        continue
      }
      key.append(scalar == ":" ? "ː" : scalar)
      count += 1
      index += 1
      let text = String(key)
      if IPASymbols.native[text] != nil || ForeignSounds.table[text] != nil {
        best = (text, index)
      }
    }
    guard let best else { return nil }
    symbol = best.key
    end = best.end
    if let native = IPASymbols.native[best.key] {
      phonemes = native
    } else {
      foreign = ForeignSounds.table[best.key]
      phonemes = foreign?.nearest ?? []
    }
  }

  /// Whether a vowel begins at `index`, stress marks and syllable points aside.
  static func startsVowel(at index: Int, in letters: [HintLetters.Letter]) -> Bool {
    var index = index
    while index < letters.count {
      let scalar = letters[index].scalar
      guard IPASymbols.stresses[scalar] != nil || IPASymbols.ignored.contains(scalar) else { break }
      index += 1
    }
    return IPAMatch(at: index, in: letters)?.phonemes.first?.isVowel ?? false
  }

  mutating func makeSyllabic() {
    guard let last = phonemes.last, let syllabic = Self.syllabic[last] else { return }
    phonemes[phonemes.count - 1] = syllabic
  }

  private static let syllabic: [Phoneme: Phoneme] = [
    .l: .bottle, .m: .syllabicM, .n: .syllabicN, .r: .letter,
  ]

  mutating func makeRhotic() {
    switch phonemes.last {
    case .schwa: phonemes[phonemes.count - 1] = .letter
    case .nurse, .letter, .r, nil: break
    case .some: phonemes.append(.r)
    }
  }

  /// What stands behind a symbol.
  struct Neighbours {
    /// A vowel is next.
    var vowelFollows: Bool
    /// The vowel that is next has a stress.
    var stressFollows: Bool
    /// A consonant is next that no vowel follows.
    var isClosed: Bool

    init(at end: Int, in letters: [HintLetters.Letter], stressIsPending: Bool) {
      vowelFollows = IPAMatch.startsVowel(at: end, in: letters)
      let mark = end < letters.count ? IPASymbols.stresses[letters[end].scalar] : nil
      stressFollows = stressIsPending || mark != nil
      guard let next = IPAMatch(at: end, in: letters), next.phonemes.first?.isVowel == false else {
        isClosed = false
        return
      }
      isClosed = !IPAMatch.startsVowel(at: next.end, in: letters)
    }
  }

  /// Settles what depends on the neighbours: a glide only before a vowel; e by its syllable; and the
  /// tap, which before a weak vowel is the voice's own t in "water".
  mutating func settle(before next: Neighbours, after last: Sound?) {
    if let glide, next.vowelFollows, phonemes.last != glide { phonemes.append(glide) }
    if phonemes.count > 1, phonemes.last == .j, !next.vowelFollows { phonemes.removeLast() }
    if symbol == "e", next.isClosed { (phonemes, foreign) = ([.dress], Self.closedE) }
    let isFlap = last?.phoneme.isVowel == true && next.vowelFollows && !next.stressFollows
    if symbol == "ɾ", !isFlap { (phonemes, foreign) = ([.r], Self.tap) }
  }

  private static let closedE = ForeignSound("as in Spanish mesa", .dress)
  private static let tap = ForeignSound("as in Spanish tres", .r)
}
