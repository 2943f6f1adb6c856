public import MeadowFoundations
public import MeadowPhonetics

/// One way to make speech, behind the door through which all of it comes: a library in this process,
/// or a server on this machine.
///
/// What an engine is called is known to the voice files that name it, to itself and to the program that
/// lists it, and nowhere else.
public protocol VoiceEngine: Sendable {
  /// What voice files call it.
  var name: String { get }

  /// Everything about the engine that shapes its sound: its version, its data, the pipeline behind
  /// it. Part of every ``ClipKey``.
  var identity: String { get }

  /// What beside ``identity`` and the voice shapes the sound of `request`; part of its ``ClipKey``.
  func identity(of request: SpeechRequest, as voice: VoiceDefinition) -> String

  /// Whether `voice` says `request` itself; else the voice near it does (``VoiceBlock/near``). Any thread; a
  /// short lock, for it is asked on the way of a touch.
  func says(_ request: SpeechRequest, as voice: VoiceDefinition) -> Bool

  /// What it can be asked for.
  var abilities: VoiceAbilities { get }

  /// Says `request` with `voice`, and tells how the clip differs from what was asked for.
  ///
  /// Same text, same samples. Those of the parts, joined, are those of the returned clip, bit for bit.
  /// `onPart` and `isCancelled` are called on the engine's own thread and must not block.
  func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip

  /// How `voice` would read `request`, without making sound.
  func read(
    _ request: SpeechRequest, as voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading

  /// Whether `pronunciation` would be said as it is written.
  func prove(_ pronunciation: Pronunciation) async throws(SynthesisError) -> HintProof

  /// How `name` is read by the rules of English and of `languages`, by their codes ("fr"); those it has
  /// no rules for are left out. Behind urgent work; stops when its task is cancelled.
  func readings(of name: String, byRulesOf languages: [String]) async -> NameReadings

  /// What the engine is given for a reading kept as `phonemes` (``WordReading/Sound/phonemes(_:)``).
  /// Part of a clip's key: readings that are given alike sound alike.
  func notation(of phonemes: String) -> String

  /// How it fares. Any thread; a short lock.
  var condition: VoiceEngineCondition { get }

  /// How it fares with `voice`: one of several servers may be away. Any thread; a short lock.
  func condition(of voice: VoiceDefinition) -> VoiceEngineCondition

  /// Has `tell` called when a condition has changed, in place of one before; on any thread, it must not
  /// block.
  func watch(_ tell: @escaping @Sendable () -> Void)
}

extension VoiceEngine {
  /// What an engine makes depends on nothing else.
  public func identity(of request: SpeechRequest, as voice: VoiceDefinition) -> String { "" }

  /// An engine that makes its sound says everything.
  public func says(_ request: SpeechRequest, as voice: VoiceDefinition) -> Bool { true }

  /// Without a voice of its own to read it back, no hint is proven.
  public func prove(_ pronunciation: Pronunciation) async throws(SynthesisError) -> HintProof {
    abilities.contains(.phonemes)
      ? .unproven(reason: "the engine \(name) cannot be asked how it says a hint")
      : .unproven(reason: "the engine \(name) takes no phonemes and reads the letters")
  }

  public func readings(of name: String, byRulesOf languages: [String]) async -> NameReadings {
    NameReadings()
  }

  public func notation(of phonemes: String) -> String { phonemes }

  /// One in this process is there as long as the process.
  public var condition: VoiceEngineCondition { .ready }

  /// One engine that fares alike with all its voices.
  public func condition(of voice: VoiceDefinition) -> VoiceEngineCondition { condition }

  /// One that is always there has nothing to tell.
  public func watch(_ tell: @escaping @Sendable () -> Void) {}
}
