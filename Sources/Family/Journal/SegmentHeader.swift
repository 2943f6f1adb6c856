import MeadowFiles

/// The first bytes of a segment: a mark, the number of its first record, and the proof of that.
enum SegmentHeader {
  /// The bytes of a header.
  static let size = mark.count + 8 + Sealed.overhead

  private static let mark = Array("MEADLOG1".utf8)

  /// The header of `segment`, whose first record is `first`.
  static func make(_ segment: UInt32, first: UInt64, by seal: JournalSeal) -> [UInt8] {
    var bytes = mark
    bytes.add(first)
    return bytes + seal.proof(segment: segment, first: first)
  }

  /// The number of the first record of `segment`, which begins with `bytes`; nil where the header
  /// is damaged, or of another place or key.
  static func first(
    _ bytes: UnsafeRawBufferPointer, of segment: UInt32, by seal: JournalSeal
  ) -> UInt64? {
    guard bytes.count >= size, bytes.starts(with: mark) else { return nil }
    let first = bytes.number(at: mark.count, as: UInt64.self)
    let proof = UnsafeRawBufferPointer(rebasing: bytes[(mark.count + 8)..<size])
    return seal.accepts(proof, segment: segment, first: first) ? first : nil
  }
}
