import FoundationEssentials
import Glibc
import MeadowFoundations
import MeadowSound
import MeadowTestSupport
import OnsetLab
import Testing

/// The recorder on a real private PulseAudio (pulseaudio.md §3.5). What a stall can spoil is
/// judged over as many trials as refute the fault.
@Suite(
  "Pulse monitor", .serialized, .enabled(if: PrivatePulse.isThere), .timeLimit(.minutes(20)))
struct PulseMonitorTests {
  /// Plays `samples` with pacat and returns its exit code when it ends.
  private func play(_ samples: [Float], on server: String) throws -> Int32 {
    let path = "/tmp/meadow-monitor-\(getpid()).raw"
    try samples.withUnsafeBytes { Data($0) }.write(to: URL(filePath: path))
    defer { unlink(path) }
    let options = ["--format=float32le", "--rate=48000", "--channels=1", "--raw", path]
    let pacat = try #require(ChildProcess("pacat", ["--playback", "--server", server] + options))
    return pacat.wait()
  }

  @Test("what is played comes back sample for sample, with a clock that fits")
  func sampleExact() async throws {
    let pulse = try PrivatePulse()
    let monitor = try PulseMonitor(sink: "meadow_test", server: pulse.server)
    defer { monitor.close() }
    #expect(monitor.source == "meadow_test.monitor")
    #expect(monitor.fragment == 48)
    var sound = SyntheticSound(seed: 50)
    // noise is like itself at one place only
    let clip = (0..<48_000).map { _ in Float.random(in: -0.3...0.3, using: &sound.chance) }
    // an idle null sink first finishes a block of up to 2 s
    #expect(monitor.wait(until: MonotonicTime.now(), patience: 60_000))
    let start = MonotonicTime.now()
    #expect(try play(clip, on: pulse.server) == 0)
    #expect(monitor.wait(until: MonotonicTime.now(), patience: 60_000))
    let end = monitor.end
    let samples = try #require(monitor.read(0..<end))
    // found beforehand: a failing #require would print its arguments, all the samples
    let found = WaveformMatch.find(clip, in: samples, range: -24_000..<end, skipping: 24_000)
    let match = try #require(found)
    let middle = (match.start + 24_000)..<(match.start + 47_000)
    let isSame = zip(samples[middle], clip[24_000...]).allSatisfy { $0 == $1 }
    #expect(isSame)
    let marks = try #require(ClockFit(marks: monitor.marks(in: start...MonotonicTime.now())))
    #expect(marks.time(of: match.start) > start)
    try await refute("the arrivals' envelope and the server's own clock disagree") {
      let start = MonotonicTime.now()
      let end = MonotonicTime(nanoseconds: start.nanoseconds + 1_000_000_000)
      #expect(monitor.wait(until: end, patience: 60_000))
      let span = start...MonotonicTime.now()
      guard let arrivals = ClockFit(blocks: monitor.blocks(in: span)),
        let marks = ClockFit(marks: monitor.marks(in: span))
      else { return "too few blocks or marks" }
      let apart = marks.time(of: monitor.end).milliseconds(since: arrivals.time(of: monitor.end))
      return abs(apart) < 3 ? nil : "\(apart) ms"
    }
  }

  @Test("an unknown sink is named, with a way out")
  func unknownSink() throws {
    let pulse = try PrivatePulse()
    #expect(throws: PulseMonitorError.noSuchSink("nowhere")) {
      try PulseMonitor(sink: "nowhere", server: pulse.server)
    }
    let words = PulseMonitorError.noSuchSink("nowhere").description
    #expect(words.contains("nowhere") && words.contains("pactl list short sinks"))
  }

  @Test("the default sink's monitor is taken where none is named")
  func defaultSink() throws {
    let pulse = try PrivatePulse()
    let monitor = try PulseMonitor(server: pulse.server)
    defer { monitor.close() }
    #expect(monitor.source == "meadow_test.monitor")
    #expect(monitor.failure == nil)
  }

  @Test("a closed monitor can still be read")
  func closed() throws {
    let pulse = try PrivatePulse()
    let monitor = try PulseMonitor(server: pulse.server)
    #expect(monitor.wait(until: MonotonicTime.now(), patience: 60_000))
    monitor.close()
    #expect(monitor.read(0..<10)?.count == 10)
  }
}
