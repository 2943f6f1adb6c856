import MeadowFoundations

extension DaySummary {
  /// Counts `event` (document 001, Daily Summary).
  mutating func count(_ event: ActivityEvent) {
    if event.kind != .activity, event.kind != .modelled { interactions += 1 }
    switch event.kind {
    case .wordTap:
      wordTaps += 1
      count(1, of: event.word?.name ?? Self.key(event.text ?? ""))
      countScene(event)
    case .followUp:
      followUps += 1
      countScene(event)
    case .feeling: countScene(event)
    case .sceneEntry: sceneChanges += 1
    case .celebration: celebrations += 1
    case .companion: countCompanion(event)
    case .interaction: countInteraction(event)
    case .modelled: modelled += 1
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
    companionAnswered += other.companionAnswered
    modelled += other.modelled
    celebrations += other.celebrations
    multiWordMessages += other.multiWordMessages
    for (word, number) in other.words { count(number, of: word) }
    scenes.merge(other.scenes, uniquingKeysWith: +)
    scenarios.merge(other.scenarios, uniquingKeysWith: +)
  }

  /// Counts `word` in whatever case it was written; of its spellings one with capitals is kept, as names
  /// have them.
  private mutating func count(_ number: Int, of word: String) {
    if let known = words[word] { return words[word] = known + number }
    let small = word.lowercased()
    let length = word.utf8.count
    let spelled = words.keys.first { $0.utf8.count == length && $0.lowercased() == small }
    guard let other = spelled else { return words[word] = number }
    let sum = (words.removeValue(forKey: other) ?? 0) + number
    words[other == small ? word : other] = sum
  }

  private mutating func countScene(_ event: ActivityEvent) {
    guard let scene = event.scene else { return }
    scenes[Self.key(scene).lowercased(), default: 0] += 1
  }

  private mutating func countCompanion(_ event: ActivityEvent) {
    switch event.companionStep {
    case .started: companionStarted += 1
    case .completed: companionCompleted += 1
    case .answered:
      companionCompleted += 1
      companionAnswered += 1
    case nil: break
    }
  }

  private mutating func countInteraction(_ event: ActivityEvent) {
    if event.scenarios.contains(.sentence) { multiWordMessages += 1 }
    for scenario in event.scenarios { scenarios[scenario.rawValue, default: 0] += 1 }
  }

  /// A word as it is counted: names keep their capitals; it never holds a line break.
  private static func key(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
