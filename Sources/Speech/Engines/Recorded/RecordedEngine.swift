public import MeadowFoundations
public import MeadowPhonetics
public import MeadowSpeech

/// Voices recorded at home: what was recorded sounds as it was, and nothing is ever put together of it.
///
/// What has no take is said by the voice near it, which the speech service asks.
public final class RecordedEngine: VoiceEngine {
  public var name: String { VoiceEngineKind.recordedName }
  /// A take's pitch is its speaker's.
  public var abilities: VoiceAbilities { [.phonemes, .rate] }
  public var identity: String { "recorded 1 \(TimeStretch.identity)" }

  private let store: TakeStore
  private let thread = WorkThread<Void>(name: "meadow-takes") {}

  /// The engine of the voices in `store`.
  public init(_ store: TakeStore) { self.store = store }

  public func says(_ request: SpeechRequest, as voice: VoiceDefinition) -> Bool {
    take(request, voice) != nil
  }

  public func identity(of request: SpeechRequest, as voice: VoiceDefinition) -> String {
    take(request, voice).map { " take \($0.sound)" } ?? ""
  }

  public func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    guard let take = take(request, voice) else {
      throw .engineFailed(reason: "\(voice.id) has no take of \"\(request.text.string)\"")
    }
    let (store, rate) = (store, request.prosody.rate)
    let clip = await thread.run(priority) { _ -> Clip? in
      store.samples(of: take, in: voice.id).map { TimeStretch.clip($0, by: 1 / rate) }
    }
    guard !isCancelled() else { throw .cancelled }
    guard let clip else {
      // Never silent: the near voice says it from the next time on.
      store.forgetDamaged(take, of: voice.id)
      throw .engineFailed(reason: "the take of \"\(take.text)\" is damaged; record it again")
    }
    onPart(clip, true)
    return MadeClip(clip: clip)
  }

  public func read(
    _ request: SpeechRequest, as voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading {
    throw .engineFailed(reason: "a recording cannot be asked how it reads a text")
  }

  /// A recording always wins, and where there is none the near voice's engine is asked.
  public func prove(_ pronunciation: Pronunciation) async throws(SynthesisError) -> HintProof {
    .proven
  }

  private func take(_ request: SpeechRequest, _ voice: VoiceDefinition) -> Take? {
    TakeKey(request).flatMap { store.take(of: $0, in: voice.id) }
  }
}
