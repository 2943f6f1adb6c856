import LexiconFiles
import MeadowFoundations

/// Entries as nobody would write them on purpose.
struct RandomLexicon {
  /// Where chance comes from.
  var generator: SeededGenerator

  /// A generator of lexicons that begins at `seed`.
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let pieces = [
    "Siobhán", "O'Brien", "Pop-Pop", "ʃɪˈvɔːn", "ipa:", "xsampa:", "arpabet:", "espeak:", "/", "//",
    "[", "]", "[[", "]]", "|", "\\", "\"", "\"\"", "'", "''", "=", "+", "-", "@", ",", ";", "\t",
    "\n", "\r\n", "\r", " ", "  ", "\u{A0}", "\u{2028}", "&", "&amp;", "&#65;", "<", ">", "<b>",
    "</grapheme>", "<![CDATA[", "]]>", "<!--", "-->", "<?xml", "{", "}", "%s", "\0", "\u{1}",
    "\u{7F}", "\u{85}", "\u{FFFE}", "\u{FEFF}", "\u{FFFD}", "e\u{301}", "\u{301}", "ﬁ", "שלום",
    "\u{202E}", "👩‍🦰", "🇺🇸", "\u{10FFFF}", "a", "Z", "0", "word", "hint", "sep=;", "yes", "é", "각",
    "\u{1100}\u{1161}\u{11A8}",
  ]

  /// A text of a few pieces.
  mutating func text(_ most: Int = 6) -> String {
    (0..<Int.random(in: 0...most, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private mutating func sometimes<Value>(_ value: (inout RandomLexicon) -> Value) -> Value? {
    Bool.random(using: &generator) ? value(&self) : nil
  }

  /// One entry.
  mutating func entry() -> LexiconEntry {
    let graphemes = (0..<Int.random(in: 1...3, using: &generator)).map { _ in text() }
    let pronunciation: LexiconEntry.Pronunciation =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .unspecified
      case 1: .alias(text())
      case 2: .hint(text())
      default:
        .hint(
          (["ipa:", "xsampa:", "arpabet:", "espeak:"].randomElement(using: &generator) ?? "")
            + text())
      }
    return LexiconEntry(
      graphemes, pronunciation, spoken: sometimes { $0.text() }, role: sometimes { $0.text(2) },
      language: sometimes { $0.text(2) },
      group: sometimes { MyWordGroup.allCases.randomElement(using: &$0.generator) } ?? nil,
      emoji: sometimes { $0.text(2) }, isFavorite: Bool.random(using: &generator))
  }

  /// Some entries.
  mutating func entries() -> [LexiconEntry] {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in entry() }
  }

  /// `bytes` with some of them changed, removed, doubled or moved.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: 0)
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default:
        bytes.insert(
          contentsOf: (Self.pieces.randomElement(using: &generator) ?? "").utf8, at: place)
      }
    }
    return bytes
  }
}
