import MeadowFoundations
import MeadowStore
import Testing

/// "Raw events are rolled up into daily summaries automatically — one row per day with counts and
/// frequency maps" (document 001, Insight & Usage).
@Suite struct DaySummaryTests {
  let rig = EventRig()

  /// What one event of a kind adds to its day.
  static let rows: [(ActivityEvent, @Sendable (inout DaySummary) -> Void)] = [
    (
      ActivityEvent(.wordTap, text: " All  Done", scene: "Kitchen", tier: .firstWords),
      {
        $0.wordTaps = 1
        $0.words = ["All Done": 1]
        $0.scenes = ["kitchen": 1]
      }
    ),
    (
      ActivityEvent(.wordTap, text: "up\n7 down", tier: .firstWords),
      {
        $0.wordTaps = 1
        $0.words = ["up 7 down": 1]
      }
    ),
    (ActivityEvent(.speech, text: "milk", scene: "kitchen", tier: .firstWords), { _ in }),
    (
      ActivityEvent(.followUp, text: "more milk", scene: "kitchen", tier: .combinations),
      {
        $0.followUps = 1
        $0.scenes = ["kitchen": 1]
      }
    ),
    (
      ActivityEvent(.feeling, text: "I love you", scene: "kitchen", tier: .firstWords),
      { $0.scenes = ["kitchen": 1] }
    ),
    (ActivityEvent(.message, text: "I want milk", tier: .sentences), { _ in }),
    (ActivityEvent(.navigation, text: "fridge", scene: "kitchen", tier: .firstWords), { _ in }),
    (ActivityEvent(.sceneEntry, text: "kitchen", tier: .firstWords), { $0.sceneChanges = 1 }),
    (ActivityEvent(.celebration, text: "firstWord", tier: .firstWords), { $0.celebrations = 1 }),
    (
      ActivityEvent(.companion, text: "started speak with me", tier: .firstWords),
      { $0.companionStarted = 1 }
    ),
    (
      ActivityEvent(.companion, text: "completed intro", tier: .firstWords),
      { $0.companionCompleted = 1 }
    ),
    (
      ActivityEvent(.companion, text: "answered speak with me", tier: .firstWords),
      {
        $0.companionCompleted = 1
        $0.companionAnswered = 1
      }
    ),
    (
      ActivityEvent(.modelled, text: "more", scene: "kitchen", tier: .firstWords),
      {
        $0.interactions = 0  // a grown-up's
        $0.modelled = 1
      }
    ),
    (ActivityEvent(.companion, text: "stopped intro", tier: .firstWords), { _ in }),
    (ActivityEvent(.companion, tier: .firstWords), { _ in }),
    (
      ActivityEvent(
        .interaction, tier: .firstWords, sequence: ["milk"], scenarios: [.labelObject]),
      { $0.scenarios = ["labelObject": 1] }
    ),
    (
      ActivityEvent(
        .interaction, tier: .combinations, sequence: ["more milk"],
        scenarios: [.requestObject, .sentence]),
      {
        $0.multiWordMessages = 1
        $0.scenarios = ["requestObject": 1, "sentence": 1]
      }
    ),
    (
      // The same word twice: two touches, no sentence.
      ActivityEvent(.interaction, tier: .combinations, sequence: ["milk", "milk"]), { _ in }
    ),
  ]

  @Test("each kind of event counts where document 001 counts it", arguments: rows.indices)
  func counts(row: Int) throws {
    let (event, adds) = Self.rows[row]
    var expected = DaySummary(day: "2026-11-21")
    expected.interactions = 1
    adds(&expected)
    let store = rig.open()
    try store.append([.at(event)])
    #expect(try store.insight(of: 1, from: nil, through: nil).days == [expected])
  }

  @Test("batches add up on their days; the total is the sum; different words are counted")
  func addsUp() throws {
    let store = rig.open()
    try store.append([.tap("milk", day: 20), .tap("Milk", day: 21), .tap("more", day: 21)])
    try store.append([.tap("MILK", day: 21), .message(["milk", "more"], [.sentence], day: 21)])
    let report = try store.insight(of: 1, from: nil, through: nil)
    #expect(report.days.map(\.words) == [["milk": 1], ["Milk": 2, "more": 1]])
    #expect(report.total.words == ["Milk": 3, "more": 1])
    #expect(report.total.interactions == 5 && report.total.multiWordMessages == 1)
    #expect(report.total.scenarios == ["sentence": 1] && report.total.scenes == ["kitchen": 4])
    #expect(report.total.uniqueWords == 2 && report.total.day == "" && report.daysActive == 2)
    #expect(report.from == "2026-11-20" && report.through == "2026-11-21")
  }

  @Test("a day on which a child only watched how it is done is no day of use; a feeling is")
  func countsDaysOfUse() throws {
    let store = rig.open()
    let kinds: [ActivityEvent] = [
      ActivityEvent(.modelled, text: "more", scene: "kitchen", tier: .firstWords),
      ActivityEvent(.companion, text: "started speak with me", tier: .firstWords),
      ActivityEvent(.sceneEntry, text: "kitchen", tier: .firstWords),
      ActivityEvent(.navigation, text: "fridge", scene: "kitchen", tier: .firstWords),
    ]
    for (index, event) in kinds.enumerated() { try store.append([.at(event, 10 + index)]) }
    let quiet = try store.insight(of: 1, from: nil, through: nil)
    #expect(quiet.days.count == 4 && quiet.daysActive == 0)
    let used: [ActivityEvent] = [
      ActivityEvent(.wordTap, text: "milk", tier: .firstWords),
      ActivityEvent(.followUp, text: "more milk", tier: .combinations),
      ActivityEvent(.feeling, text: "I love you", scene: "kitchen", tier: .firstWords),
      // Begun before midnight and ended after it.
      ActivityEvent(
        .interaction, tier: .firstWords, sequence: ["milk"], scenarios: [.labelObject]),
    ]
    for (index, event) in used.enumerated() { try store.append([.at(event, 20 + index)]) }
    let report = try store.insight(of: 1, from: nil, through: nil)
    #expect(report.days.count == 8 && report.daysActive == 4)
    #expect(report.daysOfUse == ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"])
  }

  @Test("a report holds the days of its range, both ends with it, and their messages")
  func keepsToItsRange() throws {
    let store = rig.open()
    for day in [5, 9, 12] {
      try store.append([.tap("milk", day: day), .message(["\(day)"], day: day)])
    }
    let report = try store.insight(of: 1, from: "2026-11-09", through: "2026-11-12")
    #expect(report.days.map(\.day) == ["2026-11-09", "2026-11-12"])
    #expect(report.messages.map(\.words) == [["12"], ["9"]])
    #expect(report.total.wordTaps == 2)
    let open = try store.insight(of: 1, from: "2026-11-10", through: nil)
    #expect(open.from == "2026-11-10" && open.through == "2026-11-12" && open.daysActive == 1)
    let empty = try store.insight(of: 1, from: "2026-12-01", through: nil)
    #expect(empty.from == "2026-12-01" && empty.through == "2026-12-01" && empty.days == [])
    #expect(try rig.open().insight(of: 1, from: nil, through: "2026-11-08").from == "2026-11-05")
  }

  @Test("messages are the chains of touches with their time, the newest first, all of them")
  func keepsMessages() throws {
    let store = rig.open()
    try store.append([
      .message(["I", "want", "banana"], [.requestObject, .sentence], day: 21, minutes: 365)
    ])
    #expect(
      try store.insight(of: 1, from: nil, through: nil).messages == [
        MessageSequence(
          day: "2026-11-21", time: "14:05", scene: "kitchen", words: ["I", "want", "banana"],
          scenarios: [.requestObject, .sentence])
      ])
    try store.append((0..<150).map { .message(["\($0)"], day: 22, minutes: $0) })
    let words = try store.insight(of: 1, from: nil, through: nil).messages.flatMap(\.words)
    #expect(words == (0..<150).reversed().map(String.init) + ["I", "want", "banana"])
  }
}
