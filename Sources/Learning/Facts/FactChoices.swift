package import MeadowFoundations

/// The four answers a fact is offered with (learning F12, §3C): one is right, three are what children
/// get wrong, and neither their order by size nor their places tell which.
///
/// The key's rank by size is drawn evenly. Where 0 to 20 has no room for it (three numbers below 1), the
/// nearest rank that has room takes its share. Each answer from 0 to 20 belongs to 22 facts and the
/// edges mirror one another, so that over the whole bank each rank is the key's in exactly a quarter.
public struct FactChoices: Equatable, Sendable {
  /// One answer to choose.
  public struct Option: Hashable, Sendable {
    /// The number shown, 0 to 20.
    public let number: Int
    /// Why somebody would choose it, or nil for the right answer.
    public let error: FactErrorTag?

    /// Whether it is right.
    public var isCorrect: Bool { error == nil }
  }

  /// How many there are.
  public static let count = 4
  /// How far the nearest wrong answer may be from the right one (learning §3C).
  static let closest = 2

  /// What is asked.
  public let fact: Fact
  /// Four different answers in the order of the cells: above left, above right, below left, below right.
  public let options: [Option]

  /// Choices for `fact` by `chance`.
  package init(for fact: Fact, by chance: inout Chance) {
    self.fact = fact
    let room = Self.ranks(for: fact)
    let rank = min(max(chance.index(below: Self.count), room.lowerBound), room.upperBound)
    var draw = DistractorDraw(for: fact)
    draw.take(rank, from: 0..<fact.answer, by: &chance)
    draw.take(Self.count - 1 - rank, from: fact.answer + 1..<Fact.limit + 1, by: &chance)
    var options = draw.taken + [Option(number: fact.answer, error: nil)]
    for last in stride(from: options.count - 1, to: 0, by: -1) {
      options.swapAt(last, chance.index(below: last + 1))
    }
    self.options = options
  }

  /// The place of the right answer in `options`.
  public var keyPosition: Int { options.firstIndex(where: \.isCorrect) ?? 0 }

  /// The option that shows `number`, or nil where none does.
  public func option(showing number: Int) -> Option? { options.first { $0.number == number } }

  /// The ranks by size, 0 the smallest, that leave room for the others.
  static func ranks(for fact: Fact) -> ClosedRange<Int> {
    let highest = Self.count - 1
    return max(0, highest - (Fact.limit - fact.answer))...min(highest, fact.answer)
  }
}

/// Wrong answers drawn one after the other, each as often as its error is met.
private struct DistractorDraw {
  private let fact: Fact
  private(set) var taken: [FactChoices.Option] = []
  private var hasClose = false

  init(for fact: Fact) { self.fact = fact }

  /// Takes `count` more from `numbers`, which has as many left.
  ///
  /// The third of all is a close one if none was: whatever the rank, an answer next to the key is among
  /// the numbers it is taken from.
  mutating func take(_ count: Int, from numbers: Range<Int>, by chance: inout Chance) {
    for _ in 0..<count {
      let mustBeClose = taken.count == FactChoices.count - 2 && !hasClose
      let left = numbers.compactMap { number in
        fact.errorTag(for: number).map { FactChoices.Option(number: number, error: $0) }
      }.filter { option in
        !taken.contains(option) && (!mustBeClose || isClose(option))
      }
      take(oneOf: left, by: &chance)
    }
  }

  private mutating func take(oneOf options: [FactChoices.Option], by chance: inout Chance) {
    var ticket = chance.index(below: options.reduce(0) { $0 + $1.weight })
    for option in options {
      ticket -= option.weight
      guard ticket < 0 else { continue }
      taken.append(option)
      hasClose = hasClose || isClose(option)
      return
    }
  }

  private func isClose(_ option: FactChoices.Option) -> Bool {
    abs(option.number - fact.answer) <= FactChoices.closest
  }
}

extension FactChoices.Option {
  fileprivate var weight: Int { error?.weightInTenths ?? 0 }
}
