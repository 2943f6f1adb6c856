/// How mnemonics run into each other: eSpeak NG takes the longest that fits, so `a` before `I` is
/// read as `aI` unless a `|` stands between.
enum EspeakMnemonics {
  /// The phonemes that eSpeak NG 1.51 calls otherwise than Meadow does.
  static let table: [Phoneme: String] = [
    .fleece: "i:", .kit: "I", .face: "eI", .dress: "E", .trap: "a", .palm: "A:", .thought: "O:",
    .goat: "oU", .foot: "U", .goose: "u:", .strut: "V", .schwa: "@", .nurse: "3:", .letter: "3",
    .price: "aI", .mouth: "aU", .choice: "OI", .theta: "T", .eth: "D", .esh: "S", .ezh: "Z",
    .tesh: "tS", .dezh: "dZ", .eng: "N", .glottal: "?", .loch: "x", .happy: "i", .roses: "I#",
    .tenseKit: "I2", .about: "a#", .schwa2: "@2", .lot: "0", .cloth: "O", .cloth2: "O2",
    .bottle: "@L", .syllabicL: "l-", .syllabicM: "m-", .syllabicN: "n-", .start: "A@",
    .square: "e@", .near: "i@3", .idea: "i@", .north: "O@", .force: "o@", .cure: "U@",
    .hurry: "VR", .fire: "aI3", .science: "aI@", .flap: "t#", .unflapped: "t2",
  ]

  /// The phonemes by what eSpeak NG calls them.
  static let phonemes = Dictionary(uniqueKeysWithValues: Phoneme.allCases.map { ($0.mnemonic, $0) })

  /// Every mnemonic of the en-us table of eSpeak NG 1.51 that is not in ``Phoneme``: sounds of its
  /// ancestors (base, base2), pauses and marks. They are never written and never accepted, but the
  /// library would read them.
  static let foreign: Set<String> = [
    "1", "_", "_!", "_:", "_::", "_;_", "_X1", "_^_", "_|", "||", "%", "%%", "'", "'!", "''", ",",
    ",,", "=", "0#", "02", "@#", "@-", "@5", "A#", "A~", "E#", "E2", "I2#", "IR", "N-", "O~", "a#2",
    "a2", "aU@", "aa", "e", "e#", "e:", "o", "o:", "oU#", "u", "**", ";", "L", "L/", "R", "R2",
    "R3", "l.", "l/", "l/2", "l/3", "l^", "r-", "r.", "r/", "c", "d#", "q", "tS;", "t[", "*", "J",
    "dZ;", "d[", "#X1", "C", "S;", "X", "l#", "s.", "s;", "w#", "z#", "B", "J^", "Q", "Q\"", "Q^",
    "Z;", "r\"", "v#", "z.", "z/2", "z;", "n.", "n^", "#@", "#a", "#e", "#i", "#o", "#u", "-", ":",
  ]

  /// All that the library knows, ours and the rest.
  static let all: Set<String> = foreign.union(phonemes.keys)
  /// The longest of them, in characters (the library keeps four bytes).
  static let longest = 4

  /// The first mnemonic of `text` as the library reads it, or nil where it knows none.
  static func first(of text: some StringProtocol) -> Substring? {
    for length in stride(from: longest, through: 1, by: -1) {
      let piece = text.prefix(length)
      if piece.count == length, all.contains(String(piece)) { return Substring(piece) }
    }
    return nil
  }

  /// `tokens` in one string that the library takes apart into the same tokens.
  static func joined(_ tokens: [String]) -> String {
    var result = ""
    for token in tokens.reversed() {
      let together = token + result
      let apart = first(of: together).map { $0 == token } ?? false
      result = apart || result.isEmpty ? together : "\(token)|\(result)"
    }
    return result
  }
}
