import MeadowFiles

#if canImport(Glibc)
  import Glibc
#endif

/// A record as it stands in a segment: a header, then what is sealed. Pure.
///
/// The header is a mark by which frames are found again behind damage, the length of the record in
/// clear, its number, and a check of these.
package struct JournalFrame: Equatable, Sendable {
  /// The bytes of a header.
  package static let headerSize = 20
  /// The bytes by which a frame is longer than its record.
  package static let overhead = headerSize + Sealed.overhead

  private static let mark: [UInt8] = [0xE7, 0x4D, 0x65, 0x1A]
  private static let checkedSize = 16

  /// The number of the record.
  package let number: UInt64
  /// Where the frame begins, in bytes of what was searched.
  package let start: Int
  /// The length of the record, 1 to ``Journal/longestRecord`` bytes.
  package let length: Int

  /// Where what is sealed begins.
  package var body: Int { start + Self.headerSize }
  /// Where the frame ends; behind the end of the bytes where it is torn.
  package var end: Int { start + Self.overhead + length }

  /// Writes record `number`, which `sealed` hides, behind `bytes`.
  package static func add(_ sealed: [UInt8], number: UInt64, to bytes: inout [UInt8]) {
    var header = mark
    header.add(UInt32(sealed.count - Sealed.overhead))
    header.add(number)
    header.add(HeaderCheck.of(header))
    bytes += header
    bytes += sealed
  }

  /// The first frame of `bytes` whose header is whole and that begins at `start` or later; nil where
  /// there is none. What follows its header may be damaged, or not there.
  package static func first(in bytes: UnsafeRawBufferPointer, from start: Int) -> JournalFrame? {
    var at = start
    while at + headerSize <= bytes.count, let base = bytes.baseAddress {
      guard let found = memchr(base + at, CInt(mark[0]), bytes.count - at) else { return nil }
      at = base.distance(to: UnsafeRawPointer(found))
      if let frame = JournalFrame(bytes, at) { return frame }
      at += 1
    }
    return nil
  }

  /// The frame whose header stands at `start` of `bytes`, or nil where it is not whole.
  private init?(_ bytes: UnsafeRawBufferPointer, _ start: Int) {
    guard start + Self.headerSize <= bytes.count,
      bytes[start..<(start + Self.mark.count)].elementsEqual(Self.mark)
    else { return nil }
    let check = bytes.number(at: start + Self.checkedSize, as: UInt32.self)
    let length = Int(bytes.number(at: start + Self.mark.count, as: UInt32.self))
    guard (1...Journal.longestRecord).contains(length),
      HeaderCheck.of(bytes[start..<(start + Self.checkedSize)]) == check
    else { return nil }
    self.start = start
    self.length = length
    number = bytes.number(at: start + 8, as: UInt64.self)
  }
}
