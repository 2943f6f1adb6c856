public import MeadowFoundations
public import MeadowStore

extension MyWords {
  /// Takes the entries of a lexicon in, in their order and in one transaction: all that can be, or,
  /// in a dry run or when the disk fails, none. New words go into `group` unless the entry says
  /// otherwise, and are the family's.
  ///
  /// Returns what became of each entry, in the same order.
  public func merge(
    _ entries: [MyWordEntry], newWordsIn group: MyWordGroup = .people, isDryRun: Bool = false
  ) throws(FamilyProblem) -> [MyWordOutcome] {
    if isDryRun {
      var state = MyWordsState(FamilyWords(words: all(), nextID: (all().map(\.id).max() ?? 0) + 1))
      return Self.merge(entries, into: &state, newWordsIn: group)
    }
    return try perform { state in Self.merge(entries, into: &state, newWordsIn: group) }
  }

  /// The words as they would be after ``merge(_:newWordsIn:isDryRun:)``.
  public nonisolated func words(merging entries: [MyWordEntry]) -> [MyWord] {
    var state = MyWordsState(FamilyWords(words: all(), nextID: (all().map(\.id).max() ?? 0) + 1))
    _ = Self.merge(entries, into: &state, newWordsIn: .people)
    return state.kept.words
  }

  private static func merge(
    _ entries: [MyWordEntry], into state: inout MyWordsState, newWordsIn group: MyWordGroup
  ) -> [MyWordOutcome] {
    entries.map { entry in
      do throws(InputProblem) {
        return try state.merge(entry, newWordsIn: group)
      } catch {
        return .refused(error)
      }
    }
  }
}

extension MyWordsState {
  /// Takes one entry of a lexicon in.
  mutating func merge(
    _ entry: MyWordEntry, newWordsIn group: MyWordGroup
  ) throws(InputProblem) -> MyWordOutcome {
    guard let old = word(called: entry.text) else {
      let content = entry.merged(into: nil, newWordsIn: group)
      return .added(try add(content, position: nil))
    }
    let content = entry.merged(into: old.content, newWordsIn: group)
    let new = try change(old.id, position: nil) { $0 = content }
    return new == old ? .unchanged(new) : .changed(new)
  }
}
