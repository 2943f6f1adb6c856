/// X-SAMPA, turned into IPA sign by sign, each keeping its place in the hint, and read as that.
extension HintReader {
  mutating func readXSAMPA() throws(HintError) {
    var letters: [HintLetters.Letter] = []
    var index = body.range.lowerBound
    while index < body.range.upperBound {
      let length = Self.lengthOfXSAMPA(at: index, in: body)
      guard length > 0, var ipa = XSAMPASymbols.ipa(body.string(index..<index + length)) else {
        throw body.error(
          .unknownSymbol, index..<index + 1,
          nearest: NearestSymbols.toXSAMPA(body.string(index..<index + 1)))
      }
      // ' softens the consonant before it; where none is, a stress was meant, as in SAMPA.
      if ipa == "ʲ", letters.last.map({ " .-ˈˌ".unicodeScalars.contains($0.scalar) }) ?? true {
        ipa = "ˈ"
      }
      for scalar in ipa.unicodeScalars {
        letters.append(HintLetters.Letter(scalar: scalar, place: index..<index + length))
      }
      index += length
    }
    try read(HintLetters(letters))
  }

  private static func lengthOfXSAMPA(at index: Int, in body: HintBody) -> Int {
    for length in stride(from: min(4, body.range.upperBound - index), through: 1, by: -1)
    where XSAMPASymbols.ipa(body.string(index..<index + length)) != nil { return length }
    return 0
  }
}

extension NearestSymbols {
  /// X-SAMPA for the same sound where `text` is IPA, else what is spelled like it.
  static func toXSAMPA(_ text: String) -> [String] {
    let same = XSAMPASymbols.table.filter { $0.value == text }.map(\.key).sorted()
    if !same.isEmpty { return same }
    guard let scalar = text.unicodeScalars.first, let twin = lookalikes[scalar] else { return [] }
    return XSAMPASymbols.table.filter { $0.value == twin }.map(\.key).sorted()
  }
}
