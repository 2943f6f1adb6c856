import Foundation
import MeadowLearning
import Testing

/// Where a child starts (learning §3A, R1).
@Suite struct PlacementProbeTests {
  /// What is asked of a child that knows the bands `known`.
  static func asked(seed: UInt64, known: Set<FactBand>) -> (PlacementProbe, [Fact]) {
    var probe = PlacementProbe(seed: seed)
    var facts: [Fact] = []
    while let fact = probe.current, facts.count < 100 {
      facts.append(fact)
      probe.record(isCorrect: known.contains(fact.band), isKnown: true)
    }
    return (probe, facts)
  }

  @Test("a child that knows all is asked 24 facts, four of each band, sums and differences")
  func all() {
    for seed in UInt64(1)...200 {
      let (probe, facts) = Self.asked(seed: seed, known: Set(FactBand.allCases))
      #expect(facts.count == 24 && probe.items == 24 && Set(facts).count == 24, "seed \(seed)")
      for stand in probe.stands {
        #expect(stand.asked == 4 && stand.known == 4 && !stand.isStopped, "seed \(seed)")
        #expect(stand.facts.count { $0.operation == .plus } == 2, "seed \(seed)")
        // One of each quarter, so they grow.
        #expect(stand.facts == stand.facts.sorted { ($0.family, $0) < ($1.family, $1) })
      }
    }
  }

  @Test("doubles and counting on open together, the others once what they rest on was gone through")
  func order() {
    for seed in UInt64(1)...200 {
      let bands = Self.asked(seed: seed, known: Set(FactBand.allCases)).1.map(\.band)
      #expect(Array(bands.prefix(4)) == [.doubles, .countOn, .doubles, .countOn], "seed \(seed)")
      let bases: [FactBand: FactBand] = [
        .nearDoubles: .doubles, .tens: .countOn, .bridgeTen: .tens, .decompose: .tens,
      ]
      for (band, base) in bases {
        let before = bands.prefix { $0 != band }
        #expect(before.count { $0 == base } == 4, "seed \(seed) \(band)")
      }
    }
  }

  @Test("two misses end a band, and what rests on it is not asked")
  func stops() {
    for seed in UInt64(1)...200 {
      let (probe, none) = Self.asked(seed: seed, known: [])
      #expect(none.count == 4 && probe.asked == 4 && probe.current == nil, "seed \(seed)")
      #expect(probe.stands.filter(\.isStopped).map(\.band) == [.doubles, .countOn])
      let some = Self.asked(seed: seed, known: [.countOn, .decompose]).1
      let counts = Dictionary(grouping: some, by: \.band).mapValues(\.count)
      #expect(counts == [.doubles: 2, .countOn: 4, .tens: 2], "seed \(seed)")
    }
  }

  @Test("a right answer that is slow goes on and is not counted as known")
  func slow() {
    var probe = PlacementProbe(seed: 3)
    probe.record(isCorrect: true, isKnown: false)
    #expect(probe.stands[0].asked == 1 && probe.stands[0].known == 0)
    while probe.current != nil { probe.record(isCorrect: false, isKnown: true) }
    let done = probe
    probe.record(isCorrect: true, isKnown: true)
    #expect(probe == done && done.stands.reduce(0) { $0 + $1.known } == 0)
  }

  @Test("a probe goes on as it was kept, and its seed decides it")
  func kept() throws {
    var probe = PlacementProbe(seed: 9)
    for _ in 1...5 { probe.record(isCorrect: true, isKnown: true) }
    let read = try JSONDecoder().decode(PlacementProbe.self, from: JSONEncoder().encode(probe))
    #expect(read == probe && read.current == probe.current)
    #expect(PlacementProbe(seed: 9) == PlacementProbe(seed: 9))
    #expect(PlacementProbe(seed: 9) != PlacementProbe(seed: 10))
  }
}
