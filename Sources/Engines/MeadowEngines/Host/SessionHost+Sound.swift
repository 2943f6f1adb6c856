public import MeadowModel
import MeadowSpeech

/// Sound as a file and pronunciations: nothing is played.
extension SessionHost {
  public func speech(_ query: SpeechQuery) async throws -> SpeechFile {
    let request = try await request(for: query)
    let format = try SpeechFormat(named: query.format)
    do {
      let rendering = try await parts.studio.render(
        request, priority: .likely, isCancelled: { false }, onPart: { _ in })
      return SpeechFile(
        mediaType: format.mediaType, bytes: try format.encode(rendering.clip),
        origin: rendering.origin)
    } catch let error as SynthesisError {
      throw Self.problem(error, field: query.textField)
    }
  }

  public func pronounce(_ query: SpeechQuery) async throws -> PronunciationReply {
    let request = try await request(for: query)
    do {
      let reading = try await parts.studio.pronounce(request)
      return PronunciationReply(
        text: request.text.string, ipa: reading.ipa, phonemes: reading.phonemes,
        voice: request.voice.name)
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
    voice: String?, rate: Double?, pitch: Double?, range: Double?, shard: Shard = .whole,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) async throws -> PrerenderReport {
    let manner = try manner(voice: voice, rate: rate, pitch: pitch, range: range)
    let requests = shard.of(boardRequests()).map {
      SpeechRequest(text: $0.text, voice: manner.voice, prosody: manner.prosody)
    }
    let before = parts.studio.statistics()
    await parts.studio.prerender(requests, progress: progress)
    await parts.studio.flush()
    let after = parts.studio.statistics()
    return PrerenderReport(
      wanted: requests.count, ready: requests.count { parts.studio.isReady($0) },
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

  private func request(for query: SpeechQuery) async throws(InputProblem) -> SpeechRequest {
    let text = try SpokenText(query.text, field: query.textField)
    let manner = try manner(
      voice: query.voice, rate: query.rate, pitch: query.pitch, range: query.range)
    var readings: [WordReading] = []
    if let hint = query.hint { readings = try await parts.studio.readings(hint: hint, of: text) }
    return SpeechRequest(
      text: text, voice: manner.voice, prosody: manner.prosody, readings: readings)
  }

  private static func problem(_ error: SynthesisError, field: String) -> any Error {
    switch error {
    case .input(let problem): problem
    case .nothingToSay, .tooLong:
      InputProblem(field: field, reason: error.description, advice: "send other words")
    case .cancelled, .espeakDataMissing, .alreadyStarted, .voiceNotWritten, .engineFailed: error
    }
  }
}
