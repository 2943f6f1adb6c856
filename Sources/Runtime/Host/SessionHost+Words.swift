import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowStore
import MeadowVocabulary

/// The family's own words: on disk first, then in every sound that contains them.
extension SessionHost {
  public func words() -> MyWordList {
    guard let family = parts.family else { return MyWordList(words: []) }
    return MyWordList(
      words: family.words.all().map(summary), storeProblem: family.words.storeProblem)
  }

  public func add(_ change: MyWordChange) async throws -> MyWordSummary {
    let family = try requireFamily()
    guard let text = change.text else {
      throw InputProblem(
        field: "text", reason: "it is missing", advice: "send the word as it is to be shown")
    }
    let empty = MyWordContent(group: .people, text: text)
    let content = try await content(change, of: empty)
    let position = change.position
    let word = try await kept {
      () throws(FamilyProblem) in try await family.words.add(content, position: position)
    }
    await wordsChanged()
    return summary(word)
  }

  public func change(word id: Int, _ change: MyWordChange) async throws -> MyWordSummary {
    let family = try requireFamily()
    let content = try await content(change, of: try word(id).content)
    let position = change.position
    let word = try await kept {
      () throws(FamilyProblem) in
      // Only what was asked for: a photo may have come in between.
      try await family.words.change(id, position: position) { now in
        let (photo, recording) = (now.photo, now.recording)
        now = content
        now.photo = photo
        now.recording = recording
      }
    }
    await wordsChanged()
    return summary(word)
  }

  public func remove(word id: Int) async throws {
    let family = try requireFamily()
    let removed = try await kept {
      () throws(FamilyProblem) in try await family.words.remove(id)
    }
    await wordsChanged()
    if let recording = removed.content.recording { forget(recording) }
  }

  /// Reads the words and has what changed said anew: what contains a changed word is forgotten and
  /// made again, the words themselves before this returns.
  func wordsChanged() async {
    let old = lexicon
    takeWords()
    let new = lexicon
    let forgotten = parts.studio.forget { request in
      old.readings(in: request.text) != new.readings(in: request.text)
    }
    // Those on the board at once, since a finger may be on its way; phrases behind everything.
    let own = ownWords.values.compactMap { settledRequest($0.content.text) }
    for request in own where !parts.studio.isReady(request) {
      _ = try? await parts.studio.render(
        request, priority: .likely, isCancelled: { false }, onPart: { _ in })
    }
    let phrases = forgotten.map { request in
      var request = request
      request.readings = new.readings(in: request.text)
      return request
    }
    renderAgain(phrases)
    renderBoard()
  }

  /// Has `requests` made again, one after the other, behind everything else.
  private func renderAgain(_ requests: [SpeechRequest]) {
    guard !requests.isEmpty else { return }
    let studio = parts.studio
    Task(priority: .utility) {
      for request in requests {
        _ = try? await studio.render(
          request, priority: .background, isCancelled: { false }, onPart: { _ in })
      }
    }
  }

  /// The family's words as they are kept now.
  func takeWords() {
    let words = parts.family?.words.all() ?? []
    index(words)
    feed(.ownWords(words))
  }

  /// Has `words` found in texts and by their names.
  func index(_ words: [MyWord]) {
    lexicon = SpokenLexicon(words: words, house: parts.pronunciations)
    ownWords = Dictionary(words.map { ($0.content.text.lowercased(), $0) }) { first, _ in first }
  }

  /// The family's word that is called `text`, or nil.
  func ownWord(_ text: String) -> MyWord? { ownWords[text.lowercased()] }

  /// The word `id`, or the problem that there is none.
  func word(_ id: Int) throws(InputProblem) -> MyWord {
    guard let word = parts.family?.words.word(id) else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no word \(id)",
        advice: "list the words to see those there are")
    }
    return word
  }

  func summary(_ word: MyWord) -> MyWordSummary {
    MyWordSummary(
      word: word, ipa: word.content.phonemes.flatMap { CheckedHint.ipa(ofPhonemes: $0) },
      isReady: settledRequest(word.content.text).map(parts.studio.isReady) ?? false)
  }

  func requireFamily() throws(InputProblem) -> Family {
    guard let family = parts.family else {
      throw InputProblem(
        .unavailable, field: "words", reason: "this Meadow keeps no words",
        advice: "use meadow serve or meadow words")
    }
    return family
  }

  /// `work`, whose problems become ours.
  func kept<Outcome: Sendable>(
    _ work: () async throws(FamilyProblem) -> Outcome
  ) async throws(InputProblem) -> Outcome {
    do throws(FamilyProblem) { return try await work() } catch {
      switch error {
      case .input(let problem): throw problem
      case .storage(let reason, let advice):
        throw InputProblem(.unavailable, field: "words", reason: reason, advice: advice)
      }
    }
  }

  /// `old` with `change`, its hint proven.
  private func content(
    _ change: MyWordChange, of old: MyWordContent
  ) async throws(InputProblem) -> MyWordContent {
    var content = old
    if let name = change.group { content.group = try Self.group(name) }
    if let text = change.text { content.text = text }
    content.spoken = change.spoken.applied(to: old.spoken)
    content.hint = change.hint.applied(to: old.hint)
    content.emoji = change.emoji.applied(to: old.emoji)
    content.isFavorite = change.isFavorite ?? old.isFavorite
    if case .keep = change.hint { return content }
    content.phonemes = try await phonemes(ofHint: content.hint)
    return content
  }

  /// The phonemes of a hint that was checked.
  func phonemes(ofHint hint: String?) async throws(InputProblem) -> String? {
    guard let hint else { return nil }
    do throws(HintRefusal) { return try await parts.studio.check(hint: hint).phonemes } catch {
      throw error.problem(field: "hint")
    }
  }

  private static func group(_ name: String) throws(InputProblem) -> MyWordGroup {
    guard let group = MyWordGroup(rawValue: name) else {
      throw InputProblem(
        field: "group", reason: "\"\(name.prefix(40))\" is no list of words",
        advice: "send people, things or places")
    }
    return group
  }
}
