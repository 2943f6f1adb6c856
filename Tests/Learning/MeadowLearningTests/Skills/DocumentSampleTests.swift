import Foundation
import MeadowLearning
import Testing

/// The sample of document 003 S4, word for word, is rejected by name (learning R13).
@Suite struct DocumentSampleTests {
  /// What one page of the document holds, and the next.
  static let pages = (
    #"""
    {
      "standard": { "id": "K.NS.1", "subject": "Math", "grade": "K", "domain":
      "Numbers & Counting", "description": "Recognize numbers and count objects up to
      20" },
      "skills": [
        { "id": "K.NS.1.1", "standardId": "K.NS.1", "name": "Recognize numbers 1-
        20", "description": "Identify numerals and number words" },
        { "id": "K.NS.1.2", "standardId": "K.NS.1", "name": "Count objects",
        "description": "Count and compare quantities" }
      ]
    }
    """#,
    #"""
    ],
    "lesson": { "id": "L001", "skillId": "K.NS.1.1", "title": "Counting
    raindrops", "type": "drag-and-drop", "items": ["I001", "I002"] },
    "items": [
      { "id": "I001", "lessonId": "L001", "prompt": "Drag the number 5 to match
    five raindrops", "options": ["3", "4", "5", "6"], "correctAnswer": "5",
    "format": "drag", "difficulty": 1 },
      { "id": "I002", "lessonId": "L001", "prompt": "Tap the group with more
    objects", "options": ["three stars", "five stars"], "correctAnswer": "five
    stars", "format": "multiple-choice", "difficulty": 1 }
    ],
    "rubric": { "id": "R001", "skillId": "K.NS.1", "description": "Learners
    demonstrate mastery when they answer 4 out of 5 items correctly twice",
    "masteryThreshold": 0.8, "reviewInterval": "5d" }
    }
    """#
  )

  /// The parts of the sample as the content model reads them.
  struct Sample: Decodable {
    let standard: Standard
    let skills: [Skill]
    let lesson: Lesson
    let items: [LessonItem]
    let rubric: Rubric

    var catalogue: SkillCatalogue {
      SkillCatalogue(
        standards: [standard], skills: skills, lessons: [lesson], items: items, rubrics: [rubric])
    }
  }

  @Test("as it stands it is no JSON: its braces do not match and lines break inside texts")
  func noJSON() {
    for text in [Self.pages.0 + "\n" + Self.pages.1, Self.mended] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Sample.self, from: Data(text.utf8))
      }
    }
  }

  @Test("with its braces mended every fault is named: more than four kinds")
  func rejected() throws {
    let text = Self.escapingLineBreaks(in: Self.mended)
    let sample = try JSONDecoder().decode(Sample.self, from: Data(text.utf8))
    #expect(sample.rubric.reviewInterval == ReviewInterval(days: 5))
    let problems = CatalogueCheck().problems(in: sample.catalogue)
    #expect(
      problems == [
        .lineBreak(.standard, id: "K.NS.1", field: "description"),
        .lineBreak(.skill, id: "K.NS.1.1", field: "name"),
        .lineBreak(.lesson, id: "L001", field: "title"),
        .lineBreak(.rubric, id: "R001", field: "description"),
        .lessonOrder(skill: "K.NS.1.1", order: [0]),
        .skillWithoutLesson(skill: "K.NS.1.2"),
        .formatAsLessonType(lesson: "L001", type: "drag-and-drop"),
        .unknownFormat(item: "I001", format: "drag"),
        .itemWithoutHint(item: "I001"),
        .itemWithoutHint(item: "I002"),
        .standardAsSkill(.rubric, id: "R001", standard: "K.NS.1"),
      ])
  }

  @Test("put right, it is taken")
  func putRight() throws {
    let text = Self.escapingLineBreaks(in: Self.mended)
    var catalogue = try JSONDecoder().decode(Sample.self, from: Data(text.utf8)).catalogue
    catalogue.standards[0].description = "Recognize numbers and count objects up to 20"
    catalogue.skills[0].name = "Recognize numbers 1-20"
    catalogue.skills.removeLast()
    catalogue.lessons[0].title = "Counting raindrops"
    catalogue.lessons[0].type = "matching"
    catalogue.lessons[0].orderIndex = 1
    catalogue.items[0].format = "drag-and-drop"
    catalogue.items[0].hintCount = 1
    catalogue.hints = [Hint(id: "H001", itemId: "I002", text: "Count each group.")]
    catalogue.rubrics[0].skillId = "K.NS.1.1"
    catalogue.rubrics[0].description = "Four of five right, twice"
    #expect(CatalogueCheck().problems(in: catalogue).isEmpty)
  }

  /// The pages as one: the first closes what the second goes on with.
  private static let mended: String = {
    let first = pages.0.split(separator: "\n").dropLast(2).joined(separator: "\n")
    return first + "\n" + pages.1
  }()

  /// `text` with line breaks inside its strings written as JSON writes them.
  private static func escapingLineBreaks(in text: String) -> String {
    var isInside = false
    return text.map { character -> String in
      if character == "\"" { isInside.toggle() }
      return isInside && character == "\n" ? "\\n" : String(character)
    }.joined()
  }
}
