public import MeadowFoundations
import Synchronization

/// The content of a board in every language it can be in. The one it begins with is at hand; another is read
/// when it is first asked for and then stays.
///
/// Any thread. Two are equal when their English is the same.
public final class TalkLanguages: Sendable, Equatable {
  /// What a file of texts says; nil where there is none that can be used.
  public typealias Reading = @Sendable (Language) -> LanguageData?

  /// The content in English.
  public let english: TalkContent
  private let read: Reading
  private let known = Mutex<[Key: TalkContent]>([:])

  private struct Key: Hashable {
    var language: Language
    var gender: GrammaticalGender
  }

  /// The languages of `english`.
  public init(_ english: TalkContent, read: @escaping Reading = { _ in nil }) {
    self.english = english
    self.read = read
  }

  /// The content in `language`, for a child of `gender`; English where its file cannot be used. The first
  /// time it is read and indexed, some 20 ms; after that it is at hand.
  public func content(in language: Language, for gender: GrammaticalGender) -> TalkContent {
    guard language != .english else { return english }
    let key = Key(language: language, gender: gender)
    if let content = known.withLock({ $0[key] }) { return content }
    let made = make(language, gender)
    return known.withLock { known in
      // Of two who made it at once one is kept, so that equal contents are one.
      let content = known[key] ?? made
      known[key] = content
      return content
    }
  }

  /// The contents of a board by `settings`, that of its language first, then that of the other.
  public func contents(
    chosen language: Language?, by settings: FamilySettings
  ) -> [TalkContent] {
    let first = content(chosen: language, by: settings)
    return [first]
      + settings.languages.filter { $0 != first.language }
      .map { content(in: $0, for: settings.childGender) }
  }

  /// The content that `settings` and a child's own choice ask for.
  public func content(
    chosen language: Language?, by settings: FamilySettings
  ) -> TalkContent {
    let languages = settings.languages
    let wanted = language.flatMap { languages.contains($0) ? $0 : nil } ?? languages[0]
    return content(in: wanted, for: settings.childGender)
  }

  public static func == (a: TalkLanguages, b: TalkLanguages) -> Bool { a.english == b.english }

  private func make(_ language: Language, _ gender: GrammaticalGender) -> TalkContent {
    guard let texts = read(language) else { return english }
    let data = english.vocabulary.data.speaking(texts, as: gender)
    let scenes = english.vocabulary.sceneFiles.map { $0.labelled(by: texts.labels) }
    return TalkContent(
      vocabulary: VocabularyService(data, manifests: scenes), defaults: english.defaults,
      spoken: texts, untranslated: english.vocabulary.data.untranslated(in: texts))
  }
}
