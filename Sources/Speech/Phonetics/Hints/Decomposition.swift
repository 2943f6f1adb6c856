/// Characters taken apart into their base letter and marks.
///
/// The standard library compares canonically equivalent characters as equal, so a table whose keys are
/// put together from letters and marks finds the composed ones too; the marks are those of Latin
/// alphabets, Vietnamese included.
enum Decomposition {
  /// The scalars of `character` with composed Latin letters taken apart.
  static func of(_ character: Character) -> [Unicode.Scalar] {
    if character.isASCII { return Array(character.unicodeScalars) }
    return character.unicodeScalars.flatMap { scalar in table[Character(scalar)] ?? [scalar] }
  }

  private static let marks: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}",
    "\u{309}", "\u{30A}", "\u{30B}", "\u{30C}", "\u{31B}", "\u{323}", "\u{326}", "\u{327}",
    "\u{328}", "\u{331}", "\u{32D}", "\u{330}",
  ]

  private static let table: [Character: [Unicode.Scalar]] = {
    var table: [Character: [Unicode.Scalar]] = [:]
    let letters = (Unicode.Scalar("a").value...Unicode.Scalar("z").value)
    let bases = (letters.map { $0 } + letters.map { $0 - 32 } + [0xE6, 0xC6, 0xF8, 0xD8])
      .compactMap(Unicode.Scalar.init)
    for base in bases {
      for first in marks {
        add([base, first], to: &table)
        for second in marks.prefix(14) where "aeiouyAEIOUY".unicodeScalars.contains(base) {
          add([base, first, second], to: &table)
        }
      }
    }
    return table
  }()

  private static func add(
    _ scalars: [Unicode.Scalar], to table: inout [Character: [Unicode.Scalar]]
  ) {
    let text = String(String.UnicodeScalarView(scalars))
    if text.count == 1, let key = text.first, table[key] == nil { table[key] = scalars }
  }
}
