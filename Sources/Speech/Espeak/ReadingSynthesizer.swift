/// A synthesizer that can say how it reads: mnemonics back as sounds, and names by the rules of other
/// languages.
package protocol ReadingSynthesizer: Synthesizer {
  /// The IPA of what would be said for `mnemonics`.
  func readBack(_ mnemonics: String) async throws(SynthesisError) -> String

  /// How `name` is read in `languages`, as IPA of that language; those that are not installed are
  /// left out. Behind urgent work, language by language; stops when its task is cancelled.
  func readings(
    of name: String, in languages: [EspeakLanguage]
  ) async -> [(language: EspeakLanguage, ipa: String)]
}
