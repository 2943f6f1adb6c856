import MeadowFamily
public import MeadowFoundations
import MeadowSound
import MeadowSpeech
import MeadowTalk

/// How Meadow fares, and what happens.
extension ActivityHost: StatusService {
  public func events() -> AsyncStream<PublishedEvent> {
    broadcast.listen(
      beginning: [.output(parts.output.status), .settings(talk.settings)]
    ) { [weak self] number in
      Task { await self?.drop(listener: number) }
    }
  }

  private func drop(listener number: Int) { broadcast.drop(number) }

  public func health() async -> Health {
    // Of a voice that is being made ready, its own words.
    let board = await words.readiness(as: ahead.coming ?? requests.speech)
    let figures = parts.synthesis.statistics()
    var health = Health(
      uptimeSeconds: parts.timers.now().milliseconds(since: started) / 1000,
      output: parts.output.status,
      cache: Health.Cache(
        ready: board.ready, wanted: board.wanted,
        damaged: figures.damaged, unwritable: figures.writeFailures,
        bytesOnDisk: figures.bytesOnDisk))
    health.voices = parts.synthesis.naturalEngines().map { engine, condition in
      switch condition {
      case .ready: Health.Engine(engine: engine)
      case .away(let reason, let seconds):
        Health.Engine(engine: engine, problem: reason, retryInSeconds: seconds)
      }
    }
    health.speech = Health.Speech(
      voice: requests.speech.voice.name, chosen: talk.settings.speech.voice.name,
      isChanging: ahead.coming != nil, done: ahead.done.count, total: ahead.done.total,
      problem: parts.synthesis.condition(of: talk.settings.speech.voice).problem)
    health.log = parts.family?.log?.status
    health.notes =
      parts.notes
      + journalNotes.byName.flatMap(\.value)
      + [parts.family?.profiles?.problem, health.log?.problem, journalProblem].compactMap { $0 }
      .filter { !parts.notes.contains($0) }
    return health
  }

  public func onset() -> OnsetSummary { meter.summary }

  public func resetOnset() { meter.reset() }

  public func audioStream() -> AsyncStream<AudioBlock>? {
    (parts.output as? BrowserOutput)?.listen()
  }

  /// Waits until an utterance has ended, heard or not.
  public nonisolated func heard(_ id: UtteranceID) async { await player.ended(id) }

  /// Has `watcher` told of every event in the moment it happens; it must not block.
  public func watch(_ watcher: @escaping @Sendable (MeadowEvent) -> Void) {
    broadcast.watcher = watcher
  }

  /// Waits until the sound of every utterance that has its turn is whole and in memory; for replays,
  /// in whose time synthesis takes none.
  public nonisolated func rendered() async { await player.rendered() }

  func record(_ action: RecordedInput.Action) {
    guard let record = parts.record else { return }
    record(
      RecordedInput(
        at: parts.timers.now().milliseconds(since: started) / 1000, action: action))
  }

  /// Returns when what may be said next is in memory; for tests.
  package func renderedAhead() async {
    for task in ahead.tasks { await task.value }
  }

  func log(_ event: ActivityEvent) {
    guard parts.meetsChild, let family = parts.family, let log = family.log else { return }
    let time = family.wallTime().milliseconds - Int64(event.secondsAgo * 1000)
    log.record(event, of: child, at: WallTime(milliseconds: time))
  }

  /// Notes that something is heard.
  func noteSpeech(_ utterance: Utterance) {
    log(
      ActivityEvent(
        .speech, text: utterance.request.text.string, scene: talk.navigation.state.scene,
        tier: talk.settings.tier))
  }

  /// Tells whoever listens.
  func announce(_ event: MeadowEvent) { broadcast.send(event) }
}
