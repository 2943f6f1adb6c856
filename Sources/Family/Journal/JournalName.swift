/// Whose journal it is: a child, and what the child does.
package struct JournalName: Hashable, Sendable {
  /// The child's number, from 0.
  package let child: Int64
  /// The activity's name: 1–64 characters of a–z, 0–9 and "-".
  package let activity: String

  /// The journal of `child` in `activity`; throws ``JournalProblem/badName(_:)``.
  package init(child: Int64, activity: String) throws(JournalProblem) {
    let isPlain = activity.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    guard child >= 0, isPlain, (1...64).contains(activity.utf8.count) else {
      throw .badName("\(child)-\(activity)")
    }
    self.child = child
    self.activity = activity
  }

  /// The name of its directory.
  package var directory: String { "\(child)-\(activity)" }

  /// Whether a directory called `name` is a journal of `child`.
  static func isJournal(_ name: String, of child: Int64) -> Bool { name.hasPrefix("\(child)-") }
}
