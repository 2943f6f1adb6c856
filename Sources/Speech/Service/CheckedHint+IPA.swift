import MeadowPhonetics

extension CheckedHint {
  /// The phonemes that are kept of a hint, in the International Phonetic Alphabet; nil for what is
  /// none.
  public static func ipa(ofPhonemes phonemes: String) -> String? {
    Pronunciation(kept: phonemes)?.ipa
  }
}
