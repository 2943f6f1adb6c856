import MeadowFoundations

/// Where a PulseAudio stream is heard, estimated between the server's reports, in stream frames.
///
/// The server's read index is the end of what its sink has rendered already; what of that was not
/// played yet (`sink_usec`) can still be changed on sinks that rewind. Measured on 16.1: read index
/// minus `sink_usec` stays within 1 ms of what is heard, the read index alone is late by up to one
/// sink block (12.5 ms at a queue of 50 ms). Pure: times are arguments.
struct PulseClock: Equatable {
  private struct Report: Equatable {
    var played: Int
    var rendered: Int
    var time: MonotonicTime
  }

  private var last: Report?
  /// Since when the sink plays nothing, or nil while it plays.
  private var frozenAt: MonotonicTime?
  private(set) var margin = PulseMargin()
  /// Whether the sink can take back what it has rendered; PipeWire's pulse server cannot.
  var canRewind = true

  /// A clock that has heard nothing yet.
  init() {}

  /// The server reported that its sink has rendered up to the frame `rendered` and has
  /// `unplayed` frames of that still to play, at `time`.
  mutating func report(rendered: Int, unplayed: Int, at time: MonotonicTime) {
    last = Report(played: rendered - unplayed, rendered: rendered, time: time)
  }

  /// The frame being heard at `time`, or nil before the first report.
  func playedFrame(at time: MonotonicTime) -> Int? {
    last.map { $0.played + passed(since: $0, at: time) }
  }

  /// The first frame an edit at `time` can still change, or nil before the first report.
  func editFrame(at time: MonotonicTime) -> Int? {
    last.map {
      (canRewind ? $0.played : $0.rendered) + passed(since: $0, at: time) + margin.frames.count
    }
  }

  /// An edit from `frame` on was followed by the last report; tunes the margin and returns whether
  /// the edit was late.
  mutating func judge(edit frame: Int) -> Bool {
    guard let last, canRewind else { return false }
    return margin.judge(lateness: Frames(last.played - frame) + PulseMargin.rewindGuard)
  }

  /// The sink was suspended at `time`: what is heard stands still.
  mutating func freeze(at time: MonotonicTime) { frozenAt = frozenAt ?? time }

  /// The sink plays again from `time` on, where it stood.
  mutating func thaw(at time: MonotonicTime) {
    guard let since = frozenAt else { return }
    frozenAt = nil
    last?.time.nanoseconds += max(0, time.nanoseconds - since.nanoseconds)
  }

  private func passed(since report: Report, at time: MonotonicTime) -> Int {
    let end = min(time, frozenAt ?? time)
    return Frames.nanoseconds(max(0, end.nanoseconds - report.time.nanoseconds)).count
  }
}

/// How far ahead of the estimated read index an edit begins: up at once when an edit was late,
/// back slowly (architecture §3).
struct PulseMargin: Equatable {
  /// The smallest margin: on a quiet machine 1.5 ms lost nothing in 100 edits, but one in a hundred
  /// taps on two shared cores came later than that.
  static let least = Frames.milliseconds(2)
  /// How near to what is heard a sink takes an edit: 0.6 ms at the median of 180, 1.2 at worst.
  static let rewindGuard = Frames.milliseconds(0.6)
  /// The largest; beyond it the machine, not the estimate, is what is late.
  static let most = Frames.milliseconds(12)
  /// Edits in time before the margin shrinks by one step.
  static let patience = 8

  private(set) var frames = Self.least
  private(set) var lateEdits = 0
  private var inTime = 0

  /// Takes note of how late an edit was (negative when in time); returns whether it was late.
  ///
  /// A step up is half the lateness, 0.5–2 ms: one stall of the machine costs the next taps little,
  /// a sink that is always late is met after a few.
  mutating func judge(lateness: Frames) -> Bool {
    guard lateness > .zero else {
      inTime += 1
      if inTime >= Self.patience {
        inTime = 0
        frames = max(Self.least, frames - Frames.milliseconds(0.25))
      }
      return false
    }
    lateEdits += 1
    inTime = 0
    let half = Frames(lateness.count / 2)
    let step = min(max(half, Frames.milliseconds(0.5)), Frames.milliseconds(2))
    frames = min(Self.most, frames + step)
    return true
  }
}
