/// How numbers, signs, amounts, times and parts are said (learning §4 Narration): 3 + 2 is "three and
/// two" in kindergarten and "three plus two" from first grade on.
public struct SpokenNotation: Equatable, Sendable {
  /// Whose words they are.
  public let grade: ItemGrade

  /// The words of `grade`.
  public init(grade: ItemGrade) { self.grade = grade }

  /// What a sign is called, or nil where `sign` is none; "" for a gap, which is a pause.
  public func spoken(sign: some StringProtocol) -> String? {
    let isYoung = grade == .kindergarten
    switch sign {
    case "+": return isYoung ? "and" : "plus"
    case "-", "−": return isYoung ? "take away" : "minus"
    case "=": return "equals"
    case "<": return "is less than"
    case ">": return "is greater than"
    case "?", "_": return ""
    default: return nil
    }
  }

  /// `number` in words; a numeral above 120.
  public func spoken(_ number: Int) -> String { NumberWords.words(for: number) }

  /// "half past three", "three o'clock", "five minutes past three"; hours 1–12, minutes 0–59.
  public func spoken(hour: Int, minute: Int) -> String {
    switch minute {
    case 0: "\(spoken(hour)) o'clock"
    case 30: "half past \(spoken(hour))"
    default: "\(spoken(minute)) minutes past \(spoken(hour))"
    }
  }

  /// "seventy-five cents", "one dollar", "one dollar five cents".
  public func spoken(cents: Int) -> String {
    let (dollars, rest) = (cents / 100, cents % 100)
    let whole = dollars == 0 ? [] : ["\(spoken(dollars)) \(dollars == 1 ? "dollar" : "dollars")"]
    let part = rest == 0 && dollars > 0 ? [] : ["\(spoken(rest)) \(rest == 1 ? "cent" : "cents")"]
    return (whole + part).joined(separator: " ")
  }

  /// "one half", "three quarters", "two thirds"; nil where the parts have no name here.
  public func spoken(part: Int, of whole: Int) -> String? {
    let names: (one: String, many: String)
    switch whole {
    case 2: names = ("half", "halves")
    case 3: names = ("third", "thirds")
    case 4: names = ("quarter", "quarters")
    case 8: names = ("eighth", "eighths")
    default: return nil
    }
    return "\(spoken(part)) \(part == 1 ? names.one : names.many)"
  }

  /// `text` with its numerals, signs, amounts, times, parts and places in words.
  public func spoken(_ text: String) -> String {
    text.split(separator: " ").map { said(word: $0) ?? String($0) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What `word` is called where it is more than letters, with the punctuation behind it; else nil.
  func said(word: Substring) -> String? {
    if let sign = spoken(sign: word) { return sign }
    let end =
      word.lastIndex { !Self.punctuation.contains($0) }.map(word.index(after:)) ?? word.startIndex
    guard let said = said(figure: word[..<end]) else { return nil }
    return said + word[end...]
  }

  private func said(figure: Substring) -> String? {
    guard let token = SpokenToken(figure: figure) else { return nil }
    switch token {
    case .number(let number): return spoken(number)
    case .ordinal(let number): return Ordinal(number)?.spoken
    case .cents(let cents): return spoken(cents: cents)
    case .time(let hour, let minute): return spoken(hour: hour, minute: minute)
    case .part(let part, let whole): return spoken(part: part, of: whole)
    case .sign: return nil
    }
  }

  /// The words that figures and signs are said with, beside the numbers.
  static let words: Set = [
    "plus", "and", "minus", "take", "away", "equals", "is", "less", "greater", "than", "o'clock",
    "half",
    "past", "minutes", "cent", "cents", "dollar", "dollars", "halves", "third", "thirds", "quarter",
    "quarters", "eighth", "eighths",
  ]

  static let punctuation: Set<Character> = [".", ",", "?", "!", ";", ":"]
}
