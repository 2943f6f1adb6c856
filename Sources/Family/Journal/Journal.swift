import Synchronization

/// What one child did in one activity: records that are added and never changed, and now and then a
/// snapshot of what they come to, so that not all of them need to be read.
///
/// Everything is sealed and stands on the disk when its call returns; what is handed over is kept in
/// the order of the calls. Any thread; all work is done on the store's own, so that nobody who
/// serves a child waits for the disk.
package final class Journal: Sendable {
  /// The most bytes of a record; the least is 1.
  package static let longestRecord = 64 << 10
  /// The most bytes of a snapshot.
  package static let longestSnapshot = 16 << 20
  /// The most bytes of records that wait in memory for a disk that refuses.
  package static let mostWaiting = 64 << 20

  /// Whose it is.
  package let name: JournalName
  let queue = Mutex(JournalQueue())
  private let disk: JournalDisk

  init(_ name: JournalName, on disk: JournalDisk) {
    self.name = name
    self.disk = disk
  }

  /// The latest snapshot that can be read and the records after it, also those that still wait.
  ///
  /// Damage is told in the notes, never thrown; throws ``JournalProblem/key(_:)`` and
  /// ``JournalProblem/unreadable(path:cause:)``.
  package nonisolated(nonsending) func load() async throws(JournalProblem) -> JournalContents {
    try await disk.load(self)
  }

  /// Takes records in without waiting, in the order of the calls; ``append(_:)`` of none brings them
  /// to the disk. Throws what is wrong with one of them; none is taken then.
  package func handOver(_ records: [[UInt8]]) throws(JournalProblem) {
    _ = try queue.withLock { (queue) throws(JournalProblem) in try queue.add(records) }
  }

  /// Adds records, 1 to ``longestRecord`` bytes each; they and all handed over before are on the
  /// disk when it returns. What several callers add meanwhile is written together.
  ///
  /// Returns how many records another program has added that were not loaded here. Throws
  /// ``JournalProblem/refused(_:waiting:)`` or ``JournalProblem/key(_:)`` where the records wait in
  /// memory, and what is wrong with one of them where none was taken.
  @discardableResult
  package nonisolated(nonsending) func append(
    _ records: [[UInt8]]
  ) async throws(JournalProblem) -> Int {
    let number = try queue.withLock { (queue) throws(JournalProblem) in try queue.add(records) }
    return Int(clamping: try await disk.commit(self, through: number))
  }

  /// Whether another program has added or erased what was not loaded here; false where that cannot
  /// be read.
  package nonisolated(nonsending) func isBehind() async -> Bool { await disk.isBehind(self) }

  /// Keeps `snapshot`, at most ``longestSnapshot`` bytes, which says what all records come to that
  /// were handed over before; it is on the disk when it returns.
  ///
  /// Throws ``JournalProblem/behind(path:)`` where another program has added records that were not
  /// loaded here; the latest snapshot stays then, as it does where the disk refuses.
  package nonisolated(nonsending) func keep(snapshot: [UInt8]) async throws(JournalProblem) {
    let number = try queue.withLock { (queue) throws(JournalProblem) in
      try queue.add(snapshot: snapshot)
    }
    try await disk.keep(self, number)
  }

  /// Gives `body` every record from the first on, also those that still wait, and returns what was
  /// found damaged. Some MB are in memory at a time, and others may append meanwhile.
  @discardableResult
  package nonisolated(nonsending) func forEachRecord(
    _ body: ([UInt8]) throws -> Void
  ) async throws -> [JournalNote] {
    var notes: [JournalNote] = []
    var place = JournalPlace.beginning
    while true {
      let (step, waiting) = try await disk.step(self, from: place)
      if let step {
        notes += step.notes
        for record in step.records { try body(record.bytes) }
        place = step.next
      }
      guard let waiting else { continue }
      if !waiting.isEmpty { notes.append(.waiting(count: waiting.count)) }
      for record in waiting { try body(record) }
      return notes
    }
  }

  /// Removes everything for good, also what waits; the journal is empty then and can be used anew.
  /// Throws ``JournalProblem/notErased(path:cause:)``.
  package nonisolated(nonsending) func erase() async throws(JournalProblem) {
    let directory = name.directory
    try await disk.erase([self]) { $0 == directory }
  }
}
