/// Reads the segments of one journal one after another. Blocks; the directory is locked meanwhile.
struct JournalReader {
  /// One segment, read.
  struct Step {
    /// What stands in it; nothing where it cannot be opened.
    var records: [SegmentScan.Record] = []
    /// What was found damaged, in it or before it.
    var notes: [JournalNote] = []
    /// Its number.
    var segment: UInt32
    /// Where the next record goes if none follows: behind its last frame, or into a new segment
    /// where this one cannot be read.
    var end: JournalPlace
    /// Whether none follows.
    var isLast: Bool

    /// The beginning of the segment that follows.
    var next: JournalPlace { JournalPlace(segment: segment + 1, offset: 0, number: end.number) }
  }

  let segments: SegmentFiles
  let snapshots: SnapshotFiles
  let seal: JournalSeal

  /// The journal in `directory`, sealed by `seal`.
  init(_ directory: String, _ seal: JournalSeal) {
    segments = SegmentFiles(directory: directory)
    snapshots = SnapshotFiles(directory: directory)
    self.seal = seal
  }

  /// The first segment that is there from `place` on, and what it holds behind `place`; nil where
  /// there is none.
  func step(from place: JournalPlace) -> Step? {
    let numbers = segments.numbers()
    guard let segment = numbers.first(where: { $0 >= place.segment }) else { return nil }
    var start = place
    var step = Step(segment: segment, end: place, isLast: segment == numbers.last)
    if segment > place.segment {
      step.notes.append(.missing(first: place.segment, count: segment - place.segment))
      start = JournalPlace(segment: segment, offset: 0, number: place.number)
    }
    guard let scan = segments.scan(start, by: seal) else {
      step.notes.append(.missing(first: segment, count: 1))
      step.end = step.next
      return step
    }
    step.records = scan.records
    step.notes += scan.notes
    step.end = scan.end
    return step
  }

  /// Reads on from `start` to the end, which it returns.
  func walk(from start: JournalPlace, _ visit: (Step) -> Void) -> JournalPlace {
    var place = start
    while let step = step(from: place) {
      visit(step)
      place = step.isLast ? step.end : step.next
      if step.isLast { break }
    }
    // What a snapshot covers and is gone: what comes must stand behind it, or it is never read.
    if (segments.size(place.segment) ?? 0) < place.offset {
      let isGone = segments.size(place.segment) == nil
      visit(
        Step(
          notes: isGone ? [.missing(first: place.segment, count: 1)] : [],
          segment: place.segment, end: place, isLast: true))
      return place.nextSegment
    }
    return place
  }

  /// The end of the journal, which nobody has told; reads as little as it can.
  func look() -> JournalPlace {
    var notes: [JournalNote] = []
    let start = snapshots.latest(by: seal, &notes)?.place ?? .beginning
    for segment in segments.numbers().reversed() where segment > start.segment {
      let place = JournalPlace(segment: segment, offset: 0, number: start.number)
      if let scan = segments.scan(place, by: seal), scan.isProven {
        return walk(from: scan.end) { _ in }
      }
    }
    return walk(from: start) { _ in }
  }
}
