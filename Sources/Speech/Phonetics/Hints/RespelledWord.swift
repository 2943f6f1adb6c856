/// One word of a respelling: its letters in syllables, and from them its sounds.
struct RespelledWord {
  struct Letter {
    let letter: Character
    let isUpper: Bool
  }

  /// What parts syllables.
  static let separators: Set<Character> = ["-", "‐", "‑", "–", "·", "‧", ".", "•"]

  private var syllables: [[Letter]] = [[]]
  private var marks: [Int: Stress] = [:]
  /// The characters it stands on.
  private(set) var range = 0..<0

  var isEmpty: Bool { syllables.allSatisfy(\.isEmpty) }

  mutating func append(_ letter: Character, isUpper: Bool, at place: Int) {
    syllables[syllables.count - 1].append(Letter(letter: letter, isUpper: isUpper))
    range = (range.isEmpty ? place : range.lowerBound)..<place + 1
  }

  /// Puts another letter in the last one's place; a hyphen ends the syllable before it.
  mutating func replaceLast(with letter: Character) {
    guard let old = syllables[syllables.count - 1].popLast() else { return }
    guard letter != "-" else { return endSyllable() }
    syllables[syllables.count - 1].append(Letter(letter: letter, isUpper: old.isUpper))
  }

  mutating func endSyllable() {
    if syllables.last?.isEmpty == false { syllables.append([]) }
  }

  /// A stress mark of IPA before a syllable; an apostrophe inside one ("n'GOH-zee") says nothing.
  mutating func mark(_ stress: Stress, at place: Int) {
    if syllables.last?.isEmpty == true { marks[syllables.count - 1] = stress }
  }

  /// Whether nothing says which syllable is stressed.
  var stressIsGuessed: Bool { !stresses.contains(.primary) && !hasInnerCapitals }

  /// Whether capitals inside a word without hyphens mark the stress: "shiVAWN".
  private var hasInnerCapitals: Bool {
    let filled = syllables.filter { !$0.isEmpty }
    guard filled.count == 1, let letters = filled.first else { return false }
    return letters.dropFirst().contains(where: \.isUpper) && !letters.allSatisfy(\.isUpper)
  }

  /// The stress of each syllable as far as capitals and marks say it.
  private var stresses: [Stress?] {
    let filled = syllables.filter { !$0.isEmpty }
    let loud = filled.map { $0.allSatisfy(\.isUpper) }
    let isShouted = filled.count > 1 && loud.allSatisfy { $0 }
    // A capital alone is a stressed syllable only where no longer one is in capitals.
    let longest = zip(filled, loud).filter(\.1).map(\.0.count).max() ?? 0
    return filled.indices.map { index in
      if let mark = marks[index] { return mark }
      if isShouted { return index == 0 ? .primary : .secondary }
      if loud[index], filled.count > 1 || !isAmbiguous(filled[index]) {
        return filled[index].count == 1 && longest > 1 ? .secondary : .primary
      }
      guard longest > 0, filled.count > 1 else { return nil }
      return filled[index].first?.isUpper == true ? .secondary : Stress.none
    }
  }

  /// Whether capitals in a word without hyphens say nothing: all of it is in capitals.
  private func isAmbiguous(_ letters: [Letter]) -> Bool { letters.allSatisfy(\.isUpper) }

  /// The sounds of the word.
  func sounds() -> [Sound] {
    let filled = syllables.filter { !$0.isEmpty }
    let stresses = stresses
    var result: [Sound] = []
    for (index, letters) in filled.enumerated() {
      let guessed: Stress = stressIsGuessed && index == 0 ? .primary : .none
      var speller = RespelledSyllable(
        letters: letters, stress: stresses[index] ?? guessed,
        endsWord: index == filled.count - 1, isWholeWord: filled.count == 1)
      speller.read()
      result += speller.sounds
    }
    // A guess shapes the vowels; the stress itself is put where the full vowel is.
    guard stressIsGuessed, !result.contains(where: { $0.stress == .primary }) || filled.count > 1
    else { return result }
    return result.map { Sound($0.phoneme, $0.stress == .primary ? .none : $0.stress) }
  }
}
