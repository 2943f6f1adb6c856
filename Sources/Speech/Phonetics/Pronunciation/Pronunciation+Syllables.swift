extension Pronunciation {
  /// The syllables of `word`, each beginning with as many consonants as an English word may begin
  /// with, so that a stress mark stands where dictionaries put it. A word without a vowel is one.
  static func syllables(of word: [Sound]) -> [ArraySlice<Sound>] {
    let vowels = word.indices.filter { word[$0].phoneme.isVowel }
    guard !vowels.isEmpty else { return word.isEmpty ? [] : [word[...]] }
    var starts = [word.startIndex]
    for (vowel, next) in zip(vowels, vowels.dropFirst()) {
      var start = next
      while start > vowel + 1, isOnset(word[(start - 1)..<next]) { start -= 1 }
      starts.append(start)
    }
    return starts.indices.map { index in
      word[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : word.endIndex)]
    }
  }

  private static func isOnset(_ cluster: ArraySlice<Sound>) -> Bool {
    let phonemes = cluster.map { $0.phoneme.canonical[0] }
    switch phonemes.count {
    case 1: return phonemes[0] != .eng
    case 2: return pairs.contains(phonemes)
    case 3: return phonemes[0] == .s && pairs.contains(Array(phonemes[1...])) && hard(phonemes[1])
    default: return false
    }
  }

  private static func hard(_ phoneme: Phoneme) -> Bool {
    phoneme == .p || phoneme == .t || phoneme == .k
  }

  /// Pairs of consonants that English words begin with.
  private static let pairs: Set<[Phoneme]> = {
    var pairs: Set<[Phoneme]> = []
    let seconds: [(Phoneme, [Phoneme])] = [
      (.p, [.l, .r, .j]), (.b, [.l, .r, .j]), (.t, [.r, .w]), (.d, [.r, .w]),
      (.k, [.l, .r, .w, .j]), (.hardG, [.l, .r, .w]), (.f, [.l, .r, .j]), (.theta, [.r, .w]),
      (.s, [.p, .t, .k, .m, .n, .l, .w]), (.esh, [.r]), (.h, [.j]), (.m, [.j]), (.v, [.j]),
    ]
    for (first, rest) in seconds { for second in rest { pairs.insert([first, second]) } }
    return pairs
  }()
}
