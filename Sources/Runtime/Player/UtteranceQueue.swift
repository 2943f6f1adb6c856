public import MeadowFoundations

/// Whose turn it is to speak: a state machine without clock, sound or luck (architecture §4).
///
/// One utterance at a time is current, from the moment its sound is asked for until its last frame
/// was heard; others may wait. Each input returns the actions it causes, in the order in which they
/// must be performed. An input for an utterance that is no longer current changes nothing, so
/// cancelled work can never sound.
public struct UtteranceQueue: Equatable, Sendable {
  /// What the shell must do.
  public enum Action: Equatable, Sendable {
    /// Get the sound of an utterance and answer with ``UtteranceQueue/clipReady(_:isWhole:)``.
    case prepare(Utterance)
    /// Have the sound of a waiting utterance made ahead, with no hurry.
    case renderAhead(Utterance)
    /// Place the sound that became ready.
    case play(UtteranceID)
    /// Fade out what was placed for an utterance.
    case fadeOut(UtteranceID)
    /// Stop making the sound of an utterance; what still arrives is dropped.
    case cancel(UtteranceID)
    /// Tell that an utterance was heard to its end.
    case finished(UtteranceID)
    /// Tell that an utterance was cut off or dropped.
    case interrupted(UtteranceID)
    /// Tell that an utterance has no sound.
    case failed(UtteranceID, reason: String)
  }

  /// What the current utterance is doing.
  private enum Phase: Equatable {
    /// Its sound is being made or fetched; nothing of it was heard.
    case preparing
    /// Its sound is on the timeline, `whole` once the last part is.
    case speaking(whole: Bool)
  }

  private struct Current: Equatable {
    var utterance: Utterance
    var phase: Phase
  }

  /// How many utterances may wait; the oldest gives way (a child's last taps count most).
  public static let longestLine = 8

  private var current: Current?
  private var waiting: [Utterance] = []

  /// A queue in which nobody speaks.
  public init() {}

  /// The utterance that sounds or is about to.
  public var speaking: UtteranceID? { current?.utterance.id }

  /// The utterances that wait, next first.
  public var line: [UtteranceID] { waiting.map(\.id) }

  /// An utterance is asked for.
  public mutating func request(
    _ utterance: Utterance, policy: InterruptionPolicy
  ) -> [Action] {
    guard let current else { return begin(utterance) }
    let bus = utterance.source.bus
    if bus > current.utterance.source.bus { return replace(with: utterance) }
    if bus < current.utterance.source.bus {
      // Of what was tried out behind a child's word, only the last is still wanted.
      return (policy == .replace ? dropLine(of: utterance.source) : []) + wait(utterance)
    }
    switch policy {
    case .replace: return replace(with: utterance)
    case .finish: return dropLine(keeping: bus) + wait(utterance)
    case .queue: return wait(utterance)
    }
  }

  /// The sound of an utterance, or its first part, is at hand.
  public mutating func clipReady(_ id: UtteranceID, isWhole: Bool) -> [Action] {
    guard let now = current, now.utterance.id == id, now.phase == .preparing else { return [] }
    current?.phase = .speaking(whole: isWhole)
    return [.play(id)]
  }

  /// A later part of an utterance's sound is at hand; the shell places it only if this says so.
  public mutating func partReady(_ id: UtteranceID, isLast: Bool) -> [Action] {
    guard let now = current, now.utterance.id == id, now.phase == .speaking(whole: false) else {
      return []
    }
    if isLast { current?.phase = .speaking(whole: true) }
    return [.play(id)]
  }

  /// No sound could be made for an utterance.
  public mutating func clipFailed(_ id: UtteranceID, reason: String) -> [Action] {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index)
      return [.failed(id, reason: reason)]
    }
    guard current?.utterance.id == id else { return [] }
    let fade: [Action] = current?.phase == .preparing ? [] : [.fadeOut(id)]
    current = nil
    return fade + [.failed(id, reason: reason)] + next()
  }

  /// The last frame of an utterance was heard.
  public mutating func soundEnded(_ id: UtteranceID) -> [Action] {
    guard let now = current, now.utterance.id == id, now.phase == .speaking(whole: true) else {
      return []
    }
    current = nil
    return [.finished(id)] + next()
  }

  /// Everything is to be silent at once, what waits included.
  public mutating func stop() -> [Action] {
    let dropped = dropLine()
    return interruptCurrent() + dropped
  }

  /// One utterance is not wanted any more, whether it sounds or waits.
  public mutating func drop(_ id: UtteranceID) -> [Action] {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index)
      return [.interrupted(id)]
    }
    guard current?.utterance.id == id else { return [] }
    return interruptCurrent() + next()
  }

  /// The output lost its device: what sounded is gone, and what waits would come too late.
  public mutating func outputLost() -> [Action] {
    guard let current, current.phase != .preparing else { return dropLine() }
    return stop()
  }

  private mutating func begin(_ utterance: Utterance) -> [Action] {
    current = Current(utterance: utterance, phase: .preparing)
    return [.prepare(utterance)]
  }

  private mutating func next() -> [Action] {
    waiting.isEmpty ? [] : begin(waiting.removeFirst())
  }

  /// The new sound is asked for first: where it is at hand, old and new change in one edit, and
  /// the fade that follows finds its work done.
  private mutating func replace(with utterance: Utterance) -> [Action] {
    let dropped = dropLine(keeping: utterance.source.bus)
    let cut = interruptCurrent()
    return begin(utterance) + cut + dropped
  }

  private mutating func wait(_ utterance: Utterance) -> [Action] {
    var actions: [Action] = [.renderAhead(utterance)]
    let place = waiting.firstIndex { $0.source.bus < utterance.source.bus } ?? waiting.endIndex
    waiting.insert(utterance, at: place)
    if waiting.count > Self.longestLine {
      // The line is ordered by bus: the oldest of the least important gives way.
      let least = waiting.firstIndex { $0.source.bus == waiting.last?.source.bus } ?? 0
      actions.append(.interrupted(waiting.remove(at: least).id))
    }
    return actions
  }

  private mutating func interruptCurrent() -> [Action] {
    guard let cut = current else { return [] }
    current = nil
    let id = cut.utterance.id
    switch cut.phase {
    case .preparing: return [.cancel(id), .interrupted(id)]
    case .speaking(whole: true): return [.fadeOut(id), .interrupted(id)]
    case .speaking(whole: false): return [.fadeOut(id), .cancel(id), .interrupted(id)]
    }
  }

  /// Drops what waits of one source.
  private mutating func dropLine(of source: SpeechSource) -> [Action] {
    let dropped = waiting.filter { $0.source == source }
    waiting.removeAll { $0.source == source }
    return dropped.map { .interrupted($0.id) }
  }

  /// Drops what waits; with `bus`, only what is not of a lower one (narration goes on waiting).
  private mutating func dropLine(keeping bus: Bus? = nil) -> [Action] {
    let dropped = waiting.filter { waiting in bus.map { waiting.source.bus >= $0 } ?? true }
    waiting.removeAll { utterance in dropped.contains { $0.id == utterance.id } }
    return dropped.map { .interrupted($0.id) }
  }
}
