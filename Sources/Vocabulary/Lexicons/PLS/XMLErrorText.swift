import CExpat

/// Expat's errors in words for the person who wrote the file.
enum XMLErrorText {
  /// What is wrong, without a full stop.
  static func words(_ code: XML_Error) -> String {
    switch code {
    case XML_ERROR_INVALID_TOKEN:
      "a character stands where XML allows none, often a bare & or <; write &amp; or &lt;"
    case XML_ERROR_TAG_MISMATCH: "an element is closed that is not the one that is open"
    case XML_ERROR_UNDEFINED_ENTITY:
      "an entity that XML does not know; write the character itself"
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
      "the file breaks off"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "something follows the end of the lexicon"
    case XML_ERROR_UNBOUND_PREFIX: "a prefix has no xmlns declaration"
    case XML_ERROR_NO_MEMORY: "there is too little memory"
    default: XML_ErrorString(code).map { String(cString: $0) } ?? "no reason given"
    }
  }

  /// How many entries begin in `bytes`, which the parser could not reach.
  static func lexemes(in bytes: ArraySlice<UInt8>) -> Int {
    let tag = Array("<lexeme".utf8)
    var count = 0
    var matched = 0
    for byte in bytes {
      matched = byte == tag[matched] ? matched + 1 : byte == tag[0] ? 1 : 0
      if matched == tag.count {
        count += 1
        matched = 0
      }
    }
    return count
  }
}
