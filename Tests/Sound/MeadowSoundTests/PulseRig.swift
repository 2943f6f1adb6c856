import Dispatch
import MeadowFoundations
import MeadowSound
import MeadowTestSupport
import Testing

/// A real PulseAudio, an output that plays on it and a recorder of what it plays; one test's own.
final class PulseRig {
  /// What the device did not do in time; a limit is only there so that a hang ends.
  struct Problem: Error, CustomStringConvertible { var description: String }

  let pulse: PrivatePulse
  let output: PulseOutput
  private(set) var monitor: PulseMonitor
  /// Losses that the output does not know of, each in a few words. One may be in some hundred: how
  /// near to what is heard a sink takes an edit differs by half a millisecond (`rewindGuard`).
  private(set) var uncounted: [String] = []

  init(idleAfter: Duration = .seconds(30)) throws {
    pulse = try PrivatePulse()
    monitor = try PulseMonitor(sink: "meadow_test", server: pulse.server)
    var configuration = PulseConfiguration()
    configuration.server = pulse.server
    configuration.idleAfter = idleAfter
    configuration.patience = .seconds(60)
    output = try PulseOutput(configuration)
    try Self.warmUp(monitor)
  }

  /// Ends both before they are let go of, while the server is still there.
  deinit {
    output.close()
    monitor.close()
  }

  /// Waits until a recorder runs in step: a null sink that was alone has rendered 2 s ahead
  /// (reference/pulseaudio.md §3.5).
  static func warmUp(_ monitor: PulseMonitor) throws { try record(monitor, milliseconds: 200) }

  /// Listens with a new recorder, to `sink`.
  func listenAnew(_ sink: String = "meadow_test") throws {
    monitor.close()
    monitor = try PulseMonitor(sink: sink, server: pulse.server)
    try Self.warmUp(monitor)
  }

  /// Performs `scenario` from what is recorded now; returns what was lost in it, in a few words, and
  /// keeps those losses that the output has not counted as late edits or a queue that ran dry.
  func hears(_ scenario: (_ from: Int) throws -> String?) throws -> String? {
    let before = output.status
    let mismatch = try scenario(monitor.end)
    if let mismatch, output.status.lateEdits == before.lateEdits,
      output.status.underruns == before.underruns
    {
      uncounted.append(mismatch)
    }
    return mismatch
  }

  /// Waits until something is heard from `frame` on.
  func untilHeard(since frame: Int) async throws {
    try await until("it is heard") { !isSilent(Self.heard(monitor, since: frame)) }
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

  /// Waits until the output is in `state`, one that it stays in until the test goes on.
  func become(_ state: OutputStatus.State) async throws {
    try await until("the output is \(state)") { output.status.state == state }
  }

  /// Waits until `condition` holds.
  func until(_ wanted: String, _ condition: () -> Bool) async throws {
    try await Self.until(wanted, condition)
  }

  /// Waits until `condition` holds.
  static func until(_ wanted: String, _ condition: () -> Bool) async throws {
    let limit = MonotonicTime.now().nanoseconds + 60_000_000_000
    while !condition() {
      guard MonotonicTime.now().nanoseconds < limit else {
        throw Problem(description: "not within a minute: \(wanted)")
      }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
          continuation.resume()
        }
      }
    }
  }

  /// Lets real time pass at the recorder.
  func record(milliseconds: Int) throws {
    try Self.record(monitor, milliseconds: milliseconds)
  }

  /// Lets real time pass at `monitor`.
  static func record(_ monitor: any SinkMonitor, milliseconds: Int) throws {
    let end = MonotonicTime.now().nanoseconds + Int64(milliseconds) * 1_000_000
    guard monitor.wait(until: MonotonicTime(nanoseconds: end), patience: 60_000) else {
      throw Problem(
        description: "the recorder stands still, \(monitor.problem ?? "")")
    }
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
  static func heard(_ monitor: any SinkMonitor, since frame: Int) -> [Float] {
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
