import MeadowLearning
import Testing

/// Which facts there are and how they are sorted (learning R1, R2, AC1).
@Suite struct FactBankTests {
  @Test("there are 462 facts, each once: 100 curated, 131 further sums, 231 differences")
  func counts() {
    let all = FactBank.all
    #expect(all.count == 462 && Set(all).count == 462)
    #expect(all.filter(\.isCurated).count == 100)
    #expect(all.filter { $0.operation == .plus && !$0.isCurated }.count == 131)
    #expect(all.filter { $0.operation == .minus }.count == 231)
    #expect(FactBank.families.count == 121 && Set(FactBank.families).count == 121)
  }

  @Test("no fact is negative or leads past twenty, and none that may be asked is missing")
  func valid() {
    let known = Set(FactBank.all)
    for fact in FactBank.all { #expect((0...20).contains(fact.answer), "\(fact)") }
    for left in -1...21 {
      for right in -1...21 {
        for operation in Fact.Operation.allCases {
          let result = operation == .plus ? left + right : left - right
          let isAsked = [left, right, result].allSatisfy((0...20).contains)
          #expect(Fact(left, operation, right).map(known.contains) == (isAsked ? true : nil))
        }
      }
    }
  }

  @Test(
    "the six bands share out families and facts without overlap",
    arguments: zip(
      FactBand.allCases,
      [(11, 22, 10), (10, 40, 18), (51, 204, 42), (10, 40, 8), (11, 44, 22), (28, 112, 0)]))
  func bands(band: FactBand, expected: (families: Int, facts: Int, curated: Int)) {
    #expect(FactBank.families.filter { $0.band == band }.count == expected.families)
    #expect(FactBank.facts(in: band).count == expected.facts)
    #expect(FactBank.facts(in: band).filter(\.isCurated).count == expected.curated)
  }

  @Test("a subtraction lies in the band of its family, and the bands follow one another")
  func order() {
    for fact in FactBank.all {
      #expect(fact.family.facts.contains(fact) && fact.family.band == fact.band)
    }
    #expect(FactBank.all == FactBand.allCases.flatMap { FactBank.facts(in: $0) })
    #expect(FactBand.doubles.next == .nearDoubles && FactBand.decompose.next == nil)
    #expect(Set(FactBand.allCases.map(\.title)).count == 6)
  }

  @Test("a fact is read as it is written, and nothing else is")
  func names() {
    for fact in FactBank.all { #expect(Fact(rawValue: fact.rawValue) == fact) }
    for wrong in ["", "6", "6+", "+8", "06+8", "6 + 8", "6*8", "15+6", "3-4", "6+8+1", "6+-8"] {
      #expect(Fact(rawValue: wrong) == nil, "\(wrong)")
    }
    #expect(Fact(14, .minus, 8)?.description == "14-8")
    #expect(Fact(6, .plus, 8)?.family.description == "6 8 14")
  }

  @Test("a sum turned round is another fact of its family, but for doubles and differences")
  func commuted() {
    for fact in FactBank.all {
      guard let other = fact.commuted else {
        #expect(fact.operation == .minus || fact.left == fact.right)
        continue
      }
      #expect(other != fact && other.answer == fact.answer && other.commuted == fact)
    }
  }

  @Test("every fact has a way to think of it, and that of its band comes first")
  func strategies() {
    for fact in FactBank.all {
      #expect(!fact.strategies.isEmpty && fact.strategy == fact.strategies.first, "\(fact)")
    }
    let taught = [
      "6+6": "doubles", "12-6": "doubles", "6+7": "near-doubles", "0+8": "nothing",
      "9+2": "count-on",
      "9-2": "count-back", "9-7": "count-up", "7+3": "make-ten", "10+4": "ten-and",
      "14-4": "ten-and", "3+6": "near-ten", "3+5": "middle-double", "8+5": "bridge-ten",
      "13-8": "think-addition", "13+5": "tens-and-ones", "18-13": "tens-and-ones", "0-0": "doubles",
    ]
    for (name, strategy) in taught {
      #expect(Fact(rawValue: name)?.strategy.rawValue == strategy, "\(name)")
    }
  }
}
