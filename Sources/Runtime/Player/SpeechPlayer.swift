import MeadowFoundations
import MeadowSound
import MeadowSpeech

/// The tap path: live utterances, whose turn it is, and their places on the timeline.
///
/// Nothing slow ever runs here: no file, no decoder, no report. A sound in memory is placed in the
/// very turn in which it is asked for, before anybody is told. ``ActivityHost`` runs on this actor's
/// executor too, so a touch crosses from one to the other within one turn, and whoever sounds last is
/// the last that the conversation hears of. A request takes both along on its connection's own
/// thread: an executor with a thread of its own would cost each tap two switches.
actor SpeechPlayer {
  let output: any AudioOutput
  let synthesis: SpeechService
  let timers: any HostTimers
  /// Whose work the sound of a tap goes before.
  let priority: SynthesisPriority
  /// How much later the first part of a sound that is still being made begins.
  let synthesisLead: Frames

  /// Told of everything in the moment it happens, on this actor's executor.
  var listener: @Sendable (SpeechNotice) -> Void = { _ in }
  var live: [UtteranceID: LiveUtterance] = [:]
  private var scheduler = SpeechScheduler()
  /// Who spoke when the listener was last told.
  private(set) var speaker: Speaker?
  /// How many inputs are being worked off, one within the other.
  private var depth = 0

  /// A player whose sounds go to the output of `parts`.
  init(_ parts: ActivityHost.Parts) {
    output = parts.output
    synthesis = parts.synthesis
    timers = parts.timers
    priority = parts.tapPriority
    synthesisLead = parts.synthesisLead
  }

  /// What saying something came to.
  struct Said: Sendable {
    /// The utterance it became, or the one it joined.
    var id: UtteranceID
    /// Whether it was the last touch again, too soon for a second wish.
    var isRepeat: Bool
    /// Whether it waits for its turn.
    var waits: Bool
  }

  /// Says `request`, for the activity called `narrator` or for a child; where its sound is in memory
  /// it is placed when this returns.
  func say(
    _ request: SpeechRequest, source: SpeechSource, for narrator: String? = nil,
    received: MonotonicTime, isNoted: Bool = true, level: Decibels? = nil
  ) -> Said {
    let now = timers.now()
    let actions = scheduler.handle(.say(source, request, for: narrator), at: now)
    let id = scheduler.newest
    if scheduler.hasJoined { return Said(id: id, isRepeat: true, waits: false) }
    live[id] = LiveUtterance(
      utterance: Utterance(id: id, source: source, request: request), received: received,
      planned: now, isNoted: isNoted, level: level)
    perform(actions)
    return Said(id: id, isRepeat: false, waits: scheduler.queue.line.contains(id))
  }

  /// Silences all speech; returns what was cut off.
  func stop() -> UtteranceID? {
    let cut = scheduler.queue.speaking
    feed(.stop)
    return cut
  }

  /// Silences what the activity called so narrates; all else goes on.
  func quiet(_ activity: String) { feed(.quiet(activity)) }

  /// The output lost what was placed up to `epoch`. What was placed since then sounds: a tap that came
  /// with the new device is not taken back.
  func outputLost(epoch: Int) {
    if let id = scheduler.queue.speaking, let placed = live[id]?.epoch, placed >= epoch { return }
    feed(.outputLost)
  }

  /// Obeys `settings` from now on.
  func obey(_ settings: FamilySettings) {
    scheduler.policies = settings.speech.interruptions
    scheduler.repeatGuardMilliseconds = settings.repeatGuardMilliseconds
  }

  /// Has `listener` told of everything from now on.
  func listen(_ listener: @escaping @Sendable (SpeechNotice) -> Void) { self.listener = listener }

  /// The utterance that sounds or is about to.
  var speaking: UtteranceID? { scheduler.queue.speaking }

  /// Takes what happened to an utterance and does what follows.
  func feed(_ input: SpeechScheduler.Input) {
    perform(scheduler.handle(input, at: timers.now()))
  }

  /// Performs `actions`, then tells who speaks: once, after all that follows from them.
  private func perform(_ actions: [UtteranceQueue.Action]) {
    depth += 1
    for action in actions { perform(action) }
    depth -= 1
    guard depth == 0, scheduler.speaker != speaker else { return }
    speaker = scheduler.speaker
    listener(.speaker(speaker))
  }

  private func perform(_ action: UtteranceQueue.Action) {
    switch action {
    case .prepare(let utterance): prepare(utterance)
    case .renderAhead(let utterance): renderAhead(utterance)
    case .play(let id): place(id)
    case .fadeOut(let id):
      output.perform { _ = $0.fadeOut(owner: PlacementOwner(id), at: $1.now) }
    case .cancel(let id): live[id]?.cancellation.cancel()
    case .finished(let id): end(id, with: .finished(id))
    case .interrupted(let id): end(id, with: .interrupted(id))
    case .failed(let id, let reason): end(id, with: .failed(id, reason: reason), because: reason)
    }
  }

  /// Forgets an utterance and answers whoever waits for it.
  private func end(_ id: UtteranceID, with event: MeadowEvent, because reason: String? = nil) {
    guard let ended = live.removeValue(forKey: id) else { return }
    ended.timer?.cancel()
    ended.cancellation.cancel()
    listener(.ended(ended, event))
    for waiter in ended.waiters { waiter.resume(returning: .ended(reason: reason)) }
    for waiter in ended.endWaiters { waiter.resume(returning: event == .finished(id)) }
  }
}
