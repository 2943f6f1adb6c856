import MeadowLearning
import Testing

/// Which times count, and what is taken off them (learning §3D).
@Suite struct ResponseTimeTests {
  func time(
    _ first: Int?, _ commit: Int, baseline: Int? = nil,
    _ change: (inout KeyTimes) -> Void = { _ in }
  ) -> ResponseTime {
    var times = KeyTimes(firstKey: first, commit: commit)
    change(&times)
    return ResponseTime(
      times, baseline: baseline.map { MotorBaseline(milliseconds: $0, session: 1) })
  }

  @Test("the first key counts, after a digit was taken back the accepted answer")
  func keys() {
    #expect(time(1300, 2400) == .counted(milliseconds: 1300))
    #expect(time(nil, 2400) == .counted(milliseconds: 2400))
    #expect(time(1300, 2400) { $0.usedBackspace = true } == .counted(milliseconds: 2400))
    #expect(time(100, 2400) { $0.usedBackspace = true } == .counted(milliseconds: 2400))
  }

  @Test("only under 200 ms, over 10 s, a hidden page and overlapping speech do not count")
  func exclusions() {
    #expect(time(199, 900) == .excluded(.tooFast))
    #expect(time(200, 900) == .counted(milliseconds: 200))
    #expect(time(10_000, 12_000) == .counted(milliseconds: 10_000))
    #expect(time(10_001, 12_000) == .excluded(.idle))
    #expect(time(1000, 2000) { $0.wasHidden = true } == .excluded(.hidden))
    #expect(time(1000, 2000) { $0.wasSpokenOver = true } == .excluded(.spokenOver))
    #expect(time(199, 900).milliseconds == nil && time(500, 900).milliseconds == 500)
  }

  @Test(
    "what moving costs above 0.8 s is taken off, at most 2.5 s",
    arguments: [(700, 0), (800, 0), (1000, 200), (2300, 1500), (3300, 2500), (9000, 2500)])
  func corrections(baseline: Int, correction: Int) {
    #expect(MotorBaseline(milliseconds: baseline, session: 1).correction == correction)
    #expect(time(3000, 3500, baseline: baseline) == .counted(milliseconds: 3000 - correction))
    #expect(time(300, 500, baseline: baseline) == .counted(milliseconds: max(0, 300 - correction)))
  }

  @Test("the median is plain: no time is trimmed")
  func median() {
    #expect(PlainMedian.of([]) == nil)
    #expect(PlainMedian.of([5]) == 5 && PlainMedian.of([9, 1, 5]) == 5)
    #expect(PlainMedian.of([2001, 2000]) == 2000.5 && PlainMedian.of([1, 9000, 2, 3]) == 2.5)
  }

  @Test("the warm-up measures ten right touches, and never shows a number twice running")
  func warmUp() {
    for seed in UInt64(1)...200 {
      var warmUp = MotorWarmUp(seed: seed)
      var measured = 0
      var last: Int?
      var touches = 0
      while let number = warmUp.number {
        #expect((0...9).contains(number) && number != last, "seed \(seed)")
        #expect(warmUp.baseline(session: 4) == nil, "seed \(seed)")
        last = number
        touches += 1
        switch touches {
        case 2: warmUp.touch((number + 1) % 10, KeyTimes(firstKey: 9000, commit: 9000))
        case 4: warmUp.touch(number, KeyTimes(firstKey: 100, commit: 100))
        default:
          measured += 1
          warmUp.touch(number, KeyTimes(firstKey: 1000 + measured, commit: 1500))
        }
        guard touches < 50 else { break }
      }
      #expect(measured == 10 && touches == 12, "seed \(seed)")
      #expect(warmUp.baseline(session: 4) == MotorBaseline(milliseconds: 1006, session: 4))
      let done = warmUp
      warmUp.touch(3, KeyTimes(firstKey: 500, commit: 500))
      #expect(warmUp == done)
    }
  }

  @Test("the baseline is renewed every twenty sessions")
  func renewal() {
    let baseline = MotorBaseline(milliseconds: 900, session: 5)
    #expect(!baseline.isDue(in: 24) && baseline.isDue(in: 25))
  }
}
