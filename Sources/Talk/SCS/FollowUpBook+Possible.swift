public import MeadowFoundations

/// Everything that may be offered, for whoever reads it before a child sees it.
extension FollowUpBook {
  /// Every phrase that a child of `tier` can be offered after `word`, each once, in whichever round: what
  /// was written for it, then what patterns make of it, then what can be said with any word. Nothing at
  /// Tier 1, which has no loop.
  public func possible(after word: SpokenWord, tier: Tier) -> [PossibleFollowUp] {
    guard tier > .firstWords else { return [] }
    let own = PhraseTokens.key(of: word.text)
    var seen: Set<String> = []
    func new(_ phrases: [PossibleFollowUp]) -> [PossibleFollowUp] {
      phrases.filter {
        PhraseTokens.key(of: $0.phrase) != own && seen.insert($0.phrase).inserted
      }
    }
    var offered: [PossibleFollowUp] = []
    for step in steps(after: word, tier: tier) {
      let fills = Self.alwaysFills(offered)
      guard !fills || step.source != .generic else { break }
      offered += new(
        step.phrases.map { PossibleFollowUp($0.0, $0.1, source: fills ? .spare : step.source) })
    }
    if tier == .combinations {
      // A beginning is told from a phrase of the same words by its gap, so it stands here beside it.
      offered += templates.carriers(for: word.text, word.grammar).map {
        PossibleFollowUp($0.text, $0.function, source: .carrier)
      }
    }
    return offered
  }

  /// What is asked for phrases, in this order, until there are enough.
  private func steps(
    after word: SpokenWord, tier: Tier
  ) -> [(source: PossibleFollowUp.Source, phrases: [(String, PragmaticFunction)])] {
    let authored = authored(for: word.text, in: word.scene)
    let written = (authored.here + authored.anywhere).filter { $0.tierMinimum <= tier }
    func built(_ level: Tier) -> [(String, PragmaticFunction)] {
      templates.phrases(for: word.text, word.grammar, level: level).map { ($0.text, $0.function) }
    }
    func isLong(_ followUp: SCSFollowUp) -> Bool {
      PhraseReading(followUp.phrase, after: word, from: self).length == tier.rawValue
    }
    func texts(_ followUps: [SCSFollowUp]) -> [(String, PragmaticFunction)] {
      followUps.map { ($0.phrase, $0.pragmaticFunction) }
    }
    let generic = templates.generic(for: word.text, word.grammar).map { ($0.text, $0.function) }
    // As FollowUpSelection asks; PossibleFollowUpTests hold the two together.
    let always: [(source: PossibleFollowUp.Source, phrases: [(String, PragmaticFunction)])] = [
      (.authored, texts(written)), (.pattern, built(.combinations)), (.generic, generic),
    ]
    guard tier == .sentences else { return always }
    return [(.authored, texts(written.filter(isLong))), (.pattern, built(.sentences))] + always
  }

  /// Whether three phrases of two functions are left whichever of them was just said.
  private static func alwaysFills(_ phrases: [PossibleFollowUp]) -> Bool {
    // Phrases that differ in their marks only never stand beside one another.
    let functions = Dictionary(phrases.map { (PhraseTokens.key(of: $0.phrase), $0.function) }) {
      first, _ in first
    }
    let counts = Dictionary(grouping: functions.values, by: \.self).mapValues(\.count)
    return functions.count > FollowUpChoice.size
      && (counts.count > 2 || counts.values.filter { $0 > 1 }.count == 2)
  }
}

extension FollowUpBook {
  /// All that may be offered, anywhere: for every scene (nil: for all), every word that a child in it
  /// can touch and every tier that has a loop. Sorted by scene.
  public static func everyOffer(of data: VocabularyData, in scene: String? = nil) -> [PossibleOffer]
  {
    let book = FollowUpBook(data)
    let scenes = data.scenes.filter { scene == nil || $0.key == scene }.sorted { $0.key < $1.key }
    return scenes.flatMap { name, scene in
      let own = scene.words.map { SpokenWord(text: $0.word, grammar: $0.grammar, scene: name) }
      let named = Set(own.map { $0.text.lowercased() })
      let core = data.coreVocabulary.filter { !named.contains($0.word.lowercased()) }
        .map { SpokenWord(text: $0.word, grammar: $0.grammar, scene: name) }
      return (core + own).flatMap { word in
        [Tier.combinations, .sentences].map { tier in
          PossibleOffer(
            scene: name, word: word.text, tier: tier,
            phrases: book.possible(after: word, tier: tier))
        }
      }
    }
  }
}
