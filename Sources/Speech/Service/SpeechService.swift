public import MeadowFoundations
import Synchronization

/// Where the runtime gets speech as sound: from memory, from disk, or made now.
public final class SpeechService: Sendable {
  private let known: Mutex<VoiceLibrary>
  /// Who is told when there are other voices.
  let watcher = Mutex<(@Sendable () -> Void)?>(nil)
  let router: VoiceRouter
  let store: ClipStore?
  let cache: ClipCache
  /// What was rendered ahead, apart from what was only said: no number of phrases drives out the
  /// words that a child may touch next. Twice the size: the board at the slowest rate is 14 MB.
  let board: ClipCache
  let recordings: RecordingStore?
  /// The clips that were made in haste and are still to be made exactly.
  let exact = ExactQueue()
  let counts = Mutex(Counts())
  /// How long somebody waits for a voice that takes its time, in milliseconds.
  let patience = Atomic(SpeechService.patienceMilliseconds)
  /// How the prosody of the clips made in this run came out.
  let reports = ProsodyReports()

  struct Counts {
    var statistics = CacheStatistics()
    /// The number of the latest pre-rendering; an older one no longer counts.
    var prerendering = 0
    /// What that one has passed: made, or found on disk.
    var passed: Set<SpeechRequest> = []
    /// Why the latest pre-rendering passed something over; nil while it has not.
    var problem: SynthesisError?
  }

  /// The longest sound of one utterance, in seconds.
  package static let longestSeconds = 60.0

  /// A service whose voices speak by `engines`. It keeps `memoryLimit` bytes of clips in memory, twice as much of what is rendered
  /// ahead, and all on disk in `store`; the family's own recordings come from `recordings`.
  public init(
    voices: VoiceLibrary, engines: [any VoiceEngine], store: ClipStore?,
    recordings: RecordingStore? = nil, memoryLimit: Int = 8 << 20
  ) {
    known = Mutex(voices)
    router = VoiceRouter(engines, voices: voices)
    self.store = store
    self.recordings = recordings
    self.cache = ClipCache(limit: memoryLimit)
    self.board = ClipCache(limit: memoryLimit * 2)
  }

  /// The voices as they are now.
  var library: VoiceLibrary { known.withLock { $0 } }

  /// Knows `voice` from now on, in the place of one with its id; its engine must run. Any thread.
  public func add(_ voice: VoiceDefinition) { change { $0 = $0.adding(voice) } }

  /// Knows the voice called `id` no more. Any thread.
  public func remove(_ id: VoiceID) { change { $0 = $0.removing(id) } }

  private func change(_ change: (inout VoiceLibrary) -> Void) {
    known.withLock { change(&$0) }
    watcher.withLock { $0 }?()
  }

  /// The voices there are.
  public var voices: [VoiceDefinition] { library.voices }

  /// What is wrong with files of the family's own voices, a sentence each.
  public var voiceProblems: [String] { library.problems }

  /// The problem with `request`'s voice, thrown; nothing where it is fine.
  public func check(_ request: SpeechRequest) throws(InputProblem) {
    _ = try library.voice(request.voice)
    _ = try request.prosody.validated()
  }

  /// The sound of `request`, where it is in memory. Any thread; a short lock and no I/O.
  public func cached(_ request: SpeechRequest) -> Clip? {
    let request = request.inSteps
    let clip = board.clip(request) ?? cache.clip(request)
    if clip != nil { counts.withLock { $0.statistics.memoryHits += 1 } }
    return clip
  }

  /// Whether the sound of `request` is in memory. Any thread; counts for nothing.
  public func isReady(_ request: SpeechRequest) -> Bool {
    let request = request.inSteps
    return board.contains(request) || cache.contains(request)
  }

  /// The sound of `request`, by parts as they become ready and then whole.
  ///
  /// The parts come in order and joined are the whole clip; a clip at hand comes as one. `onPart`
  /// is called before this returns, on any thread, and must not block. Once `isCancelled` says so
  /// no further part is made and `.cancelled` is thrown.
  public func render(
    _ request: SpeechRequest, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    onPart: @escaping @Sendable (SpeechPart) -> Void = { _ in }
  ) async throws(SynthesisError) -> Rendering {
    let place: ClipPlace = priority == .background ? .board(latestPrerendering) : .said
    return try await obtain(request, priority, at: place, isCancelled, onPart).rendering
  }

  /// As ``render(_:priority:isCancelled:onPart:)``, and whether the sound is at hand from now on.
  func obtain(
    _ request: SpeechRequest, _ priority: SynthesisPriority, mayStandIn: Bool = true,
    at place: ClipPlace = .said,
    _ isCancelled: @escaping @Sendable () -> Bool = { false },
    _ onPart: @escaping @Sendable (SpeechPart) -> Void = { _ in }
  ) async throws(SynthesisError) -> (rendering: Rendering, isKept: Bool) {
    let request = request.inSteps
    let voice = try voice(of: request)
    if let clip = cached(request) {
      if case .board(let number) = place { board.insert(clip, for: request, of: number) }
      return (deliver(clip, request, onPart), true)
    }
    let key = try key(of: request, voice)
    if let clip = store?.load(key) {
      remember(clip, for: request, at: place)
      return (deliver(clip, request, onPart), true)
    }
    let made =
      priority == .urgent && voice.quick != nil && mayStandIn
      ? try await soon(request, voice, isCancelled, onPart)
      : try await exactly(request, voice, priority, isCancelled, onPart)
    let isKept = keep(made, for: request, key, at: place)
    return (
      Rendering(clip: made.clip, origin: origin(made: request), report: made.report), isKept
    )
  }

  /// As asked for, piece by piece where there are recordings in it.
  func exactly(
    _ request: SpeechRequest, _ voice: VoiceDefinition, _ priority: SynthesisPriority,
    _ isCancelled: @escaping @Sendable () -> Bool,
    _ onPart: @escaping @Sendable (SpeechPart) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    isSpliced(request, voice)
      ? try await splice(request, priority, isCancelled, onPart)
      : try await synthesise(request, voice, priority, isCancelled, onPart)
  }

  /// How the voice of `request` reads it; of one that cannot be asked, how the one does that speaks for
  /// it.
  public func pronounce(_ request: SpeechRequest) async throws(SynthesisError) -> VoiceReading {
    let voice = try reader(for: voice(of: request))
    return try await router.engine(of: voice).read(request, as: voice)
  }

  /// Where the sound of `request` comes from once it is at hand: a recording, or the cache.
  public func origin(of request: SpeechRequest) -> ClipOrigin {
    isRecorded(request) ? .recorded : .cache
  }

  /// Where the sound of `request` comes from when it is made.
  func origin(made request: SpeechRequest) -> ClipOrigin {
    isRecorded(request) ? .recorded : .synthesised
  }

  /// Returns when every clip made so far is on disk, the exact ones of those made in haste too; for
  /// programs about to end, and tests.
  public func flush() async {
    await exact.untilEmpty()
    await store?.flush()
  }

  /// What the cache has done so far. Any thread.
  public func statistics() -> CacheStatistics {
    var statistics = counts.withLock { $0.statistics }
    store?.report(to: &statistics)
    statistics.bytesInMemory = cache.bytes + board.bytes
    return statistics
  }

  /// The key of the clip of `request`.
  func key(
    of request: SpeechRequest, _ voice: VoiceDefinition
  ) throws(SynthesisError) -> ClipKey {
    let engine = try router.engine(of: voice)
    var identity = engine.identity
    identity += engine.identity(of: request, as: voice)
    if request.hasRecordings { identity += ", " + TimeStretch.identity }
    return ClipKey(request, voice: voice, identity: identity, notation: engine.notation)
  }

  /// What the voice's engine makes of `request`.
  func make(
    _ request: SpeechRequest, _ voice: VoiceDefinition, _ priority: SynthesisPriority,
    _ isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    let engine = try router.engine(of: voice)
    if let instead = inRecordedPitch(request, voice) {
      return try await make(instead, voice, priority, isCancelled, onPart: onPart)
        .reported(for: request.prosody)
    }
    let made = try await engine.say(
      request, as: voice, priority: priority, isCancelled: isCancelled, onPart: onPart)
    guard made.report == nil, let report = engine.abilities.report(request.prosody) else {
      return made
    }
    return MadeClip(
      clip: made.clip, substitution: made.substitution, isProvisional: made.isProvisional,
      report: report)
  }

  /// The voice of `request`, which is checked.
  func voice(of request: SpeechRequest) throws(SynthesisError) -> VoiceDefinition {
    do {
      try check(request)
      return try speaker(sayer(of: request), of: request.language)
    } catch { throw .input(error) }
  }

  private func deliver(
    _ clip: Clip, _ request: SpeechRequest, _ onPart: (SpeechPart) -> Void
  ) -> Rendering {
    let origin = origin(of: request)
    onPart(SpeechPart(clip: clip, start: .zero, isLast: true, origin: origin))
    return Rendering(clip: clip, origin: origin, report: reports[request])
  }

  /// Has the voice's engine make `request`.
  func synthesise(
    _ request: SpeechRequest, _ voice: VoiceDefinition, _ priority: SynthesisPriority,
    _ isCancelled: @escaping @Sendable () -> Bool,
    _ onPart: @escaping @Sendable (SpeechPart) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    let position = PartPosition()
    let made = try await make(request, voice, priority, isCancelled) { part, isLast in
      let start = Frames(position.frame.add(part.length.count, ordering: .relaxed).oldValue)
      onPart(SpeechPart(clip: part, start: start, isLast: isLast, origin: .synthesised))
    }
    counts.withLock { $0.statistics.synthesised += 1 }
    return made
  }
}

/// Where the next part begins; parts come one after the other.
private final class PartPosition: Sendable {
  let frame = Atomic(0)
}

extension SpeechRequest {
  /// This request with its prosody in audible steps.
  var inSteps: SpeechRequest {
    var request = self
    request.prosody = prosody.inSteps
    return request
  }
}
