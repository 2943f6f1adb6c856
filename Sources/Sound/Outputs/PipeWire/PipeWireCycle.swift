import MeadowFoundations

/// One cycle of the graph, as a node of it sees it. Pure.
struct PipeWireCycle {
  /// When it began.
  let start: MonotonicTime
  /// Where the graph's own clock stood then, in frames; nil where it does not say.
  let tick: Int?
  /// How many frames were taken in it.
  let frames: Int
  /// How many frames it may last: where the quantum changes, one cycle has the frames of the new one and,
  /// with a sink that goes by a timer, the length of the old.
  private let longest: Int

  /// The cycle of `frames` that began at `start` after `previous`.
  init(at start: MonotonicTime, tick: Int?, frames: Int, after previous: PipeWireCycle?) {
    self.start = start
    self.tick = tick
    self.frames = frames
    longest = max(frames, previous?.frames ?? 0)
  }

  /// The frames that were missed between this cycle and one of `frames` that begins at `start` and `tick`.
  /// The graph's clock goes on by every cycle, so that one which only begins late is none that was missed.
  func missed(until start: MonotonicTime, tick: Int?, frames: Int) -> Int {
    let passed: Int
    if let tick, let before = self.tick {
      passed = tick - before
    } else {
      passed = Frames.milliseconds(start.milliseconds(since: self.start)).count
    }
    let most = max(longest, frames)
    return passed > most * 3 / 2 ? passed - most : 0
  }
}
