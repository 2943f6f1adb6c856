import MeadowFiles
import MeadowFoundations
import MeadowJournal
import Testing

/// Damage costs what it hit and nothing else: properties over many seeds.
@Suite struct SegmentScanTests {
  /// A segment as it was written, and where each of its records stands.
  struct Written {
    var bytes: [UInt8] = []
    var records: [[UInt8]] = []
    var frames: [Range<Int>] = []

    init(_ seal: JournalSeal, segment: UInt32 = 3, first: UInt64 = 7, count: Int) {
      records = JournalRig.records(0..<count)
      for (index, record) in records.enumerated() {
        let (number, start) = (first + UInt64(index), bytes.count)
        let sealed = seal.close(record, segment: segment, number: number)
        JournalFrame.add(sealed, number: number, to: &bytes)
        frames.append(start..<bytes.count)
      }
    }
  }

  let seal: JournalSeal

  init() throws {
    seal = JournalSeal(try JournalName(child: 1, activity: "maths"), by: SealingKey())
  }

  private func scan(_ bytes: [UInt8]) -> SegmentScan {
    bytes.withUnsafeBytes { bytes in
      SegmentScan(bytes, .init(JournalPlace(segment: 3, offset: 0, number: 7))) {
        seal.open($1, segment: 3, number: $0)
      }
    }
  }

  @Test("flipped bits anywhere cost the records they hit and no other", arguments: 0..<250)
  func flips(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let written = Written(seal, count: .random(in: 1...60, using: &generator))
    var bytes = written.bytes
    var hit: Set<Int> = []
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let at = Int.random(in: bytes.indices, using: &generator)
      bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    }
    for (index, frame) in written.frames.enumerated() where bytes[frame] != written.bytes[frame] {
      hit.insert(index)
    }
    let found = scan(bytes)
    let left = written.records.enumerated().filter { !hit.contains($0.offset) }.map(\.element)
    #expect(found.records.map(\.bytes) == left, "seed \(seed)")
    #expect(found.notes.isEmpty == hit.isEmpty, "seed \(seed)")
  }

  @Test(
    "a row of bytes overwritten, cut out or put in between costs what it hit", arguments: 0..<250)
  func pieces(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1_000)
    let written = Written(seal, count: .random(in: 1...60, using: &generator))
    var bytes = written.bytes
    let start = Int.random(in: bytes.indices, using: &generator)
    let end = min(bytes.count, start + .random(in: 1...700, using: &generator))
    let noise = (0..<Int.random(in: 0...700, using: &generator)).map { _ in
      UInt8.random(in: 0...255, using: &generator)
    }
    let kind = Int.random(in: 0..<3, using: &generator)
    var piece = start..<end
    switch kind {
    case 0: for at in piece { bytes[at] = UInt8.random(in: 0...255, using: &generator) }
    case 1: bytes.replaceSubrange(piece, with: noise)
    default:
      bytes.insert(contentsOf: noise, at: start)
      // What is put between two frames hits neither.
      piece = start..<start
    }
    let left = zip(written.frames, written.records).filter { frame, _ in
      piece.isEmpty
        ? !(frame.lowerBound < start && start < frame.upperBound) : !frame.overlaps(piece)
    }.map(\.1)
    let found = scan(bytes).records.map(\.bytes)
    // An overwritten byte may be what it was: a frame that was hit may still be whole.
    let all = Set(written.records)
    #expect(found.allSatisfy(all.contains), "seed \(seed)")
    #expect(found.filter(Set(left).contains) == left, "seed \(seed)")
    #expect(found.count <= left.count + 1, "seed \(seed)")
  }

  @Test("a torn end costs the record it hit, and new ones go where it began", arguments: 0..<250)
  func tears(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 2_000)
    let written = Written(seal, count: .random(in: 1...40, using: &generator))
    let cut = Int.random(in: 0...written.bytes.count, using: &generator)
    var bytes = Array(written.bytes[..<cut])
    // After a power cut the file may be as long as it should be, but hold zeros.
    let zeros = Bool.random(using: &generator) ? Int.random(in: 1...500, using: &generator) : 0
    bytes += [UInt8](repeating: 0, count: zeros)
    let found = scan(bytes)
    // Zeros may be what stood there: a frame that was cut may be whole again.
    let whole = written.frames.prefix {
      $0.upperBound <= bytes.count && bytes[$0] == written.bytes[$0]
    }.count
    #expect(found.records.map(\.bytes) == Array(written.records[..<whole]), "seed \(seed)")
    if zeros == 0 {
      let end = whole == 0 ? 0 : written.frames[whole - 1].upperBound
      #expect(found.end == JournalPlace(segment: 3, offset: end, number: 7 + UInt64(whole)))
      #expect(found.notes == (cut > end ? [.torn(segment: 3, bytes: cut - end)] : []))
    }
    // What is added there is found, whatever lies before it.
    var more = Array(bytes[..<found.end.offset])
    let sealed = seal.close([1], segment: 3, number: found.end.number)
    JournalFrame.add(sealed, number: found.end.number, to: &more)
    #expect(scan(more).records.last?.bytes == [1], "seed \(seed)")
  }

  @Test("records in another order are put in order, repeated ones count once, and both are noted")
  func order() {
    let written = Written(seal, count: 6)
    func bytes(_ order: [Int]) -> [UInt8] { order.flatMap { written.bytes[written.frames[$0]] } }
    let swapped = scan(bytes([0, 2, 1, 3, 5, 4]))
    #expect(swapped.records.map(\.bytes) == written.records)
    #expect(swapped.notes == [.misplaced(segment: 3, count: 2)])
    let repeated = scan(bytes([0, 1, 2, 3, 4, 5, 2, 2]))
    #expect(repeated.records.map(\.bytes) == written.records)
    #expect(repeated.notes == [.repeated(segment: 3, count: 2)])
    #expect(repeated.end.number == 13)
  }

  @Test("records of another child, activity, segment, number or key are none, and are noted")
  func foreigners() throws {
    let key = SealingKey()
    let own = JournalSeal(try JournalName(child: 1, activity: "maths"), by: key)
    let others = [
      Written(JournalSeal(try JournalName(child: 2, activity: "maths"), by: key), count: 3),
      Written(JournalSeal(try JournalName(child: 1, activity: "clock"), by: key), count: 3),
      Written(
        JournalSeal(try JournalName(child: 1, activity: "maths"), by: SealingKey()), count: 3),
      Written(own, segment: 4, count: 3),
    ]
    for other in others {
      let found = other.bytes.withUnsafeBytes { bytes in
        SegmentScan(bytes, .init(JournalPlace(segment: 3, offset: 0, number: 7))) {
          own.open($1, segment: 3, number: $0)
        }
      }
      #expect(found.records.isEmpty)
      #expect(found.notes == [.lost(segment: 3, first: 7, count: 3)])
      // They stay where they are: the key may come back.
      #expect(found.end.offset == other.bytes.count)
    }
  }
}
