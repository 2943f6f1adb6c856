import MeadowFoundations
import MeadowStore

/// What nothing of a family's is called any more after its words have changed. Pure.
struct GoneNames: Sendable {
  /// By each of them what comes in its place where it was noted: the word's new name, or the mark of one
  /// that is gone.
  private(set) var replacements: [String: String] = [:]
  /// What the words are called that there are.
  let kept: [String]

  /// What `old` words were called and `new` ones are not.
  init(from old: [MyWord], to new: [MyWord]) {
    kept = new.flatMap(\.names)
    let inUse = Set(kept)
    let now = Dictionary(new.map { ($0.id, $0.content.text) }) { first, _ in first }
    for word in old {
      for name in word.names where !inUse.contains(name) {
        replacements[name] = now[word.id] ?? Redaction.mark
      }
    }
  }

  /// Whether everything is called as before.
  var isEmpty: Bool { replacements.isEmpty }

  /// Finds them in texts.
  var redaction: Redaction { Redaction(replacements, keeping: kept) }
}

extension MyWord {
  /// What it is called: as it is written, and as it is said where that is something else.
  var names: [String] { [content.text] + (content.spoken.map { [$0] } ?? []) }
}
