public import MeadowFoundations

/// What is said: taps, phrases and messages, who may interrupt whom, and taps that come twice
/// (M2-005; spec README, resolution 13).
public struct SpeechScheduler: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Sendable {
    /// A child wants something said; an activity narrates where one is named.
    case say(SpeechSource, SpeechRequest, for: String? = nil)
    /// All speech is to stop.
    case stop
    /// The activity called so is to be quiet; all else goes on.
    case quiet(String)
    /// The sound of an utterance, or its first part, is at hand.
    case clipReady(UtteranceID, isWhole: Bool)
    /// A later part of an utterance's sound is at hand.
    case partReady(UtteranceID, isLast: Bool)
    /// An utterance has no sound.
    case clipFailed(UtteranceID, reason: String)
    /// The last frame of an utterance was heard.
    case soundEnded(UtteranceID)
    /// The output lost its device and all that was placed.
    case outputLost
  }

  /// What was said last by a touch, to tell a second touch from a new wish.
  private struct LastSaying: Equatable {
    var id: UtteranceID
    var request: SpeechRequest
    var at: MonotonicTime
  }

  /// Whose turn it is.
  public private(set) var queue = UtteranceQueue()
  /// What a new utterance does to the one being said, by who asks for it.
  public var policies = InterruptionPolicies()
  /// How soon a touch on the same word counts as the same touch, in ms; 0 for never.
  public var repeatGuardMilliseconds = 0
  private var count = 0
  private var last: LastSaying?
  /// What activities narrate or wait to narrate, and which of them.
  private var narrators: [UtteranceID: String] = [:]

  /// A scheduler that has said nothing.
  public init() {}

  /// The utterance of the last ``Input/say(_:_:for:)``: a new one, or the one it joined.
  public private(set) var newest = UtteranceID(0)
  /// Whether the last ``Input/say(_:_:for:)`` was a second touch that joined the first.
  public private(set) var hasJoined = false

  /// Who is saying something, or is about to; nil for nobody.
  public var speaker: Speaker? {
    queue.speaking.map { narrators[$0].map { .activity($0) } ?? .child }
  }

  /// Takes `input` and returns what the queue wants done.
  public mutating func handle(_ input: Input, at now: MonotonicTime) -> [UtteranceQueue.Action] {
    let actions = turn(input, at: now)
    for action in actions { forget(action) }
    return actions
  }

  private mutating func turn(_ input: Input, at now: MonotonicTime) -> [UtteranceQueue.Action] {
    switch input {
    case .say(let source, let request, let narrator): say(request, source, narrator, at: now)
    case .stop: queue.stop()
    case .quiet(let activity):
      narrators.filter { $0.value == activity }.keys.sorted().flatMap { queue.drop($0) }
    case .clipReady(let id, let isWhole): queue.clipReady(id, isWhole: isWhole)
    case .partReady(let id, let isLast): queue.partReady(id, isLast: isLast)
    case .clipFailed(let id, let reason): queue.clipFailed(id, reason: reason)
    case .soundEnded(let id): queue.soundEnded(id)
    case .outputLost: queue.outputLost()
    }
  }

  private mutating func say(
    _ request: SpeechRequest, _ source: SpeechSource, _ narrator: String?, at now: MonotonicTime
  ) -> [UtteranceQueue.Action] {
    hasJoined = narrator == nil && joins(request, at: now)
    if hasJoined {
      last?.at = now
      return []
    }
    count += 1
    newest = UtteranceID(count)
    if let narrator {
      narrators[newest] = narrator
    } else {
      last = LastSaying(id: newest, request: request, at: now)
    }
    let utterance = Utterance(id: newest, source: source, request: request)
    return queue.request(utterance, policy: policies[source])
  }

  /// Whether a touch that wants `request` is the last one again: the same words, still being said,
  /// and too soon for a second wish. It is answered with a pulse, never with silence.
  private func joins(_ request: SpeechRequest, at now: MonotonicTime) -> Bool {
    guard let last, last.request == request, queue.speaking == last.id else {
      return false
    }
    return now.milliseconds(since: last.at) < Double(repeatGuardMilliseconds)
  }

  private mutating func forget(_ action: UtteranceQueue.Action) {
    switch action {
    case .finished(let id), .interrupted(let id), .failed(let id, _): narrators[id] = nil
    case .prepare, .renderAhead, .play, .fadeOut, .cancel: break
    }
  }
}
