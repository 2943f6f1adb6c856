public import MeadowFoundations

/// A vocabulary made large: what a measurement asks of words that nobody has written.
public enum LargeVocabulary {
  /// `vocabulary` with copies of its scenes' words and their follow-ups until it has at least `words`
  /// words; the banana of copy 37 is "banana37", and "more banana37" may follow it.
  ///
  /// The core words stay as they are: they are the board, and no two have the same picture. A copy is
  /// one word where its original is, so that every phrase is as long as it was.
  public static func copies(of vocabulary: VocabularyData, words: Int) -> VocabularyData {
    let growing = vocabulary.scenes.values.map(\.words.count).reduce(0, +)
    let missing = words - vocabulary.coreVocabulary.count - growing
    guard growing > 0, missing > 0 else { return vocabulary }
    let count = 1 + (missing + growing - 1) / growing
    let names = vocabulary.scenes.mapValues { Set($0.words.map { $0.word.lowercased() }) }
    var large = vocabulary
    large.scenes = vocabulary.scenes.mapValues { scene in
      SceneVocabulary(
        label: scene.label, words: copies(of: scene.words, count) { $0.word += "\($1)" })
    }
    let theirs = vocabulary.scsFollowUps.filter { followUp in
      let name = followUp.triggerWord.lowercased()
      return followUp.scene.map { names[$0]?.contains(name) == true }
        ?? names.values.contains { $0.contains(name) }
    }
    let copied = copies(of: theirs, count) { followUp, number in
      followUp.phrase = renamed(followUp.triggerWord, number, in: followUp.phrase)
      followUp.triggerWord += "\(number)"
    }
    large.scsFollowUps += copied.dropFirst(theirs.count)
    large.counts.sceneWords = growing * count
    large.counts.scsFollowUps = large.scsFollowUps.count
    return large
  }

  private static func copies<Value>(
    of values: [Value], _ count: Int, rename: (inout Value, Int) -> Void
  ) -> [Value] {
    values
      + (1..<count).flatMap { number in
        values.map { value in
          var copy = value
          rename(&copy, number)
          return copy
        }
      }
  }

  /// `phrase` with `number` at the end of the first `word` in it, whatever its capitals and before
  /// what is no letter.
  private static func renamed(_ word: String, _ number: Int, in phrase: String) -> String {
    let wanted = word.lowercased().split(separator: " ").map(String.init)
    var pieces = phrase.split(separator: " ").map(String.init)
    let names = pieces.map { $0.lowercased().prefix { $0.isLetter || "'’-".contains($0) } }
    let last = pieces.count - wanted.count
    guard !wanted.isEmpty, last >= 0 else { return phrase }
    for place in 0...last where zip(wanted, names[place...]).allSatisfy({ $0 == $1 }) {
      let end = place + wanted.count - 1
      let mark = pieces[end].dropFirst(names[end].count)
      pieces[end] = "\(pieces[end].prefix(names[end].count))\(number)\(mark)"
      return pieces.joined(separator: " ")
    }
    return phrase
  }
}
