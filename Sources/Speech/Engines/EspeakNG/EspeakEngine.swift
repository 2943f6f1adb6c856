import MeadowFiles
public import MeadowFoundations
public import MeadowSpeech
import Synchronization

extension VoiceEngineKind {
  /// eSpeak NG; the files of its voices are written while there is room, and the voice of a new
  /// profile is loaded, so that the first tap need not wait for it.
  public static let espeakNG = VoiceEngineKind("espeak-ng") { decoder in
    try EspeakBlock(from: decoder).validated()
  } start: { voices, cache throws(SynthesisError) in
    try await EspeakEngine.start(
      cacheDirectory: cache, warmUp: voices.first { $0.id == .girl }, voices: voices)
  }
}

/// eSpeak NG in this process, on a thread of its own; the first ``VoiceEngine``.
public final class EspeakEngine: VoiceEngine {
  public var name: String { VoiceEngineKind.espeakNG.name }
  public var abilities: VoiceAbilities { [.phonemes, .rate, .pitch, .range] }
  /// The library's and its data's version and ``ClipMaker/version``.
  public let identity: String
  let thread: WorkThread<EspeakLibrary?>
  private let sampleRate: SampleRate

  private static let isStarted = Mutex(false)

  /// The pause after a clause and after a sentence at the natural rate, in milliseconds; near those
  /// of eSpeak NG at 165 words per minute.
  private static let clausePause = 160.0
  private static let sentencePause = 340.0

  /// Starts eSpeak NG, which can be done once in a process.
  ///
  /// `cacheDirectory` takes the private data directory; ESPEAK_DATA_PATH in `environment`, which is
  /// the process's own where nil, may name the system's data. The first voice is loaded so that the
  /// first tap need not wait for it; the files of `voices` are written while there is room.
  public static func start(
    cacheDirectory: String, warmUp voice: VoiceDefinition? = nil, voices: [VoiceDefinition] = [],
    environment: [String: String]? = nil
  ) async throws(SynthesisError) -> EspeakEngine {
    let system = try EspeakSystemData.find(environment)
    let data = try EspeakDataDirectory(
      system: system, root: cacheDirectory, environment: environment)
    let isFirst = isStarted.withLock { isStarted in
      defer { isStarted = true }
      return !isStarted
    }
    guard isFirst else { throw .alreadyStarted(engine: "eSpeak NG") }
    for voice in voices { try? data.install(EspeakVariant(EspeakVoice(voice), .standard)) }
    let failure = Mutex<SynthesisError?>(nil)
    let thread = WorkThread<EspeakLibrary?>(name: "meadow-espeak") {
      do throws(SynthesisError) { return try EspeakLibrary(data: data) } catch {
        failure.withLock { $0 = error }
        return nil
      }
    }
    return try await open(thread, data, voice) { failure.withLock { $0 } }
  }

  private static func open(
    _ thread: WorkThread<EspeakLibrary?>, _ data: EspeakDataDirectory, _ voice: VoiceDefinition?,
    failure: @Sendable () -> SynthesisError?
  ) async throws(SynthesisError) -> EspeakEngine {
    let voice = try voice.map { voice throws(SynthesisError) in try EspeakVoice(voice) }
    let facts = await thread.run(.urgent) { library in
      if let voice { _ = try? library?.prepare(voice, .standard, for: .warmUp) }
      return library.map { ($0.version, $0.sampleRate) }
    }
    guard let (version, rate) = facts else {
      throw failure() ?? .engineFailed(reason: "espeak-ng did not start")
    }
    return EspeakEngine(thread, rate, version, data.version)
  }

  private init(
    _ thread: WorkThread<EspeakLibrary?>, _ rate: SampleRate, _ version: String, _ data: String
  ) {
    self.thread = thread
    self.sampleRate = rate
    self.identity = "espeak-ng \(version) data \(data) pipeline \(ClipMaker.version)"
  }

  public func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    let text = EspeakText(request)
    var job = try Job(
      text: text, voice: EspeakVoice(voice), prosody: request.prosody, priority: priority,
      isCancelled: isCancelled, onPart: onPart)
    while true {
      // A job that made way is run again: the same text makes the same samples, so the parts go on
      // where they stopped.
      switch await run(job) {
      case .complete(let made): return made
      case .failed(let error): throw error
      case .preempted(let delivered, let substitution):
        job.delivered = delivered
        job.substitution = substitution
      }
    }
  }

  /// Whether a job of a higher priority waits for the library; for tests.
  package func hasWaiting(above priority: SynthesisPriority) -> Bool {
    thread.hasWaiting(above: priority)
  }

  /// The library's own samples for `request`, made in one pass, untrimmed, and the rate at which
  /// they are heard; for tests.
  package func recording(
    of request: SpeechRequest, voice: VoiceDefinition
  ) async throws -> (samples: [Int16], rate: SampleRate) {
    let text = EspeakText(request)
    let voice = try EspeakVoice(voice)
    let result = await thread.run(.likely) { library -> Result<[Int16], SynthesisError> in
      let recorder = EspeakRecorder()
      return Result { () throws(SynthesisError) in
        try library?.prepare(voice, request.prosody, for: text)
        try library?.speak(MarkedText(text), recorder)
        return recorder.samples
      }
    }
    return (try result.get(), voice.heardRate(sampleRate))
  }

  /// The pauses of `prosody` in samples heard at `rate`; those between words do not change with the
  /// speed of speech.
  static func pauses(_ prosody: Prosody, _ rate: SampleRate) -> OnsetTrimmer.Pauses {
    func samples(_ milliseconds: Double) -> Int {
      Int((milliseconds / prosody.rate * Double(rate.hertz) / 1000).rounded())
    }
    return OnsetTrimmer.Pauses(
      clause: samples(clausePause), sentence: samples(sentencePause),
      word: samples(prosody.pauseMilliseconds * prosody.rate))
  }

  private func run(_ job: Job) async -> JobResult {
    let thread = thread
    let rate = sampleRate
    return await thread.run(job.priority) { [weak thread] library in
      guard let library else { return .failed(.engineFailed(reason: "it is not running")) }
      return job.run(library, rate) { thread?.hasWaiting(above: job.priority) ?? false }
    }
  }
}
