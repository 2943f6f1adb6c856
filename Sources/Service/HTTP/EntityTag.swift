/// What a browser asks after, to be told that what it has is still good.
struct EntityTag: Equatable, Sendable {
  /// The tag as headers write it, in quotes.
  let text: String

  /// The tag of `bytes`, by FNV-1a of 64 bits: it need only change when they do.
  init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    text = "\"\(String(hash, radix: 16))\""
  }

  /// Whether an If-None-Match header of this `value` names it.
  func isNamed(in value: String?) -> Bool {
    guard let value else { return false }
    return value.split(separator: ",").contains { entry in
      var entry = entry.drop { $0 == " " }
      if entry.hasPrefix("W/") { entry = entry.dropFirst(2) }
      return entry == "*" || entry.prefix { $0 != " " } == text
    }
  }
}
