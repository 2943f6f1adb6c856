package import MeadowFiles
import Synchronization

/// The journals of all children of a family, sealed by one key, in a directory of the family's data.
///
/// Programs that use one directory at the same time see what the other adds. Any thread; nothing is
/// read or written before the first journal is used.
package final class JournalStore: Sendable {
  private let disk: JournalDisk
  private let journals = Mutex<[JournalName: Journal]>([:])

  /// The journals in `data`/journals; their key is `data`/journals.key. Both are made when the first
  /// record is kept.
  package convenience init(data: String) { self.init(data: data, FileCalls()) }

  /// The same with calls of one's own.
  package init(data: String, _ calls: FileCalls) { disk = JournalDisk(data, calls) }

  /// The journal of `child`, whose number is at least 0, in `activity`, 1–64 of a–z, 0–9 and "-";
  /// the same one each time. Throws ``JournalProblem/badName(_:)``.
  package func journal(child: Int64, activity: String) throws(JournalProblem) -> Journal {
    let name = try JournalName(child: child, activity: activity)
    return journals.withLock { journals in
      if let journal = journals[name] { return journal }
      let journal = Journal(name, on: disk)
      journals[name] = journal
      return journal
    }
  }

  /// Removes all journals of `child` for good. Throws ``JournalProblem/notErased(path:cause:)``.
  package nonisolated(nonsending) func erase(child: Int64) async throws(JournalProblem) {
    let own = journals.withLock { $0.values.filter { $0.name.child == child } }
    try await disk.erase(own) { JournalName.isJournal($0, of: child) }
  }

  /// Removes all journals of all children and the key for good; the next record makes a new one.
  /// Throws ``JournalProblem/notErased(path:cause:)``.
  package nonisolated(nonsending) func eraseAll() async throws(JournalProblem) {
    try await disk.eraseAll(journals.withLock { Array($0.values) })
  }
}
