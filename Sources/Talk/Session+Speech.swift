import MeadowFoundations

/// Speech, and what it means to the others when it begins and ends.
extension Session {
  /// Takes over who is speaking from the session before this one.
  public mutating func goOn(speaking old: Speaker?) { speaker = old }

  mutating func heard(_ new: Speaker?, at now: MonotonicTime) -> [Effect] {
    let old = speaker
    speaker = new
    var effects: [Effect] = []
    if (new == .child) != (old == .child) {
      effects += accompany(.childSpeech(isSounding: new == .child), at: now)
      if old == .child {
        effects += show(bubble.handle(.speechEnded, at: now), at: now)
        effects += converse(.speechEnded, at: now)
      }
    }
    if old == .companion, new != .companion { effects += accompany(.ownSpeechEnded, at: now) }
    return effects
  }

  mutating func change(
    to new: FamilySettings, _ profile: ChildProfile, at now: MonotonicTime
  ) -> [Effect] {
    let old = settings
    settings = new
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
