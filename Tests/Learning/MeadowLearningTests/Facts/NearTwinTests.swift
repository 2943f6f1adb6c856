import MeadowFoundations
import MeadowLearning
import Testing

/// The fact that is tried after a lesson (learning §3E, AC8).
@Suite struct NearTwinTests {
  @Test("AC8: every one of the 462 facts has a twin: another fact of its band and operation")
  func exists() {
    for seed in UInt64(1)...20 {
      var chance = Chance(seed: seed)
      for fact in FactBank.all {
        let twin = fact.nearTwin(by: &chance)
        #expect(
          twin != fact && twin.band == fact.band && twin.operation == fact.operation,
          "\(fact) \(twin), seed \(seed)")
      }
    }
  }

  /// The neighbours learning §3E names, and the same for differences.
  private func neighbours(of fact: Fact) -> [Fact] {
    let (a, b, sign) = (fact.left, fact.right, fact.operation)
    let turned = sign == .plus ? Fact(b, sign, a) : Fact(a, sign, fact.answer)
    let all = [turned, Fact(a + 1, sign, b), Fact(a - 1, sign, b), Fact(a, sign, b + 1)]
    return (all + [Fact(a, sign, b - 1)]).compactMap { $0 }.filter {
      $0 != fact && $0.band == fact.band
    }
  }

  @Test("where a neighbour is taught the same way and has another answer, all twins are such")
  func prefersNeighbours() {
    var ideal = 0
    for fact in FactBank.all {
      let best = neighbours(of: fact).filter {
        $0.strategy == fact.strategy && $0.answer != fact.answer
      }
      guard !best.isEmpty else { continue }
      ideal += 1
      #expect(Set(fact.nearTwins) == Set(best), "\(fact)")
    }
    print("a neighbour with the same way and another answer:", ideal, "of 462")
  }

  @Test("every twin has another answer, and the same way wherever one near has both")
  func preferences() {
    var (sameWay, odd) = (0, [Fact]())
    for fact in FactBank.all {
      for twin in fact.nearTwins where twin.answer == fact.answer { odd.append(fact) }
      if fact.nearTwins.allSatisfy({ $0.strategy == fact.strategy }) { sameWay += 1 }
    }
    print("taught the same way:", sameWay, "of 462; same answer:", odd)
    #expect(odd.isEmpty)
  }

  @Test(
    "twins are the ones that are expected",
    arguments: [
      ("6+6", ["5+5", "7+7"]), ("0+0", ["1+1"]), ("10+10", ["9+9"]), ("12-6", ["10-5", "14-7"]),
      ("6+7", ["5+6", "7+8"]), ("13-6", ["13-7"]), ("9+2", ["10+2", "8+2", "9+1"]),
      ("0+8", ["0+7", "0+9"]),
      ("10+4", ["10+3", "10+5"]), ("14-4", ["14-10"]), ("7+3", ["6+3"]),
      ("10-3", ["10-4", "10-7"]),
      ("8+5", ["7+5", "8+4", "8+6", "9+5"]), ("13+5", ["12+5", "13+4", "13+6", "14+5"]),
    ])
  func examples(name: String, expected: [String]) throws {
    let fact = try #require(Fact(rawValue: name))
    #expect(fact.nearTwins.map(\.rawValue).sorted() == expected, "\(fact.nearTwins)")
  }

  @Test("the same seed gives the same twins, and in time every one of them")
  func replay() {
    for fact in FactBank.all {
      var (one, other) = (Chance(seed: 9), Chance(seed: 9))
      var met: Set<Fact> = []
      for _ in 0..<40 {
        let twin = fact.nearTwin(by: &one)
        #expect(twin == fact.nearTwin(by: &other))
        met.insert(twin)
      }
      #expect(met == Set(fact.nearTwins), "\(fact)")
    }
  }
}
