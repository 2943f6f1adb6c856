import MeadowFoundations
import MeadowSound
import MeadowTestSupport
import Testing

/// Real sound through a real PipeWire (architecture §3). One at a time and with nothing beside them,
/// which their name tells `make test`. What a stall of the machine can spoil is judged over as many
/// trials as refute the fault; all else holds each time.
@Suite(.serialized, .enabled(if: PrivatePipeWire.isThere), .timeLimit(.minutes(20)))
struct PipeWireOutputTests {
  @Test("on PipeWire a clip is heard whole, bit for bit, with the next cycle")
  func playsExactly() async throws {
    let rig = try PipeWireRig()
    var round = 0
    try await refute("every second clip is late or not whole", error: 0.001, within: 200) {
      round += 1
      let from = rig.monitor.end
      let clip = PulseRig.tone(400 + Double(round % 40) * 37, milliseconds: 60)
      try rig.place(clip, round)
      try rig.record(milliseconds: 120)
      let heard = rig.heard(since: from)
      guard let start = heard.firstIndex(where: { $0 != 0 }) else { return "nothing was heard" }
      guard start < Frames.milliseconds(15).count else { return "late by \(start) frames" }
      return PulseRig.mismatch(heard, Array(clip.samples))
    }
  }

  @Test("on PipeWire an interruption has no sample step that clips and fade do not explain")
  func interruptsWithoutClick() async throws {
    let rig = try PipeWireRig()
    var round = 0
    try await refute("every second interruption clicks", error: 0.001, within: 200) {
      round += 2
      let from = rig.monitor.end
      let first = PulseRig.tone(310, milliseconds: 400)
      let second = PulseRig.tone(530, milliseconds: 100)
      let begun = try rig.place(first, round)
      try rig.record(milliseconds: 100)
      let cut = try rig.place(second, round + 1)
      try rig.record(milliseconds: 250)
      var model = Timeline()
      _ = try model.place(first, on: .communication, at: begun.start, owner: PlacementOwner(1))
      _ = try model.place(second, on: .communication, at: cut.start, owner: PlacementOwner(2))
      let wanted = model.samples(begun.start.frame..<cut.end.frame)
      return PulseRig.mismatch(rig.heard(since: from), wanted)
    }
  }

  @Test("PipeWire killed with -9 while speaking: the next tap speaks, nothing stale is heard")
  func survivesKill() async throws {
    let rig = try PipeWireRig()
    var round = 0
    try await refute("every second time it comes back later", within: 30) {
      round += 1
      try rig.place(PulseRig.tone(300, milliseconds: 3_000), round * 3)
      try rig.record(milliseconds: 50)
      try rig.pipeWire.kill()
      try await rig.become(.lost)
      try rig.place(PulseRig.tone(350, milliseconds: 3_000), round * 3 + 1)
      let placed = MonotonicTime.now()
      try await PulseRig.until("it waits longer than it stays fresh") {
        MonotonicTime.now().milliseconds(since: placed) > 700
      }
      try rig.pipeWire.restart()
      let returned = MonotonicTime.now()
      try await rig.become(.awake)
      let wait = MonotonicTime.now().milliseconds(since: returned)
      try rig.listenAnew()
      try rig.record(milliseconds: 200)
      #expect(isSilent(rig.heard(since: 0)))
      let from = rig.monitor.end
      try rig.place(PulseRig.tone(500, milliseconds: 500), round * 3 + 2)
      try await rig.untilHeard(since: from)
      #expect(rig.output.status.reconnections == round)
      return wait < 1_000 ? nil : "\(wait) ms"
    }
  }

  @Test("its sink removed while speaking: the next tap speaks on the other, nothing is replayed")
  func survivesSinkRemoval() async throws {
    let rig = try PipeWireRig()
    for round in 1...3 {
      let module = try await rig.addSink("hdmi")
      try rig.place(PulseRig.tone(300, milliseconds: 3_000), round * 2)
      try rig.record(milliseconds: 100)
      let before = rig.monitor.end
      try rig.pipeWire.pactl("unload-module", module)
      try await PulseRig.until("it plays on the other sink") {
        rig.output.status.sink == "meadow_test" && rig.output.status.state == .awake
      }
      let clip = PulseRig.tone(500, milliseconds: 60)
      try rig.place(clip, round * 2 + 1)
      try rig.record(milliseconds: 150)
      // What went on of the old word fades below the new one, which ends the recording.
      let heard = Array(rig.heard(since: before).reversed().drop { $0 == 0 }.reversed())
      let wanted = Array(clip.samples.dropFirst(Timeline.fade.count).reversed().drop { $0 == 0 })
      #expect(heard.suffix(wanted.count).elementsEqual(wanted.reversed()))
    }
  }

  @Test("its sink suspended outside Meadow while speaking: the next tap speaks")
  func survivesSuspension() async throws {
    let rig = try PipeWireRig()
    for round in 1...3 {
      try rig.place(PulseRig.tone(300, milliseconds: 3_000), round * 2)
      try rig.record(milliseconds: 100)
      let before = rig.output.status.reconnections
      try rig.pipeWire.pactl("suspend-sink", "meadow_test", "1")
      try await PulseRig.until("it has found the sink again") {
        rig.output.status.reconnections > before && rig.output.status.state == .awake
      }
      try rig.listenAnew()
      let from = rig.monitor.end
      try rig.place(PulseRig.tone(500, milliseconds: 500), round * 2 + 1)
      try await rig.untilHeard(since: from)
    }
  }

  @Test("on PipeWire: relaxed after idle time, woken by an edit, and never a gap")
  func relaxes() async throws {
    let rig = try PipeWireRig(idleAfter: .milliseconds(200))
    var round = 0
    try await refute("every second time it wakes late or with a gap", within: 60) {
      round += 1
      try await rig.become(.relaxed)
      try rig.record(milliseconds: 200)
      let from = rig.monitor.end
      let underruns = rig.output.status.underruns
      let clip = PulseRig.tone(420, milliseconds: 300)
      try rig.place(clip, round)
      #expect(rig.output.status.state == .awake)
      try rig.record(milliseconds: 400)
      let heard = rig.heard(since: from)
      guard let start = heard.firstIndex(where: { $0 != 0 }) else { return "nothing was heard" }
      guard start < Frames.milliseconds(30).count else { return "late by \(start) frames" }
      guard rig.output.status.underruns == underruns else { return "a cycle was missed" }
      return PulseRig.mismatch(heard, Array(clip.samples))
    }
  }

  @Test("a sink that is muted outside Meadow is shown")
  func showsMute() async throws {
    let rig = try PipeWireRig()
    #expect(!rig.output.status.isMutedOutside)
    try rig.pipeWire.pactl("set-sink-mute", "meadow_test", "1")
    try await PulseRig.until("it is shown as muted") { rig.output.status.isMutedOutside }
    try rig.pipeWire.pactl("set-sink-mute", "meadow_test", "0")
    try await PulseRig.until("it is shown as unmuted") { !rig.output.status.isMutedOutside }
  }

  /// A callback may hold the last reference.
  @Test("a PipeWire output and recorder may be let go of at any moment, unclosed")
  func letsGo() throws {
    let pipeWire = try PrivatePipeWire()
    var configuration = PipeWireConfiguration()
    configuration.remote = pipeWire.remote
    configuration.patience = .seconds(60)
    for _ in 0..<50 {
      _ = try PipeWireOutput(configuration)
      _ = try PipeWireMonitor(sink: "meadow_test", remote: pipeWire.remote)
    }
  }

  /// Or that thread might be the one that ends the recorder, which waits for that thread.
  @Test("the graph's thread never holds a PipeWire recorder")
  func holdsNoRecorder() throws {
    let rig = try PipeWireRig()
    var monitor = try PipeWireMonitor(sink: "meadow_test", remote: rig.pipeWire.remote)
    let end = monitor.end + SampleRate.mix.hertz / 2
    var isHeld = false
    while monitor.end < end {
      for _ in 0..<10_000 where !isKnownUniquelyReferenced(&monitor) { isHeld = true }
    }
    #expect(!isHeld)
  }

  @Test("without PipeWire there is a clear word of it, at once")
  func saysNoServer() {
    var configuration = PipeWireConfiguration()
    configuration.remote = "/nonexistent/pipewire-0"
    let error = #expect(throws: PipeWireError.self) { try PipeWireOutput(configuration) }
    #expect(error?.description.contains("--output browser") == true)
  }
}
