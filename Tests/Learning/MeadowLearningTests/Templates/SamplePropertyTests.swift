import MeadowFoundations
import MeadowLearning
import Testing

/// Every sample through every property (learning §4): two hundred seeds each.
@Suite struct SamplePropertyTests {
  @Test("every sample can be read, and there is one for each format")
  func read() {
    #expect(SampleTemplates.file.problems.isEmpty, "\(SampleTemplates.file.problems)")
    #expect(Set(SampleTemplates.file.templates.map(\.format)) == Set(ItemFormat.allCases))
  }

  @Test(
    "two hundred seeds of each sample have every property",
    arguments: SampleTemplates.file.templates)
  func properties(template: Template) {
    let check = TemplateCheck(template)
    #expect(check.problems.isEmpty, "\(check.problems)")
    #expect(check.violations.isEmpty, "\(check.violations.prefix(5))")
    #expect(check.differentItems >= TemplateCheck.leastItems)
  }

  @Test("answers that are off by one turn the proof red", arguments: SampleTemplates.file.templates)
  func mutants(template: Template) {
    let check = TemplateCheck(template.mutant, seeds: 0..<20)
    let isSeen = check.violations.contains { $0.property == .solvable }
    // A mutant of fixed or short options may already fail to be made.
    #expect(isSeen, "\(template.id): \(check.problems)")
    #expect(check.violations.allSatisfy { $0.description.contains("\($0.subject)") })
  }

  @Test("the same seed makes the same item, another seed another one")
  func stable() throws {
    for template in SampleTemplates.file.templates {
      let items = try (0..<50).map { try ItemGenerator.item(of: template, seed: UInt64($0)) }
      let again = try (0..<50).map { try ItemGenerator.item(of: template, seed: UInt64($0)) }
      #expect(items == again && Set(items.map(\.look)).count > 2, "\(template.id)")
    }
  }

  @Test("a seed means the same item for ever")
  func golden() throws {
    let sum = try ItemGenerator.item(of: SampleTemplates.named("ks6.join-within-5"), seed: 7)
    #expect(sum.item.prompt.display == "1 + 4 = ?")
    let pay = try ItemGenerator.item(of: SampleTemplates.named("gs6.near"), seed: 7)
    #expect(pay.item.board.options.map(\.display) == ["10", "8", "11", "12"])
    #expect(pay.item.id.rawValue == "gs6.near@7" && pay.solution.display == "11")
  }

  @Test("the solver finds every way: two trays for 27, many ways to pay, any parts of a half")
  func severalAnswers() throws {
    let build = try item("gs5.build") { $0.key.params == "n=27" }
    #expect(
      try answers(build) == [
        .blocks(tens: 2, ones: 7), .blocks(tens: 1, ones: 17),
      ])
    for answer in try answers(build) { #expect(try build.verdict(on: answer).isCorrect) }
    let pay = try item("gs8.pay") { $0.key.params == "c=75" }
    let ways = try answers(pay)
    #expect(ways.contains(.coins(CoinCount(quarters: 3))) && ways.count > 20)
    let half = try item("gs2.shade") { $0.key.params.contains("k=2 n=8") }
    #expect(try answers(half).count == 70)
  }

  @Test("the right option is at every place and rank alike, and no rule of thumb finds it")
  func uniform() throws {
    let template = try SampleTemplates.named("gs6.near")
    var places = [0, 0, 0, 0]
    var ranks = [0, 0, 0, 0]
    for seed in 0..<4000 {
      let place = try #require(
        KeyPlace(try ItemGenerator.item(of: template, seed: UInt64(seed))))
      places[place.place] += 1
      ranks[try #require(place.rank)] += 1
    }
    // χ² with 3 degrees of freedom: above 16.3 once in a thousand.
    for counts in [places, ranks] {
      let spread = counts.reduce(0.0) { $0 + Double(($1 - 1000) * ($1 - 1000)) / 1000 }
      #expect(spread < 16.3, "\(counts)")
    }
  }

  private func answers(_ keyed: KeyedItem) throws -> Set<ItemAnswer> {
    try IndependentSolver.answers(to: keyed, of: SampleTemplates.named(keyed.item.id.template))
  }

  private func item(_ id: String, _ isWanted: (KeyedItem) -> Bool) throws -> KeyedItem {
    let template = try SampleTemplates.named(id)
    return try #require(
      try (0..<2000).lazy.map { try ItemGenerator.item(of: template, seed: $0) }.first(
        where: isWanted))
  }
}

extension Template: CustomTestStringConvertible {
  public var testDescription: String { id }
}
