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
  /// All words, whosever they are, as they were last taken up.
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

  /// How many words of the board have their sound at hand as `speech` says them, and how many there are.
  func readiness(as speech: SpeechSettings) -> (ready: Int, wanted: Int) {
    let requests = board.all(as: speech)
    // Of a board larger than memory the rest lies on disk once the pre-rendering has passed it.
    return (requests.count { synthesis.isAtHand($0) }, requests.count)
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
    let all = family?.words.all() ?? []
    let gone = GoneNames(from: known, to: all)
    known = all
    let child = requests.child
    let own = all.filter { $0.content.owner.isKnown(to: child) }
    requests.know(own, of: child)
    await family?.log?.allow(gone.kept)
    await host?.know(own, of: child)
    forgetClips(naming: gone)
    await renewSounds(of: own, after: old)
    return gone
  }

  /// What the session of the child with the number `child` is to know of the words.
  func known(to child: Int) -> KnownWords {
    requests.index(family?.words.all(of: child) ?? [], of: child)
  }

  /// Has all said as the words of the child that has come want it, where `old` said it before.
  func serveAnother(after old: SpokenLexicon) async {
    await renewSounds(of: family?.words.all(of: requests.child) ?? [], after: old)
  }

  /// Forgets what is said otherwise than in `old` and has it made again, those of `words` before this
  /// returns.
  private func renewSounds(of words: [MyWord], after old: SpokenLexicon) async {
    let new = requests.lexicon
    let forgotten = synthesis.forget { request in
      old.readings(in: request.text) != new.readings(in: request.text)
    }
    // Those on the board at once, since a finger may be on its way; phrases behind everything.
    for request in words.compactMap({ requests.settled($0.content.text, in: .english) })
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

  public func words() -> MyWordList { list(family?.words.all(of: requests.child)) }

  public func words(of asked: WordsAsked) throws -> MyWordList {
    switch asked {
    case .active: return words()
    case .all: return list(family?.words.all())
    case .child(let number):
      try requireChild(number, field: "child")
      return list(family?.words.all(of: number))
    }
  }

  private func list(_ words: [MyWord]?) -> MyWordList {
    MyWordList(words: (words ?? []).map(summary), storeProblem: family?.words.storeProblem)
  }

  /// Throws where there is no child with this number.
  func requireChild(_ number: Int, field: String) throws(InputProblem) {
    _ = try family?.profiles?.child(number, field: field)
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
      isReady: requests.settled(word.content.text, in: .english).map(synthesis.isReady) ?? false)
  }

  func requireFamily() throws(InputProblem) -> Family {
    guard let family else {
      throw InputProblem(
        .unavailable, field: "words", reason: "this Meadow keeps no words",
        advice: "use meadow serve or meadow words")
    }
    return family
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
