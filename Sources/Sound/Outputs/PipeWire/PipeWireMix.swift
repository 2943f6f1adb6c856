package import MeadowFoundations

/// The timeline and how far the graph has taken it; what edits and the graph's thread share.
///
/// The graph takes one quantum at the beginning of each of its cycles and nothing is queued beyond it,
/// so that an edit need not guess: ``next`` is the first frame that can still be changed, and the
/// cycle that comes plays it. While no cycle comes (no sink, no daemon) the clock stands still. Pure:
/// times are arguments.
package struct PipeWireMix {
  /// Speech that waited longer than this for a sink is stale and never heard; in nanoseconds, as all that
  /// is reckoned in every cycle: a Duration has 128 bits, which cost as much as the mix.
  package static let staleAfter = Int64(500_000_000)
  /// After so long without a cycle the graph stands still; its longest quantum lasts 171 ms.
  package static let standstill = Int64(200_000_000)

  package var timeline = Timeline()
  /// The first frame that the graph has not taken.
  package private(set) var next = 0
  /// When something was changed last.
  package private(set) var lastUse: MonotonicTime
  /// Cycles that the graph had to do without us.
  package private(set) var underruns = 0
  /// How long after the end of its cycle a frame leaves the device, as the graph says.
  private var delay = Int64(0)
  private var cycle: PipeWireCycle?
  /// Since when no cycle comes, or nil while they come.
  private var frozenAt: MonotonicTime?

  /// A silent timeline that no graph takes yet, at `time`.
  package init(at time: MonotonicTime) {
    lastUse = time
    frozenAt = time
  }

  /// The graph takes `frames` in the cycle that began at `start`, when its own clock stood at `tick`; returns
  /// the first of them.
  ///
  /// After a pause what was placed goes on where it stood, unless it is stale by now. On the graph's
  /// thread: allocates nothing, and frees nothing but after a pause.
  package mutating func take(
    _ frames: Int, at start: MonotonicTime, tick: Int? = nil, delay: Int64 = 0
  ) -> FramePosition {
    if let since = pausedSince(at: start) {
      dropStale(since: since, at: start)
    } else if let cycle, cycle.missed(until: start, tick: tick, frames: frames) > 0 {
      underruns += 1
    }
    frozenAt = nil
    cycle = PipeWireCycle(at: start, tick: tick, frames: frames, after: cycle)
    self.delay = delay
    defer { next += frames }
    return FramePosition(next)
  }

  /// An edit of ``timeline`` at `time` begins; returns the clock that it goes by.
  package mutating func beginEdit(at time: MonotonicTime) -> OutputClock {
    if let since = pausedSince(at: time) { dropStale(since: since, at: time) }
    let now = FramePosition(next)
    timeline.retire(before: now)
    return OutputClock(now: now, moment: moment(at: time))
  }

  /// The edit has ended; returns whether it changed what is heard.
  package mutating func endEdit(at time: MonotonicTime) -> Bool {
    let isChanged = timeline.takeChange() != nil
    if isChanged { lastUse = time }
    return isChanged
  }

  /// No more cycles come from `time` on.
  package mutating func freeze(at time: MonotonicTime) {
    frozenAt = frozenAt ?? time
    cycle = nil
  }

  /// The device is lost at `time`: what was placed is gone.
  package mutating func lose(at time: MonotonicTime) {
    freeze(at: time)
    timeline.clear()
    _ = timeline.takeChange()
  }

  /// Whether nothing sounds and nothing was changed in the `nanoseconds` before `time`.
  package func isIdle(for nanoseconds: Int64, at time: MonotonicTime) -> Bool {
    time.nanoseconds - lastUse.nanoseconds > nanoseconds
      && timeline.isSilent(from: FramePosition(next))
  }

  /// When the frame ``next`` is expected to leave the device.
  private func moment(at time: MonotonicTime) -> MonotonicTime {
    guard frozenAt == nil, let cycle else { return time }
    let end = cycle.start.nanoseconds + Frames(cycle.frames).nanoseconds + delay
    return max(time, MonotonicTime(nanoseconds: end))
  }

  private func pausedSince(at time: MonotonicTime) -> MonotonicTime? {
    if let frozenAt { return frozenAt }
    guard let cycle else { return nil }
    let passed = time.nanoseconds - cycle.start.nanoseconds
    return passed > Self.standstill ? cycle.start : nil
  }

  /// Drops what was placed where nobody has heard or changed anything for too long.
  private mutating func dropStale(since: MonotonicTime, at time: MonotonicTime) {
    let waited = time.nanoseconds - max(since, lastUse).nanoseconds
    guard waited > Self.staleAfter, !timeline.isSilent(from: FramePosition(next))
    else { return }
    timeline.clear()
    _ = timeline.takeChange()
  }
}
