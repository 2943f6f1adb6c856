import MeadowFoundations

/// Writes PLS 1.0 with Meadow's own attributes beside it.
struct PLSWriter {
  /// The language tag of the whole.
  let language: String

  /// The whole file; `ipa` gives the IPA of what is not written in IPA. The root's tag stays on one
  /// line: some services read no other.
  func document(_ entries: [LexiconEntry], ipa: (LexiconEntry) -> String?) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <lexicon version="1.0" xmlns="\(PLSNames.namespace)" xmlns:meadow="\(PLSNames.meadow)" \
      alphabet="ipa" xml:lang="\(XMLEscape.escaped(TidyText.tidy(language)))">

      """
    for given in entries {
      guard let entry = given.tidied else { continue }
      // The caller knows the entry as it was given.
      write(entry, Self.phoneme(of: entry) { _ in ipa(given) }, to: &text)
    }
    text += "</lexicon>\n"
    return Array(text.utf8)
  }

  private func write(
    _ entry: LexiconEntry, _ phoneme: (alphabet: PLSAlphabet, text: String)?,
    to text: inout String
  ) {
    text += "  <lexeme"
    attribute("meadow:group", entry.group?.rawValue, to: &text)
    attribute("meadow:emoji", entry.emoji, to: &text)
    attribute("meadow:favorite", entry.isFavorite ? "true" : nil, to: &text)
    attribute("meadow:spoken", entry.spoken, to: &text)
    attribute("meadow:language", entry.language, to: &text)
    // A role is a list of qualified names, whose prefixes this file does not declare.
    let isPlainRole = entry.role?.contains(":") == false
    attribute(isPlainRole ? "role" : "meadow:role", entry.role, to: &text)
    if !isReadBack(phoneme, entry) {
      attribute("meadow:hint", entry.hint, to: &text)
      attribute("meadow:of", phoneme?.text, to: &text)
    }
    text += ">\n"
    for grapheme in entry.graphemes {
      text += "    <grapheme>\(XMLEscape.escaped(grapheme))</grapheme>\n"
    }
    if let phoneme {
      text += "    <phoneme"
      attribute("alphabet", phoneme.alphabet == .ipa ? nil : phoneme.alphabet.name, to: &text)
      text += ">\(XMLEscape.escaped(phoneme.text))</phoneme>\n"
    } else if case .alias(let alias) = entry.pronunciation {
      text += "    <alias>\(XMLEscape.escaped(alias))</alias>\n"
    }
    text += "  </lexeme>\n"
  }

  /// The phoneme that other programs read, or nil where there is none or an alias.
  private static func phoneme(
    of entry: LexiconEntry, ipa: (LexiconEntry) -> String?
  ) -> (alphabet: PLSAlphabet, text: String)? {
    if case .alias = entry.pronunciation { return nil }
    let hint = entry.hint ?? ""
    if hint.hasPrefix(PLSAlphabet.ipa.prefix) { return spelled(hint, .ipa) }
    if let text = TidyText.kept(ipa(entry)) { return (.ipa, text) }
    return [.xSampa, .arpabet, .espeak].first { hint.hasPrefix($0.prefix) }
      .flatMap { spelled(hint, $0) }
  }

  private static func spelled(
    _ hint: String, _ alphabet: PLSAlphabet
  ) -> (alphabet: PLSAlphabet, text: String)? {
    TidyText.kept(String(hint.dropFirst(alphabet.prefix.count)))
      .map { (alphabet, alphabet == .ipa ? HintText.unwrapped($0) ?? $0 : $0) }
  }

  /// Whether the reader makes `entry`'s pronunciation of the phoneme alone.
  private func isReadBack(
    _ phoneme: (alphabet: PLSAlphabet, text: String)?, _ entry: LexiconEntry
  ) -> Bool {
    guard let phoneme else { return entry.hint == nil }
    return entry.hint == phoneme.alphabet.hint(phoneme.text).hint
  }

  private func attribute(_ name: String, _ value: String?, to text: inout String) {
    guard let value else { return }
    text += " \(name)=\"\(XMLEscape.escaped(value))\""
  }
}

/// Text within XML.
enum XMLEscape {
  /// `text` for an element or an attribute in double quotes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
