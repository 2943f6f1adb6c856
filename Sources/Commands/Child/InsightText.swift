import MeadowFoundations

/// An insight in plain words.
struct InsightText {
  /// How many words and messages are shown; JSON has more.
  private static let shown = 20

  private let report: InsightReport

  init(_ report: InsightReport) { self.report = report }

  /// The summary first, then the words that were used most, then the messages.
  var lines: [String] {
    guard !report.days.isEmpty else {
      return ["Meadow was not used from \(report.from) through \(report.through)."]
    }
    return summary + purposes + words + messages
  }

  private var summary: [String] {
    let total = report.total
    guard report.daysActive > 0 else {
      return ["From \(report.from) through \(report.through), the child said nothing with Meadow."]
        + companion + (total.modelled > 0 ? ["Modelled by grown-ups: \(total.modelled)."] : [])
    }
    var lines = [
      "From \(report.from) through \(report.through), Meadow was used on "
        + "\(counted(report.daysActive, "day")).",
      "Words touched: \(total.wordTaps), of them \(total.uniqueWords) different ones.",
      "Messages of two or more words: \(total.multiWordMessages).",
    ]
    if total.followUps > 0 { lines.append("Phrases chosen on offer: \(total.followUps).") }
    lines += companion
    if total.sceneChanges > 0 { lines.append("Scenes changed: \(total.sceneChanges) times.") }
    if total.modelled > 0 {
      lines.append("Modelled by grown-ups, not counted above: \(total.modelled).")
    }
    let scenes = Self.ranked(total.scenes).map { "\($0.name) \($0.count)" }
    if !scenes.isEmpty { lines.append("Touches by scene: \(scenes.joined(separator: ", ")).") }
    return lines
  }

  private var companion: [String] {
    let total = report.total
    guard total.companionStarted > 0 else { return [] }
    return [
      "Times with the companion: \(total.companionStarted), "
        + "\(total.companionCompleted) to the end, \(total.companionAnswered) of them with an answer."
    ]
  }

  private var purposes: [String] {
    let found = Self.ranked(report.total.scenarios)
    guard !found.isEmpty else { return [] }
    return ["", "What communication was for"]
      + Self.table(
        found.map { (CommunicationScenario(rawValue: $0.name)?.label ?? $0.name, $0.count) })
  }

  private var words: [String] {
    let top = Self.ranked(report.total.words).prefix(Self.shown)
    guard !top.isEmpty else { return [] }
    return ["", "Words used most"] + Self.table(top.map { ($0.name, $0.count) })
  }

  private var messages: [String] {
    guard !report.messages.isEmpty else { return [] }
    return ["", "Messages, the newest first"]
      + report.messages.prefix(Self.shown).map { message in
        let scene = message.scene.map { "\($0): " } ?? ""
        let purposes = message.scenarios.map { $0.label.lowercased() }.joined(separator: "; ")
        return "  \(message.day) \(message.time)  \(scene)"
          + message.words.joined(separator: " → ") + (purposes.isEmpty ? "" : "  (\(purposes))")
      }
  }

  /// The most frequent first; equals by name, so that the same days always read the same.
  private static func ranked(_ counts: [String: Int]) -> [(name: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (name: $0.key, count: $0.value) }
  }

  private static func table(_ rows: [(name: String, count: Int)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    let places = rows.map { "\($0.count)".count }.max() ?? 0
    return rows.map { row in
      "  \(row.name.padded(to: width))  " + "\(row.count)".leftPadded(to: places)
    }
  }
}
