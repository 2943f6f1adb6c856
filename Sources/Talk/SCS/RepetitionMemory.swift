/// What was offered for each word lately, so that it sorts last (document 000 §05, step 3; spec README,
/// resolution 4).
struct RepetitionMemory: Equatable, Sendable {
  /// How many offers of a word are remembered (§05: "the last 3 SCS cycles").
  static let cycles = 3
  /// How many words are remembered; the one that is longest ago is forgotten. A bound on memory,
  /// more than a family's board holds in use.
  static let limit = 256

  private struct Entry: Hashable {
    /// The phrases of each offer, a line each: strings of their own would take twice the memory.
    var offers: [String]
    var last: Int
  }

  private var entries: [String: Entry] = [:]
  private var count = 0

  /// The phrases shown for `trigger` in its last three offers, as ``PhraseTokens/key(of:)``.
  func shown(for trigger: String) -> Set<String> {
    Set((entries[trigger]?.offers ?? []).flatMap { $0.split(separator: "\n").map(String.init) })
  }

  /// Notes that `phrases` are shown for `trigger`.
  mutating func note(_ phrases: [String], for trigger: String) {
    count += 1
    let offers = (entries[trigger]?.offers ?? []).suffix(Self.cycles - 1)
    entries[trigger] = Entry(
      offers: Array(offers) + [phrases.joined(separator: "\n")], last: count)
    guard entries.count > Self.limit else { return }
    if let oldest = entries.min(by: { $0.value.last < $1.value.last }) {
      entries[oldest.key] = nil
    }
  }
}
