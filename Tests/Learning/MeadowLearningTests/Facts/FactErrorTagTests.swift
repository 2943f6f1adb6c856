import MeadowLearning
import Testing

/// What a wrong answer tells (learning §3C).
@Suite struct FactErrorTagTests {
  @Test(
    "a wrong answer has the tag of its most likely error",
    arguments: [
      ("8+5", 12, "count-slip"), ("8+5", 14, "count-slip"), ("8+5", 3, "operation-swap"),
      ("5+8", 3, "operation-swap"), ("13-8", 21, "operation-swap"),
      ("13-8", 15, "smaller-from-larger"), ("20-13", 13, "smaller-from-larger"),
      ("20-7", 27, "operation-swap"), ("12-3", 11, "smaller-from-larger"),
      ("8+5", 11, "table-neighbour"), ("8+5", 15, "table-neighbour"), ("8+5", 8, "operand-echo"),
      ("8+5", 5, "operand-echo"), ("9+4", 3, "tens-slip"), ("13-6", 17, "tens-slip"),
      ("8+5", 23, "tens-slip"), ("8+5", 31, "digit-reversal"), ("20-8", 21, "digit-reversal"),
      ("8+5", 85, "digit-concatenation"), ("1+6", 16, "digit-concatenation"),
      ("10+5", 105, "digit-concatenation"), ("7+10", 710, "digit-concatenation"),
      ("8+5", 10, "near-value"), ("8+5", 18, "near-value"), ("6-6", 6, "operand-echo"),
      ("5+0", 6, "count-slip"), ("9-7", 16, "operation-swap"), ("8-1", 9, "operation-swap"),
      ("0-0", 1, "count-slip"),
    ])
  func diagnosis(name: String, given: Int, tag: String) throws {
    let fact = try #require(Fact(rawValue: name))
    #expect(fact.errorTag(for: given)?.rawValue == tag)
  }

  @Test("the right answer, a number below zero and one that nothing explains have no tag")
  func none() throws {
    for fact in FactBank.all {
      for given in [fact.answer, -1, -7, .min, .max, 77_777] {
        #expect(fact.errorTag(for: given) == nil, "\(fact) \(given)")
      }
    }
    let fact = try #require(Fact(2, .plus, 3))
    #expect(fact.errorTag(for: 11) == nil && fact.errorTag(for: 19) == nil)
  }

  @Test("tags come by weight, and the heaviest that explains an answer is taken")
  func order() {
    let weights = FactErrorTag.allCases.map(\.weightInTenths)
    #expect(weights == [40, 30, 30, 20, 15, 15, 10, 5, 3])
    for fact in FactBank.all {
      for given in 0...120 {
        let explaining = FactErrorTag.allCases.filter { $0.explains(given, to: fact) }
        let heaviest = explaining.map(\.weightInTenths).max()
        #expect(fact.errorTag(for: given)?.weightInTenths == heaviest, "\(fact) \(given)")
        #expect(given != fact.answer || explaining.isEmpty)
      }
    }
  }

  @Test("every error is met, and every fact has three reasons for a wrong answer from 0 to 20")
  func reach() {
    var met: Set<FactErrorTag> = []
    for fact in FactBank.all {
      met.formUnion((0...120).compactMap(fact.errorTag(for:)))
      let offered = (0...20).compactMap(fact.errorTag(for:)).filter { $0 != .nearValue }
      #expect(offered.count >= 3 && !offered.contains(.digitReversal), "\(fact)")
    }
    #expect(met == Set(FactErrorTag.allCases))
  }
}
