/// ARPAbet, symbol by symbol between spaces, capitals or not.
extension HintReader {
  mutating func readArpabet() throws(HintError) {
    var index = body.range.lowerBound
    while index < body.range.upperBound {
      let start = index
      while index < body.range.upperBound, !Self.isGap(body.characters[index]) { index += 1 }
      if index > start { try takeArpabet(start..<index) }
      guard index < body.range.upperBound else { break }
      if Self.isBreak(body.characters[index]) { try endWord() }
      index += 1
    }
    try endWord()
    if words.isEmpty { throw body.error(.empty, body.range) }
  }

  private static func isGap(_ character: Character) -> Bool {
    HintBody.isBlank(character) || isBreak(character) || character == "-" || character == "."
  }

  private static func isBreak(_ character: Character) -> Bool {
    character == "|" || character == "#" || character == "," || character == "/"
  }

  private mutating func takeArpabet(_ range: Range<Int>) throws(HintError) {
    var name = body.string(range).uppercased()
    let digit = name.last.flatMap { ArpabetSymbols.stresses[$0] }
    if digit != nil { name.removeLast() }
    guard let symbol = ArpabetSymbols.table[name] else {
      throw body.error(.unknownSymbol, range, nearest: Self.nearestArpabet(to: name, digit: digit))
    }
    guard symbol.first?.isVowel == true else {
      // Only vowels carry stress.
      if digit != nil { throw body.error(.unknownSymbol, range, nearest: [name]) }
      return symbol.forEach { add($0) }
    }
    let stress = digit ?? .none
    if let weak = stress == .none ? ArpabetSymbols.unstressed[name] : nil, digit != nil {
      add(weak)
    } else {
      for phoneme in symbol { add(phoneme, stress: stress) }
    }
  }

  private static func nearestArpabet(to name: String, digit: Stress?) -> [String] {
    if let apart = ArpabetSymbols.apart(name + (digit?.arpabet ?? "")) { return [apart] }
    let letters = name.filter(\.isLetter)
    let near = NearestSymbols.spelled(
      like: letters.isEmpty ? name : letters, among: ArpabetSymbols.standard)
    return near.map { near in
      let isVowel = ArpabetSymbols.table[near]?.first?.isVowel == true
      return isVowel ? near + (digit ?? .primary).arpabet : near
    }
  }
}

/// The symbols of ARPAbet: the 39 of the CMU dictionary, and those of TIMIT that have a sound here.
enum ArpabetSymbols {
  static let stresses: [Character: Stress] = ["0": .none, "1": .primary, "2": .secondary]

  /// By the symbol without its digit; a vowel as it is with a stress.
  static let table: [String: [Phoneme]] = [
    "AA": [.palm], "AE": [.trap], "AH": [.strut], "AO": [.thought], "AW": [.mouth],
    "AY": [.price], "EH": [.dress], "ER": [.nurse], "EY": [.face], "IH": [.kit], "IY": [.fleece],
    "OW": [.goat], "OY": [.choice], "UH": [.foot], "UW": [.goose],
    "B": [.b], "CH": [.tesh], "D": [.d], "DH": [.eth], "F": [.f], "G": [.hardG], "HH": [.h],
    "JH": [.dezh], "K": [.k], "L": [.l], "M": [.m], "N": [.n], "NG": [.eng], "P": [.p],
    "R": [.r], "S": [.s], "SH": [.esh], "T": [.t], "TH": [.theta], "V": [.v], "W": [.w],
    "Y": [.j], "Z": [.z], "ZH": [.ezh],
    "AX": [.schwa], "AXR": [.letter], "IX": [.roses], "UX": [.goose], "EL": [.bottle],
    "EM": [.syllabicM], "EN": [.syllabicN], "ENG": [.schwa, .eng], "NX": [.n], "DX": [.flap],
    "Q": [.glottal], "WH": [.w], "H": [.h], "HV": [.h], "KH": [.loch],
  ]

  /// The vowels that are others without a stress.
  static let unstressed: [String: Phoneme] = ["AH": .schwa, "ER": .letter]

  /// `text`, symbols without the spaces between them, with these spaces; nil where it is not that.
  static func apart(_ text: String) -> String? {
    var symbols: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let lengths = [3, 2, 1].filter { $0 <= rest.count }
      guard let length = lengths.first(where: { table[String(rest.prefix($0))] != nil })
      else { return nil }
      var symbol = String(rest.prefix(length))
      rest = rest.dropFirst(length)
      if let digit = rest.first, stresses[digit] != nil {
        symbol.append(digit)
        rest = rest.dropFirst()
      }
      symbols.append(symbol)
    }
    // Every word of more than one symbol has a vowel; without one it is a slip of the keyboard.
    let hasVowel = symbols.contains { table[$0.filter(\.isLetter)]?.first?.isVowel == true }
    return symbols.count > 1 && hasVowel ? symbols.joined(separator: " ") : nil
  }

  /// Those of the CMU dictionary, to choose from.
  static let standard = table.keys.filter { name in
    !["AX", "AXR", "IX", "UX", "EL", "EM", "EN", "ENG", "NX", "DX", "Q", "WH", "H", "HV", "KH"]
      .contains(name)
  }.sorted()
}
