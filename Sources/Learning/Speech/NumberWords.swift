/// Whole numbers as they are said, 0 to 120 (the range of 1.NBT.A.1; learning §4 Narration), and read
/// back: "eight", "twenty-three", "one hundred five".
///
/// No "and" stands within a number: with the youngest that word joins two numbers.
package enum NumberWords {
  /// The numbers that have words here.
  package static let range = 0...120

  /// `number` in words; outside the range its numeral, which a voice reads in its own way.
  package static func words(for number: Int) -> String {
    range.contains(number) ? table[number] : String(number)
  }

  /// The number that `words` say, written as `words(for:)` writes it, or nil.
  package static func number(from words: String) -> Int? { byWords[words] }

  /// Every number named in `text`, in words or in numerals, in the order in which it is heard.
  ///
  /// The longest name counts ("one hundred five" is one number), punctuation ends a name ("one hundred,
  /// five" are two), and a word that only holds one is none ("ten-frame", "ones").
  package static func numbers(in text: String) -> [Int] {
    let phrases = text.lowercased().split {
      !($0.isLetter || $0.isNumber || $0 == " " || $0 == "-")
    }
    return phrases.flatMap { phrase in
      var words = phrase.split(separator: " ")[...]
      var found: [Int] = []
      while !words.isEmpty {
        let (numbers, length) = first(in: words)
        found += numbers
        words = words.dropFirst(length)
      }
      return found
    }
  }

  /// The most words one number has: "one hundred five".
  private static let longest = 3

  /// The number at the beginning of `words`, if there is one, and how many words are done with.
  private static func first(in words: ArraySlice<Substring>) -> (numbers: [Int], length: Int) {
    for length in stride(from: min(longest, words.count), to: 0, by: -1) {
      if let number = byWords[words.prefix(length).joined(separator: " ")] {
        return ([number], length)
      }
    }
    return (words.prefix(1).flatMap { $0.split(separator: "-").compactMap { Int($0) } }, 1)
  }

  private static let table = range.map { number -> String in
    switch number {
    case ..<20: return units[number]
    case ..<100:
      let ten = tens[number / 10 - 2]
      return number % 10 == 0 ? ten : "\(ten)-\(units[number % 10])"
    case 100: return "one hundred"
    case 120: return "one hundred twenty"
    default: return "one hundred \(units[number - 100])"
    }
  }

  private static let byWords = Dictionary(
    uniqueKeysWithValues: table.enumerated().map { ($0.element, $0.offset) })

  private static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
}
