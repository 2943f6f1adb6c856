extension Pronunciation {
  /// The International Phonetic Alphabet, as dictionaries print it: stress before the syllable,
  /// words apart by a space. As a hint it gives this pronunciation again.
  public var ipa: String {
    words.map { word in
      Self.syllables(of: word).map { syllable in
        let stress = syllable.first { $0.phoneme.isVowel }?.stress ?? .none
        return stress.ipa + syllable.map(\.phoneme.ipa).joined()
      }.joined()
    }.joined(separator: " ")
  }

  /// ARPAbet as the CMU dictionary writes it, words apart by `|`. As a hint it gives the canonical
  /// phonemes again.
  public var arpabet: String {
    canonical.words.map { word in
      word.map { sound in
        sound.phoneme.arpabet.joined(separator: " ")
          + (sound.phoneme.isVowel ? sound.stress.arpabet : "")
      }.joined(separator: " ")
    }.joined(separator: " | ")
  }
}
