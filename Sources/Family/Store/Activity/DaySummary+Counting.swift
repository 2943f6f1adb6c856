import MeadowFoundations

extension DaySummary {
  /// Counts `event` (document 001, Daily Summary).
  mutating func count(_ event: ActivityEvent) {
    if event.kind != .activity { interactions += 1 }
    switch event.kind {
    case .wordTap:
      wordTaps += 1
      words[Self.key(event.text ?? ""), default: 0] += 1
      countScene(event)
    case .followUp:
      followUps += 1
      countScene(event)
    case .feeling: countScene(event)
    case .sceneEntry: sceneChanges += 1
    case .celebration: celebrations += 1
    case .companion: countCompanion(event)
    case .interaction: countInteraction(event)
    case .speech, .message, .navigation, .activity: break
    }
  }

  /// Adds the counts of `other`.
  mutating func add(_ other: DaySummary) {
    interactions += other.interactions
    wordTaps += other.wordTaps
    sceneChanges += other.sceneChanges
    followUps += other.followUps
    companionStarted += other.companionStarted
    companionCompleted += other.companionCompleted
    celebrations += other.celebrations
    multiWordMessages += other.multiWordMessages
    words.merge(other.words, uniquingKeysWith: +)
    scenes.merge(other.scenes, uniquingKeysWith: +)
    scenarios.merge(other.scenarios, uniquingKeysWith: +)
  }

  private mutating func countScene(_ event: ActivityEvent) {
    guard let scene = event.scene else { return }
    scenes[Self.key(scene), default: 0] += 1
  }

  private mutating func countCompanion(_ event: ActivityEvent) {
    switch event.companionStep {
    case .started: companionStarted += 1
    case .completed: companionCompleted += 1
    case nil: break
    }
  }

  private mutating func countInteraction(_ event: ActivityEvent) {
    if event.sequence.count >= 2 || event.scenarios.contains(.sentence) { multiWordMessages += 1 }
    for scenario in event.scenarios { scenarios[scenario.rawValue, default: 0] += 1 }
  }

  /// What makes two spellings the same word; it never holds a line break.
  private static func key(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
