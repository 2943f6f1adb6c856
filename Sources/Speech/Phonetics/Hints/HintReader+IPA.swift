/// IPA, letter by letter, the longest symbol first.
extension HintReader {
  mutating func readIPA() throws(HintError) { try read(HintLetters(body)) }

  /// Reads IPA `text`; the places of its letters are in the hint, whatever it was written in.
  mutating func read(_ text: HintLetters) throws(HintError) {
    let letters = text.letters
    var index = 0
    while index < letters.count {
      let scalar = letters[index].scalar
      let place = text.places(index..<index + 1)
      if scalar.properties.isWhitespace || IPASymbols.breaks.contains(scalar) {
        try endWord()
        index += 1
      } else if IPASymbols.ignored.contains(scalar) {
        index += 1
      } else if let stress = IPASymbols.stresses[scalar] {
        mark(stress, at: place)
        index += 1
      } else if let end = try takeSymbol(at: index, in: text) {
        index = end
      } else {
        try takeMark(at: index, in: text)
        index += 1
      }
    }
    try endWord()
  }

  /// Takes the symbol at `index` with its marks; gives where it ends, or nil where none begins.
  private mutating func takeSymbol(at index: Int, in text: HintLetters) throws(HintError) -> Int? {
    guard var match = IPAMatch(at: index, in: text.letters) else { return nil }
    var end = match.end
    // Marks may stand on a letter inside a longer symbol ("aɪ̯"); those behind it are read here.
    while end < text.letters.count, let mark = Self.mark(text.letters[end].scalar) {
      var place = text.places(index..<end + 1)
      if case .lost = mark { place = text.places(end..<end + 1) }
      apply(mark, to: &match, at: place)
      end += 1
    }
    let place = text.places(index..<end)
    let next = IPAMatch.Neighbours(at: end, in: text.letters, stressIsPending: hasPendingStress)
    match.settle(before: next, after: last)
    if let foreign = match.foreign { warn(place, foreign.message(for: match.symbol)) }
    if match.isLong, let first = match.phonemes.first, !first.isVowel {
      warn(place, "a long \(match.symbol) is not in this voice; it is said short")
    }
    for phoneme in match.phonemes { add(phoneme) }
    return end
  }

  private static func mark(_ scalar: Unicode.Scalar) -> IPADiacritic? {
    if IPADiacritic.lengths.contains(scalar) { return .long }
    return IPADiacritic.table[scalar]
  }

  private mutating func apply(
    _ mark: IPADiacritic, to match: inout IPAMatch, at place: Range<Int>
  ) {
    switch mark {
    case .detail: break
    case .long: match.isLong = true
    case .nasal:
      guard match.phonemes.last?.isVowel == true else { return }
      match.phonemes.append(.n)
      warn(place, "\(match.symbol)\u{303}, a vowel through the nose, is said with an n after it")
    case .syllabic: match.makeSyllabic()
    case .rhotic: match.makeRhotic()
    case .glide(let glide, let name):
      match.glide = glide
      warn(place, "\(name), \(body.string(place)), is said with \(glide.ipa) after it")
    case .lost(let name):
      warn(place, "\(name) is not in this voice; it is left out")
    }
  }

  /// A mark that stands on nothing, or something that is no IPA.
  private mutating func takeMark(at index: Int, in text: HintLetters) throws(HintError) {
    let scalar = text.letters[index].scalar
    let place = text.places(index..<index + 1)
    if case .lost(let name)? = IPADiacritic.table[scalar] {
      return warn(place, "\(name) is not in this voice; it is left out")
    }
    let nearest = NearestSymbols.toIPA(scalar)
    let isOther = NearestSymbols.isOtherAlphabet(scalar)
    throw body.error(isOther ? .otherAlphabet : .unknownSymbol, place, nearest: nearest)
  }
}
