/// A place in a row, 1st to 20th (learning KS4).
struct Ordinal: Equatable, Sendable {
  static let range = 1...20
  let number: Int

  /// Place `number`, or nil outside the range.
  init?(_ number: Int) {
    guard Self.range.contains(number) else { return nil }
    self.number = number
  }

  /// The place written as "3rd" or said as "third", or nil.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    guard
      let number = Self.range.first(where: {
        Ordinal($0)?.display == text || Self.words[$0 - 1] == text
      })
    else { return nil }
    self.number = number
  }

  /// As it is read: 1st, 2nd, 3rd, 4th.
  var display: String {
    switch number {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    default: "\(number)th"
    }
  }

  /// As it is said.
  var spoken: String { Self.words[number - 1] }

  private static let words = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth", "twentieth",
  ]
}
