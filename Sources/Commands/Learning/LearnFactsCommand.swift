import ArgumentParser
import MeadowFoundations
import MeadowLearning

struct LearnFactsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Shows the facts of addition and subtraction within twenty.",
    discussion: """
      Example: meadow learn facts
      Example: meadow learn facts --band 5
      Example: meadow learn facts 13-8 --answer 21

      Alone it counts the six bands. With --band it lists a band's facts, each with the ways to
      think of it. A fact shows its family, four answers to choose from with what each wrong one
      tells, its near-twins, and the two steps that follow a miss; --answer says which miss.
      """)

  @Argument(help: "A fact, such as 6+8 or 13-8.")
  var fact: String?

  @Option(help: "A band: 1 to 6.")
  var band: Int?

  @Option(help: "The answer that was given to the fact.")
  var answer: Int?

  @Option(help: "Chance of the four answers and where they stand: any whole number.")
  var seed: UInt64 = 1

  @Flag(help: "Say plus as “and”, minus as “take away”, as in kindergarten.")
  var kindergarten = false

  func validate() throws {
    if let band { try require("--band", band, in: 1...6) }
    if let answer { try require("--answer", answer, in: 0...9_999) }
    if fact != nil && band != nil {
      throw ValidationError("A fact has a band of its own: leave out --band.")
    }
    if fact == nil && answer != nil {
      throw ValidationError("--answer needs the fact that was answered, such as 13-8.")
    }
  }

  func run() async throws {
    try await reporting {
      for line in try lines() { Terminal.say(line) }
    }
  }

  private func lines() throws -> [String] {
    if let fact {
      guard let known = Fact(rawValue: fact) else {
        throw InputProblem(
          field: "fact", reason: "\"\(fact)\" is no sum or difference within twenty",
          advice: "write one such as 6+8 or 13-8, without spaces, 0 to 20 everywhere")
      }
      return FactText(fact: known, wording: kindergarten ? .andTakeAway : .plusMinus)
        .lines(answer: answer, seed: seed)
    }
    guard let band = band.flatMap(FactBand.init(rawValue:)) else { return Self.bands }
    return FactBank.facts(in: band).map { fact in
      fact.rawValue.padded(to: 7) + fact.strategies.map(\.title).joined(separator: "; ")
    }
  }

  /// A line a band, and all of them together.
  private static var bands: [String] {
    let rows = FactBand.allCases.map { ("\($0.rawValue)  \($0.title)", FactBank.facts(in: $0)) }
    return (rows + [("   All", FactBank.all)]).map { title, facts in
      let sums = facts.count { $0.operation == .plus }
      let curated = facts.count(where: \.isCurated)
      return title.padded(to: 22) + "\(facts.count)".leftPadded(to: 4) + " facts:"
        + "\(sums)".leftPadded(to: 4) + " sums,"
        + "\(facts.count - sums)".leftPadded(to: 4) + " differences;"
        + "\(curated)".leftPadded(to: 4) + " of one-digit numbers"
    }
  }
}
