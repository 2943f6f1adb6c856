import MeadowFoundations
import MeadowTestSupport
import Testing

/// The judge of device tests: a stall costs it trials, a fault never passes it.
@Suite("Refutation")
struct RefutationTests {
  /// The share of `runs` runs that refute a fault where trials succeed with `probability`.
  private static func refuted(
    _ probability: Double, runs: Int = 20_000, within most: Int = 60, seed: UInt64
  ) -> Double {
    var random = SeededGenerator(seed: seed)
    let count = (0..<runs).count { _ in
      var test = SequentialTest(share: 0.5, healthy: 0.9, error: 0.05)
      while !test.isRefuted, test.trials < most {
        test.add(isSuccess: Double.random(in: 0..<1, using: &random) < probability)
      }
      return test.isRefuted
    }
    return Double(count) / Double(runs)
  }

  @Test("what succeeds each time is asked six times, at an error of one in a thousand twelve times")
  func short() {
    for (error, wanted) in [(0.05, 6), (0.001, 12)] {
      var test = SequentialTest(share: 0.5, healthy: 0.9, error: error)
      while !test.isRefuted { test.add(isSuccess: true) }
      #expect(test.trials == wanted)
    }
  }

  @Test("of 20 000 runs with the fault, at most one in twenty passes, however long it looks")
  func faultsAreFound() {
    #expect(Self.refuted(0.5, within: 1_000, seed: 1) <= 0.05)
    #expect(Self.refuted(0.4, within: 1_000, seed: 2) <= 0.01)
  }

  @Test("of 20 000 runs without the fault, one in a thousand fails where a tenth of trials stall")
  func healthPasses() {
    #expect(Self.refuted(0.9, seed: 3) >= 0.999)
    #expect(Self.refuted(0.8, within: 400, seed: 4) >= 0.99)
  }

  @Test("ten stalls in a row are made good by what comes after them")
  func burst() async throws {
    var asked = 0
    try await refute("it always fails") {
      asked += 1
      return asked <= 10 ? "a stall" : nil
    }
    #expect(asked < 60)
  }

  /// The known issue is not intermittent: where nothing failed, this fails.
  @Test("what fails every time fails, with what went wrong")
  func never() async throws {
    var asked = 0
    try await withKnownIssue {
      try await refute("it always fails", within: 9) {
        asked += 1
        return "complaint \(asked)"
      }
    } matching: {
      $0.description.contains("9 of 9 trials failed") && $0.description.contains("complaint 9")
    }
    #expect(asked == 9)
  }
}
