import MeadowAudio
import MeadowModel
import MeadowTestSupport
import Testing

/// A real PulseAudio, an output that plays on it and a recorder of what it plays.
struct PulseRig {
  let pulse: PrivatePulse
  let output: PulseOutput
  let monitor: PulseMonitor
  private let changes: AsyncStream<OutputChange>

  init(idleAfter: Duration = .seconds(30)) throws {
    pulse = try PrivatePulse()
    monitor = try PulseMonitor(sink: "meadow_test", server: pulse.server)
    var configuration = PulseConfiguration()
    configuration.server = pulse.server
    configuration.idleAfter = idleAfter
    output = try PulseOutput(configuration)
    let (stream, continuation) = AsyncStream.makeStream(of: OutputChange.self)
    changes = stream
    output.observe { continuation.yield($0) }
    Self.warmUp(monitor)
  }

  /// Waits until a recorder runs in step: a null sink that was alone has rendered 2 s ahead
  /// (reference/pulseaudio.md §3.5).
  static func warmUp(_ monitor: PulseMonitor) {
    let soon = MonotonicTime(nanoseconds: MonotonicTime.now().nanoseconds + 200_000_000)
    _ = monitor.wait(until: soon, patience: 5_000)
  }

  /// Where `heard` and `wanted` differ, both taken from their first sample that is not zero, in a
  /// few words; nil where all of `wanted` was heard.
  static func mismatch(_ heard: [Float], _ wanted: [Float]) -> String? {
    guard let start = heard.firstIndex(where: { $0 != 0 }) else { return "nothing was heard" }
    let sound = wanted.drop { $0 == 0 }
    guard heard.count - start >= sound.count else {
      return "heard from frame \(start) of \(heard.count), too late for \(sound.count)"
    }
    return difference(heard[start..<start + sound.count], sound)
  }

  /// Waits until the output is in `state`; the test's time limit bounds it.
  func become(_ state: OutputStatus.State) async {
    if output.status.state == state { return }
    for await change in changes {
      if case .status(let status) = change, status.state == state { return }
    }
  }

  /// Lets real time pass at the recorder.
  func record(milliseconds: Int) {
    let end = MonotonicTime.now().nanoseconds + Int64(milliseconds) * 1_000_000
    _ = monitor.wait(until: MonotonicTime(nanoseconds: end), patience: 2_000)
  }

  /// Places a clip at the first frame that can still be changed.
  @discardableResult
  func place(_ clip: Clip, _ owner: Int) throws -> Placement {
    try output.perform { timeline, clock in
      Result { () throws(PlacementRefusal) in
        try timeline.place(
          clip, on: .communication, at: clock.now, owner: PlacementOwner(owner))
      }
    }.get()
  }

  /// What was recorded from `frame` to now.
  static func heard(_ monitor: PulseMonitor, since frame: Int) -> [Float] {
    monitor.read(frame..<monitor.end) ?? []
  }

  /// A tone that begins and ends in silence and never repeats a sample pattern within a test.
  static func tone(_ hertz: Double, milliseconds: Double, level: Double = 0.3) -> Clip {
    let count = Frames.milliseconds(milliseconds).count
    return Clip(
      (0..<count).map { frame in
        let edge = min(1, Double(min(frame + 1, count - frame)) / 96)
        return Float(level * edge * sine(hertz * Double(frame) / 48_000))
      })
  }

  private static func sine(_ turns: Double) -> Double {
    // Bhaskara's approximation: smooth, exact enough for a pilot tone, and no C library.
    let phase = turns - turns.rounded(.down)
    let half = phase < 0.5 ? phase * 2 : phase * 2 - 1
    let product = half * (1 - half)
    return (phase < 0.5 ? 1 : -1) * 16 * product / (5 - 4 * product)
  }
}
