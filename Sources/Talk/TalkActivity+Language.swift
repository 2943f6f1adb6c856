import MeadowFoundations

/// The same board in another language: every word stays where it is.
extension TalkActivity {
  /// The child, or whoever sits beside it, wants the board in `language`. A message belongs to the language
  /// it was begun in and ends with it: one voice reads it by one set of rules.
  mutating func speak(_ language: Language, at now: MonotonicTime) -> [ActivityEffect] {
    guard language != content.language else { return [] }
    let chosen = language == settings.languages[0] ? nil : language
    return become(languages.content(in: language, for: settings.childGender), at: now)
      + moved(navigation.handle(.language(chosen), in: scenes, at: now), at: now)
      + settlePlaces()
  }

  /// The contents of the board's languages, the one it is in first.
  public var contents: [TalkContent] {
    languages.contents(chosen: navigation.state.language, by: settings)
  }

  /// What `word` is in English, where the board is in another language.
  func sense(of word: FoundWord) -> String? {
    guard content.language != .english, let id = word.id else { return nil }
    return languages.english.vocabulary.word(id)?.word
  }

  /// The settings may take a language away, or have texts for another child.
  mutating func speakAsSettled(at now: MonotonicTime) -> [ActivityEffect] {
    let chosen = navigation.state.language.flatMap { settings.languages.contains($0) ? $0 : nil }
    let isFirst = chosen == settings.languages[0]
    let content = languages.content(chosen: chosen, by: settings)
    return (content == self.content ? [] : become(content, at: now))
      + moved(navigation.handle(.language(isFirst ? nil : chosen), in: scenes, at: now), at: now)
  }

  private mutating func become(
    _ content: TalkContent, at now: MonotonicTime
  ) -> [ActivityEffect] {
    let ended =
      accompany(.stop, at: now) + leave(at: now) + tray(.close, at: now)
      + show(bubble.handle(.clear, at: now), at: now)
    self.content = content
    companion.script = content.defaults.companion
    return ended
  }
}
