import MeadowFoundations
import OnsetLab
import Testing

/// Taps in an open loop (architecture §9; speech-systems.md §5, coordinated omission).
@Suite("Onset schedule")
struct OnsetScheduleTests {
  @Test("every tap lies in the jitter of its own period, and the times rise")
  func properties() {
    for seed in UInt64(1)...200 {
      let schedule = OnsetSchedule(count: 50, period: 300, jitter: 60, seed: seed)
      for (index, offset) in schedule.offsets.enumerated() {
        let start = Int64(index) * 300_000_000
        #expect((start..<(start + 60_000_000)).contains(offset), "seed \(seed)")
      }
      #expect(schedule.offsets == schedule.offsets.sorted(), "seed \(seed)")
    }
  }

  @Test("the same seed gives the same times, another gives others")
  func seeded() {
    let one = OnsetSchedule(count: 20, period: 300, jitter: 60, seed: 1)
    #expect(one == OnsetSchedule(count: 20, period: 300, jitter: 60, seed: 1))
    #expect(one != OnsetSchedule(count: 20, period: 300, jitter: 60, seed: 2))
  }

  @Test("the taps do not keep step with blocks of 1, 5 or 12.5 ms")
  func noPhaseLock() {
    let schedule = OnsetSchedule(count: 400, period: 300, jitter: 60, seed: 3)
    for block in [1_000_000, 5_000_000, 12_500_000] as [Int64] {
      var quarters = [0, 0, 0, 0]
      for offset in schedule.offsets { quarters[Int(offset % block * 4 / block)] += 1 }
      #expect(quarters.allSatisfy { (60...140).contains($0) }, "\(block) ns: \(quarters)")
    }
  }

  @Test("a due time counts from the start")
  func due() {
    let schedule = OnsetSchedule(count: 2, period: 100, jitter: 0, seed: 1)
    let start = MonotonicTime(nanoseconds: 7)
    #expect(schedule.due(1, from: start) == MonotonicTime(nanoseconds: 100_000_007))
  }
}
