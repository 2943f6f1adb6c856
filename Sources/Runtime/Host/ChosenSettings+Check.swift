import MeadowFamily
import MeadowFoundations

extension ChosenSettings {
  /// The shortest and the longest a bubble may stay, in seconds; 12 by default (document 000 §03).
  static let bubbleSpan = 3.0...60.0
  /// The same for tray and category panel; 5 by default (document 000 §03).
  static let traySpan = 2.0...30.0
  /// How long the companion may wait, in seconds; the documents' range is 5–45.
  static let pauseSpan = 1.0...120.0
  /// How long a touch may have to last, and what may count as the same touch, in ms (document 001).
  static let touchMilliseconds = 0...1000
  /// The sizes of buttons, in points (document 001, Access & Motor).
  static let buttonSizes = [60, 80, 100]
  /// The most naps of a day.
  static let mostNaps = 4

  /// Refuses what is outside its range or names what is not there, by its field.
  func check(against vocabulary: VocabularyService) throws(InputProblem) {
    try Self.range(bubbleSeconds, Self.bubbleSpan, "bubbleSeconds")
    try Self.range(traySeconds, Self.traySpan, "traySeconds")
    try Self.range(expectantPauseSeconds, Self.pauseSpan, "expectantPauseSeconds")
    try Self.range(holdMilliseconds, Self.touchMilliseconds, "holdMilliseconds")
    try Self.range(repeatGuardMilliseconds, Self.touchMilliseconds, "repeatGuardMilliseconds")
    if let buttonSize, !Self.buttonSizes.contains(buttonSize) {
      throw InputProblem(
        field: "buttonSize", reason: "\(buttonSize) is no size of a button",
        advice: "send 60, 80 or 100")
    }
    if let naps, naps.count > Self.mostNaps {
      throw InputProblem(
        field: "naps", reason: "\(naps.count) naps are too many",
        advice: "send at most \(Self.mostNaps)")
    }
    try checkScenes(vocabulary)
    try checkWords(vocabulary)
  }

  private func checkScenes(_ vocabulary: VocabularyService) throws(InputProblem) {
    for scene in (densities ?? [:]).keys.sorted() {
      try Self.scene(scene, "densities", vocabulary)
    }
    for (scene, cutoff) in (densityCutoffs ?? [:]).sorted(by: { $0.key < $1.key }) {
      try Self.scene(scene, "densityCutoffs", vocabulary)
      try Self.range(cutoff, 1...10, "densityCutoffs.\(scene)")
    }
  }

  private func checkWords(_ vocabulary: VocabularyService) throws(InputProblem) {
    for (scene, words) in (hiddenWords ?? [:]).sorted(by: { $0.key < $1.key }) {
      if scene != "core" { try Self.scene(scene, "hiddenWords", vocabulary) }
      for word in words.sorted() {
        guard word.lowercased() != CoreWord.alwaysVisible.lowercased() else {
          throw InputProblem(
            field: "hiddenWords", reason: "\"\(CoreWord.alwaysVisible)\" is always there",
            advice: "leave it out")
        }
        try Self.word(word, in: scene == "core" ? nil : scene, "hiddenWords", vocabulary)
      }
    }
    for word in (favorites ?? []).sorted() {
      try Self.word(word, in: nil, "favorites", vocabulary)
    }
  }

  private static func scene(
    _ name: String, _ field: String, _ vocabulary: VocabularyService
  ) throws(InputProblem) {
    guard !vocabulary.sceneNames.contains(name) else { return }
    throw InputProblem(
      .unknown, field: field, reason: "there is no scene \"\(name.prefix(40))\"",
      advice: "the scenes are " + vocabulary.sceneNames.joined(separator: ", "))
  }

  private static func word(
    _ text: String, in scene: String?, _ field: String, _ vocabulary: VocabularyService
  ) throws(InputProblem) {
    guard vocabulary.word(text, in: scene) == nil else { return }
    throw InputProblem(
      .unknown, field: field, reason: "there is no word \"\(text.prefix(40))\"",
      advice: "send words of the vocabulary")
  }

  private static func range<Value: Comparable>(
    _ value: Value?, _ range: ClosedRange<Value>, _ field: String
  ) throws(InputProblem) {
    guard let value, !range.contains(value) else { return }
    throw InputProblem(
      field: field, reason: "\(value) is outside \(range.lowerBound) to \(range.upperBound)",
      advice: "send \(range.lowerBound) to \(range.upperBound)")
  }
}
