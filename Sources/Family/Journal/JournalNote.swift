/// What was found damaged while a journal was read; nobody needs to act for Meadow to go on.
package enum JournalNote: Equatable, Sendable, CustomStringConvertible {
  /// `count` records from number `first` on cannot be read any more.
  case lost(segment: UInt32, first: UInt64, count: UInt64)
  /// So many records did not stand in their order, and were put in it.
  case misplaced(segment: UInt32, count: Int)
  /// So many records stood there again, and count once.
  case repeated(segment: UInt32, count: Int)
  /// So many bytes at the end are no whole record: what was being written when Meadow stopped.
  case torn(segment: UInt32, bytes: Int)
  /// The beginning of a segment is damaged, which costs no record.
  case damagedHeader(segment: UInt32)
  /// `count` segments from `first` on are not there, or cannot be opened.
  case missing(first: UInt32, count: UInt32)
  /// A snapshot cannot be read; an older one, or all records, stand in for it.
  case damagedSnapshot(generation: UInt64)
  /// So many records are in memory alone, because the disk refuses them.
  case waiting(count: Int)

  /// As a sentence; records are counted from 1 here.
  package var description: String {
    switch self {
    case .lost(let segment, let first, let count):
      count == 1
        ? "Record \(first + 1) in segment \(segment) is damaged and lost."
        : "Records \(first + 1) to \(first + count) in segment \(segment) are damaged and lost."
    case .misplaced(let segment, let count):
      "\(count) records in segment \(segment) were out of order and are in order again."
    case .repeated(let segment, let count):
      "\(count) records in segment \(segment) stood there more than once and count once."
    case .torn(let segment, let bytes):
      "The last \(bytes) bytes of segment \(segment) are no whole record and are left out."
    case .damagedHeader(let segment):
      "The beginning of segment \(segment) is damaged; its records are not."
    case .missing(let first, let count):
      count == 1
        ? "Segment \(first) is missing with all its records."
        : "\(count) segments from \(first) on are missing with all their records."
    case .damagedSnapshot(let generation):
      "Snapshot \(generation) cannot be read; what came before it was used."
    case .waiting(let count):
      "\(count) records are in memory alone, because the disk refuses them."
    }
  }
}
