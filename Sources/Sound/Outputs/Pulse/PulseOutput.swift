import CPulse
import Dispatch
public import MeadowFoundations

/// Plays the timeline through PulseAudio or PipeWire's pulse server.
///
/// About 100 ms are queued ahead, so that a stall is not heard; an edit rewrites the queue from the
/// frame that is heard plus a margin of 2.5 ms, so that a tap does not wait for it (architecture
/// §3). A lost server is looked for from 100 ms to 800 ms apart; meanwhile edits go on against a clock
/// that runs alone, and nothing of them is replayed later.
///
/// `@unchecked Sendable`: every variable is touched only with the mainloop's lock held.
public final class PulseOutput: AudioOutput, @unchecked Sendable {
  let loop: PulseLoop
  let configuration: PulseConfiguration
  let observers = ObserverBox()
  let supervisor = DispatchQueue(label: "meadow.pulse.supervisor")

  var timeline = Timeline()
  var clock = PulseClock()
  var context: OpaquePointer?
  var stream: OpaquePointer?
  /// The first stream frame that is not queued yet.
  var writeFrame = 0
  /// The timeline's frame at the stream's frame 0.
  var base = 0
  var lastUse = MonotonicTime.now()
  var queued = QueueLength.awake
  var suspendedSince: MonotonicTime?
  var connectedBefore = false
  var isClosed = false
  var retry = ServerRetry()
  var connectionAttempts = 0
  /// Whether a look for the server is due; there is never more than one.
  var isRetryDue = false
  var current = OutputStatus(kind: .pulse, state: .connecting)
  var lastError = "no answer"
  /// What the server, the stream and the sink said of themselves.
  var device = Device()
  /// The edit whose timeliness is not known yet.
  var pendingEdit: PendingEdit?
  /// Where the timeline's clock stood, and when, while there is no stream.
  var detached = (frame: 0, since: MonotonicTime.now())

  /// Connects to the server the environment names and waits until sound can be played, at most
  /// `configuration.patience`.
  public init(_ configuration: PulseConfiguration = PulseConfiguration()) throws(PulseError) {
    self.configuration = configuration
    self.loop = try PulseLoop()
    loop.lock()
    connect()
    let failure = awaitFirstStream()
    loop.unlock()
    guard let failure else { return }
    close()
    throw failure
  }

  deinit { close() }

  public func perform<Result>(_ edit: (inout Timeline, OutputClock) -> Result) -> Result {
    loop.lock()
    defer { loop.unlock() }
    let time = MonotonicTime.now()
    let earliest = editFrame(at: time)
    timeline.retire(before: FramePosition(earliest + base))
    // In silence a late edit costs a beginning at worst; in the middle of a word it clicks.
    let isSounding = !timeline.isSilent(from: FramePosition(earliest + base))
    let start = isSounding ? min(earliest + Self.extraCare.count, writeFrame) : earliest
    let now = FramePosition(start + base)
    let result = edit(&timeline, OutputClock(now: now, moment: moment(of: start, at: time)))
    if let changed = timeline.takeChange() {
      lastUse = time
      rewrite(from: max(start, changed.frame - base), at: time)
    }
    return result
  }

  public var status: OutputStatus {
    loop.lock()
    defer { loop.unlock() }
    return freshStatus()
  }

  public func observe(_ observer: @escaping @Sendable (OutputChange) -> Void) {
    observers.set(observer)
  }

  public func close() {
    loop.lock()
    let wasClosed = isClosed
    isClosed = true
    if !wasClosed { disconnect() }
    loop.unlock()
    if !wasClosed { loop.stop() }
  }

  /// How much later than the margin an edit begins that cuts something off.
  private static let extraCare = Frames.milliseconds(1)

  /// How many frames are queued beyond what is heard; for tests.
  package var queuedFrames: Int {
    loop.lock()
    defer { loop.unlock() }
    return writeFrame - (clock.playedFrame(at: .now()) ?? writeFrame)
  }

  /// How often a connection was tried; for tests.
  package var attempts: Int {
    loop.lock()
    defer { loop.unlock() }
    return connectionAttempts
  }

  /// The state as others see it, with the figures of this moment. Lock held.
  func freshStatus() -> OutputStatus {
    current.marginMilliseconds = clock.margin.frames.milliseconds
    current.lateEdits = clock.margin.lateEdits
    return current
  }

  /// Changes the state and tells the observer, if it is news. Lock held.
  func become(_ state: OutputStatus.State) {
    guard current.state != state else { return }
    current.state = state
    announce()
  }

  /// Tells the observer how the output fares. Lock held, so the observer must not call back.
  func announce() { observers.tell(.status(freshStatus())) }

  /// The first stream frame an edit at `time` may change. Lock held.
  func editFrame(at time: MonotonicTime) -> Int {
    guard stream != nil else {
      let passed = Frames.nanoseconds(time.nanoseconds - detached.since.nanoseconds)
      return detached.frame + passed.count - base
    }
    guard let frame = clock.editFrame(at: time) else { return writeFrame }
    return max(0, min(frame, writeFrame))
  }

  /// When the stream frame `frame` is expected to leave the device. Lock held.
  private func moment(of frame: Int, at time: MonotonicTime) -> MonotonicTime {
    let wait = Frames(max(0, frame - (clock.playedFrame(at: time) ?? frame)))
    return MonotonicTime(nanoseconds: time.nanoseconds + wait.nanoseconds)
  }
}

/// How to play through PulseAudio.
public struct PulseConfiguration: Sendable {
  /// How long the first connection may take (Chromium waits as long).
  public var patience: Duration = .seconds(5)
  /// How long after the last edit the queue grows, so that the machine wakes less often.
  public var idleAfter: Duration = .seconds(30)
  /// The sink to play on, or nil for the default.
  public var sink: String?
  /// The server, as in PULSE_SERVER, or nil for the one the environment names.
  public var server: String?

  /// The default: the default sink, relaxed after 30 s.
  public init() {}
}

/// How much is queued ahead.
enum QueueLength: Equatable {
  /// 100 ms, for sinks that take back what they have rendered: an edit does not wait for the queue,
  /// so it may outlast a stall and wake the machine 40 times a second.
  case awake
  /// 50 ms, for sinks that do not: there an edit waits for what the sink holds, a quarter of this.
  case short
  /// 400 ms, while nobody has tapped for a while: a quarter of the wakeups, the same onset.
  case relaxed

  var frames: Int {
    switch self {
    case .awake: 4_800
    case .short: 2_400
    case .relaxed: 19_200
    }
  }
}
