public import MeadowFoundations
import MeadowSpeech

/// Speech, and what it means to the others when it begins and ends.
extension Session {
  /// The utterance of the last request to say something.
  public var newest: UtteranceID { tts.newest }

  /// Takes over who is speaking from the session before this one.
  mutating func goOn(speaking old: TTSEngine) {
    tts = old
    tts.policies = settings.speech.interruptions
    tts.repeatGuardMilliseconds = settings.repeatGuardMilliseconds
  }

  mutating func speak(_ input: TTSEngine.Input, at now: MonotonicTime) -> [Effect] {
    let childSpoke = tts.isChildSpeaking
    let companionSpoke = tts.isCompanionSpeaking
    var effects = tts.handle(input, at: now).map(Self.effect)
    if tts.isChildSpeaking != childSpoke {
      effects += accompany(.childSpeech(isSounding: tts.isChildSpeaking), at: now)
      if childSpoke {
        effects += show(bubble.handle(.speechEnded, at: now), at: now)
        effects += converse(.speechEnded, at: now)
      }
    }
    if companionSpoke, !tts.isCompanionSpeaking {
      effects += accompany(.ownSpeechEnded, at: now)
    }
    // Stop is also the end of the exchange: nothing is offered to somebody who wants quiet.
    if input == .stop { effects += converse(.stop, at: now) }
    return effects
  }

  private static func effect(_ action: UtteranceQueue.Action) -> Effect {
    switch action {
    case .prepare, .renderAhead, .play, .fadeOut, .cancel: .voice(action)
    case .finished(let id): .tell(.finished(id))
    case .interrupted(let id): .tell(.interrupted(id))
    case .failed(let id, let reason): .tell(.failed(id, reason: reason))
    }
  }

  mutating func change(
    to new: FamilySettings, _ profile: ChildProfile, at now: MonotonicTime
  ) -> [Effect] {
    let old = settings
    settings = new
    tts.policies = new.speech.interruptions
    tts.repeatGuardMilliseconds = new.repeatGuardMilliseconds
    var effects: [Effect] = []
    if new.speech.isMuted != old.speech.isMuted {
      effects.append(.setMuted(new.speech.isMuted))
    }
    if new.speech.volumeCap != old.speech.volumeCap {
      effects.append(.setVolume(new.speech.volumeCap))
    }
    if new != old { effects.append(.tell(.settings(new))) }
    if new.speech.voice != old.speech.voice || new.speech.prosody != old.speech.prosody {
      effects.append(.renderBoard)
    }
    return effects + tellEngines(profile, at: now)
  }

  private mutating func tellEngines(
    _ profile: ChildProfile, at now: MonotonicTime
  ) -> [Effect] {
    let celebrations = CelebrationSettings(settings, profile: profile, table: content.defaults)
    let places = navigation.handle(
      .settings(tier: settings.tier, traySeconds: settings.traySeconds), in: scenes, at: now)
    return converse(loopSettings, at: now)
      + celebrate(.settings(celebrations), at: now)
      + show(bubble.handle(.settings(bubbleSeconds: settings.bubbleSeconds), at: now), at: now)
      + tray(
        .settings(
          tier: settings.tier, feelingsTray: settings.feelingsTray,
          traySeconds: settings.traySeconds), at: now)
      + moved(places, at: now)
      + accompany(.settings(CompanionSettings(settings)), at: now)
      + (time.map { glow(at: $0) } ?? [])
  }
}
