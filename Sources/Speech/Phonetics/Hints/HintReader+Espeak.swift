/// eSpeak NG's mnemonics, only those of the voice's own inventory: no pauses, no lengths, no switch to
/// another language.
extension HintReader {
  mutating func readEspeak() throws(HintError) {
    let text = body.characters[body.range]
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      let token = EspeakMnemonics.first(of: String(rest.prefix(EspeakMnemonics.longest)))
      let length = max(token?.count ?? 1, 1)
      let place = index..<index + length
      index += length
      if HintBody.isBlank(rest[rest.startIndex]) || token == "||" {
        try endWord()
      } else if token == nil, rest[rest.startIndex] == "|" {
        continue
      } else if let phoneme = token.flatMap({ EspeakMnemonics.phonemes[String($0)] }) {
        add(phoneme)
      } else if let stress = token.flatMap({ Self.espeakStresses[String($0)] }) {
        mark(stress, at: place)
      } else if let token {
        throw body.error(.notAccepted, place, nearest: Self.nearestMnemonics(to: String(token)))
      } else {
        throw body.error(
          .unknownSymbol, place, nearest: Self.nearestMnemonics(to: body.string(place)))
      }
    }
    try endWord()
  }

  private static let espeakStresses: [String: Stress] = [
    "'": .primary, ",": .secondary, "%": .none,
  ]

  /// Mnemonics that somebody may have meant: IPA by its sound, the rest by its spelling.
  private static func nearestMnemonics(to text: String) -> [String] {
    if text.hasPrefix("_") || text == ":" || text == "-" || text == "=" { return [] }
    if text == "''" { return ["'"] }
    if text == ",," { return [","] }
    if let symbol = IPASymbols.native[text] ?? ForeignSounds.table[text]?.nearest {
      return symbol.map(\.mnemonic)
    }
    if text == "ˈ" { return ["'"] }
    if text == "ˌ" { return [","] }
    let names = Phoneme.allCases.map(\.mnemonic)
    let beginning = text.prefix(1)
    let ranked = names.filter { $0.lowercased().hasPrefix(beginning.lowercased()) }
    return Array(
      ranked.sorted {
        ($0.hasPrefix(beginning) ? 0 : 1, $0) < ($1.hasPrefix(beginning) ? 0 : 1, $1)
      }.prefix(3))
  }
}
