/// Reads the numbers and signs back out of a line, whether it is shown or said.
///
/// One reader for both sides: a word such as "one" in a sentence counts on both and so never differs.
package struct SpokenTokens {
  private struct Word {
    let text: Substring
    /// Whether a comma or a full stop keeps it apart from the next.
    let endsPhrase: Bool
  }

  private let words: [Word]

  private init(_ line: String) {
    words = line.lowercased().split(whereSeparator: \.isWhitespace).map { word in
      if word.allSatisfy(SpokenNotation.punctuation.contains) {
        return Word(text: word, endsPhrase: true)
      }
      let bare = word.drop { "\"“(".contains($0) }
      let end = bare.lastIndex { !SpokenNotation.punctuation.contains($0) && !"\"”)".contains($0) }
      let text = end.map { bare[...$0] } ?? bare
      return Word(text: text, endsPhrase: text.endIndex != bare.endIndex)
    }
  }

  /// The numbers and signs of `line`, in order.
  package static func read(_ line: String) -> [SpokenToken] {
    let reader = SpokenTokens(line)
    var found: [SpokenToken] = []
    var place = 0
    while place < reader.words.count {
      let (token, next) = reader.token(at: place)
      found += [token].compactMap(\.self)
      place = next
    }
    return found
  }

  /// What begins at `place`, if anything does, and where to go on.
  private func token(at place: Int) -> (SpokenToken?, Int) {
    for (phrase, sign) in Self.signs where says(phrase, at: place) {
      return (.sign(sign), place + phrase.count)
    }
    if says(["half", "past"], at: place), let (hour, next) = number(at: place + 2) {
      return (.time(hour, 30), next)
    }
    if let figure = SpokenToken(figure: words[place].text) {
      if case .number = figure {} else { return (figure, place + 1) }
    }
    guard let (number, next) = number(at: place) else {
      return (Ordinal(words[place].text).map { .ordinal($0.number) }, place + 1)
    }
    return measured(number, next) ?? (.number(number), next)
  }

  /// A number with what it counts: o'clock, minutes past, cents, dollars, halves, quarters.
  private func measured(_ number: Int, _ next: Int) -> (SpokenToken, Int)? {
    guard next < words.count, !words[next - 1].endsPhrase else { return nil }
    if says(["minutes", "past"], at: next), let (hour, end) = self.number(at: next + 2) {
      return (.time(hour, number), end)
    }
    switch words[next].text {
    case "o'clock": return (.time(number, 0), next + 1)
    case "cent", "cents": return (.cents(number), next + 1)
    case "dollar", "dollars":
      if !words[next].endsPhrase, let (cents, unit) = self.number(at: next + 1), unit < words.count,
        ["cent", "cents"].contains(words[unit].text)
      {
        return (.cents(number * 100 + cents), unit + 1)
      }
      return (.cents(number * 100), next + 1)
    case let unit: return Self.parts[unit].map { (.part(number, of: $0), next + 1) }
    }
  }

  private static let parts: [Substring: Int] = [
    "half": 2, "halves": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "eighth": 8,
    "eighths": 8,
  ]

  private static let signs: [([Substring], String)] = [
    (["is", "less", "than"], "<"), (["is", "greater", "than"], ">"), (["take", "away"], "-"),
    (["plus"], "+"), (["and"], "+"), (["+"], "+"), (["minus"], "-"), (["-"], "-"), (["−"], "-"),
    (["equals"], "="), (["="], "="), (["<"], "<"), ([">"], ">"),
  ]

  private func says(_ phrase: [Substring], at place: Int) -> Bool {
    guard place + phrase.count <= words.count else { return false }
    return phrase.indices.allSatisfy { offset in
      words[place + offset].text == phrase[offset]
        && (offset == phrase.count - 1 || !words[place + offset].endsPhrase)
    }
  }

  /// The number that begins at `place`, in numerals or in as many words as belong to it.
  private func number(at place: Int) -> (Int, Int)? {
    guard place < words.count else { return nil }
    if let number = Int(words[place].text), number >= 0 { return (number, place + 1) }
    for length in stride(from: min(3, words.count - place), to: 0, by: -1) {
      let span = words[place..<place + length]
      guard span.dropLast().allSatisfy({ !$0.endsPhrase }) else { continue }
      if let number = NumberWords.number(from: span.map { String($0.text) }.joined(separator: " "))
      {
        return (number, place + length)
      }
    }
    return nil
  }
}
