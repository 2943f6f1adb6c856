public import MeadowModel

/// A vocabulary made large: what a measurement asks of words that nobody has written.
public enum LargeVocabulary {
  /// `vocabulary` with copies of all its words and their follow-ups until it has at least `words`;
  /// the banana of copy 37 is "banana 37", and "more banana 37" may follow it.
  ///
  /// Only words and follow-ups grow, and the counts with them. What is not named after its word stays
  /// as it is, so that every phrase is as long as it was.
  public static func copies(of vocabulary: VocabularyData, words: Int) -> VocabularyData {
    let few =
      vocabulary.coreVocabulary.count + vocabulary.scenes.values.map(\.words.count).reduce(0, +)
    let count = few == 0 ? 1 : max(1, (words + few - 1) / few)
    var large = vocabulary
    large.coreVocabulary = copies(of: vocabulary.coreVocabulary, count) { $0.word += " \($1)" }
    large.scenes = vocabulary.scenes.mapValues { scene in
      SceneVocabulary(
        label: scene.label, words: copies(of: scene.words, count) { $0.word += " \($1)" })
    }
    large.scsFollowUps = copies(of: vocabulary.scsFollowUps, count) { followUp, number in
      followUp.phrase = renamed(followUp.triggerWord, number, in: followUp.phrase)
      followUp.triggerWord += " \(number)"
    }
    large.counts = counted(large)
    return large
  }

  private static func copies<Value>(
    of values: [Value], _ count: Int, rename: (inout Value, Int) -> Void
  ) -> [Value] {
    values
      + (1..<max(1, count)).flatMap { number in
        values.map { value in
          var copy = value
          rename(&copy, number)
          return copy
        }
      }
  }

  /// `phrase` with `number` after the first `word` in it, whatever its capitals.
  private static func renamed(_ word: String, _ number: Int, in phrase: String) -> String {
    let wanted = word.lowercased().split(separator: " ")
    var pieces = phrase.split(separator: " ").map(String.init)
    let last = pieces.count - wanted.count
    guard !wanted.isEmpty, last >= 0 else { return phrase }
    for place in 0...last
    where zip(wanted, pieces[place...]).allSatisfy({ $0 == $1.lowercased() }) {
      pieces.insert("\(number)", at: place + wanted.count)
      return pieces.joined(separator: " ")
    }
    return phrase
  }

  private static func counted(_ vocabulary: VocabularyData) -> VocabularyCounts {
    let core = vocabulary.coreVocabulary
    func visible(_ tier: Tier) -> Int { core.count { $0.tier <= tier } }
    return VocabularyCounts(
      coreWords: core.count, numbers: core.count { $0.group == CoreWord.numbers },
      visibleAtTier1: visible(.firstWords), visibleAtTier2: visible(.combinations),
      visibleAtTier3: visible(.sentences),
      sceneWords: vocabulary.scenes.values.map(\.words.count).reduce(0, +),
      scsFollowUps: vocabulary.scsFollowUps.count)
  }
}
