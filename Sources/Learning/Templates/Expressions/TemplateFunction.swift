/// The functions of the template language; all of them finite and without chance.
package enum TemplateFunction: String, CaseIterable, Sendable {
  case min, max, abs, sum, len
  case sort, reverse, unique, first, last, take, drop
  case count, index, all, any, fill, keys, near
  case letters, join, upper, text, word, ordinal, plural

  /// How many values it takes.
  var arguments: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...8
    case .abs, .sum, .len, .sort, .reverse, .unique, .first, .last, .all, .any, .keys, .letters,
      .upper,
      .text, .word, .ordinal:
      1...1
    case .take, .drop, .count, .index, .fill, .near, .join: 2...2
    case .plural: 3...3
    }
  }

  /// How it is written, with what it gives.
  package var usage: String {
    switch self {
    case .min: "min(a, b, …) or min(list): the smallest number"
    case .max: "max(a, b, …) or max(list): the largest number"
    case .abs: "abs(a): the number without its sign"
    case .sum: "sum(list): the numbers added up"
    case .len: "len(x): how many members or letters"
    case .sort: "sort(list): numbers by size, texts by letters"
    case .reverse: "reverse(list): from the end"
    case .unique: "unique(list): each member once"
    case .first: "first(list): the first member"
    case .last: "last(list): the last member"
    case .take: "take(list, n): the first n members"
    case .drop: "drop(list, n): what follows the first n members"
    case .count: "count(list, x): how often x is in it"
    case .index: "index(list, x): where x first is, from 0; -1 where it is not"
    case .all: "all(list): whether every member is true"
    case .any: "any(list): whether some member is true"
    case .fill: "fill(x, n): x, n times"
    case .keys: "keys(record): its names, by letters"
    case .near: "near(n, k): n-k … n+k without n"
    case .letters: "letters(text): its letters as a list"
    case .join: "join(list, text): the members as one text with text between"
    case .upper: "upper(text): in capital letters"
    case .text: "text(x): as a child reads it"
    case .word: "word(n): the number 0 to 120 in words"
    case .ordinal: "ordinal(n): 1st to 20th"
    case .plural: "plural(n, one, many): one for 1, many for every other number"
    }
  }
}
