import MeadowFoundations
import MeadowSpeech
import MeadowStore
import MeadowVocabulary

/// The family's words as lexicon files.
extension WordsKeeper {
  public func importWords(
    _ bytes: [UInt8], format: String?, isDryRun: Bool
  ) async throws -> ImportReply {
    let family = try requireFamily()
    var lexicon = try WordLexicon.read(bytes, format: format)
    for index in lexicon.lines.indices { await prove(&lexicon.lines[index]) }
    let entries = lexicon.lines.flatMap(\.entries)
    guard !isDryRun else {
      let outcomes = try await stored("words") {
        () throws(FamilyProblem) in try await family.words.merge(entries, isDryRun: true)
      }
      return Self.report(lexicon, outcomes, isDryRun: true)
    }
    await takeUpWords()
    let next = family.words.words(merging: entries)
    let outcomes = try await replaceWords(by: next) { family throws(FamilyProblem) in
      try await family.words.merge(entries)
    }
    return Self.report(lexicon, outcomes, isDryRun: false)
  }

  public func exportWords(format: String) async throws -> FamilyFile {
    let family = try requireFamily()
    let words = family.words.all().filter { $0.content.owner == .family }
    let file = try WordLexicon.write(words, format: format) { word in
      word.content.phonemes.flatMap { CheckedHint.ipa(ofPhonemes: $0) }
    }
    return FamilyFile(mediaType: file.mediaType, bytes: file.bytes, name: file.name)
  }

  /// Lets the voice read the hints of a line back; a line whose hint it does not say is refused.
  private func prove(_ line: inout WordLexicon.Line) async {
    guard let hint = line.entries.first?.hint else { return }
    do throws(HintRefusal) {
      let checked = try await synthesis.check(hint: hint)
      for index in line.entries.indices { line.entries[index].phonemes = checked.phonemes }
      for warning in checked.warnings { line.change(warning.message) }
    } catch {
      line.refuse(error.description)
    }
  }

  private static func report(
    _ lexicon: WordLexicon, _ outcomes: [MyWordOutcome], isDryRun: Bool
  ) -> ImportReply {
    var reply = ImportReply(
      entries: [], notes: lexicon.notes, added: 0, changed: 0, isDryRun: isDryRun)
    var rest = outcomes[...]
    for var line in lexicon.lines {
      for outcome in rest.prefix(line.entries.count) {
        switch outcome {
        case .added: reply.added += 1
        case .changed: reply.changed += 1
        case .unchanged: break
        case .refused(let problem): line.refuse("\(problem.reason). \(problem.advice)")
        }
      }
      rest = rest.dropFirst(line.entries.count)
      reply.entries.append(
        ImportReply.Entry(
          line: line.number, word: line.word, outcome: line.verdict, message: line.message))
    }
    return reply
  }
}
