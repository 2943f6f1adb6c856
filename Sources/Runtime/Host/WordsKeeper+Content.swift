import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowVocabulary

/// What a grown-up wants of a word, checked.
extension WordsKeeper {
  /// `old` with `change`, its hint proven.
  func content(
    _ change: MyWordChange, of old: MyWordContent
  ) async throws(InputProblem) -> MyWordContent {
    var content = old
    if let name = change.group { content.group = try Self.group(name) }
    if let text = change.text { content.text = text }
    content.spoken = change.spoken.applied(to: old.spoken)
    content.hint = change.hint.applied(to: old.hint)
    content.emoji = change.emoji.applied(to: old.emoji)
    content.isFavorite = change.isFavorite ?? old.isFavorite
    content.owner = try owner(change.owner, of: old.owner)
    if case .keep = change.hint { return content }
    content.phonemes = try await phonemes(ofHint: content.hint)
    return content
  }

  /// Adds those of `people` who are not among the words yet, in this order; a set-up that failed half way
  /// is sent again.
  func add(_ people: [OfferedPerson]) async throws {
    let new = people.enumerated().filter { family?.words.word(called: $0.element.text) == nil }
    guard !new.isEmpty else { return }
    for (index, person) in new {
      var change = MyWordChange()
      (change.group, change.text) = (MyWordGroup.people.rawValue, person.text)
      change.emoji = .set(person.emoji)
      do { _ = try await add(change) } catch let problem as InputProblem {
        throw InputProblem(
          problem.kind, field: "people[\(index)].\(problem.field)", reason: problem.reason,
          advice: problem.advice)
      }
    }
  }

  private func owner(
    _ change: Edit<WordOwner>, of old: WordOwner
  ) throws(InputProblem) -> WordOwner {
    switch change {
    case .keep: return old
    case .clear: return .family
    case .set(.family): return .family
    case .set(.child(let number)):
      try requireChild(number, field: "owner")
      return .child(number)
    }
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
