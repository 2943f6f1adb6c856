/// A language of eSpeak NG's whose rules read a name; only these names ever reach the library.
package struct EspeakLanguage: Equatable, Sendable {
  /// What the library calls it.
  package let name: String

  /// All of them.
  package static let names: Set<String> = [
    "en-us", "ga", "cy", "gd", "es", "pt-br", "fr", "it", "ro", "ht", "de", "nl", "sv", "da", "nb",
    "fi", "pl", "cs", "hr", "hu", "tr", "vi", "cmn", "id", "sw", "is", "sk", "he", "pa", "ur", "hi",
    "bn", "ta", "ar", "fa", "ru", "uk", "el", "ja", "ko",
  ]

  /// The language of all of Meadow's voices.
  static let own = EspeakLanguage(name: "en-us")

  /// The Spanish of Latin America.
  static let latinAmerican = EspeakLanguage(name: "es-419")

  private init(name: String) { self.name = name }

  /// The language that is called `code`, with or without a country behind it ("fr-fr"); nil where it
  /// is not among these.
  init?(code: String) {
    guard let name = [code, String(code.prefix { $0 != "-" })].first(where: Self.names.contains)
    else { return nil }
    self.name = name
  }
}
