extension Pronunciation {
  /// The International Phonetic Alphabet, as dictionaries print it: stress before the syllable,
  /// words apart by a space. As a hint it gives this pronunciation again.
  public var ipa: String {
    words.map(Self.ipa).joined(separator: " ")
  }

  private static func ipa(of word: [Sound]) -> String {
    var result = ""
    for syllable in syllables(of: word) {
      result += syllable.first { $0.phoneme.isVowel }?.stress.ipa ?? ""
      for sound in syllable {
        // A t before a ʃ of its own ("courtship") is kept apart, or it would be read as tʃ.
        let apart = result.hasSuffix("t") && sound.phoneme == .esh
        result += (apart || (result.hasSuffix("d") && sound.phoneme == .ezh) ? "." : "")
        result += sound.phoneme.ipa
      }
    }
    return result
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
