extension Pronunciation {
  /// English letters for people: "shi-VAWN". Read as a hint it gives this pronunciation again
  /// wherever English spelling can say it; the exceptions are a t before a ʃ of its own, an unstressed
  /// u as in cup, and æ at the end of a syllable.
  public var respelling: String {
    canonical.words.map { RespellingWriter(word: $0).text }.joined(separator: " ")
  }
}

/// Writes one word as a respelling.
struct RespellingWriter {
  private let syllables: [[Sound]]

  init(word: [Sound]) {
    var syllables = Pronunciation.syllables(of: word).map(Array.init)
    // A short stressed vowel takes the next consonant: KAT-ee, not KA-tee.
    for index in syllables.indices.dropLast() {
      guard let last = syllables[index].last, Self.short.contains(last.phoneme),
        last.stress != .none || last.phoneme != .kit,
        let first = syllables[index + 1].first, !first.phoneme.isVowel,
        !Self.glides.contains(first.phoneme)
      else { continue }
      syllables[index].append(syllables[index + 1].removeFirst())
    }
    self.syllables = syllables
  }

  private static let short: Set<Phoneme> = [.trap, .dress, .kit, .strut, .foot]

  /// Consonants that people do not read at the end of a syllable.
  private static let glides: Set<Phoneme> = [.h, .w, .j]

  var text: String {
    let hasPrimary = syllables.contains { $0.contains { $0.stress == .primary } }
    return syllables.enumerated().map { index, syllable in
      let text = spelled(syllable, isLast: index == syllables.count - 1)
      switch syllable.first(where: { $0.phoneme.isVowel })?.stress {
      case .primary: return text.uppercased()
      case .secondary where hasPrimary: return text.prefix(1).uppercased() + text.dropFirst()
      default: return text
      }
    }.joined(separator: "-")
  }

  private func spelled(_ syllable: [Sound], isLast: Bool) -> String {
    guard let middle = syllable.firstIndex(where: { $0.phoneme.isVowel }) else {
      return consonants(syllable[...])
    }
    let onset = consonants(syllable[..<middle])
    let coda = syllable[(middle + 1)...]
    let vowel = syllable[middle]
    if coda.first?.phoneme == .r, let spelling = Self.withR[vowel.phoneme] {
      return onset + spelling + consonants(coda.dropFirst())
    }
    if vowel.phoneme == .price { return price(onset, coda, vowel, isLast: isLast) }
    return onset + spelled(vowel, before: coda, isLast: isLast) + consonants(coda)
  }

  private static let withR: [Phoneme: String] = [
    .dress: "air", .palm: "ar", .thought: "or", .kit: "eer", .fleece: "eer", .foot: "oor",
    .goose: "oor", .schwa: "er", .nurse: "er", .letter: "er",
  ]

  private func price(
    _ onset: String, _ coda: ArraySlice<Sound>, _ vowel: Sound, isLast: Bool
  ) -> String {
    if onset.isEmpty || onset.hasSuffix("y") { return onset + "eye" + consonants(coda) }
    if coda.isEmpty {
      return onset + (vowel.stress == .none && isLast ? "eye" : "y")
    }
    if coda.first?.phoneme == .r { return onset + "igh" + consonants(coda) }
    return onset + "y" + consonants(coda) + "e"
  }

  private func spelled(_ vowel: Sound, before coda: ArraySlice<Sound>, isLast: Bool) -> String {
    let isClosed = !coda.isEmpty
    switch vowel.phoneme {
    case .kit: return isClosed || (vowel.stress == .none && !isLast) ? "i" : "ih"
    case .dress: return isClosed ? "e" : "eh"
    case .trap: return "a"
    case .palm:
      return coda.first.map { Self.afterShortO.contains($0.phoneme) } ?? false ? "o" : "ah"
    case .strut, .schwa: return isClosed ? "u" : "uh"
    default: return Self.plain[vowel.phoneme] ?? "uh"
    }
  }

  /// Consonants before which people read an o as in hot.
  private static let afterShortO: Set<Phoneme> = [.p, .b, .t, .d, .k, .hardG, .tesh, .m, .n]

  private static let plain: [Phoneme: String] = [
    .fleece: "ee", .face: "ay", .thought: "aw", .goat: "oh", .foot: "uu", .goose: "oo",
    .nurse: "er", .letter: "er", .mouth: "ow", .choice: "oy",
  ]

  private func consonants(_ sounds: ArraySlice<Sound>) -> String {
    var text = ""
    var rest = sounds
    while let sound = rest.popFirst() {
      if sound.phoneme == .eng, rest.first?.phoneme == .k {
        rest.removeFirst()
        text += "nk"
      } else {
        text += Self.letters[sound.phoneme] ?? ""
      }
    }
    return text
  }

  private static let letters: [Phoneme: String] = [
    .p: "p", .b: "b", .t: "t", .d: "d", .k: "k", .hardG: "g", .f: "f", .v: "v", .theta: "th",
    .eth: "dh", .s: "s", .z: "z", .esh: "sh", .ezh: "zh", .h: "h", .tesh: "ch", .dezh: "j",
    .m: "m", .n: "n", .eng: "ng", .l: "l", .r: "r", .w: "w", .j: "y", .loch: "kh",
  ]
}
