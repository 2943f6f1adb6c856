import MeadowFoundations
import MeadowSound
import MeadowTestSupport

/// A real PipeWire, an output that plays on it and a recorder of what it plays; one test's own.
final class PipeWireRig {
  let pipeWire: PrivatePipeWire
  let output: PipeWireOutput
  private(set) var monitor: PipeWireMonitor

  init(idleAfter: Duration = .seconds(30)) throws {
    pipeWire = try PrivatePipeWire()
    var configuration = PipeWireConfiguration()
    configuration.remote = pipeWire.remote
    configuration.idleAfter = idleAfter
    configuration.patience = .seconds(60)
    output = try PipeWireOutput(configuration)
    monitor = try PipeWireMonitor(sink: "meadow_test", remote: pipeWire.remote)
  }

  /// Ends both before they are let go of, while the daemon is still there.
  deinit {
    output.close()
    monitor.close()
  }

  /// Listens with a new recorder, to `sink`.
  func listenAnew(_ sink: String = "meadow_test") throws {
    monitor.close()
    monitor = try PipeWireMonitor(sink: sink, remote: pipeWire.remote)
  }

  /// Makes a second null sink that everything plays to from now on; returns its module's number.
  func addSink(_ name: String) async throws -> String {
    let module = try pipeWire.pactl(
      "load-module", "module-null-sink", "sink_name=\(name)", "rate=48000", "channels=1",
      "channel_map=mono")
    try pipeWire.pactl("set-default-sink", name)
    try await PulseRig.until("it plays on \(name)") { output.status.sink == name }
    return module.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
  }

  /// Waits until the output is in `state`, one that it stays in until the test goes on.
  func become(_ state: OutputStatus.State) async throws {
    try await PulseRig.until("the output is \(state)") { output.status.state == state }
  }

  /// Waits until something is heard from `frame` on.
  func untilHeard(since frame: Int) async throws {
    try await PulseRig.until("it is heard") { !isSilent(heard(since: frame)) }
  }

  /// What was recorded from `frame` to now.
  func heard(since frame: Int) -> [Float] { PulseRig.heard(monitor, since: frame) }

  /// Lets real time pass at the recorder.
  func record(milliseconds: Int) throws {
    try PulseRig.record(monitor, milliseconds: milliseconds)
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
}
