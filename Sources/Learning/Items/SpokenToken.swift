/// A number or sign found in what is shown or said; both must hold the same ones in the same order
/// (learning §4, P6).
package enum SpokenToken: Hashable, Sendable {
  case number(Int)
  case ordinal(Int)
  case cents(Int)
  case time(Int, Int)
  case part(Int, of: Int)
  case sign(String)

  /// What `figure` stands for: 7, 3rd, 75¢, $0.75, 3:30, ½; nil for everything else.
  init?(figure: Substring) {
    if figure.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(figure) {
      self = .number(number)
    } else if figure.first?.isNumber == true, let ordinal = Ordinal(figure) {
      self = .ordinal(ordinal.number)
    } else if let cents = Self.cents(figure) {
      self = .cents(cents)
    } else if let (hour, minute) = Self.pair(figure, ":"), (1...12).contains(hour), minute < 60 {
      self = .time(hour, minute)
    } else if let (part, whole) = Self.fractions[figure] ?? Self.pair(figure, "/") {
      self = .part(part, of: whole)
    } else {
      return nil
    }
  }

  private static let fractions: [Substring: (Int, Int)] = ["½": (1, 2), "¼": (1, 4), "¾": (3, 4)]

  private static func pair(_ text: Substring, _ mark: Character) -> (Int, Int)? {
    let halves = text.split(separator: mark, omittingEmptySubsequences: false)
    guard halves.count == 2, let first = Int(halves[0]), let second = Int(halves[1]) else {
      return nil
    }
    return (first, second)
  }

  private static func cents(_ text: Substring) -> Int? {
    if text.last == "¢" { return Int(text.dropLast()) }
    guard text.first == "$" else { return nil }
    if let (dollars, cents) = pair(text.dropFirst(), "."), cents < 100 {
      return dollars * 100 + cents
    }
    return Int(text.dropFirst()).map { $0 * 100 }
  }
}
