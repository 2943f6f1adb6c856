import MeadowFoundations
import MeadowTalk

/// A loop with a clock that only the test moves.
struct SCSRig {
  var engine: SCSEngine
  let book: FollowUpBook
  var hidden: Set<String> = []
  private(set) var seconds = 100.0

  init(
    _ book: FollowUpBook, seed: UInt64 = 1, tier: Tier = .combinations,
    mode: ConversationMode = .full, timeout: Double = 12
  ) {
    self.book = book
    engine = SCSEngine(seed: seed)
    _ = send(.settings(tier: tier, mode: mode, timeoutSeconds: timeout))
  }

  /// A book of `followUps` and `words`, without templates unless they are given.
  static func book(
    _ followUps: [SCSFollowUp], words: [SceneWord] = [], core: [CoreWord] = [],
    levels: [TemplateLevel] = []
  ) -> FollowUpBook {
    FollowUpBook(
      VocabularyData(
        schema: VocabularyData.supportedSchema, version: "1",
        counts: VocabularyCounts(
          coreWords: 0, numbers: 0, visibleAtTier1: 0, visibleAtTier2: 0, visibleAtTier3: 0),
        fitzgeraldKey: [:], coreVocabulary: core,
        scenes: ["kitchen": SceneVocabulary(label: "Kitchen", words: words)],
        sentenceTemplates: levels, scsFollowUps: followUps))
  }

  /// A follow-up of banana in the kitchen.
  static func banana(
    _ phrase: String, _ function: PragmaticFunction, tier: Tier = .combinations,
    scene: String? = "kitchen"
  ) -> SCSFollowUp {
    SCSFollowUp(
      triggerWord: "banana", scene: scene, phrase: phrase, pragmaticFunction: function,
      tierMinimum: tier)
  }

  static let bananaWord = SpokenWord(
    text: "banana", grammar: WordGrammar(form: .count, category: .food), scene: "kitchen")

  var now: MonotonicTime { MonotonicTime(nanoseconds: Int64(seconds * 1_000_000_000)) }
  var phrases: [String] { engine.offer?.followUps.map(\.phrase) ?? [] }

  mutating func pass(_ seconds: Double) { self.seconds += seconds }

  @discardableResult
  mutating func send(_ input: SCSEngine.Input) -> [SCSEngine.Effect] {
    let hidden = hidden
    return engine.handle(input, from: book, isHidden: { hidden.contains($0) }, at: now)
  }

  @discardableResult
  mutating func spoke(_ word: SpokenWord = bananaWord) -> [String] {
    send(.spoke(word))
    return phrases
  }
}
