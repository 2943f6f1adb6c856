/// The name of an element or attribute with its namespace.
struct XMLName: Equatable {
  /// What stands between namespace and name in what the parser tells: no URI can hold a line feed.
  static let separator = UInt8(ascii: "\n")

  /// The namespace, empty for none.
  let namespace: String
  /// The name within it.
  let local: String

  /// The name at `pointer`, which ends with a zero byte; of a very long one, its beginning.
  init(_ pointer: UnsafePointer<CChar>) {
    let whole = Self.string(pointer)
    if let split = whole.utf8.firstIndex(of: Self.separator) {
      namespace = String(whole[..<split])
      local = String(whole[whole.utf8.index(after: split)...])
    } else {
      namespace = ""
      local = whole
    }
  }

  /// The text at `pointer`, at most `limit` bytes of it.
  static func string(_ pointer: UnsafePointer<CChar>, limit: Int = 256) -> String {
    var count = 0
    // The parser ends each of its strings with a zero byte; nothing beyond that is looked at.
    while count < limit && pointer[count] != 0 { count += 1 }
    let bytes = UnsafeRawBufferPointer(start: pointer, count: count)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The attributes of one element as the parser tells them; valid within its callback only.
struct XMLAttributes {
  private let pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>

  /// The attributes at `pairs`: names and values by turns, then a null.
  init(_ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) { self.pairs = pairs }

  /// Calls `body` with each attribute; a value too long to be kept is nil.
  func forEach(_ body: (XMLName, String?) -> Void) {
    var index = 0
    while let name = pairs[index], let value = pairs[index + 1] {
      let text = XMLName.string(value, limit: LexiconLimits.textBytes + 1)
      body(
        XMLName(name), text.unicodeScalars.count > LexiconLimits.characters ? nil : text)
      index += 2
    }
  }
}
