/// Whose spelling a name may be, by its letters.
public enum LanguageGuess {
  /// eSpeak NG's names of up to five languages to try for `text`, the likeliest first. English is not
  /// among them, and Spanish is that of the Americas.
  public static func languagesToTry(for text: String) -> [String] {
    let text = text.prefix(60).lowercased()
    let folded = Folding.folded(String(text))
    var scores: [String: Int] = ["es-419": 4, "fr-fr": 3, "it": 2, "de": 1]
    for scalar in text.unicodeScalars {
      if let language = script(of: scalar) { scores[language, default: 0] += 100 }
    }
    for (marks, languages) in marks where text.contains(where: { marks.contains($0) }) {
      for (rank, language) in languages.enumerated() {
        scores[language, default: 0] += 20 - 4 * rank
      }
    }
    for (part, language) in parts where contains(folded, part) {
      scores[language, default: 0] += 12
    }
    return scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5).map(\.key)
  }

  /// The language that people call `code`, eSpeak NG's name of it.
  public static func name(of code: String) -> String { names[code] ?? code }

  private static let names = [
    "es": "Spanish", "es-419": "Spanish", "fr-fr": "French", "fr": "French", "it": "Italian",
    "de": "German", "ga": "Irish", "cy": "Welsh", "gd": "Scottish Gaelic", "pl": "Polish",
    "pt-br": "Portuguese", "pt": "Portuguese", "vi": "Vietnamese", "hi": "Hindi", "ar": "Arabic",
    "tr": "Turkish", "hu": "Hungarian", "cs": "Czech", "hr": "Croatian", "sv": "Swedish",
    "nb": "Norwegian", "da": "Danish", "fi": "Finnish", "nl": "Dutch", "ro": "Romanian",
    "ru": "Russian", "uk": "Ukrainian", "el": "Greek", "he": "Hebrew", "ko": "Korean",
    "ja": "Japanese", "cmn": "Chinese", "sw": "Swahili", "is": "Icelandic", "sk": "Slovak",
    "bn": "Bengali", "ta": "Tamil", "pa": "Punjabi", "fa": "Persian", "ur": "Urdu",
    "id": "Indonesian",
  ]

  private static func script(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x370...0x3FF: "el"
    case 0x400...0x4FF: "ru"
    case 0x590...0x5FF: "he"
    case 0x600...0x6FF: "ar"
    case 0x900...0x97F: "hi"
    case 0x980...0x9FF: "bn"
    case 0xA00...0xA7F: "pa"
    case 0xB80...0xBFF: "ta"
    case 0x3040...0x30FF: "ja"
    case 0x4E00...0x9FFF: "cmn"
    case 0xAC00...0xD7AF: "ko"
    default: nil
    }
  }

  /// Letters with the languages that have them, the likeliest first.
  private static let marks: [(Set<Character>, [String])] = [
    (["ñ"], ["es-419"]), (["á", "í", "ó", "ú"], ["es-419", "ga", "hu", "cs"]),
    (["é"], ["fr-fr", "es-419", "ga"]), (["ã", "õ"], ["pt-br"]),
    (["ç", "è", "ê", "à", "â", "î", "û", "ë", "ï"], ["fr-fr", "pt-br"]),
    (["ä", "ö", "ü", "ß"], ["de", "sv", "tr", "fi"]), (["å", "ø", "æ"], ["nb", "da", "sv"]),
    (["ł", "ż", "ś", "ź", "ę", "ą", "ń", "ć"], ["pl"]),
    (["č", "š", "ž", "ř", "ě", "ů"], ["cs", "hr"]),
    (["ő", "ű"], ["hu"]), (["ğ", "ı", "ş"], ["tr"]), (["ă", "ș", "ț"], ["ro", "vi"]),
    (["ơ", "ư", "đ", "ạ", "ế", "ễ", "ị", "ọ", "ụ", "ả", "ồ", "ộ", "ữ", "ỳ"], ["vi"]),
    (["ŵ", "ŷ"], ["cy"]), (["ð", "þ"], ["is"]),
  ]

  /// Parts of names without diacritics; `^` is the beginning and `$` the end.
  private static let parts: [(String, String)] = [
    ("aoi", "ga"), ("bh", "ga"), ("mh", "ga"), ("dh", "ga"), ("^sio", "ga"), ("^sao", "ga"),
    ("^ll", "cy"), ("dd", "cy"), ("^gw", "cy"), ("wy", "cy"), ("^rh", "cy"),
    ("ieu$", "fr-fr"), ("eau", "fr-fr"), ("ette$", "fr-fr"), ("elle$", "fr-fr"), ("oi", "fr-fr"),
    ("eux$", "fr-fr"), ("ique$", "fr-fr"), ("ita$", "es-419"), ("ito$", "es-419"),
    ("uel$", "es-419"),
    ("quin$", "es-419"), ("ez$", "es-419"), ("^x", "es-419"), ("^j", "es-419"), ("ll", "es-419"),
    ("gue", "es-419"),
    ("cc", "it"), ("zz", "it"), ("gio", "it"), ("gia", "it"), ("gli", "it"), ("ucci", "it"),
    ("sch", "de"), ("tz", "de"), ("heid", "de"), ("ski$", "pl"), ("sz", "pl"), ("cz", "pl"),
    ("wicz", "pl"), ("ow$", "pl"), ("inho$", "pt-br"), ("ao$", "pt-br"), ("^th", "vi"),
    ("^ng", "vi"), ("uyen", "vi"), ("inh$", "vi"), ("jit$", "hi"), ("preet", "hi"), ("bh", "hi"),
    ("dh", "hi"), ("deep", "hi"), ("sson$", "sv"), ("^bj", "sv"), ("ova$", "cs"), ("ek$", "cs"),
    ("aa", "fi"), ("kk", "fi"), ("ij", "nl"), ("^van", "nl"), ("escu$", "ro"),
  ]

  private static func contains(_ text: String, _ part: String) -> Bool {
    if part.hasPrefix("^") { return text.hasPrefix(part.dropFirst()) }
    if part.hasSuffix("$") { return text.hasSuffix(part.dropLast()) }
    return text.contains(part)
  }
}
