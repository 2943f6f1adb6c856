import Foundation
import MeadowLearning
import Testing

/// The content model and what a catalogue answers (learning K1, K8, K9, R10, R12, R30).
@Suite struct SkillContentTests {
  let catalogue = SkillSamples.catalogue

  @Test("a catalogue is kept and read as it is")
  func coding() throws {
    #expect(try SkillSamples.kept(catalogue) == catalogue)
    var rich = catalogue
    rich.standards[0].alignment = [
      StandardAlignment(
        "K.CC.A.3", identifier: "6b9f", uri: "https://example.org/6b9f", fullStatement: "Write.")
    ]
    rich.skills[0].alignment = [StandardAlignment("K.CC.A.3"), StandardAlignment("K.CC.B.4")]
    #expect(try SkillSamples.kept(rich) == rich && rich != catalogue)
  }

  @Test("what may be missing has its default: penalty .10, threshold .8, no codes, no interval")
  func defaults() throws {
    let hint = try read(Hint.self, #"{"id":"H","itemId":"I","text":"Count."}"#)
    #expect(hint == Hint(id: "H", itemId: "I", text: "Count.") && hint.penalty == 0.10)
    let rubric = try read(Rubric.self, #"{"id":"R","skillId":"S","description":"d"}"#)
    #expect(rubric.masteryThreshold == 0.8 && rubric.reviewInterval == nil)
    let standard = try read(
      Standard.self,
      #"{"id":"S","subject":"Math","grade":"K","domain":"D","description":"d"}"#)
    #expect(standard.alignment.isEmpty && standard.subject == .math)
    #expect(standard.grade == .kindergarten && Grade.first.description == "1")
    let skill = try read(
      Skill.self, #"{"id":"S","standardId":"T","name":"n","description":"d"}"#)
    #expect(skill.alignment.isEmpty)
    let item = try read(
      LessonItem.self, #"{"id":"I","lessonId":"L","format":"keypad","difficulty":2}"#)
    #expect(item.hintCount == 0)
    let lesson = try read(
      Lesson.self, #"{"id":"L","skillId":"S","title":"t","type":"counting","items":["I"]}"#)
    #expect(lesson.orderIndex == 0)
  }

  @Test("an interval is a number of days and a d, and nothing else")
  func intervals() {
    #expect(ReviewInterval(rawValue: "5d")?.days == 5)
    #expect(ReviewInterval(days: 14).rawValue == "14d")
    for wrong in ["", "d", "5", "5w", "05d", "5 d", "+5d", "five d"] {
      #expect(ReviewInterval(rawValue: wrong) == nil, "\(wrong)")
    }
  }

  @Test("standards by subject and grade, skills by standard, lessons by order, items by lesson")
  func questions() {
    #expect(catalogue.standards(for: .math, grade: .kindergarten).map(\.id) == ["K.NS", "K.MD"])
    #expect(catalogue.skills(for: "K.NS").map(\.id) == ["KS1", "KS5"])
    var turned = catalogue
    turned.lessons.reverse()
    #expect(turned.lessons(for: "KS5").map(\.id) == ["KS5-1", "KS5-2"])
    turned.items.reverse()
    #expect(turned.items(for: "KS5-2").map(\.id) == (1...8).map { "KS5-2-\($0)" })
    #expect(catalogue.standards(for: .math, grade: Grade(rawValue: "9")).isEmpty)
    #expect(catalogue.skills(for: "none").isEmpty && catalogue.lessons(for: "none").isEmpty)
    #expect(catalogue.items(for: "none").isEmpty)
    #expect(catalogue.skill("KS7")?.standardId == "K.MD" && catalogue.skill("none") == nil)
    #expect(catalogue.lesson("KS7-2")?.orderIndex == 2 && catalogue.item("none") == nil)
  }

  @Test("a skill without a rubric has the default rule, a hint that is only counted costs .10")
  func rules() throws {
    #expect(catalogue.rubric(for: "KS1").masteryThreshold == 0.8)
    #expect(catalogue.rubric(for: "KS7").masteryThreshold == 1)
    let first = try #require(catalogue.item("KS1-1-1"))
    let second = try #require(catalogue.item("KS1-1-2"))
    #expect(catalogue.hintPenalties(for: first) == [0.2, 0.1])
    #expect(catalogue.hintPenalties(for: second) == [0.1, 0.1])
  }

  @Test("domains in the order of their standards, each once, with the skills of their grade")
  func domains() {
    var two = catalogue
    two.standards.append(SkillSamples.standard("K.NS2", "Math", "K", "Numbers & Counting"))
    two.skills.append(SkillSamples.skill("KS9", of: "K.NS2"))
    let domains = two.domains(for: .math, grade: .kindergarten)
    #expect(domains.map(\.rawValue) == ["Numbers & Counting", "Measurement"])
    #expect(domains.map(\.description) == domains.map(\.rawValue))
    let skills = two.skills(in: domains[0], of: .math, grade: .kindergarten)
    #expect(skills.map(\.id) == ["KS1", "KS5", "KS9"])
  }

  @Test("another subject is content alone: it is found, checked, learnt and mastered as maths is")
  func anotherSubject() {
    let spelling = Subject(rawValue: "Spelling")
    #expect(spelling.description == "Spelling")
    let standard = catalogue.standards(for: spelling, grade: .first)
    #expect(standard.flatMap { catalogue.skills(for: $0.id) }.map(\.id) == ["SP1"])
    #expect(CatalogueCheck().problems(in: catalogue).isEmpty)
    var learner = SkillLearner()
    learner.master("SP1")
    #expect(learner.record("SP1").status == .mastered)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}
