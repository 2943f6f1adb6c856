/// A hint's text with what is dangerous or hopeless in any alphabet already refused, and the part
/// behind the prefix found.
struct HintBody {
  /// The text as it was given, in characters.
  let characters: [Character]
  /// How the rest is to be read.
  private(set) var kind = HintKind.respelling
  /// The part that holds the sounds: no prefix, no surrounding space or brackets.
  private(set) var range = 0..<0

  init(_ text: String, kind given: HintKind?) throws(HintError) {
    let longest = PronunciationHint.longest
    characters = Array(text.prefix(longest + 1))
    guard characters.count <= longest else {
      throw error(.tooLong, longest..<longest + 1)
    }
    // A character of a thousand marks is one character, but no sound.
    guard text.utf8.count <= 12 * longest else { throw error(.tooLong, characters.indices) }
    range = characters.indices
    trim()
    guard !range.isEmpty else { throw error(.empty, characters.indices) }
    if let given { kind = given } else { takePrefix() }
    try HintGuard.check(self)
    trim()
    if kind == .ipa || kind == .xsampa { try takeBrackets() }
    guard !range.isEmpty else { throw error(.empty, characters.indices) }
  }

  /// The error `reason` at `range`, which is cut to the text.
  func error(_ reason: HintError.Reason, _ range: Range<Int>, nearest: [String] = []) -> HintError {
    var range = range.clamped(to: characters.indices)
    if range.isEmpty, !characters.isEmpty {
      let place = min(range.lowerBound, characters.count - 1)
      range = place..<place + 1
    }
    return HintError(
      reason: reason, range: range, symbol: string(range), nearest: nearest, kind: kind)
  }

  /// The text at `range`.
  func string(_ range: Range<Int>) -> String { String(characters[range]) }

  private mutating func trim() {
    while let first = range.first, Self.isBlank(characters[first]) {
      range = (first + 1)..<range.upperBound
    }
    while let last = range.last, Self.isBlank(characters[last]) {
      range = range.lowerBound..<last
    }
  }

  /// White space, and the byte order mark that some files begin with.
  static func isBlank(_ character: Character) -> Bool {
    character.isWhitespace || character == "\u{FEFF}"
  }

  private mutating func takePrefix() {
    guard let colon = characters[range].firstIndex(of: ":") else { return }
    let name = String(characters[range.lowerBound..<colon]).filter { !$0.isWhitespace }
    guard let kind = HintKind(named: name) else { return }
    self.kind = kind
    range = (colon + 1)..<range.upperBound
  }

  private static let partners: [Character: Character] = ["/": "/", "[": "]", "⟨": "⟩", "(": ")"]

  private mutating func takeBrackets() throws(HintError) {
    guard let first = range.first, let last = range.last else { return }
    if let partner = Self.partners[characters[first]] {
      guard last > first, characters[last] == partner else {
        throw error(.unclosedBracket, first..<first + 1)
      }
      // X-SAMPA has letters with a backslash; a closing slash is never one of them.
      range = (first + 1)..<last
      trim()
    } else if kind == .ipa, ["/", "]", "⟩", ")"].contains(characters[last]) {
      throw error(.unclosedBracket, last..<last + 1)
    }
  }
}
