import MeadowFoundations
import MeadowSound
import OnsetLab
import Testing

/// The recorder's sample clock on CLOCK_MONOTONIC (reference/pulseaudio.md §3.5).
@Suite("Clock fit")
struct ClockFitTests {
  @Test("late arrivals and drift move no frame by more than a twentieth of a millisecond")
  func jitterAndDrift() throws {
    for (seed, ppm) in [(1, 0.0), (2, 60), (3, -60), (4, 200), (5, -150)] {
      var sound = SyntheticSound(seed: UInt64(seed))
      let fit = try #require(ClockFit(blocks: sound.blocks(seconds: 3, ppm: ppm)))
      for frame in stride(from: 0, to: 144_000, by: 4800) {
        let truth = 5e9 + Double(frame) * 1e6 / 48 * (1 + ppm / 1e6) + 0.1e6
        let error = (Double(fit.time(of: frame).nanoseconds) - truth) / 1e6
        #expect(abs(error) < 0.05, "seed \(seed), frame \(frame)")
      }
      #expect(abs(fit.driftPartsPerMillion - ppm) < 20, "seed \(seed)")
    }
  }

  @Test("a few blocks that a rewind hands out early do not pull the line down")
  func earlyBlocks() throws {
    var sound = SyntheticSound(seed: 6)
    let fit = try #require(ClockFit(blocks: sound.blocks(seconds: 3, ppm: 0, early: 2)))
    let error = Double(fit.time(of: 72_000).nanoseconds) / 1e6 - (5000 + 1500 + 0.1)
    #expect(abs(error) < 0.06)
  }

  @Test("a frame's time leads back to the frame")
  func roundTrip() throws {
    var sound = SyntheticSound(seed: 7)
    let fit = try #require(ClockFit(blocks: sound.blocks(seconds: 2, ppm: 35)))
    for frame in stride(from: 0, to: 96_000, by: 777) {
      #expect(abs(fit.frame(at: fit.time(of: frame)) - frame) <= 1)
    }
  }

  @Test("the server's own marks are taken at their middle, not at their lower edge")
  func marks() throws {
    var chance = SeededGenerator(seed: 8)
    let marks = (0..<100).map { index in
      let error = Double.random(in: -0.03...0.03, using: &chance)
      return PlayMark(
        frame: index * 960,
        time: MonotonicTime(nanoseconds: Int64((Double(index) * 20 + error) * 1e6)))
    }
    let fit = try #require(ClockFit(marks: marks))
    #expect(abs(Double(fit.time(of: 48_000).nanoseconds) / 1e6 - 1000) < 0.02)
  }

  @Test("holes and too few blocks give no line")
  func tooLittle() {
    var sound = SyntheticSound(seed: 9)
    let blocks = sound.blocks(seconds: 1, ppm: 0)
    #expect(ClockFit(blocks: Array(blocks.prefix(19))) == nil)
    let holes = blocks.map { block in
      MonitorBlock(frame: block.frame, count: 48, arrival: block.arrival, isHole: true)
    }
    #expect(ClockFit(blocks: holes) == nil)
  }
}
