import MeadowFoundations
import MeadowLearning
import Testing

/// The four options of a run's items (learning F12, AC4, §3C).
@Suite struct TimedChoicesTests {
  /// The first 10 000 items of runs with the seeds from `first` on, forty of each.
  private func items(from first: UInt32) throws -> [TimedItem] {
    var items: [TimedItem] = []
    for seed in first..<first + 250 {
      var rig = try TimedRig(bands: Set(FactBand.allCases), seed: seed)
      for _ in 0..<40 {
        items.append(try rig.item)
        try rig.answer(true)
      }
    }
    return items
  }

  @Test(
    "AC4: each of 10 000 items has four different options, one right, in every place equally often",
    arguments: [1, 1001, 4_000_000_000])
  func options(first: UInt32) throws {
    var places = [0, 0, 0, 0]
    let items = try items(from: first)
    for item in items {
      let values = item.options.map(\.value)
      let problem = "\(item.fact) \(values), seeds from \(first)"
      #expect(values.count == 4 && Set(values).count == 4, "\(problem)")
      #expect(values.allSatisfy { (0...20).contains($0) }, "\(problem)")
      #expect(values.count { $0 == item.fact.answer } == 1, "\(problem)")
      for option in item.options {
        #expect(option.error == item.fact.errorTag(for: option.value), "\(problem)")
      }
      places[try found(values.firstIndex(of: item.fact.answer))] += 1
    }
    let share = Double(items.count) / 4
    let unevenness = places.reduce(0) { $0 + (Double($1) - share) * (Double($1) - share) / share }
    // What chi-squared with three degrees of freedom exceeds once in a thousand.
    #expect(items.count == 10_000 && unevenness < 16.27, "\(places), seeds from \(first)")
  }

  @Test("AC4: the place of the right option says nothing about the next item's, nor the next run's")
  func pairs() throws {
    let places = try items(from: 1).map { item in
      try found(item.options.firstIndex { $0.value == item.fact.answer })
    }
    for distance in [1, 2, 40] {
      var pairs = Array(repeating: 0, count: 16)
      for (place, other) in zip(places, places.dropFirst(distance)) {
        pairs[place * 4 + other] += 1
      }
      let share = Double(places.count - distance) / 16
      let unevenness = pairs.reduce(0) { $0 + (Double($1) - share) * (Double($1) - share) / share }
      // What chi-squared with fifteen degrees of freedom exceeds once in a thousand.
      #expect(unevenness < 37.70, "\(pairs), \(distance) apart")
    }
  }

  @Test("the run's seed and the item's number decide the options, whatever was answered before")
  func replay() throws {
    var (one, other) = (try TimedRig(seed: 3), try TimedRig(seed: 3))
    let another = try TimedRig(seed: 4)
    #expect(try one.item == other.item && one.item.options != another.item.options)
    for _ in 0..<30 {
      try one.answer(true, after: 900)
      other = TimedRig(resuming: try reread(other.run))
      try other(.resume(.restart))
      try other.answer(true, after: 700)
      #expect(try one.item == other.item)
    }
  }
}
