/// Other ways to say what the voice reads: the stress elsewhere, and other sounds for letters that
/// English reads in several ways.
struct CandidateVariants {
  private let text: String
  private let base: [[Sound]]

  init(text: String, base: Pronunciation) {
    self.text = Folding.folded(text.prefix(60).lowercased())
    self.base = base.canonical.words
  }

  /// All of them, in no order; their scores say it.
  var all: [PronunciationCandidate] { vowels + endings + consonants + stresses + neighbours }

  private func draft(_ words: [[Sound]], _ reason: String, _ score: Double)
    -> PronunciationCandidate?
  {
    Pronunciation(words: words).map { .init(pronunciation: $0, reason: reason, score: score) }
  }

  private func replacing(_ word: Int, _ index: Int, with phonemes: [Phoneme]) -> [[Sound]] {
    var words = base
    let stress = words[word][index].stress
    words[word].replaceSubrange(index...index, with: phonemes.map { Sound($0, stress) })
    return words
  }

  /// Each place in the base that `isWanted` accepts.
  private func places(_ isWanted: (Sound) -> Bool) -> [(word: Int, index: Int)] {
    base.indices.flatMap { word in
      base[word].indices.filter { isWanted(base[word][$0]) }.map { (word, $0) }
    }
  }

  private var vowels: [PronunciationCandidate] {
    places { $0.phoneme.isVowel }.flatMap { word, index in
      let sound = base[word][index]
      return CandidateRules.vowels.filter { text.contains($0.letter) }.flatMap { rule in
        guard rule.phonemes.contains(sound.phoneme) else { return [PronunciationCandidate?]() }
        return rule.phonemes.filter { $0 != sound.phoneme }.enumerated().map { rank, other in
          let weight = sound.stress == .primary ? 0.6 : 0.42
          return draft(
            replacing(word, index, with: [other]),
            "\(other.example) instead of \(sound.phoneme.example)", weight - 0.05 * Double(rank))
        }
      }.compactMap { $0 }
    }
  }

  private var endings: [PronunciationCandidate] {
    guard let last = base.indices.last, let end = base[last].last else { return [] }
    var words = base
    var drafts: [PronunciationCandidate?] = []
    if text.hasSuffix("e"), !end.phoneme.isVowel {
      for (rank, phoneme) in [Phoneme.fleece, .face, .schwa].enumerated() {
        words[last] = base[last] + [Sound(phoneme)]
        drafts.append(
          draft(words, "the last e said, \(phoneme.example)", 0.55 - 0.05 * Double(rank)))
      }
    }
    if text.hasSuffix("e"), end.phoneme.isVowel, base[last].count > 2 {
      words[last] = Array(base[last].dropLast())
      drafts.append(draft(words, "the last e silent", 0.5))
    }
    return drafts.compactMap { $0 }
  }

  private var consonants: [PronunciationCandidate] {
    CandidateRules.consonants.filter { text.contains($0.letters) }.flatMap { rule in
      places { $0.phoneme == rule.said }.compactMap { word, index in
        draft(
          replacing(word, index, with: rule.instead),
          "\(rule.letters) said \(rule.instead.map(\.example).joined(separator: ", "))", rule.score)
      }
    }
  }

  private static let parts = ["first", "second", "third", "fourth", "fifth", "sixth"]

  private var stresses: [PronunciationCandidate] {
    base.indices.flatMap { word in
      let vowels = base[word].indices.filter { base[word][$0].phoneme.isVowel }
      guard vowels.count > 1 else { return [PronunciationCandidate]() }
      return vowels.enumerated().compactMap { part, index in
        guard base[word][index].stress != .primary else { return nil }
        var words = base
        for vowel in vowels { words[word][vowel] = Sound(words[word][vowel].phoneme) }
        words[word][index] = Sound(full(words[word][index].phoneme), .primary)
        let name = index == vowels.last ? "last" : Self.parts[min(part, 5)]
        return draft(words, "stress on the \(name) part", 0.52 - 0.03 * Double(part))
      }
    }
  }

  /// The vowel that a weak one is when a stress comes to it.
  private func full(_ phoneme: Phoneme) -> Phoneme {
    switch phoneme {
    case .schwa: text.contains("a") ? .palm : .strut
    case .letter: .nurse
    default: phoneme
    }
  }

  /// What is left where nothing else is: the vowels next to those in the name, and a weak vowel behind
  /// a name that has none.
  private var neighbours: [PronunciationCandidate] {
    let vowels = places { $0.phoneme.isVowel }
    guard !vowels.isEmpty else {
      return [Phoneme.schwa, .fleece, .palm, .kit].compactMap { phoneme in
        draft(base + [[Sound(phoneme)]], "with \(phoneme.example) after it", 0.1)
      }
    }
    return vowels.flatMap { word, index in
      let phoneme = base[word][index].phoneme
      let others = PhonemeFeatures.nearest(to: phoneme, count: 7).filter {
        $0 != .schwa && $0 != .letter
      }
      return others.prefix(5).enumerated().compactMap { rank, other in
        draft(
          replacing(word, index, with: [other]), "\(other.example) instead of \(phoneme.example)",
          0.2 - 0.02 * Double(rank))
      }
    }
  }
}
