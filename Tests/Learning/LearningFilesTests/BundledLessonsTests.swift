import Foundation
import LearningFiles
import MeadowFoundations
import MeadowLearning
import Testing

/// The lessons that come with Meadow: as many as the plan asks, each item proven, the same for ever
/// (learning §4, K16, K22, K27, K30, P1–P13).
@Suite struct BundledLessonsTests {
  private static let renews = ProcessInfo.processInfo.environment["MEADOW_RENEW_SNAPSHOTS"] == "1"

  private static func pack() throws -> LearningPack {
    try LearningPack(directory: try #require(LearningLibrary.directory))
  }

  /// Where the files stand in the checkout, for what is renewed.
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Learning/Files/Resources/lessons").standardized

  @Test("there are 672 places, 252 of kindergarten and 420 of first grade, in the planned lessons")
  func counts() throws {
    let plan: [String: (lessons: Int, items: Int)] = [
      "KS1": (4, 8), "KS2": (4, 8), "KS3": (3, 6), "KS4": (3, 6), "KS5": (4, 7), "KS6": (4, 8),
      "KS7": (4, 7), "KS8": (4, 7), "KS9": (3, 6), "KS10": (3, 6), "GS1": (4, 8), "GS2": (4, 8),
      "GS3": (4, 8), "GS4": (4, 8), "GS5": (5, 10), "GS6": (5, 10), "GS7": (5, 8),
      "GS8": (5, 8), "GS9": (4, 10), "GS10": (4, 8), "GS11": (5, 8),
    ]
    let lessons = Dictionary(grouping: try Self.pack().lessons, by: \.skill)
    #expect(Set(lessons.keys) == Set(plan.keys))
    for (skill, wanted) in plan {
      let own = lessons[skill] ?? []
      #expect(own.count == wanted.lessons, "\(skill)")
      #expect(own.allSatisfy { $0.entry.items.count == wanted.items }, "\(skill)")
    }
    let items = lessons.values.joined().reduce(0) { $0 + $1.entry.items.count }
    #expect(items == 672)
  }

  @Test(
    "each place has three items for ever: those that places.json names are those that are chosen")
  func places() throws {
    let pack = try Self.pack()
    let templates = Dictionary(pack.templates.map { ($0.id, $0) }) { first, _ in first }
    var chosen = LessonPlaces()
    for entries in Dictionary(grouping: pack.lessons, by: \.skill).values {
      let own = LessonPlaces(choosing: entries.map(\.entry), from: templates)
      chosen.places.merge(own.places) { first, _ in first }
    }
    let file = Self.sources.appending(path: LessonPlaces.name)
    if Self.renews { try chosen.bytes.write(to: file) }
    #expect(chosen.places.count == 672)
    #expect(LessonPlaces(at: file) == chosen, "renew places.json: the templates have changed")
  }

  @Test(
    "what the items say and ask stays as it was read: a line each, in files that can be compared")
  func rendered() throws {
    let content = LearningLibrary(own: nil).content
    let directory = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Rendered")
    var count = 0
    for skill in content.catalogue.skills {
      var lines: [String] = []
      for lesson in content.catalogue.lessons(for: skill.id) {
        lines.append("\(lesson.id) \(lesson.title) (\(lesson.type))")
        for place in lesson.items {
          for use in ItemUse.allCases {
            let keyed = try #require(content.item(at: place, for: use), "\(place)")
            lines.append(Self.line(keyed))
            count += 1
          }
        }
      }
      let file = directory.appending(path: "\(skill.id.lowercased()).txt")
      let text = lines.joined(separator: "\n") + "\n"
      if Self.renews {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(skill.id) has changed")
    }
    #expect(count == 2016)
  }

  @Test(
    "the numbers and signs of all 2 016 items are said as they are shown, and all are whole (P1–P7)"
  )
  func proven() throws {
    let content = LearningLibrary(own: nil).content
    for place in content.catalogue.items {
      for use in ItemUse.allCases {
        let keyed = try #require(content.item(at: place.id, for: use))
        let template = try #require(content.templates[keyed.item.id.template])
        let found = ItemProperties.violations(of: keyed, from: template)
        #expect(found == [], "\(found.map(\.description))")
      }
    }
  }

  @Test("every template makes two hundred items that hold, and its words are on the list (P1–P13)")
  func templates() throws {
    let pack = try Self.pack()
    let words = LearningWords.bundled
    #expect(words.count > 500)
    #expect(LearningCheck.problems(in: pack, of: pack.files, words: words) == [])
  }

  /// Templates whose answers are words, which nothing can be added to.
  private static let answeredInWords: Set = [
    "gs4.touch-more", "gs5.which-blocks", "gs9.which-morning",
  ]

  @Test("an answer that is wrong by one is found in every template that can have one")
  func mutants() throws {
    for template in try Self.pack().templates {
      let seeds: Range<UInt64> = 0..<12
      if Self.answeredInWords.contains(template.id) { continue }
      let check = TemplateCheck(template.mutant, seeds: seeds)
      #expect(!check.isClean, "\(template.id) hides a wrong answer")
    }
  }

  @Test("names lead somewhere, and the document's three badges are there")
  func catalogue() throws {
    let catalogue = LearningLibrary(own: nil).content.catalogue
    let formats = Set(ItemFormat.allCases.map(\.rawValue))
    #expect(CatalogueCheck(formats: formats).problems(in: catalogue) == [])
    #expect(catalogue.badges.map(\.id) == ["number-novice", "pattern-pro", "measurement-master"])
    #expect(catalogue.skills.count == 21)
    #expect(LearningLibrary(own: nil).notes == [])
  }

  /// An item in one line: how it is answered, what is shown and said, what helps, what is right.
  private static func line(_ keyed: KeyedItem) -> String {
    let item = keyed.item
    let options = item.board.options.map { $0.display.isEmpty ? $0.spoken : $0.display }
    let parts = [
      "\(item.id) \(item.format.rawValue) \(item.difficulty)", item.prompt.spoken,
      options.joined(separator: " / "), item.stage.map(\.alt).joined(separator: "; "),
      item.hints.map(\.words.spoken).joined(separator: " | "),
      item.example.map(\.spoken).joined(separator: " | "), keyed.solution.spoken,
    ]
    return "  " + parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
