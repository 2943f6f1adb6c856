public import MeadowFoundations

/// One of several equal parts of a list of work: shards 1/N … N/N together are the whole, and none
/// has anything in common with another.
public struct Shard: Equatable, Sendable, CustomStringConvertible {
  /// Which part, from 1.
  public let number: Int
  /// Of how many.
  public let count: Int

  /// All of the work.
  public static let whole = Shard(number: 1, count: 1)

  /// The parts of `count`, in order.
  public static func all(_ count: Int) -> [Shard] {
    (1...max(1, count)).map { Shard(number: $0, count: max(1, count)) }
  }

  /// The elements of `list` that belong to this part.
  public func of<Element>(_ list: [Element]) -> [Element] {
    list.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }

  public var description: String { "\(number)/\(count)" }
}

extension Shard {
  /// The part that `text` names, such as "2/4".
  public init(_ text: String) throws(InputProblem) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...1_000).contains(count), (1...count).contains(number)
    else {
      throw InputProblem(
        field: "shard", reason: "\"\(text.prefix(20))\" is no part of a whole",
        advice: "Write 1/4 for the first of four")
    }
    self.init(number: number, count: count)
  }
}
