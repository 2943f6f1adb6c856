public import MeadowLearning

/// The facts of one course, by number, with what learning one of them does to others.
public struct FactDeck: Equatable, Sendable {
  /// Its name in tables.
  public let name: String
  /// The facts in their order of learning.
  public let facts: [Fact]
  /// The band of each fact.
  package let bands: [FactBand]
  /// The sum turned round, for each fact, where the deck has it.
  package let commuted: [Int?]
  /// The facts that undo each fact and are in the deck.
  package let inverses: [[Int]]
  /// The numbers of each band's facts.
  package let members: [FactBand: [Int]]
  private let numbers: [Fact: Int]

  /// All 462 facts (learning R2).
  public static let all = FactDeck("462 facts", FactBank.all)

  /// The hundred sums of two one-digit numbers and the hundred differences that undo them by taking
  /// the second number away again: the deck of the toy runs (learning §5).
  public static let twoHundred = FactDeck(
    "200 facts",
    FactBank.all.filter {
      $0.isCurated || ($0.operation == .minus && $0.right <= 9 && $0.answer <= 9)
    })

  /// A deck of `facts`.
  package init(_ name: String, _ facts: [Fact]) {
    self.name = name
    self.facts = facts
    let numbers = Dictionary(uniqueKeysWithValues: zip(facts, facts.indices))
    self.numbers = numbers
    bands = facts.map(\.band)
    commuted = facts.map { $0.commuted.flatMap { numbers[$0] } }
    inverses = facts.map { fact in
      fact.family.facts.filter { $0.operation != fact.operation }.compactMap { numbers[$0] }
    }
    members = Dictionary(grouping: facts.indices) { facts[$0].band }
  }

  /// The number of `fact`, or nil where the deck lacks it.
  package func number(of fact: Fact) -> Int? { numbers[fact] }

  /// The numbers of the facts in `band`, in their order of learning.
  package func members(of band: FactBand) -> [Int] { members[band] ?? [] }
}
