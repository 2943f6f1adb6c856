import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowStore
import MeadowVocabulary

/// Erase means erase: what a family has removed or calls another way leaves every file.
extension WordsKeeper {
  /// Makes `change`, after which the words are `next`, with all that follows from it. What nothing is
  /// called any more leaves the log before it, so that whoever hears that this could not be done asks
  /// again for the same; clips and recordings, which nothing refuses, after it.
  func replaceWords<Outcome: Sendable>(
    by next: [MyWord], _ change: @Sendable (Family) async throws(FamilyProblem) -> Outcome
  ) async throws -> Outcome {
    let family = try requireFamily()
    let before = family.words.all()
    let gone = GoneNames(from: before, to: next)
    try await eraseFromLog(gone)
    let outcome: Outcome
    do {
      outcome = try await stored("words") { () throws(FamilyProblem) in try await change(family) }
    } catch {
      await family.log?.allow(before.flatMap(\.names))
      throw error
    }
    let lost = Set(before.compactMap(\.content.recording))
      .subtracting(family.words.all().compactMap(\.content.recording))
    await wordsChanged()
    for recording in lost { forget(recording) }
    if !gone.isEmpty || !lost.isEmpty { await eraseClips(naming: gone) }
    await settle()
    return outcome
  }

  /// Removes every word with its photo, all recordings, and every picture that was chosen.
  func removeAll() async throws(FamilyProblem) {
    guard let family else { return }
    try await family.words.removeAll()
    try await family.words.pictures.removeAll()
    synthesis.forget { _ in true }
    await wordsChanged()
    family.recordings.removeAll()
    await synthesis.eraseFiles()
    await settle()
  }

  /// Removes the words that are `child`'s own, with recordings and photos that no other word has.
  func removeWords(ofChild child: Int) async throws {
    await takeUpWords()
    let all = family?.words.all() ?? []
    let next = all.filter { $0.content.owner != .child(child) }
    guard next.count < all.count else { return }
    try await replaceWords(by: next) { family throws(FamilyProblem) in
      try await family.words.removeAll(of: .child(child))
    }
  }

  /// Leaves no clip of anything that was said so far: no file says what it holds, so those of a child that
  /// is erased cannot be picked out.
  func eraseAllClips() async {
    outdated = []
    synthesis.forget { _ in true }
    await synthesis.eraseFiles()
    await settle()
    await host?.renderBoard()
  }

  /// Takes up the words that another program has written, before one of them is changed here.
  func takeUpWords() async {
    if await family?.words.takeUp() == true { await tookUp() }
  }

  /// Goes on with the words as another program has left them. That one has erased what was in the files
  /// then; what has come there from here since is erased here.
  func tookUp() async {
    let gone = await wordsChanged()
    guard !gone.isEmpty else { return }
    try? await eraseFromLog(gone)
    await eraseClips(naming: gone)
    await settle()
  }

  /// Drops from memory every clip that says what is gone, and what of it is still to be made.
  func forgetClips(naming gone: GoneNames) {
    guard !gone.isEmpty else { return }
    let redaction = gone.redaction
    outdated.removeAll { redaction.isIn($0.text.string) }
    synthesis.forget { redaction.isIn($0.text.string) }
  }

  /// Leaves nothing in the files of what was erased; what the disk refuses now is done the next time.
  func settle() async {
    await family?.words.settle()
    await family?.log?.settle()
  }

  /// The same where the disk has refused it before; nobody waits for that.
  func settleLater() {
    guard let family, family.words.isUnsettled || family.log?.isUnsettled == true else { return }
    Task(priority: .utility) { await settle() }
  }

  /// Ends what an earlier run could not end: what it has begun to erase, and recordings that no word
  /// names because it was killed in between. For a service that begins.
  package func tidy() async {
    guard let family else { return }
    // What was erased may still sound in a clip; no file says which.
    if family.words.isUnsettled { await synthesis.eraseFiles() }
    await settle()
    guard arriving == 0, let named = family.words.namedRecordings() else { return }
    family.recordings.removeAll(but: named)
  }

  /// Takes what is gone out of the log; a word that stands on the board as well is not the family's own.
  private func eraseFromLog(_ gone: GoneNames) async throws(InputProblem) {
    let own = gone.replacements.filter { board.vocabulary.word($0.key) == nil }
    guard !own.isEmpty, let log = family?.log else { return }
    let kept = gone.kept
    try await stored("words") {
      () throws(FamilyProblem) in try await log.erase(own, keeping: kept)
    }
  }

  /// Removes all clips from the disk, and then those that were being made meanwhile.
  private func eraseClips(naming gone: GoneNames) async {
    await synthesis.eraseFiles()
    forgetClips(naming: gone)
  }
}
