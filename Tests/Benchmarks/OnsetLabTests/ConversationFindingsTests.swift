import MeadowFoundations
import OnsetLab
import Testing

/// How the figures of the conversation are shown (speed table: content, step, large vocabulary).
@Suite("Conversation findings")
struct ConversationFindingsTests {
  private static func round(_ p99: Int64) throws -> ConversationFindings.Round {
    // Ninety-eight touches of 40 µs and two as given: the second largest of a hundred is the p99.
    try #require(
      ConversationFindings.Round(
        nanoseconds: Array(repeating: 40_000, count: 98) + [p99, p99]))
  }

  @Test("the table has a figure, its bar and whether it is met, of the median round")
  func table() throws {
    var findings = ConversationFindings(ConversationFindings.Plan())
    findings.words = 443
    findings.largeWords = 50_059
    findings.readings = [4.1, 4.3, 30.2]
    findings.rounds = try [90_000, 100_000, 2_000_000].map { try Self.round($0) }
    findings.largeRounds = try [110_000, 130_000, 140_000].map { try Self.round($0) }
    #expect(
      findings.lines == [
        "content read and indexed, median of 3        4.3, worst 30.2 ms         20 ms"
          + "                      met",
        "a touch with follow-ups, 443 words           p50 0.040, p99 0.100 ms    p99 0.3 ms"
          + "                 met",
        "the same with 50059 words                    p50 0.040, p99 0.130 ms    p99 0.3 ms"
          + "                 met",
        "its p99 beside the other's, in turn          × 1.30                     × 1.2"
          + "                      MISSED",
      ])
  }

  @Test("a round of no touches is none, and findings of nothing show no figure as met by chance")
  func nothing() {
    #expect(ConversationFindings.Round(nanoseconds: []) == nil)
    let lines = ConversationFindings(ConversationFindings.Plan()).lines
    #expect(lines.count == 4)
  }
}

/// Vocabularies for measurements only: as large as the speed table asks for.
@Suite("Large vocabulary")
struct LargeVocabularyTests {
  private static let small = VocabularyData(
    schema: VocabularyData.supportedSchema, version: "1.0.0",
    counts: VocabularyCounts(
      coreWords: 2, numbers: 1, visibleAtTier1: 1, visibleAtTier2: 1, visibleAtTier3: 2,
      sceneWords: 1, scsFollowUps: 3),
    fitzgeraldKey: [:],
    coreVocabulary: [
      CoreWord(
        word: "more", emoji: "➕", fitzgeraldKey: .descriptors, group: "a", tier: .firstWords),
      CoreWord(
        word: "one", emoji: "1️⃣", fitzgeraldKey: .descriptors, group: CoreWord.numbers,
        tier: .sentences),
    ],
    scenes: [
      "kitchen": SceneVocabulary(
        label: "Kitchen",
        words: [
          SceneWord(word: "ice cream", emoji: "🍨", fitzgeraldKey: .nouns, zone: "freezer")
        ])
    ],
    scsFollowUps: [
      followUp("ice cream", "more Ice cream?"), followUp("ice cream", "so cold"),
      followUp("more", "more"),
    ])

  private static func followUp(_ trigger: String, _ phrase: String) -> SCSFollowUp {
    SCSFollowUp(
      triggerWord: trigger, scene: nil, phrase: phrase, pragmaticFunction: .requesting,
      tierMinimum: .combinations)
  }

  @Test("copies have words and follow-ups of their own, and the counts say so")
  func copies() {
    let large = LargeVocabulary.copies(of: Self.small, words: 5)
    #expect(large.coreVocabulary == Self.small.coreVocabulary, "the board stays as it is")
    #expect(
      large.scenes["kitchen"]?.words.map(\.word) == ["ice cream", "ice cream1", "ice cream2"])
    #expect(large.scsFollowUps.prefix(3) == Self.small.scsFollowUps[...])
    #expect(
      large.scsFollowUps.dropFirst(3).map(\.triggerWord)
        == ["ice cream1", "ice cream1", "ice cream2", "ice cream2"])
    #expect(
      large.scsFollowUps.dropFirst(3).map(\.phrase)
        == ["more Ice cream1?", "so cold", "more Ice cream2?", "so cold"])
    var counts = Self.small.counts
    counts.sceneWords = 3
    counts.scsFollowUps = 7
    #expect(large.counts == counts)
  }

  @Test("a vocabulary that is large enough, or has no scene to grow, stays as it is")
  func enough() {
    #expect(LargeVocabulary.copies(of: Self.small, words: 3) == Self.small)
    var bare = Self.small
    bare.scenes = [:]
    #expect(LargeVocabulary.copies(of: bare, words: 100) == bare)
  }
}
