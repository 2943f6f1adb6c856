import MeadowFoundations

/// One message within an interaction: words that belong together, or a phrase that took their place.
enum ChildMessage: Equatable, Sendable {
  /// Words; whether the child put a sentence together on the way, and whether a phrase replaced them.
  case words([MessageWord], wasSentence: Bool, isReplaced: Bool)
  /// A follow-up, a phrase of the tray or one of the family's own, after a word or none.
  case phrase(InteractionPart, after: MessageWord?)

  /// The longest silence within a message, in seconds; saying it whole lifts it.
  static let pauseSeconds = 6.0

  /// What the child said in `parts`, in order, without what was no message.
  static func all(in parts: [InteractionPart]) -> [ChildMessage] {
    var messages: [ChildMessage] = []
    var words: [MessageWord] = []
    for part in parts {
      guard part.isPhrase else {
        words.append(MessageWord(part))
        continue
      }
      // Of two phrases after each other the last counts.
      if words.isEmpty, case .phrase = messages.last { messages.removeLast() }
      messages += Self.messages(in: words, isReplaced: true)
      messages.append(.phrase(part, after: words.last))
      words = []
    }
    return messages + Self.messages(in: words, isReplaced: false)
  }

  /// What the child answers with this message, or nil where nothing was asked.
  var question: Question? {
    switch self {
    case .words(let words, _, _): words.first?.part.question
    case .phrase(let part, _): part.question
    }
  }

  private static func messages(in words: [MessageWord], isReplaced: Bool) -> [ChildMessage] {
    TouchRun.messages(in: words).reduce(into: [[MessageWord]]()) { runs, word in
      let pauses = (word.part.pauseSeconds ?? 0) > pauseSeconds && !word.part.isJoined
      let question = word.part.question
      let isApart = pauses || (question != nil && question != runs.last?.last?.part.question)
      if runs.isEmpty || isApart { runs.append([word]) } else { runs[runs.count - 1].append(word) }
    }
    .map { run in
      let (kept, wasSentence) = afterChanges(of: run)
      return .words(kept, wasSentence: wasSentence, isReplaced: isReplaced)
    }
  }

  /// Pairs of which the child meant the second.
  private static let opposites: Set<Set<String>> = [
    ["yes", "no"], ["more", "stop"], ["more", "all done"], ["go", "stop"], ["up", "down"],
    ["in", "out"], ["on", "off"],
  ]

  /// What the child ended on, and whether it had put a sentence together before.
  private static func afterChanges(
    of words: [MessageWord]
  ) -> (kept: [MessageWord], wasSentence: Bool) {
    var wasSentence = false
    let kept = words.reduce(into: [MessageWord]()) { kept, word in
      if let last = kept.last, opposites.contains([last.text, word.text]) { kept.removeLast() }
      if let no = kept.last, no.text == "no", kept.count >= 2 {
        let before = kept[kept.count - 2]
        if before.use == word.use, word.use.isNoun {
          wasSentence = wasSentence || kept.dropLast().hasPattern
          kept.removeLast(2)
        }
      }
      kept.append(word)
    }
    return (kept, wasSentence)
  }
}

extension Sequence where Element == MessageWord {
  /// Of all neighbours that make a message, what the first kind in the table makes.
  var pattern: WordPattern? { zip(self, dropFirst()).compactMap { WordPattern($0, $1) }.min() }
  var hasPattern: Bool { pattern != nil }
}

extension InteractionPart {
  /// Whether it was chosen as a whole: a word of the board has a grammar or a colour.
  var isPhrase: Bool { pragmaticFunction != nil || (form == nil && fitzgeraldKey == nil) }
}
