/// What was handed over and is not on the disk yet, in order. Pure.
struct JournalQueue {
  /// One thing that was handed over.
  enum Entry {
    case record([UInt8])
    case snapshot([UInt8])
  }

  /// What is to be done next.
  enum Work: Equatable {
    /// These records, together.
    case records([[UInt8]])
    /// This snapshot, which has this number.
    case snapshot([UInt8], number: UInt64)
  }

  /// How many things were ever handed over, and how many of these are done with.
  private(set) var handed: UInt64 = 0
  private(set) var done: UInt64 = 0
  /// The bytes of the records that wait.
  private(set) var bytes = 0
  /// What waits; a snapshot that was withdrawn leaves a nil.
  private var entries: [Entry?] = []
  /// Those that the disk has refused at least once.
  private var refused = 0
  /// Why snapshots were not kept, until their callers have heard.
  private var problems: [UInt64: JournalProblem] = [:]

  /// The records that wait, in order.
  var records: [[UInt8]] {
    entries.compactMap { entry in
      guard case .record(let bytes) = entry else { return nil }
      return bytes
    }
  }

  /// Takes records in; throws what says why none was taken, else returns the number of the last.
  mutating func add(_ records: [[UInt8]]) throws(JournalProblem) -> UInt64 {
    var size = 0
    for record in records {
      if record.isEmpty { throw .emptyRecord }
      if record.count > Journal.longestRecord { throw .longRecord(bytes: record.count) }
      size += record.count
    }
    if bytes > 0, bytes + size > Journal.mostWaiting { throw .tooMuchWaits(bytes: bytes) }
    bytes += size
    entries += records.map(Entry.record)
    handed += UInt64(records.count)
    return handed
  }

  /// Takes a snapshot in, which covers all records taken in before; returns its number.
  mutating func add(snapshot: [UInt8]) throws(JournalProblem) -> UInt64 {
    if snapshot.count > Journal.longestSnapshot { throw .longSnapshot(bytes: snapshot.count) }
    entries.append(.snapshot(snapshot))
    handed += 1
    return handed
  }

  /// What comes next, or nil while nothing waits.
  mutating func next() -> Work? {
    while let first = entries.first {
      switch first {
      case nil: drop(1)
      case .snapshot(let bytes): return .snapshot(bytes, number: done + 1)
      case .record:
        var records: [[UInt8]] = []
        for case .record(let bytes)? in entries.prefix(while: \.isRecord) { records.append(bytes) }
        return .records(records)
      }
    }
    return nil
  }

  /// The first `count` things are done with.
  mutating func drop(_ count: Int) {
    for case .record(let record)? in entries.prefix(count) { bytes -= record.count }
    entries.removeFirst(count)
    done += UInt64(count)
    refused = max(0, refused - count)
  }

  /// Snapshot `number` was not kept, and why.
  mutating func fail(_ number: UInt64, _ problem: JournalProblem) { problems[number] = problem }

  /// Why snapshot `number` was not kept, or nil; told once.
  mutating func problem(of number: UInt64) -> JournalProblem? {
    problems.removeValue(forKey: number)
  }

  /// Snapshot `number` is not to be kept any more, where it still waits.
  mutating func withdraw(_ number: UInt64) {
    if number > done { entries[Int(number - done) - 1] = nil }
  }

  /// The disk has refused what waits.
  mutating func refuse() { refused = entries.count }

  /// Forgets what the disk has refused before: it was handed over before an erasure.
  mutating func forgetRefused() { drop(refused) }

  /// Forgets everything that waits.
  mutating func forget() { drop(entries.count) }
}

extension JournalQueue.Entry? {
  fileprivate var isRecord: Bool {
    switch self {
    case .record: true
    case .snapshot, nil: false
    }
  }
}
