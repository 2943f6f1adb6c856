import Foundation
import MeadowFoundations
import MeadowLearning

/// A small catalogue of two subjects, and what tests of skills need again and again.
enum SkillSamples {
  static let start = WallTime(milliseconds: 1_763_712_000_000)
  static let day = "2026-11-21"

  /// Two grades of maths and a later subject: three skills in K, one in grade 1, one of spelling.
  static let catalogue = SkillCatalogue(
    standards: [
      standard("K.NS", "Math", "K", "Numbers & Counting"),
      standard("K.MD", "Math", "K", "Measurement"),
      standard("1.NP", "Math", "1", "Number patterns"),
      standard("S.1", "Spelling", "1", "First words"),
    ],
    skills: [
      skill("KS1", of: "K.NS"), skill("KS5", of: "K.NS"), skill("KS7", of: "K.MD"),
      skill("GS3", of: "1.NP"), skill("SP1", of: "S.1"),
    ],
    lessons: skillIds.flatMap { id in (1...2).map { lesson(id, $0) } },
    items: skillIds.flatMap { id in (1...2).flatMap { items(id, $0) } },
    hints: [Hint(id: "H1", itemId: "KS1-1-1", text: "Count them.", penalty: 0.2)],
    rubrics: [
      Rubric(
        id: "R1", skillId: "KS7", description: "All right, twice.", masteryThreshold: 1,
        reviewInterval: ReviewInterval(days: 5))
    ],
    badges: [
      SkillBadge(id: "number-novice", title: "Number Novice", skillIds: ["KS1"]),
      SkillBadge(id: "pattern-pro", title: "Pattern Pro", skillIds: ["KS5", "GS3"]),
    ])

  static let skillIds = ["KS1", "KS5", "KS7", "GS3", "SP1"]
  static let maths = catalogue.skills.filter { $0.id != "SP1" }

  static func standard(
    _ id: String, _ subject: String, _ grade: String, _ domain: String
  ) -> Standard {
    Standard(
      id: id, subject: Subject(rawValue: subject), grade: Grade(rawValue: grade),
      domain: LearningDomain(rawValue: domain), description: "All of \(domain).")
  }

  static func skill(_ id: String, of standard: String) -> Skill {
    Skill(id: id, standardId: standard, name: "Skill \(id)", description: "What \(id) is.")
  }

  static func lesson(_ skill: String, _ number: Int) -> Lesson {
    Lesson(
      id: "\(skill)-\(number)", skillId: skill, title: "Lesson \(number)", type: "counting",
      items: (1...8).map { "\(skill)-\(number)-\($0)" }, orderIndex: number)
  }

  static func items(_ skill: String, _ number: Int) -> [LessonItem] {
    (1...8).map {
      LessonItem(
        id: "\(skill)-\(number)-\($0)", lessonId: "\(skill)-\(number)", format: "multiple-choice",
        difficulty: ($0 + 1) / 2, hintCount: 2)
    }
  }

  /// The milliseconds of `count` days.
  static func days(_ count: Int) -> Int64 { Int64(count) * 86_400_000 }

  /// What `value` is after it was kept and read.
  static func kept<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}

extension WallTime {
  /// The moment `milliseconds` later.
  func plus(_ milliseconds: Int64) -> WallTime {
    WallTime(milliseconds: self.milliseconds + milliseconds)
  }
}

extension SkillSamples {
  /// `value` as it is kept.
  static func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  /// What was kept as `text`.
  static func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
