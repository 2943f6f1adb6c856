/// What a journal holds: the latest snapshot that can be read, and what came after it.
package struct JournalContents: Equatable, Sendable {
  /// The snapshot's bytes, or nil where there is none.
  package var snapshot: [UInt8]?
  /// The records after it, in order; all there are where there is no snapshot.
  package var records: [[UInt8]]
  /// What was found damaged, in the order in which it was found.
  package var notes: [JournalNote]

  /// Nothing yet.
  package init(snapshot: [UInt8]? = nil, records: [[UInt8]] = [], notes: [JournalNote] = []) {
    self.snapshot = snapshot
    self.records = records
    self.notes = notes
  }
}
