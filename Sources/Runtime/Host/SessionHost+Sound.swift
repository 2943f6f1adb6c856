public import MeadowFoundations
import MeadowSpeech
import SoundAnalysis

/// Sound as a file and pronunciations: nothing is played.
extension SessionHost {
  public func speech(_ query: SpeechQuery) async throws -> SpeechFile {
    let request = try await request(for: query)
    let format = try SpeechFormat(named: query.format)
    let rendering = try await render(request, for: query)
    return SpeechFile(
      mediaType: format.mediaType, bytes: try format.encode(rendering.clip),
      origin: rendering.origin, reached: rendering.report.map(ReachedProsody.init))
  }

  /// The sound of a text, for the command line's drawings.
  public func sound(_ query: SpeechQuery) async throws -> Clip {
    try await render(try await request(for: query), for: query).clip
  }

  /// The pitch contour of a sound, for the same: seconds and hertz where it is voiced.
  public func pitch(of clip: Clip) -> [(seconds: Double, hertz: Double)] {
    PitchTracker().track(Array(clip.samples), rate: .house).points.compactMap { point in
      point.hertz.map { (point.seconds, $0) }
    }
  }

  private func render(
    _ request: SpeechRequest, for query: SpeechQuery
  ) async throws -> Rendering {
    do {
      if query.asFirstSaid { return try await parts.studio.firstSaying(of: request) }
      return try await parts.studio.render(
        request, priority: .likely, isCancelled: { false }, onPart: { _ in })
    } catch {
      throw Self.problem(error, field: query.textField)
    }
  }

  /// Says a text as a phrase and returns once it sounds; for the command line.
  public func say(_ query: SpeechQuery) async throws -> UtteranceID {
    let id = say(try await request(for: query), source: .phrase, received: parts.timers.now())
    if case .ended(.failed(_, let reason)) = await beginning(of: id) {
      throw InputProblem(
        field: query.textField, reason: "it has no sound: \(reason)",
        advice: "try it in other words")
    }
    return id
  }

  /// Waits until an utterance has ended, heard or not.
  public func heard(_ id: UtteranceID) async {
    guard live[id] != nil else { return }
    await withCheckedContinuation { live[id]?.endWaiters.append($0) }
  }

  /// Renders the core words in a voice and manner; returns when they are on disk.
  public func prerender(
    manner: Manner, shard: Shard = .whole,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) async throws -> PrerenderReport {
    let manner = try self.manner(manner)
    let requests = shard.of(boardRequests()).map {
      SpeechRequest(
        text: $0.text, voice: manner.voice, prosody: manner.prosody, readings: $0.readings)
    }
    let before = parts.studio.statistics()
    let ready = await parts.studio.prerender(requests, progress: progress)
    await parts.studio.flush()
    let after = parts.studio.statistics()
    return PrerenderReport(
      wanted: requests.count, ready: ready,
      made: after.synthesised - before.synthesised,
      unwritable: after.writeFailures - before.writeFailures)
  }

  /// Has `watcher` told of every event in the moment it happens; it must not block.
  public func watch(_ watcher: @escaping @Sendable (MeadowEvent) -> Void) {
    broadcast.watcher = watcher
  }

  /// Waits until the sound of every utterance that has its turn is whole and in memory; for replays,
  /// in whose time synthesis takes none.
  public func rendered() async {
    while let rendering = live.values.lazy.compactMap(\.rendering).first {
      await rendering.value
    }
  }

  func request(for query: SpeechQuery) async throws(InputProblem) -> SpeechRequest {
    let text = try SpokenText(query.text, field: query.textField)
    let manner = try manner(query.manner)
    let readings =
      if let hint = query.hint {
        try await parts.studio.readings(hint: hint, of: text)
      } else { query.usesMyWords ? lexicon.readings(in: text) : [] }
    return SpeechRequest(
      text: text, voice: manner.voice, prosody: manner.prosody, readings: readings)
  }

  static func problem(_ error: SynthesisError, field: String) -> any Error {
    switch error {
    case .input(let problem): problem
    case .nothingToSay, .tooLong:
      InputProblem(field: field, reason: error.description, advice: "send other words")
    case .cancelled, .dataMissing, .alreadyStarted, .voiceNotWritten, .engineFailed: error
    }
  }
}
