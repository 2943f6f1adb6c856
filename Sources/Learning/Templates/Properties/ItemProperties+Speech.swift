extension ItemProperties {
  /// P6: the numbers and signs read back from what is said are those that are shown (learning U5).
  package static func speech(_ keyed: KeyedItem) -> [PropertyViolation] {
    let item = keyed.item
    let lines =
      [("prompt", item.prompt)] + item.hints.map { ($0.id, $0.words) }
      + item.example.enumerated().map { ("example\($0 + 1)", $1) } + [
        ("solution", keyed.key.solution)
      ]
    let spoken = lines.flatMap { name, segments in
      compare(keyed, name, shown: shown(segments, keyed), said: segments.spoken)
    }
    return spoken
      + item.board.options.flatMap { option in
        option.spoken.isEmpty || option.display.isEmpty
          ? [] : compare(keyed, option.id, shown: option.display, said: option.spoken)
      }
  }

  /// What is shown, with what is only heard put in its place.
  private static func shown(_ segments: [SpeechSegment], _ keyed: KeyedItem) -> String {
    segments.map { keyed.key.heard[$0.id] ?? $0.display }.filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  private static func compare(
    _ keyed: KeyedItem, _ name: String, shown: String, said: String
  ) -> [PropertyViolation] {
    if SpokenTokens.read(shown) == SpokenTokens.read(said) { return [] }
    return [
      PropertyViolation(
        .speechEqualsDisplay, keyed, "\(name) shows \"\(shown)\" and says \"\(said)\"")
    ]
  }

  /// P10: every sentence has at most twelve words, each of them on `known` (in small letters), a number,
  /// a sign or a single letter.
  package static func words(_ keyed: KeyedItem, known: Set<String>) -> [PropertyViolation] {
    let item = keyed.item
    let phrases = [item.prompt] + item.hints.map(\.words) + item.example
    var lines = phrases.flatMap { [$0.display, $0.spoken] } + item.stage.map(\.alt)
    lines += item.board.options.flatMap { [$0.display, $0.spoken] }
    let sentences = lines.flatMap(sentences)
    var found = sentences.filter { $0.count > longestSentence }.prefix(1).map {
      PropertyViolation(
        .words, keyed, "a sentence of \($0.count) words: \($0.joined(separator: " "))")
    }
    let unknown = Set(sentences.joined()).filter { !isKnown($0, known) }.sorted()
    if !unknown.isEmpty {
      found.append(
        PropertyViolation(.words, keyed, "not on the word list: \(unknown.joined(separator: ", "))")
      )
    }
    return found
  }

  /// The most words of one sentence (learning §4, P10).
  package static let longestSentence = 12

  /// The sentences of `line` as lists of words in small letters, without signs.
  private static func sentences(_ line: String) -> [[String]] {
    var found: [[String]] = [[]]
    for word in line.lowercased().split(separator: " ") {
      let bare = word.filter { !",.?!;:\"“”()".contains($0) }
      if bare.contains(where: { $0.isLetter || $0.isNumber }) {
        found[found.count - 1].append(String(bare))
      }
      if let end = word.last, ".?!".contains(end) { found.append([]) }
    }
    return found.filter { !$0.isEmpty }
  }

  private static func isKnown(_ word: String, _ known: Set<String>) -> Bool {
    known.contains(word) || SpokenNotation.words.contains(word) || word.count == 1
      || word.contains(where: \.isNumber)
      || word.split(separator: "-").allSatisfy { NumberWords.number(from: String($0)) != nil }
      || SpokenToken(figure: Substring(word)) != nil || Ordinal(word) != nil
      || !SpokenTokens.read(word).isEmpty
  }
}
