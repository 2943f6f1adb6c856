/// A language of eSpeak NG's whose rules read a name; only these names ever reach the library.
package enum EspeakLanguage: String, CaseIterable, Hashable, Sendable {
  case americanEnglish = "en-us"
  case irish = "ga"
  case welsh = "cy"
  case scottishGaelic = "gd"
  case spanish = "es"
  case portuguese = "pt-br"
  case french = "fr"
  case italian = "it"
  case romanian = "ro"
  case haitian = "ht"
  case german = "de"
  case dutch = "nl"
  case swedish = "sv"
  case danish = "da"
  case norwegian = "nb"
  case finnish = "fi"
  case polish = "pl"
  case czech = "cs"
  case croatian = "hr"
  case hungarian = "hu"
  case turkish = "tr"
  case vietnamese = "vi"
  case chinese = "cmn"
  case indonesian = "id"
  case swahili = "sw"
  case icelandic = "is"
  case slovak = "sk"
  case hebrew = "he"
  case punjabi = "pa"
  case urdu = "ur"
  case hindi = "hi"
  case bengali = "bn"
  case tamil = "ta"
  case arabic = "ar"
  case persian = "fa"
  case russian = "ru"
  case ukrainian = "uk"
  case greek = "el"
  case japanese = "ja"
  case korean = "ko"

  /// The language of all of Meadow's voices.
  static let own = EspeakLanguage.americanEnglish

  /// The language that is called `code`, with or without a country behind it ("fr-fr"); nil where it
  /// is not among these.
  init?(code: String) {
    guard let language = Self(rawValue: code) ?? Self(rawValue: String(code.prefix { $0 != "-" }))
    else { return nil }
    self = language
  }
}
