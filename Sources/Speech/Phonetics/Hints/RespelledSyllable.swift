/// One syllable of a respelling, or a whole word without hyphens, read from left to right.
struct RespelledSyllable {
  private let letters: [Character]
  private let upper: [Bool]
  private let stress: Stress
  private let endsWord: Bool
  /// Whether capitals inside it mark the stress: "shiVAWN".
  private let hasInnerCapitals: Bool
  private let isWholeWord: Bool
  private(set) var sounds: [Sound] = []
  private var index = 0

  init(letters: [RespelledWord.Letter], stress: Stress, endsWord: Bool, isWholeWord: Bool) {
    self.letters = letters.map(\.letter)
    upper = letters.map(\.isUpper)
    self.stress = stress
    self.endsWord = endsWord
    self.isWholeWord = isWholeWord
    hasInnerCapitals =
      isWholeWord && upper.dropFirst().contains(true) && upper.contains(false)
  }

  mutating func read() {
    while index < letters.count {
      if isVowel(at: index) { takeVowel() } else { takeConsonant() }
    }
    if isWholeWord, !hasInnerCapitals { keepFirstStress() }
  }

  /// In a word without hyphens and capitals only the first vowel is taken for stressed.
  private mutating func keepFirstStress() {
    guard let first = sounds.firstIndex(where: { $0.phoneme.isVowel }) else { return }
    for index in sounds.indices.dropFirst(first + 1) {
      sounds[index] = Sound(sounds[index].phoneme)
    }
  }

  private var hasVowel: Bool { sounds.contains { $0.phoneme.isVowel } }

  private func letter(_ index: Int) -> Character? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  private func isVowel(at index: Int) -> Bool {
    guard let letter = letter(index) else { return false }
    if letter == "y" { return !("aeiou".contains(self.letter(index + 1) ?? "-")) || isYe(index) }
    return "aeiou".contains(letter)
  }

  /// "bye": the y is the vowel, since the e ends the syllable and a consonant begins it.
  private func isYe(_ index: Int) -> Bool {
    letter(index + 1) == "e" && index + 2 == letters.count && index > 0 && !isVowelLetter(index - 1)
  }

  private func isVowelLetter(_ index: Int) -> Bool {
    letter(index).map { "aeiouy".contains($0) } ?? false
  }

  /// The stress of a vowel at `index`: that of the syllable, or by capitals inside a word.
  private func stress(at index: Int) -> Stress {
    guard isWholeWord else { return stress }
    if hasInnerCapitals { return upper[index] && isRun(at: index) ? .primary : .none }
    return hasVowel ? .none : stress
  }

  /// Whether the capital at `index` is one of several together, not just a name's first letter.
  private func isRun(at index: Int) -> Bool {
    (index > 0 && upper[index - 1]) || (index + 1 < upper.count && upper[index + 1]) || index > 0
  }

  private mutating func takeVowel() {
    let stress = stress(at: index)
    for vowel in RespellingSpellings.vowels.sorted(by: { $0.letters.count > $1.letters.count })
    where fits(vowel.letters) {
      index += vowel.letters.count
      add(stress == .none ? vowel.weak : vowel.phonemes, stress)
      return
    }
    takeSingle(stress)
  }

  /// Whether `spelling` is next; one that ends in a letter which can begin a syllable needs that no
  /// vowel follows, so that "away" is a-way and "eric" is er-ic with its e.
  private func fits(_ spelling: [Character]) -> Bool {
    guard letters[index...].starts(with: spelling), let last = spelling.last else { return false }
    guard "hrwy".contains(last) else { return true }
    return !isVowelLetter(index + spelling.count) || isSilentE(at: index + spelling.count)
  }

  /// Whether the e at `index` ends the syllable after a vowel was said.
  private func isSilentE(at index: Int) -> Bool {
    letter(index) == "e" && index == letters.count - 1 && index > 0 && !isVowelLetter(index - 1)
      && (0..<index).contains { isVowelLetter($0) }
  }

  private mutating func takeSingle(_ stress: Stress) {
    let letter = letters[index]
    defer { index += 1 }
    guard !isSilentE(at: index), let vowel = RespellingSpellings.single[letter] else { return }
    let consonants = letters[(index + 1)...].prefix { !"aeiouy".contains($0) }.count
    let end = index + 1 + consonants
    if consonants > 0, isSilentE(at: end), isOneConsonant(index + 1..<end) || letter == "y" {
      return add([vowel.long], stress)
    }
    let doubled = consonants >= 2 && !isOneConsonant(index + 1..<end)
    let isClosed = consonants > 0 && (end == letters.count || doubled || isSilentE(at: end))
    if isClosed || (consonants > 0 && isDoubled(index + 1)) {
      return add([letter == "u" && stress == .none ? .schwa : vowel.closed], stress)
    }
    add([open(letter, vowel.open, stress)], stress)
  }

  /// A vowel letter that ends its syllable.
  private func open(_ letter: Character, _ usual: Phoneme, _ stress: Stress) -> Phoneme {
    let isLast = endsWord && index == letters.count - 1
    switch (letter, stress) {
    case ("a", .none): return .schwa
    case ("i", .none): return isLast ? .fleece : .kit
    case ("i", .secondary): return .kit
    case ("y", .none): return isLast ? .fleece : .price
    case ("y", _): return isLast && hasVowel ? .fleece : .price
    default: return usual
    }
  }

  private func isDoubled(_ index: Int) -> Bool {
    letter(index) != nil && letter(index) == letter(index + 1)
  }

  private func isOneConsonant(_ range: Range<Int>) -> Bool {
    if range.count == 1 { return true }
    return RespellingSpellings.consonants.contains { $0.letters == Array(letters[range]) }
  }

  private mutating func takeConsonant() {
    let start = index
    if let phonemes = special() { return phonemes.forEach { sounds.append(Sound($0)) } }
    for consonant in RespellingSpellings.consonants
    where letters[index...].starts(with: consonant.letters) {
      index += consonant.letters.count
      consonant.phonemes.forEach { sounds.append(Sound($0)) }
      break
    }
    if index == start { index += 1 }
    // A doubled letter is one: "Annie".
    while index < letters.count, letters[index] == letters[index - 1], !isVowelLetter(index) {
      index += 1
    }
  }

  /// Consonants whose sound depends on where they stand; moves on where it gives some.
  private mutating func special() -> [Phoneme]? {
    let next = letter(index + 1)
    let isFirst = index == 0
    switch letters[index] {
    case "g" where next == "h":
      index += 2
      return hasVowel && !isVowelLetter(index) ? [] : [.hardG]
    case "h" where hasVowel && !isVowelLetter(index + 1):
      index += 1
      return []
    case "k" where isFirst && next == "n": index += 1; return []
    case "w" where isFirst && next == "r": index += 1; return []
    case "x" where isFirst: index += 1; return [.z]
    case "c" where next.map { "eiy".contains($0) } ?? false: index += 1; return [.s]
    case "n" where next == "g" && isVowelLetter(index + 2) && !isSilentE(at: index + 2):
      index += 2
      return [.eng, .hardG]
    default: return nil
    }
  }

  private mutating func add(_ phonemes: [Phoneme], _ stress: Stress) {
    var stress = stress
    for phoneme in phonemes {
      sounds.append(Sound(phoneme, stress))
      if phoneme.isVowel { stress = .none }
    }
  }
}
