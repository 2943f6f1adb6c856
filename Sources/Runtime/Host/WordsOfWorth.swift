package import MeadowFoundations
package import MeadowTalk
import RecordedVoices

/// The order in which a voice is recorded: what a child says most, first.
///
/// The core words of the child's tier, then what keeps it safe and the feelings, the family's own names,
/// the core words of the other tiers, the words of the scenes, and the phrases that are offered after the
/// most words.
package struct WordsOfWorth {
  /// The texts, each once.
  package private(set) var words: [WordOfWorth] = []
  private var keys: Set<TakeKey> = []
  private let languages: Set<Language>?

  /// The phrases that are asked for at most; far more are offered than anybody would record.
  static let phrases = 60
  /// The places of the tray for what keeps a child safe.
  private static let safety = AvatarPhrase.safetyPlaces

  /// The words of `boards` and the family's `own` for a child of `tier`, in `languages` or all.
  package init(
    _ boards: [TalkContent], own: [String], tier: Tier, languages: Set<Language>? = nil
  ) {
    self.languages = languages
    for board in boards { addCore(board) { $0 <= tier } }
    for board in boards { addTray(board) }
    for name in own { add(name, .english, .mine, nil) }
    for board in boards { addCore(board) { $0 > tier } }
    for board in boards { addScenes(board) }
    for board in boards { addPhrases(board) }
  }

  private mutating func add(
    _ text: String, _ language: Language, _ group: WordOfWorth.Group, _ tier: Tier?
  ) {
    guard languages?.contains(language) != false, let key = TakeKey(text, language),
      keys.insert(key).inserted
    else { return }
    words.append(WordOfWorth(text: text, language: language, group: group, tier: tier))
  }

  private mutating func addCore(_ board: TalkContent, _ isMeant: (Tier) -> Bool) {
    for tier in Tier.allCases where isMeant(tier) {
      for word in board.vocabulary.coreWords where word.tier == tier {
        add(word.word, board.language(of: word.id), .core, tier)
      }
    }
  }

  private mutating func addTray(_ board: TalkContent) {
    let tray = board.vocabulary.data.avatarPhrases
    let scenes = board.vocabulary.sceneNames
    // Lists that a phrase leads to ("it hurts": where?) come behind the trays themselves.
    let names = scenes + tray.keys.sorted().filter { !scenes.contains($0) }
    let phrases = names.flatMap { tray[$0] ?? [] }
    func isSafety(_ phrase: AvatarPhrase) -> Bool {
      phrase.place.map(Self.safety.contains) ?? false
    }
    let ordered = phrases.filter(isSafety) + phrases.filter { !isSafety($0) }
    for phrase in ordered {
      add(
        phrase.phrase, board.language, isSafety(phrase) ? .safety : .feelings,
        phrase.tierMinimum)
    }
  }

  private mutating func addScenes(_ board: TalkContent) {
    for scene in board.vocabulary.sceneNames {
      for word in board.vocabulary.sceneWords(of: scene) {
        add(word.word, board.language(of: word.id), .scene, nil)
      }
    }
  }

  /// The phrases that follow the most words, of core words first.
  private mutating func addPhrases(_ board: TalkContent) {
    let core = Set(board.vocabulary.coreWords.map { $0.word.lowercased() })
    var (worth, first): ([String: Int], [String: Int]) = ([:], [:])
    var phrase: [String: SCSFollowUp] = [:]
    for (place, followUp) in board.vocabulary.data.scsFollowUps.enumerated() {
      let key = followUp.phrase.lowercased()
      worth[key, default: 0] += core.contains(followUp.triggerWord.lowercased()) ? 2 : 1
      if first[key] == nil { (first[key], phrase[key]) = (place, followUp) }
    }
    let ordered = worth.keys.sorted {
      (worth[$1] ?? 0, first[$0] ?? 0) < (worth[$0] ?? 0, first[$1] ?? 0)
    }
    for key in ordered.prefix(Self.phrases) {
      guard let phrase = phrase[key] else { continue }
      add(phrase.phrase, board.language, .phrases, phrase.tierMinimum)
    }
  }
}
