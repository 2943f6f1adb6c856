public import MeadowModel
public import MeadowSpeech

/// All that Meadow decides, as one value: what goes in is an input, what comes out are effects.
///
/// Pure: no clock, no I/O, no chance of its own (architecture §5). The other engines join here.
public struct Session: Equatable, Sendable {
  /// What can happen to a session.
  public enum Input: Equatable, Sendable {
    /// Somebody wants something said.
    case say(SpeechSource, SpeechRequest)
    /// All speech is to stop.
    case stop
    /// A chime is to sound.
    case chime(ChimeIntensity)
    /// A grown-up changed the settings.
    case change(SpeechSettings)
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

  /// What the host must do, in order.
  public enum Effect: Equatable, Sendable {
    /// An action of the utterance queue that makes or changes sound.
    case voice(UtteranceQueue.Action)
    /// Place a chime on the reward bus.
    case chime(ChimeIntensity)
    /// Silence the buses that obey mute, or let them sound again.
    case setMuted(Bool)
    /// Cap all sound.
    case setVolume(Decibels)
    /// Have the board's words rendered ahead as the settings now say.
    case renderBoard
    /// Keep the settings.
    case save(SpeechSettings)
    /// Tell whoever listens.
    case tell(MeadowEvent)
  }

  /// How Meadow speaks.
  public private(set) var settings: SpeechSettings
  /// Whose turn it is.
  public private(set) var queue = UtteranceQueue()
  private var lastUtterance = 0

  /// A session that begins with `settings`.
  public init(settings: SpeechSettings = SpeechSettings()) { self.settings = settings }

  /// The utterance made by the last ``Input/say(_:_:)``.
  public var newest: UtteranceID { UtteranceID(lastUtterance) }

  /// Takes `input` and returns what must be done.
  public mutating func handle(_ input: Input) -> [Effect] {
    switch input {
    case .say(let source, let request):
      lastUtterance += 1
      let utterance = Utterance(id: newest, source: source, request: request)
      return effects(of: queue.request(utterance, policy: settings.interruptions[source]))
    case .stop: return effects(of: queue.stop())
    case .chime(let intensity): return [.chime(intensity)]
    case .change(let new): return change(to: new)
    case .clipReady(let id, let isWhole):
      return effects(of: queue.clipReady(id, isWhole: isWhole))
    case .partReady(let id, let isLast): return effects(of: queue.partReady(id, isLast: isLast))
    case .clipFailed(let id, let reason):
      return effects(of: queue.clipFailed(id, reason: reason))
    case .soundEnded(let id): return effects(of: queue.soundEnded(id))
    case .outputLost: return effects(of: queue.outputLost())
    }
  }

  private mutating func change(to new: SpeechSettings) -> [Effect] {
    let old = settings
    guard new != old else { return [] }
    settings = new
    var effects: [Effect] = []
    if new.isMuted != old.isMuted { effects.append(.setMuted(new.isMuted)) }
    if new.volumeCap != old.volumeCap { effects.append(.setVolume(new.volumeCap)) }
    effects += [.tell(.settings(new)), .save(new)]
    if new.voice != old.voice || new.prosody != old.prosody { effects.append(.renderBoard) }
    return effects
  }

  private func effects(of actions: [UtteranceQueue.Action]) -> [Effect] {
    actions.map { action in
      switch action {
      case .prepare, .renderAhead, .play, .fadeOut, .cancel: .voice(action)
      case .finished(let id): .tell(.finished(id))
      case .interrupted(let id): .tell(.interrupted(id))
      case .failed(let id, let reason): .tell(.failed(id, reason: reason))
      }
    }
  }
}
