/// CRC-32C, which finds what chance does to a header; nothing that somebody does on purpose.
enum HeaderCheck {
  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte) { value, _ in
      value & 1 == 1 ? (value >> 1) ^ 0x82F6_3B78 : value >> 1
    }
  }

  /// The check of `bytes`.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(~0) { ($0 >> 8) ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }
  }
}
