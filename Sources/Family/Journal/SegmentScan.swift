/// What stands in the bytes of a segment: every record that opens, in order, once. Pure.
///
/// Behind anything that is no frame, the next frame is looked for byte by byte, so damage costs
/// what it hit and nothing else.
package struct SegmentScan: Sendable {
  /// A record and its number.
  package struct Record: Equatable, Sendable {
    /// Its number.
    package let number: UInt64
    /// What was handed over.
    package let bytes: [UInt8]
  }

  /// Where a search begins, and what is known of it.
  package struct Start: Sendable {
    /// The segment, the byte of it where the search begins, and the record that should come first.
    package var place: JournalPlace
    /// Whether no record before that one belongs here, so that one that comes is a repetition.
    package var isCertain: Bool

    /// A search from `place`.
    package init(_ place: JournalPlace, isCertain: Bool = true) {
      self.place = place
      self.isCertain = isCertain
    }
  }

  /// The records, in the order of their numbers.
  package private(set) var records: [Record] = []
  /// What was found damaged.
  package private(set) var notes: [JournalNote] = []
  /// The place behind the last frame that is there as a whole, also where it does not open; the
  /// beginning of the next segment where nothing may be added to this one.
  package private(set) var end: JournalPlace
  /// Whether the number of ``end`` is proven, by a record or by what came before the bytes.
  package var isProven: Bool { isCertain || !records.isEmpty }

  private let isCertain: Bool
  /// The numbers of frames that are there and do not open.
  private var closed: [UInt64] = []
  /// More records than this are in no segment: a number further on is itself damaged.
  private static let most: UInt64 = 1 << 20

  /// Searches `bytes`, the segment's from the byte of `start` on; `open` opens what is sealed under
  /// a number, or returns nil.
  package init(
    _ bytes: UnsafeRawBufferPointer, _ start: Start,
    open: (UInt64, UnsafeRawBufferPointer) -> [UInt8]?
  ) {
    end = start.place
    isCertain = start.isCertain
    var (at, whole) = (0, 0)
    while let frame = JournalFrame.first(in: bytes, from: at) {
      // Behind a header that tells no truth other frames may stand at once.
      at = frame.body
      guard frame.end <= bytes.count else { continue }
      whole = max(whole, frame.end)
      let sealed = UnsafeRawBufferPointer(rebasing: bytes[frame.body..<frame.end])
      guard let record = open(frame.number, sealed) else {
        closed.append(frame.number)
        continue
      }
      records.append(Record(number: frame.number, bytes: record))
      at = frame.end
    }
    end.offset += whole
    order(start)
    count(start)
    if whole < bytes.count {
      notes.append(.torn(segment: start.place.segment, bytes: bytes.count - whole))
    }
  }

  /// Has what comes next begin a segment of its own.
  mutating func leaveAlone() { end = end.nextSegment }

  /// Puts what was found of the segment's beginning before the other notes.
  mutating func put(_ header: [JournalNote]) { notes = header + notes }

  /// Puts the records in order, and leaves out what does not belong here or is there already.
  private mutating func order(_ start: Start) {
    let segment = start.place.segment
    let misplaced = zip(records, records.dropFirst()).count { $0.number > $1.number }
    if misplaced > 0 { records.sort { $0.number < $1.number } }
    let before = records.count
    var last: UInt64?
    records = records.filter { record in
      defer { last = record.number }
      return record.number != last && (!start.isCertain || record.number >= start.place.number)
    }
    if before > records.count {
      notes.append(.repeated(segment: segment, count: before - records.count))
    } else if misplaced > 0 {
      notes.append(.misplaced(segment: segment, count: misplaced))
    }
  }

  /// Notes the numbers that are missing, and says which comes next.
  private mutating func count(_ start: Start) {
    let segment = start.place.segment
    var next = start.place.number
    for record in records {
      if record.number > next {
        notes.append(.lost(segment: segment, first: next, count: record.number - next))
      }
      next = max(next, record.number + 1)
    }
    let after = closed.filter { $0 >= next && $0 - next < Self.most }.max()
    if let after {
      notes.append(.lost(segment: segment, first: next, count: after + 1 - next))
      next = after + 1
    }
    end.number = next
  }
}
