import MeadowFoundations
import MeadowSpeech
import MeadowTalk
import MeadowVocabulary

/// The core words and the family's own: what a finger may touch next. Any thread; thousands of words
/// take a while, so off the tap path.
struct BoardRequests: Sendable {
  /// A word, and the language it is said in.
  struct Word: Hashable, Sendable {
    var text: String
    var language: Language
  }

  /// What can be seen: the words of the core bar, the phrases that are offered, and the words of the scene.
  struct Sight: Equatable, Sendable {
    var core: [Word] = []
    var offers: [Word] = []
    var scene: [Word] = []

    /// All of it in the order in which it is needed.
    var words: [Word] { core + offers + scene }
  }

  var words: MyWords?
  var requests: SpeechRequests

  /// The words of the language the board is in.
  var vocabulary: VocabularyService { requests.boards[0].vocabulary }

  /// All of them as `speech` says them, or as the child speaks now; those of the other language last.
  func all(as speech: SpeechSettings? = nil) -> [SpeechRequest] {
    unique(core + own + others, as: speech ?? requests.speech)
  }

  /// What is seen as `speech` says it.
  func inSight(_ sight: Sight, as speech: SpeechSettings) -> [SpeechRequest] {
    unique(sight.words, as: speech)
  }

  /// All of them in the order in which they are needed: what is seen (the core words where nobody looks),
  /// My Words, the rest; and how many of them belong in memory. Of a voice that takes its time the words
  /// of the scenes too: those in sight first, all others last and on disk.
  func inOrder(
    _ sight: Sight, as speech: SpeechSettings
  ) -> (all: [SpeechRequest], inMemory: Int) {
    guard requests.synthesis.takesTime(speech.voice) else {
      let all = unique(sight.core + core + own + others, as: speech)
      return (all, all.count)
    }
    let seen = sight.words.isEmpty ? core : sight.words
    let near = seen + own + core + others
    return (unique(near + scenes, as: speech), Set(near).count)
  }

  private var core: [Word] { words(of: requests.boards[0]) }
  private var others: [Word] { requests.boards.dropFirst().flatMap(words) }

  private var own: [Word] {
    (words?.all(of: requests.child) ?? []).map { Word(text: $0.content.text, language: .english) }
  }

  private var scenes: [Word] {
    let content = requests.boards[0]
    return content.vocabulary.sceneNames.flatMap { content.vocabulary.sceneWords(of: $0) }
      .map { Word(text: $0.word, language: content.language(of: $0.id)) }
  }

  private func words(of content: TalkContent) -> [Word] {
    content.vocabulary.coreWords.map {
      Word(text: $0.word, language: content.language(of: $0.id))
    }
  }

  private func unique(_ words: [Word], as speech: SpeechSettings) -> [SpeechRequest] {
    var seen: Set<Word> = []
    return words.compactMap {
      seen.insert($0).inserted ? requests.settled($0.text, in: $0.language, as: speech) : nil
    }
  }
}
