public import MeadowFoundations
public import MeadowPhonetics
public import MeadowSpeech
import Synchronization

/// An engine for tests that stands in for the shipped voices' own: each text is a tone of its own pitch
/// and length, made at once.
///
/// It can be held, so that a test decides when the sound is made, and told to fail.
public final class ToneEngine: VoiceEngine {
  private struct State {
    var requests: [SpeechRequest] = []
    var isHeld = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var watchers: [(count: Int, CheckedContinuation<Void, Never>)] = []
    var failure: SynthesisError?
    var condition = VoiceEngineCondition.ready
    var watcher: (@Sendable () -> Void)?
  }

  public let name: String
  public let abilities: VoiceAbilities = [.phonemes, .rate, .pitch, .range]
  public let identity: String
  private let state = Mutex(State())
  private let partLength: Int
  private let isFalling: Bool

  /// An engine called `name` whose parts have `partLength` frames. One whose tones fall is told from
  /// one whose tones rise in whatever is heard of them.
  public init(
    identity: String = "tone 1", partLength: Int = 1000, name: String = "espeak-ng",
    isFalling: Bool = false
  ) {
    self.name = name
    self.identity = identity
    self.partLength = partLength
    self.isFalling = isFalling
  }

  /// What was asked for, in order.
  public var requests: [SpeechRequest] { state.withLock { $0.requests } }

  /// From now on every request fails with `failure`, or none where that is nil.
  public func fail(with failure: SynthesisError?) { state.withLock { $0.failure = failure } }

  /// Fares so from now on, and tells it.
  public func fare(_ condition: VoiceEngineCondition) {
    let watcher = state.withLock { state in
      state.condition = condition
      return state.watcher
    }
    watcher?()
  }

  public var condition: VoiceEngineCondition { state.withLock { $0.condition } }

  public func watch(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.watcher = tell } }

  /// From now on requests wait for ``release()``.
  public func hold() { state.withLock { $0.isHeld = true } }

  /// Lets what waits go on, and everything after it.
  public func release() {
    let waiting = state.withLock { state in
      state.isHeld = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when `count` requests have been made.
  public func untilRequested(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.requests.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// The clip that `request` always gives.
  public static func clip(for request: SpeechRequest) -> Clip {
    let text = Array(request.text.string.utf8)
    let seed = text.reduce(7) { ($0 * 31 + Int($1)) % 997 } + Int(request.prosody.pitch * 10)
    let length = Int(Double(1200 * text.count) / request.prosody.rate)
    return Clip((0..<length).map { Float(($0 * (seed % 13 + 1)) % 200 - 100) / 32768 * 64 })
  }

  public func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    note(request)
    await waitWhileHeld()
    if let failure = state.withLock({ $0.failure }) { throw failure }
    let rising = Self.clip(for: request)
    let whole = isFalling ? Clip(rising.samples.map { -$0 }) : rising
    for start in stride(from: 0, to: whole.samples.count, by: partLength) {
      guard !isCancelled() else { throw .cancelled }
      let end = min(start + partLength, whole.samples.count)
      onPart(Clip(whole.samples[start..<end]), end == whole.samples.count)
    }
    return MadeClip(clip: whole)
  }

  public func read(
    _ request: SpeechRequest, as voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading {
    VoiceReading(ipa: request.text.string, phonemes: request.text.string)
  }

  /// As the engine that it stands in for, it says every hint as it is written.
  public func prove(_ pronunciation: Pronunciation) async throws(SynthesisError) -> HintProof {
    .proven
  }

  private func note(_ request: SpeechRequest) {
    let satisfied = state.withLock { state in
      state.requests.append(request)
      let count = state.requests.count
      defer { state.watchers.removeAll { $0.count <= count } }
      return state.watchers.filter { $0.count <= count }
    }
    for (_, continuation) in satisfied { continuation.resume() }
  }

  private func waitWhileHeld() async {
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        if state.isHeld { state.waiting.append(continuation) }
        return state.isHeld
      }
      if !isHeld { continuation.resume() }
    }
  }
}
