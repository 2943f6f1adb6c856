import MeadowFoundations

/// Speech, and what it means to the others when it begins and ends.
extension TalkActivity {
  /// Takes over who is speaking and which screens are in sight from the session
  /// before this one.
  public mutating func goOn(from old: TalkActivity) {
    (speaker, screens) = (old.speaker, old.screens)
  }

  mutating func heard(_ new: Speaker?, at now: MonotonicTime) -> [ActivityEffect] {
    let old = speaker
    speaker = new
    var effects: [ActivityEffect] = []
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
  ) -> [ActivityEffect] {
    let view = firstMode
    settings = new
    let spoken = speakAsSettled(at: now)
    let celebrations = CelebrationSettings(settings, profile: profile, table: content.defaults)
    let places = navigation.handle(
      .settings(tier: settings.tier, traySeconds: settings.traySeconds), in: scenes, at: now)
    return spoken + converse(loopSettings, at: now)
      + celebrate(.settings(celebrations), at: now)
      + show(bubble.handle(.settings(bubbleSeconds: settings.bubbleSeconds), at: now), at: now)
      + tray(
        .settings(
          tier: settings.tier, feelingsTray: settings.feelingsTray,
          traySeconds: settings.traySeconds), at: now)
      + moved(places, at: now)
      + (view == firstMode
        ? [] : moved(navigation.handle(.mode(firstMode), in: scenes, at: now), at: now))
      + settlePlaces()
      + accompany(.settings(CompanionSettings(settings)), at: now)
      + (time.map { glow(at: $0) } ?? [])
  }
}
