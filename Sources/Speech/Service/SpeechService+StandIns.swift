public import MeadowFoundations
import Synchronization

/// Voices that take their time, and those that speak for them: one utterance is one voice.
extension SpeechService {
  /// How long a touch waits for a natural voice at most, in milliseconds.
  public static let patienceMilliseconds = 250

  /// Waits for natural voices from now on, or speaks at once in the quick one. Any thread.
  public func wait(forNaturalVoices waits: Bool) {
    patience.store(waits ? Self.patienceMilliseconds : 0, ordering: .relaxed)
  }

  /// Whether another program makes the voice called `id`, or what it lacks of recordings, which takes longer
  /// than a touch can wait.
  public func takesTime(_ id: VoiceID) -> Bool {
    guard let voice = try? library.voice(id) else { return false }
    return voice.quick != nil
      || voice.block.near.map { self.voice(near: $0, voice).quick != nil } ?? false
  }

  /// How the engines fare whose voices take their time, by their names.
  public func naturalEngines() -> [(engine: String, condition: VoiceEngineCondition)] {
    let natural = Set(library.voices.filter { $0.quick != nil }.map(\.engine))
    return router.all.filter { natural.contains($0.name) }.map { ($0.name, $0.condition) }
  }

  /// How the voice called `id` fares, or the one that says what it lacks of recordings. Any thread.
  public func condition(of id: VoiceID) -> VoiceEngineCondition {
    guard var voice = try? library.voice(id) else { return .ready }
    if let near = voice.block.near { voice = self.voice(near: near, voice) }
    return (try? router.engine(of: voice))?.condition(of: voice) ?? .ready
  }

  /// Has `tell` called when there is another voice or one fares otherwise; on any thread, it must not block.
  public func watchVoices(_ tell: @escaping @Sendable () -> Void) {
    watcher.withLock { $0 = tell }
    for engine in router.all { engine.watch(tell) }
  }

  /// Whether the voice called `id` says texts of `language` itself; where it does not, another speaks for
  /// it. Any thread.
  public func speaks(_ id: VoiceID, _ language: Language) -> Bool {
    library.voices.contains {
      $0.id == id && ($0.quick == nil || $0.block.speaking(language) != nil)
    }
  }

  /// The sound of `request`, whose voice takes its time, for somebody who waits: in that voice where it
  /// comes soon, else in the quick one. What comes too late is kept for the next time.
  func soon(
    _ request: SpeechRequest, _ voice: VoiceDefinition,
    _ isCancelled: @escaping @Sendable () -> Bool,
    _ onPart: @escaping @Sendable (SpeechPart) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    let milliseconds = patience.load(ordering: .relaxed)
    let isAtHand = request.hasRecordings && hasPieces(of: request)
    guard milliseconds > 0 || isAtHand else {
      makeExactLater(request)
      return try await quickly(request, voice, isCancelled, onPart)
    }
    let made = await natural(request, voice, within: isAtHand ? nil : milliseconds)
    guard !isCancelled() else { throw .cancelled }
    if case .success(let made)? = made {
      onPart(
        SpeechPart(clip: made.clip, start: .zero, isLast: true, origin: origin(made: request)))
      return made
    }
    return try await quickly(request, voice, isCancelled, onPart)
  }

  /// Whether all that the voice says of a request with recordings in it is in memory.
  private func hasPieces(of request: SpeechRequest) -> Bool {
    SplicePlan(request).pieces.allSatisfy { piece in
      switch piece.content {
      case .speech(let part), .suffix(let part): isReady(part)
      case .recording: true
      }
    }
  }

  /// The natural sound of `request`, or nil where it does not come in time; then it is kept once it is
  /// there, whoever still wants it.
  private func natural(
    _ request: SpeechRequest, _ voice: VoiceDefinition, within milliseconds: Int?
  ) async -> Result<MadeClip, SynthesisError>? {
    await withCheckedContinuation { continuation in
      let race = Race(continuation)
      Task(priority: .high) {
        let result: Result<MadeClip, SynthesisError>
        do throws(SynthesisError) {
          result = .success(try await exactly(request, voice, .urgent, { false }, { _ in }))
        } catch { result = .failure(error) }
        if !race.finish(result), case .success(let made) = result,
          let key = try? key(of: request, voice)
        {
          _ = keep(made, for: request, key)
        }
      }
      guard let milliseconds else { return }
      Task(priority: .high) {
        try? await Task.sleep(for: .milliseconds(milliseconds), tolerance: .zero)
        race.finish(nil)
      }
    }
  }

  /// The sound of `request` in the voice that speaks for `voice`.
  private func quickly(
    _ request: SpeechRequest, _ voice: VoiceDefinition,
    _ isCancelled: @escaping @Sendable () -> Bool,
    _ onPart: @escaping @Sendable (SpeechPart) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    guard let quick = voice.quick else {
      return try await exactly(request, voice, .urgent, isCancelled, onPart)
    }
    var instead = request
    instead.voice = quick
    let definition = try self.voice(of: instead)
    if let clip = cached(instead) {
      onPart(SpeechPart(clip: clip, start: .zero, isLast: true, origin: .cache))
      var made = MadeClip(clip: clip)
      made.isStandIn = true
      return made
    }
    var made = try await exactly(instead, definition, .urgent, isCancelled, onPart)
    made.isStandIn = true
    return made
  }

  /// The voice that reads texts for `voice`: itself, or the one that speaks for it.
  func reader(for voice: VoiceDefinition) throws(SynthesisError) -> VoiceDefinition {
    if let near = voice.block.near { return try reader(for: self.voice(near: near, voice)) }
    guard let quick = voice.quick else { return voice }
    do { return try library.voice(quick) } catch { throw .input(error) }
  }

  /// Who says a text of `language` for `voice`: itself, or, of one that does not speak it, the one that
  /// speaks for it.
  func speaker(
    _ voice: VoiceDefinition, of language: Language
  ) throws(InputProblem) -> VoiceDefinition {
    if let quick = voice.quick, voice.block.speaking(language) == nil {
      return try library.voice(quick).speaking(language)
    }
    return voice.speaking(language)
  }
}

/// The first of several that comes.
private final class Race: Sendable {
  typealias Outcome = Result<MadeClip, SynthesisError>?
  private let continuation: Mutex<CheckedContinuation<Outcome, Never>?>

  init(_ continuation: CheckedContinuation<Outcome, Never>) {
    self.continuation = Mutex(continuation)
  }

  /// Gives `outcome` to the one who waits, where nobody was faster; whether it did.
  @discardableResult
  func finish(_ outcome: sending Outcome) -> Bool {
    guard let first = continuation.withLock({ $0.take() }) else { return false }
    first.resume(returning: outcome)
    return true
  }
}
