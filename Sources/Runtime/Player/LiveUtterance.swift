import MeadowFoundations

/// What is known of an utterance that has not ended.
struct LiveUtterance: Sendable {
  var utterance: Utterance
  var received: MonotonicTime
  var planned: MonotonicTime
  /// Whether it belongs in the log; not where somebody only wants to hear how it sounds.
  var isNoted: Bool
  /// How loud it is beside all that is said; nil as it was made.
  var level: Decibels?
  var cancellation = Cancellation()
  /// The parts that are at hand and not placed yet.
  var unplaced: [Clip] = []
  var origin = ClipOrigin.synthesised
  var clipReady: MonotonicTime?
  /// Where the next part goes, once the first is placed.
  var nextStart: FramePosition?
  var length = Frames.zero
  /// The timeline's epoch in which it was placed last.
  var epoch: Int?
  var isWhole = false
  /// Whether it had to wait for its turn; its onset is then no figure of the runtime's.
  var waited = false
  var trace: OnsetTrace?
  /// The task that places the parts of its sound as they are made.
  var rendering: Task<Void, Never>?
  /// Wakes the player when its last frame was heard.
  var timer: (any HostTimer)?
  var waiters: [CheckedContinuation<UtteranceBeginning, Never>] = []
  /// Those who wait for its end, and want to know whether it was heard to its end.
  var endWaiters: [CheckedContinuation<Bool, Never>] = []
}

/// How an utterance began, for the tap that waits to know.
enum UtteranceBeginning: Sendable {
  case sounding(OnsetTrace, length: Frames?)
  /// It ended without a sound; why, where it has none.
  case ended(reason: String?)
}
