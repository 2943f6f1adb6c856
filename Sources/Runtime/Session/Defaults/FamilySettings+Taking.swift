import MeadowFoundations

extension FamilySettings {
  /// Takes what is the same for every child.
  ///
  /// The density is what a scene without its own has, which is high by ``FamilySettings/cutoff(of:)``.
  mutating func take(_ common: CommonDefaults) {
    narration = common.narration
    showsLabels = common.showsLabels
    marksFavorites = common.marksFavorites
    defaultView = common.defaultView
    conversation = common.conversation
    feelingsTray = common.feelingsTray
    bubbleSeconds = common.bubbleSeconds
    traySeconds = common.traySeconds
    speakWithMe = common.speakWithMe
    routineGlow = common.routineGlow
    holdMilliseconds = common.holdMilliseconds
    selectsOnRelease = common.selectsOnRelease
    scanning = common.scanning
    buttonSize = common.buttonSize
    repeatGuardMilliseconds = common.repeatGuardMilliseconds
    autoLock = common.autoLock
  }

  /// Takes what a grown-up has chosen, and leaves the rest as it is.
  mutating func take(_ chosen: ChosenSettings) {
    takeVocabulary(chosen)
    takeConversation(chosen)
    take(chosen.holdMilliseconds, as: \.holdMilliseconds)
    take(chosen.selectsOnRelease, as: \.selectsOnRelease)
    take(chosen.scanning, as: \.scanning)
    take(chosen.buttonSize, as: \.buttonSize)
    take(chosen.repeatGuardMilliseconds, as: \.repeatGuardMilliseconds)
    take(chosen.breakfast, as: \.routines.breakfast)
    take(chosen.lunch, as: \.routines.lunch)
    take(chosen.snack, as: \.routines.snack)
    take(chosen.dinner, as: \.routines.dinner)
    take(chosen.bath, as: \.routines.bath)
    take(chosen.bedtime, as: \.routines.bedtime)
    take(chosen.naps, as: \.routines.naps)
    take(chosen.autoLock, as: \.autoLock)
  }

  private mutating func takeVocabulary(_ chosen: ChosenSettings) {
    take(chosen.narration, as: \.narration)
    take(chosen.densities, as: \.densities)
    take(chosen.densityCutoffs, as: \.densityCutoffs)
    take(chosen.hiddenWords, as: \.hiddenWords)
    take(chosen.showsLabels, as: \.showsLabels)
    take(chosen.marksFavorites, as: \.marksFavorites)
    take(chosen.favorites, as: \.favorites)
    take(chosen.defaultView, as: \.defaultView)
  }

  private mutating func takeConversation(_ chosen: ChosenSettings) {
    take(chosen.conversation, as: \.conversation)
    take(chosen.carrierPhrases, as: \.carrierPhrases)
    take(chosen.feelingsTray, as: \.feelingsTray)
    take(chosen.bubbleSeconds, as: \.bubbleSeconds)
    take(chosen.traySeconds, as: \.traySeconds)
    take(chosen.speakWithMe, as: \.speakWithMe)
    take(chosen.signing, as: \.signing)
    take(chosen.celebrations, as: \.celebrations)
    take(chosen.expectantPauseSeconds, as: \.expectantPauseSeconds)
    take(chosen.routineGlow, as: \.routineGlow)
  }

  private mutating func take<Value>(
    _ chosen: Value?, as part: WritableKeyPath<FamilySettings, Value>
  ) {
    if let chosen { self[keyPath: part] = chosen }
  }
}
