import MeadowContent
import MeadowFoundations
import MeadowVocabulary
import Testing

/// How words are found: document 000 §09 M2-006.
@Suite("Vocabulary service")
struct VocabularyServiceTests {
  private let bundled: VocabularyService

  init() throws { bundled = VocabularyService(try VocabularyFile.bundled()) }

  @Test(
    "a word is found in any case and with blanks to spare",
    arguments: [
      ("more", "more"), ("MORE", "more"), (" All  Done ", "all done"), ("i", "I"),
      ("i love you", "I love you"), ("I LOVE YOU", "I love you"), ("I love\tyou", "I love you"),
    ])
  func lookup(text: String, word: String) {
    #expect(bundled.word(text)?.word == word)
  }

  @Test(
    "what is not in the vocabulary is not found", arguments: ["", " ", "banan", "more more", "🍌"])
  func unknown(text: String) {
    #expect(bundled.word(text) == nil)
    #expect(bundled.word(text, in: "kitchen") == nil)
  }

  @Test("every core word is found by its own name, with its picture and colour")
  func everyWord() {
    for word in bundled.coreWords { #expect(bundled.word(word.word) == FoundWord(word)) }
  }

  @Test("a word of the scene comes before a core word, a core word before other scenes")
  func scenes() {
    let service = VocabularyService(.sample)
    #expect(service.word("Banana")?.scene == "kitchen")
    #expect(service.word("banana", in: "bathroom")?.scene == "kitchen")
    #expect(service.word("wash")?.scene == nil)
    #expect(service.word("wash", in: "bathroom")?.scene == "bathroom")
    #expect(service.word("wash", in: "bathroom")?.emoji == "🧼")
    #expect(service.word("wash", in: "nowhere")?.scene == nil)
    #expect(service.word("cup")?.scene == "bathroom", "scenes are asked by name")
  }

  @Test("of a word that stands there twice the first counts")
  func twice() {
    var data = VocabularyData.sample
    data.coreVocabulary.append(
      CoreWord(
        word: "WASH", emoji: "🚿", fitzgeraldKey: .nouns, group: "doing", tier: .firstWords))
    #expect(VocabularyService(data).word("wash")?.emoji == "🫧")
  }
}

extension VocabularyData {
  /// Two core words and two scenes.
  fileprivate static let sample = VocabularyData(
    schema: supportedSchema, version: "1.0.0",
    counts: VocabularyCounts(
      coreWords: 2, numbers: 0, visibleAtTier1: 1, visibleAtTier2: 1, visibleAtTier3: 2,
      sceneWords: 4),
    fitzgeraldKey: [:],
    coreVocabulary: [
      CoreWord(
        word: "wash", emoji: "🫧", fitzgeraldKey: .verbs, group: "doing", tier: .firstWords),
      CoreWord(
        word: "I love you", emoji: "❤️", fitzgeraldKey: .social, group: "together",
        tier: .sentences),
    ],
    scenes: [
      "kitchen": SceneVocabulary(
        label: "Kitchen",
        words: [
          SceneWord(word: "banana", emoji: "🍌", fitzgeraldKey: .nouns, zone: "fruit bowl"),
          SceneWord(word: "cup", emoji: "🥤", fitzgeraldKey: .nouns, zone: "table"),
        ]),
      "bathroom": SceneVocabulary(
        label: "Bathroom",
        words: [
          SceneWord(word: "wash", emoji: "🧼", fitzgeraldKey: .verbs, zone: "sink"),
          SceneWord(word: "cup", emoji: "🪥", fitzgeraldKey: .nouns, zone: "sink"),
        ]),
    ])
}
