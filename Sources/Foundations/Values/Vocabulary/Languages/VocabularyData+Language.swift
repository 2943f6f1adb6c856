/// A vocabulary in another language: the same words at the same places, in that language's texts.
extension VocabularyData {
  /// The vocabulary as `language` says it, for a child of `gender`. What the language has no text for stays
  /// in English, and ``untranslated`` names it.
  public func speaking(_ language: LanguageData, as gender: GrammaticalGender) -> VocabularyData {
    var spoken = self
    let texts = LanguageTexts(language, gender)
    spoken.coreVocabulary = coreVocabulary.map(texts.word)
    for (name, scene) in scenes {
      spoken.scenes[name]?.words = scene.words.map { texts.word($0, in: name) }
    }
    for (id, label) in language.labels.scenes { spoken.scenes[id]?.label = label }
    for (key, labels) in language.labels.fitzgeraldKey {
      spoken.fitzgeraldKey[key]?.label = labels.label
      spoken.fitzgeraldKey[key]?.description = labels.description
    }
    spoken.routines = routines.map { routine in
      var routine = routine
      routine.label = language.labels.routines[routine.id] ?? routine.label
      return routine
    }
    spoken.avatarPhrases = avatarPhrases.mapValues { $0.map(texts.phrase) }
    spoken.sentenceTemplates = language.levels.map(texts.level)
    spoken.scsFollowUps = language.followUps.map(texts.followUp)
    spoken.symbols.art = art(of: spoken, texts: language.art)
    spoken.forms = language.forms
    spoken.generic = language.generic
    return spoken
  }

  /// The ids of the words that `language` has no text for, in order.
  public func untranslated(in language: LanguageData) -> Set<WordID> {
    let ids = coreVocabulary.map(\.id) + scenes.values.flatMap { $0.words.map(\.id) }
    return Set(ids.filter { language.words[$0.name] == nil })
  }

  /// The drawings by the texts of `spoken`, which stands in the same order, and those of `texts`.
  private func art(of spoken: VocabularyData, texts: [String: String]) -> [String: String] {
    let known = Dictionary(
      symbols.art.map { (VocabularyService.key($0), $1) }, uniquingKeysWith: { first, _ in first })
    var art = texts
    func add(_ english: String, _ text: String) {
      let key = VocabularyService.key(text)
      if art[key] == nil { art[key] = known[VocabularyService.key(english)] }
    }
    for (english, word) in zip(coreVocabulary, spoken.coreVocabulary) {
      add(english.word, word.word)
    }
    for (name, scene) in scenes.byName {
      for (english, word) in zip(scene.words, spoken.scenes[name]?.words ?? []) {
        add(english.word, word.word)
      }
    }
    for (name, phrases) in avatarPhrases.byName {
      for (english, phrase) in zip(phrases, spoken.avatarPhrases[name] ?? []) {
        add(english.phrase, phrase.phrase)
      }
    }
    return art
  }
}

/// The texts of a language for one child.
struct LanguageTexts {
  private let language: LanguageData
  private let gender: GrammaticalGender

  init(_ language: LanguageData, _ gender: GrammaticalGender) {
    self.language = language
    self.gender = gender
  }

  func word(_ word: CoreWord) -> CoreWord {
    guard let found = language.words[word.id.name] else { return word }
    var word = word
    word.givenID = word.id
    word.word = ended(found.text)
    word.form = found.form ?? word.form
    word.category = found.category ?? word.category
    (word.plural, word.ing) = (found.plural, nil)
    (word.gender, word.articleGender) = (found.gender, found.article)
    return word
  }

  func word(_ word: SceneWord, in scene: String) -> SceneWord {
    guard let found = language.words[word.id.name] else { return word }
    var word = word
    word.givenID = word.id
    word.word = ended(found.inScene?[scene] ?? found.text)
    word.form = found.form ?? word.form
    word.category = found.category ?? word.category
    (word.plural, word.ing, word.article) = (found.plural, nil, nil)
    (word.gender, word.articleGender) = (found.gender, found.article)
    return word
  }

  func phrase(_ phrase: AvatarPhrase) -> AvatarPhrase {
    guard let found = language.tray[phrase.id.name] else { return phrase }
    var phrase = phrase
    phrase.givenID = phrase.id
    phrase.phrase = ended(found)
    return phrase
  }

  func level(_ level: TemplateLevel) -> TemplateLevel {
    var level = level
    level.patterns = level.patterns.map(pattern)
    level.carriers = level.carriers?.map(pattern)
    return level
  }

  func followUp(_ followUp: SCSFollowUp) -> SCSFollowUp {
    var followUp = followUp
    followUp.triggerWord = text(named: followUp.triggerWord)
    followUp.phrase = ended(followUp.phrase)
    return followUp
  }

  private func pattern(_ pattern: SentencePattern) -> SentencePattern {
    var pattern = pattern
    pattern.pattern = ended(pattern.pattern)
    pattern.words = pattern.words?.flatMap(texts(named:))
    pattern.except = pattern.except?.flatMap(texts(named:))
    return pattern
  }

  /// All that a word is called, somewhere or anywhere.
  private func texts(named id: String) -> [String] {
    [text(named: id)]
      + (language.words[WordID(id).name]?.inScene ?? [:]).byName.map { ended($0.value) }
  }

  private func text(named id: String) -> String {
    language.words[WordID(id).name].map { ended($0.text) } ?? id
  }

  /// `text` with the endings of the child's gender: "cansad{o|a}".
  func ended(_ text: String) -> String {
    guard text.contains("{") else { return text }
    var (result, rest) = ("", text[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let endings = rest[rest.index(after: open)..<close].split(
        separator: "|", omittingEmptySubsequences: false)
      result += rest[..<open]
      result += (gender == .masculine ? endings.first : endings.last) ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
