import MeadowPhonetics

extension CheckedHint {
  /// The mnemonics of a hint that has passed, in the International Phonetic Alphabet; nil for what is
  /// none.
  public static func ipa(ofPhonemes phonemes: String) -> String? {
    try? PronunciationHint(phonemes, kind: .espeak).pronunciation.ipa
  }
}
