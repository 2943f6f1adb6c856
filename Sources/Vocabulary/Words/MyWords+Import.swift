public import MeadowFoundations
public import MeadowStore

extension MyWords {
  /// Takes the entries of a lexicon in, in their order and in one transaction: all that can be, or,
  /// in a dry run or when the disk fails, none. New words go into `group` unless the entry says
  /// otherwise.
  ///
  /// Returns what became of each entry, in the same order.
  public func merge(
    _ entries: [MyWordEntry], newWordsIn group: MyWordGroup = .people, isDryRun: Bool = false
  ) throws(FamilyProblem) -> [MyWordOutcome] {
    if isDryRun {
      var shelf = WordShelf(FamilyWords(words: all(), nextID: (all().map(\.id).max() ?? 0) + 1))
      return Self.merge(entries, into: &shelf, newWordsIn: group)
    }
    return try perform { shelf in Self.merge(entries, into: &shelf, newWordsIn: group) }
  }

  /// Puts `contents` in the place of all words, in their order; a word that is called the same keeps
  /// its number. All or, if one of them cannot be, none: its field then says which.
  public func replaceAll(_ contents: [MyWordContent]) throws(FamilyProblem) -> [MyWord] {
    try perform { shelf throws(InputProblem) in
      try shelf.replaceAll(contents)
      return shelf.kept.words
    }
  }

  private static func merge(
    _ entries: [MyWordEntry], into shelf: inout WordShelf, newWordsIn group: MyWordGroup
  ) -> [MyWordOutcome] {
    entries.map { entry in
      do throws(InputProblem) {
        return try shelf.merge(entry, newWordsIn: group)
      } catch {
        return .refused(error)
      }
    }
  }
}

extension WordShelf {
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

  /// Puts `contents` in the place of all words.
  mutating func replaceAll(_ contents: [MyWordContent]) throws(InputProblem) {
    let old = Dictionary(kept.words.map { (MyWordCheck.key($0.content.text), $0.id) }) { a, _ in a }
    removeAll()
    for (index, content) in contents.enumerated() {
      do throws(InputProblem) {
        let id = old[MyWordCheck.key(content.text)]
        _ = try add(content, position: nil, id: id)
      } catch {
        var problem = error
        problem.field = "words[\(index)].\(error.field)"
        throw problem
      }
    }
  }
}
