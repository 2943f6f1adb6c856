/// How often things were counted, in one column: lines of a number, a blank and the thing.
///
/// Not JSON: a range of 90 days holds some 30 000 of them, and they are read in a few milliseconds.
enum FrequencyText {
  static func text(_ counts: [String: Int]) -> String {
    counts.map { "\($0.value) \($0.key)" }.joined(separator: "\n")
  }

  /// The counts of `text`; a line that is none is left out.
  static func counts(_ text: String) -> [String: Int] {
    var text = text
    return text.withUTF8 { bytes in
      var counts: [String: Int] = [:]
      counts.reserveCapacity(bytes.count / 8)
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if let (thing, count) = line(bytes[start..<end]) { counts[thing, default: 0] += count }
        start = end + 1
      }
      return counts
    }
  }

  private static func line(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (String, Int)? {
    guard let blank = bytes.firstIndex(of: UInt8(ascii: " ")), blank > bytes.startIndex,
      blank - bytes.startIndex <= 18
    else { return nil }
    var count = 0
    for byte in bytes[..<blank] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      count = count * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return (String(decoding: bytes[(blank + 1)...], as: UTF8.self), count)
  }
}
