import MeadowFoundations

/// The follow-up algorithm of document 000 §05 for one word: which three phrases come next.
struct FollowUpSelection {
  let word: SpokenWord
  let tier: Tier
  /// What was just said; never offered at once again (spec README, resolution 6).
  let said: String
  let book: FollowUpBook

  /// Three distinct phrases, of at least two functions where there are two.
  func choose(
    shown: Set<String>, rotation: inout Int, chance: inout Chance, isHidden: (String) -> Bool
  ) -> [FollowUpCandidate] {
    var choice = FollowUpChoice(
      rotation: rotation,
      excluding: [PhraseTokens.key(of: said), PhraseTokens.key(of: word.text)])
    func isRefused(_ candidate: FollowUpCandidate) -> Bool {
      PhraseReading(candidate.phrase, after: word, from: book).names(hidden: isHidden)
    }
    // Steps 1 to 3: what was written for this scene, then what was written for every scene.
    let authored = book.authored(for: word.text, in: word.scene)
    let written = [authored.here, authored.anywhere].map {
      shuffled(candidates($0, shown), &chance)
    }
    func take(_ stages: [[FollowUpCandidate]]) {
      choice.takeNewFunctions(of: stages, unless: isRefused)
      choice.takeOthers(of: stages, unless: isRefused)
    }
    // Two words at Tier 3 only where no three are good: also those of templates come before them
    // (spec README, resolution 26).
    if tier == .sentences {
      take(written.map { $0.filter(\.isOwnLength) })
      if !choice.isFull { take([built(level: .sentences, shown, &chance)]) }
    }
    if !choice.isFull { take(written) }
    // Step 4: sentence templates, then what can be said with any word, hidden or not.
    if !choice.isFull { take([built(level: .combinations, shown, &chance)]) }
    if !choice.isFull {
      let generic = candidates(book.templates.generic(for: word.text, word.grammar), shown)
      choice.takeNewFunctions(of: [generic]) { _ in false }
      choice.takeOthers(of: [generic], isLast: true) { _ in false }
    }
    rotation = choice.rotation
    return choice.picked
  }

  private func candidates(
    _ followUps: [SCSFollowUp], _ shown: Set<String>
  ) -> [FollowUpCandidate] {
    followUps.filter { $0.tierMinimum <= tier }.map { followUp in
      let length = PhraseReading(followUp.phrase, after: word, from: book).length
      return FollowUpCandidate(
        followUp.phrase, followUp.pragmaticFunction, isOwnLength: length == tier.rawValue,
        shown: shown)
    }
  }

  private func candidates(_ phrases: [BuiltPhrase], _ shown: Set<String>) -> [FollowUpCandidate] {
    phrases.map {
      FollowUpCandidate($0.text, $0.function, isOwnLength: $0.level == tier, shown: shown)
    }
  }

  /// What sentence templates of `level` make of the word.
  private func built(
    level: Tier, _ shown: Set<String>, _ chance: inout Chance
  ) -> [FollowUpCandidate] {
    let phrases = book.templates.phrases(for: word.text, word.grammar, level: level)
    return shuffled(candidates(phrases, shown), &chance)
  }

  /// Fisher and Yates, by the session's own chance (step 3).
  private func shuffled(
    _ candidates: [FollowUpCandidate], _ chance: inout Chance
  ) -> [FollowUpCandidate] {
    var result = candidates
    for place in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(place, chance.index(below: place + 1))
    }
    return result
  }
}
