extension Pronunciation {
  /// What listeners tell apart: allophones folded, and no difference between ʌ and ə, ɜː and ɚ, or
  /// between a secondary stress and none.
  var heard: Pronunciation {
    let twins: [Phoneme: Phoneme] = [.schwa: .strut, .letter: .nurse]
    let words = canonical.words.map { word in
      word.indices.compactMap { index -> Sound? in
        let phoneme = twins[word[index].phoneme] ?? word[index].phoneme
        // An r behind "er" is not heard apart, and before an r "ee" and "i" are one.
        if phoneme == .r, index > 0, twins[word[index - 1].phoneme] == .nurse { return nil }
        let beforeR = index + 1 < word.count && word[index + 1].phoneme == .r
        return Sound(
          phoneme == .fleece && beforeR ? .kit : phoneme,
          word[index].stress == .primary ? .primary : .none)
      }
    }
    return Pronunciation(words: words) ?? self
  }

  /// What a printed reading means: a doubled consonant is one, an er that the printer made of a weak a
  /// before an r is that a again, and the tap of other languages is their r.
  func tidied(for text: String, isForeign: Bool) -> Pronunciation {
    let spelled = Folding.folded(text.lowercased()).split { $0 == " " || $0 == "-" }
    var words = words
    for (index, word) in words.enumerated() {
      var tidy: [Sound] = []
      for (place, sound) in word.enumerated() {
        let isTap = isForeign && sound.phoneme == .flap
        var sound = isTap ? Sound(.r) : sound
        if !sound.phoneme.isVowel, tidy.last == sound { continue }
        let next =
          place + 1 < word.count ? word[place + 1].phoneme : words[(index + 1)...].first?[0].phoneme
        let endsInA =
          index < spelled.count && (spelled[index].hasSuffix("a") || spelled[index].hasSuffix("ah"))
        if sound.phoneme == .letter, next == .r, place + 1 < word.count || endsInA {
          sound = Sound(.schwa, sound.stress)
        }
        tidy.append(sound)
      }
      words[index] = tidy
    }
    return Pronunciation(words: words) ?? self
  }
}
