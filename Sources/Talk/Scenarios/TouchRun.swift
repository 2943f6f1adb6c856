import MeadowFoundations

/// Touches that are no messages: mashing, sound play, and roaming over the board (docs/scenarios.md).
enum TouchRun {
  /// Mashing: so many touches with less than so many seconds between them.
  private static let mashing: [(touches: Int, seconds: Double)] = [(4, 0.8), (3, 0.4.nextUp)]
  /// What is touched less than this many seconds beside a run of mashing belongs to it.
  private static let quietSeconds = 2.0
  /// Sound play: the same picture so often, with less than a second between.
  private static let play = (touches: 6, seconds: 1.0)
  /// Roaming: so many different words of which no two make a message.
  private static let roaming = 4

  /// `words` without mashing and sound play, each picture once where it was touched again and again.
  static func messages(in words: [MessageWord]) -> [MessageWord] {
    let once = repeats(in: words).compactMap { run -> MessageWord? in
      let pauses = run.dropFirst().compactMap(\.part.pauseSeconds)
      let isPlay = run.count >= play.touches && pauses.allSatisfy { $0 < play.seconds }
      return isPlay ? nil : run.first
    }
    let kept = withoutMashing(once)
    return isRoaming(kept) ? [] : kept
  }

  private static func repeats(in words: [MessageWord]) -> [[MessageWord]] {
    words.reduce(into: [[MessageWord]]()) { runs, word in
      if runs.last?.last?.text == word.text {
        runs[runs.count - 1].append(word)
      } else {
        runs.append([word])
      }
    }
  }

  private static func withoutMashing(_ words: [MessageWord]) -> [MessageWord] {
    var isMashed = [Bool](repeating: false, count: words.count)
    for rule in mashing {
      var start = 0
      for index in words.indices {
        if index > start, pause(before: words[index]) >= rule.seconds { start = index }
        if index - start + 1 >= rule.touches {
          for number in start...index { isMashed[number] = true }
        }
      }
    }
    guard isMashed.contains(true) else { return words }
    // A neighbour that is not set apart by a pause is part of it.
    for index in words.indices.dropFirst() where pause(before: words[index]) < quietSeconds {
      if isMashed[index - 1] { isMashed[index] = true }
    }
    for index in words.indices.dropLast().reversed()
    where pause(before: words[index + 1]) < quietSeconds && isMashed[index + 1] {
      isMashed[index] = true
    }
    return zip(words, isMashed).filter { !$1 }.map(\.0)
  }

  private static func pause(before word: MessageWord) -> Double {
    word.part.pauseSeconds ?? .infinity
  }

  private static func isRoaming(_ words: [MessageWord]) -> Bool {
    Set(words.map(\.text)).count >= roaming && !words.allSatisfy { $0.use.isNoun }
      && !zip(words, words.dropFirst()).contains { WordPattern($0, $1) != nil }
  }
}
