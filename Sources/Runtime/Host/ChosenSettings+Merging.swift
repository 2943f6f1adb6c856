import MeadowFoundations

/// One field of ``ChosenSettings``: how a change takes it over and how it is given back to the
/// defaults.
private struct ChosenField: Sendable {
  var name: SettingName
  var take: @Sendable (inout ChosenSettings, ChosenSettings) -> Void
  var clear: @Sendable (inout ChosenSettings) -> Void
  var isChosen: @Sendable (ChosenSettings) -> Bool

  init<Value: Sendable>(
    _ name: SettingName, _ path: any WritableKeyPath<ChosenSettings, Value?> & Sendable
  ) {
    self.name = name
    take = { old, new in if let value = new[keyPath: path] { old[keyPath: path] = value } }
    clear = { $0[keyPath: path] = nil }
    isChosen = { $0[keyPath: path] != nil }
  }

  /// A field by scene, of which a change takes over only the scenes it names.
  init<Value: Sendable>(
    _ name: SettingName,
    scenes path: any WritableKeyPath<ChosenSettings, [String: Value]?> & Sendable
  ) {
    self.name = name
    take = { old, new in
      guard let values = new[keyPath: path] else { return }
      old[keyPath: path] = (old[keyPath: path] ?? [:]).merging(values) { $1 }
    }
    clear = { $0[keyPath: path] = nil }
    isChosen = { $0[keyPath: path] != nil }
  }

  static let all: [ChosenField] = [
    ChosenField(.narration, \.narration), ChosenField(.densities, scenes: \.densities),
    ChosenField(.densityCutoffs, scenes: \.densityCutoffs),
    ChosenField(.hiddenWords, scenes: \.hiddenWords), ChosenField(.showsLabels, \.showsLabels),
    ChosenField(.marksFavorites, \.marksFavorites), ChosenField(.favorites, \.favorites),
    ChosenField(.defaultView, \.defaultView), ChosenField(.conversation, \.conversation),
    ChosenField(.carrierPhrases, \.carrierPhrases), ChosenField(.feelingsTray, \.feelingsTray),
    ChosenField(.bubbleSeconds, \.bubbleSeconds), ChosenField(.traySeconds, \.traySeconds),
    ChosenField(.speakWithMe, \.speakWithMe), ChosenField(.signing, \.signing),
    ChosenField(.celebrations, \.celebrations),
    ChosenField(.expectantPauseSeconds, \.expectantPauseSeconds),
    ChosenField(.routineGlow, \.routineGlow), ChosenField(.holdMilliseconds, \.holdMilliseconds),
    ChosenField(.selectsOnRelease, \.selectsOnRelease), ChosenField(.scanning, \.scanning),
    ChosenField(.buttonSize, \.buttonSize),
    ChosenField(.repeatGuardMilliseconds, \.repeatGuardMilliseconds),
    ChosenField(.breakfast, \.breakfast), ChosenField(.lunch, \.lunch),
    ChosenField(.snack, \.snack),
    ChosenField(.dinner, \.dinner), ChosenField(.bath, \.bath), ChosenField(.bedtime, \.bedtime),
    ChosenField(.naps, \.naps), ChosenField(.autoLock, \.autoLock),
  ]
}

extension ChosenSettings {
  /// The names of what a grown-up has chosen, in the order of the settings.
  var names: [SettingName] { ChosenField.all.filter { $0.isChosen(self) }.map(\.name) }

  /// This choice with what `new` says, and without what is `cleared`.
  func taking(_ new: ChosenSettings?, clearing cleared: Set<SettingName>?) -> ChosenSettings {
    var result = self
    for field in ChosenField.all {
      if let new { field.take(&result, new) }
      if cleared?.contains(field.name) ?? false { field.clear(&result) }
    }
    return result
  }
}
