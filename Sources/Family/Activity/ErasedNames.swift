import MeadowFoundations
import MeadowStore

/// The names that have left the log, for what is told later of what was said before: events that waited
/// for the disk, a message that was still open. A value.
struct ErasedNames: Sendable {
  /// The most that are remembered; the oldest give way.
  static let limit = 50

  private var names: [(name: String, replacement: String)] = []
  private var redaction = Redaction([:])

  /// Adds `new` names with what comes in their place; `kept` is what the family's words are called now.
  mutating func add(_ new: [String: String], keeping kept: [String]) {
    // Of a word that is called another way once more the first name becomes the last, too.
    let next = Redaction(new, keeping: kept)
    names = names.map { (name: $0.name, replacement: next.text($0.replacement)) }
    names.removeAll { new[$0.name] != nil }
    names += new.map { (name: $0.key, replacement: $0.value) }
    names.removeFirst(max(0, names.count - Self.limit))
    allow(kept)
  }

  /// Lets `kept` stand, which is what the family's words are called now: one that is gone may come back.
  mutating func allow(_ kept: [String]) {
    guard !names.isEmpty else { return }
    let inUse = Set(kept)
    names.removeAll { inUse.contains($0.name) }
    let pairs = names.map { ($0.name, $0.replacement) }
    redaction = Redaction(Dictionary(pairs) { _, last in last }, keeping: kept)
  }

  /// `event` without the names.
  func redacted(_ event: ActivityEvent) -> ActivityEvent {
    guard !names.isEmpty else { return event }
    var event = event
    event.text = event.text.map(redaction.text)
    event.sequence = event.sequence.map(redaction.text)
    return event
  }
}
