/// Respellings: words by spaces, syllables by hyphens, stress by capitals.
extension HintReader {
  mutating func readRespelling() throws(HintError) {
    var word = RespelledWord()
    for place in body.range {
      let character = body.characters[place]
      if HintBody.isBlank(character) || character == "," {
        try addWord(word)
        word = RespelledWord()
      } else if RespelledWord.separators.contains(character) {
        word.endSyllable()
      } else if let stress = character.unicodeScalars.first.flatMap({ IPASymbols.stresses[$0] }) {
        word.mark(stress, at: place)
      } else {
        try takeLetters(of: character, at: place, into: &word)
      }
    }
    try addWord(word)
    if words.isEmpty {
      let marks = body.range.allSatisfy { place in
        body.characters[place].unicodeScalars.contains { IPASymbols.stresses[$0] != nil }
      }
      throw body.error(marks ? .onlyStress : .empty, body.range)
    }
  }

  private mutating func takeLetters(
    of character: Character, at place: Int, into word: inout RespelledWord
  ) throws(HintError) {
    let scalars = Decomposition.of(character)
    let isUpper = character.isUppercase
    guard let base = scalars.first.map({ Character($0.properties.lowercaseMapping) }),
      ("a"..."z").contains(base)
    else {
      let other = scalars.first.map(NearestSymbols.isForeignScript) ?? false
      throw body.error(
        other ? .otherAlphabet : .unknownSymbol, place..<place + 1,
        nearest: NearestSymbols.toRespelling(character))
    }
    word.append(base, isUpper: isUpper, at: place)
    guard scalars.count > 1 else { return }
    if base == "n", scalars[1] == "\u{303}" {
      word.append("y", isUpper: isUpper, at: place)
    } else if base == "c", scalars[1] == "\u{327}" {
      word.replaceLast(with: "s")
    } else if base == "e", scalars[1] == "\u{308}" {
      // The dots of Zoë say that a new syllable begins.
      word.replaceLast(with: "-")
      word.append("e", isUpper: isUpper, at: place)
      word.append("e", isUpper: isUpper, at: place)
    } else if base == "e", scalars[1] == "\u{301}" {
      word.replaceLast(with: "a")
      word.append("y", isUpper: isUpper, at: place)
    } else {
      warn(place..<place + 1, "the mark on \(character) says nothing here; \(base) is read")
    }
  }

  private mutating func addWord(_ word: RespelledWord) throws(HintError) {
    guard !word.isEmpty else { return }
    let sounds = word.sounds()
    if word.stressIsGuessed, sounds.count(where: { $0.phoneme.isVowel }) > 1 {
      warn(
        word.range,
        "no part of \(body.string(word.range)) is in capitals, so the first full vowel is stressed")
    }
    for sound in sounds { add(sound.phoneme, stress: sound.stress) }
    try endWord()
  }
}

extension NearestSymbols {
  /// Spellings for the sound of `character` where it is a letter of IPA or of another language.
  static func toRespelling(_ character: Character) -> [String] {
    let others: [Character: String] = [
      "ø": "er", "œ": "er", "æ": "a", "ß": "s", "þ": "th", "ð": "dh", "ł": "l", "đ": "d", "ı": "i",
      "0": "oh", "1": "wun", "2": "too", "3": "three", "4": "for", "5": "fyve", "6": "siks",
      "7": "sev-un", "8": "ayt", "9": "nyne", "&": "and", "@": "at", "+": "pluhs",
    ]
    if let spelling = others[character] { return [spelling] }
    if character == ":" { return ["ipa:", "arpabet:", "xsampa:", "espeak:"] }
    guard let phonemes = IPASymbols.native[String(character)] else { return [] }
    return Pronunciation(words: [phonemes.map { Sound($0) }]).map { [$0.respelling.lowercased()] }
      ?? []
  }

  /// Whether `scalar` is a letter of another alphabet than Latin and IPA.
  static func isForeignScript(_ scalar: Unicode.Scalar) -> Bool { isOtherAlphabet(scalar) }
}
