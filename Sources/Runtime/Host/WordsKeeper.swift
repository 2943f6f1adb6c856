import MeadowFamily
import MeadowFiles
import MeadowFoundations
import MeadowSpeech
import MeadowStore
import MeadowVocabulary

/// The family's own words, their photos and recordings: on disk first, then in every sound that
/// contains them; what is erased leaves every file (`WordsKeeper+Erasing`). Files are read and written
/// here, on a thread of its own, far from taps.
public actor WordsKeeper: WordsService {
  let family: Family?
  let requests: SpeechRequests
  let board: BoardRequests
  /// Told when the words are others; nil before the host has begun.
  weak var host: ActivityHost?
  /// What is to be made again, behind everything else, and who does it.
  var outdated: [SpeechRequest] = []
  private var renewing: Task<Void, Never>?
  /// The words that the sounds follow.
  private var known: [MyWord]
  /// How many recordings are being taken in, whose files no word names yet.
  var arriving = 0
  private let executor = DiskExecutor(label: "meadow.words")
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
  var synthesis: SpeechService { requests.synthesis }

  init(of family: Family?, _ requests: SpeechRequests, board: BoardRequests) {
    self.family = family
    self.requests = requests
    self.board = board
    known = family?.words.all() ?? []
  }

  /// Tells `host` of every change from now on.
  func tell(_ host: ActivityHost) { self.host = host }

  /// Makes nothing any more.
  func end() { renewing?.cancel() }

  /// How many words of the board have their sound in memory, and how many there are.
  func readiness() -> (ready: Int, wanted: Int) {
    let requests = board.all()
    return (requests.count { synthesis.isReady($0) }, requests.count)
  }

  /// Takes up the words that another program has written.
  func takeUpFiles() async {
    // Nobody waits for the sound of words that somebody else has added.
    if await family?.words.takeUp() == true { Task(priority: .utility) { await tookUp() } }
    if await family?.words.pictures.takeUp() == true { await host?.announce(.words) }
    settleLater()
  }

  /// Reads the words and has what changed said anew: what contains a changed word is forgotten and
  /// made again, the words themselves before this returns. What names one that is gone is forgotten;
  /// returns what those were called.
  @discardableResult
  func wordsChanged() async -> GoneNames {
    let old = requests.lexicon
    let words = family?.words.all() ?? []
    let gone = GoneNames(from: known, to: words)
    known = words
    requests.know(words)
    await family?.log?.allow(gone.kept)
    await host?.know(words)
    forgetClips(naming: gone)
    let new = requests.lexicon
    let forgotten = synthesis.forget { request in
      old.readings(in: request.text) != new.readings(in: request.text)
    }
    // Those on the board at once, since a finger may be on its way; phrases behind everything.
    for request in words.compactMap({ requests.settled($0.content.text) })
    where !synthesis.isReady(request) {
      _ = try? await synthesis.render(
        request, priority: .likely, isCancelled: { false }, onPart: { _ in })
    }
    renew(
      forgotten.map { request in
        var request = request
        request.readings = new.readings(in: request.text)
        return request
      })
    await host?.renderBoard()
    return gone
  }

  /// Has `requests` made again, one after the other, behind everything else.
  private func renew(_ requests: [SpeechRequest]) {
    outdated += requests
    guard renewing == nil, !outdated.isEmpty else { return }
    renewing = Task(priority: .utility) {
      while !outdated.isEmpty, !Task.isCancelled {
        _ = try? await synthesis.render(
          outdated.removeFirst(), priority: .background, isCancelled: { false }, onPart: { _ in })
      }
      renewing = nil
    }
  }

  public func words() -> MyWordList {
    guard let family else { return MyWordList(words: []) }
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
    let word = try await stored("words") {
      () throws(FamilyProblem) in try await family.words.add(content, position: position)
    }
    await wordsChanged()
    return summary(word)
  }

  public func change(word id: Int, _ change: MyWordChange) async throws -> MyWordSummary {
    let family = try requireFamily()
    await takeUpWords()
    let content = try await content(change, of: try word(id).content)
    let position = change.position
    // Only what was asked for: a photo may have come in between.
    let edit: @Sendable (inout MyWordContent) -> Void = { now in
      let (photo, recording) = (now.photo, now.recording)
      now = content
      now.photo = photo
      now.recording = recording
    }
    let next = try family.words.words(changing: id, position: position, edit)
    let word = try await replaceWords(by: next) { family throws(FamilyProblem) in
      try await family.words.change(id, position: position, edit)
    }
    return summary(word)
  }

  public func remove(word id: Int) async throws {
    let family = try requireFamily()
    await takeUpWords()
    _ = try word(id)
    let next = family.words.all().filter { $0.id != id }
    _ = try await replaceWords(by: next) { family throws(FamilyProblem) in
      try await family.words.remove(id)
    }
  }

  /// The word `id`, or the problem that there is none.
  func word(_ id: Int) throws(InputProblem) -> MyWord {
    guard let word = family?.words.word(id) else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no word \(id)",
        advice: "list the words to see those there are")
    }
    return word
  }

  func summary(_ word: MyWord) -> MyWordSummary {
    MyWordSummary(
      word: word, ipa: word.content.phonemes.flatMap { CheckedHint.ipa(ofPhonemes: $0) },
      isReady: requests.settled(word.content.text).map(synthesis.isReady) ?? false)
  }

  func requireFamily() throws(InputProblem) -> Family {
    guard let family else {
      throw InputProblem(
        .unavailable, field: "words", reason: "this Meadow keeps no words",
        advice: "use meadow serve or meadow words")
    }
    return family
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
  private func phonemes(ofHint hint: String?) async throws(InputProblem) -> String? {
    guard let hint else { return nil }
    do throws(HintRefusal) { return try await synthesis.check(hint: hint).phonemes } catch {
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

/// `work`, whose problems become ours; what the disk refuses is a problem with `field`.
func stored<Outcome: Sendable>(
  _ field: String, isolation: isolated (any Actor)? = #isolation,
  _ work: () async throws(FamilyProblem) -> Outcome
) async throws(InputProblem) -> Outcome {
  do throws(FamilyProblem) { return try await work() } catch {
    switch error {
    case .input(let problem): throw problem
    case .storage(let reason, let advice):
      throw InputProblem(.unavailable, field: field, reason: reason, advice: advice)
    }
  }
}
