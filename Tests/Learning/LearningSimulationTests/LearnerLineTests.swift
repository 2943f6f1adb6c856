import Foundation
import LearningSimulation
import MeadowFoundations
import MeadowLearning
import Testing

/// What is exchanged with a program that plays a learner (learning §5).
@Suite struct LearnerLineTests {
  static func read<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  static func problem<Value: Decodable>(_ text: String, as: Value.Type) -> InputProblem? {
    do {
      let _: Value = try read(text)
      return nil
    } catch {
      return error as? InputProblem
    }
  }

  static let item = LearnerItem(
    id: "ks1.1.3", skill: "KS1", prompt: "Which is five?",
    board: .choice(options: [
      ItemOption(id: "o1", display: "4", spoken: "four"),
      ItemOption(id: "o2", display: "", spoken: "five"),
    ]),
    attempt: 2, hintsLeft: 1, right: .choice("o2"), wrong: .choice("o1"))

  @Test("a question of a fact and one of an item are read as they are written")
  func questions() throws {
    let fact = try #require(Fact(14, .minus, 8))
    for question in [
      LearnerQuestion(.fact(fact), format: "keypad", day: 3, seconds: 41.5),
      LearnerQuestion(
        .item(Self.item), format: "choice", options: Self.item.options, day: 0, seconds: 3600),
    ] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let line = String(decoding: try encoder.encode(question), as: UTF8.self)
      #expect(!line.contains("\n"))
      #expect(try Self.read(line) as LearnerQuestion == question)
    }
  }

  @Test("what a line asks is read by its names, and options stand in words")
  func members() throws {
    let question = LearnerQuestion(
      .item(Self.item), format: "choice", options: Self.item.options, day: 0, seconds: 3600)
    let line = try JSONDecoder().decode(PlainJSON.self, from: JSONEncoder().encode(question))
    guard case .object(let members) = line else { throw CancellationError() }
    #expect(
      members.keys.sorted() == [
        "attempt", "board", "copying", "day", "format", "hintsLeft", "item", "options", "prompt",
        "right", "seconds", "skill", "stage", "wrong",
      ])
    #expect(members["options"] == .list([.text("4"), .text("five")]))
    #expect(members["right"] == .object(["choice": .text("o2")]))
  }

  @Test("a reply may say what it answers, and is refused where that was not asked")
  func named() throws {
    let fact = try #require(Fact(14, .minus, 8))
    let question = LearnerQuestion(.fact(fact), format: "keypad", day: 0, seconds: 0)
    let item = LearnerQuestion(.item(Self.item), format: "choice", day: 0, seconds: 0)
    let right: LearnerReply = try Self.read(#"{"answer":6,"milliseconds":1,"fact":"14-8"}"#)
    try right.check(against: question)
    for (line, asked, field) in [
      (#"{"answer":6,"milliseconds":1,"fact":"6+8"}"#, question, "fact"),
      (#"{"answer":6,"milliseconds":1,"item":"ks1.1.3"}"#, question, "item"),
      (#"{"answer":6,"milliseconds":1,"item":"ks1.1.4"}"#, item, "item"),
    ] {
      let reply: LearnerReply = try Self.read(line)
      let problem = #expect(throws: InputProblem.self) { try reply.check(against: asked) }
      #expect(problem?.field == field)
    }
  }

  @Test("an answer to an item has a shape of its own, and null goes past it")
  func shapes() throws {
    let chosen: LearnerReply = try Self.read(#"{"answer":{"choice":"o2"},"milliseconds":1}"#)
    #expect(try chosen.choice() == .choice("o2"))
    let none: LearnerReply = try Self.read(#"{"answer":null,"milliseconds":1}"#)
    #expect(try none.choice() == nil)
    for answer in ["7", #""o2""#, #"{"choice":2}"#, "[1]"] {
      let reply: LearnerReply = try Self.read(#"{"answer":\#(answer),"milliseconds":1}"#)
      #expect(throws: InputProblem.self, "\(answer)") { try reply.choice() }
    }
  }

  @Test("a reply is a number, a thing of the item's own, or giving up")
  func replies() throws {
    let number: LearnerReply = try Self.read(#"{"answer":14,"milliseconds":1830,"hintsUsed":2}"#)
    #expect(try number.number() == 14 && number.milliseconds == 1830 && number.hintsUsed == 2)
    let none: LearnerReply = try Self.read(#"{"answer":null,"milliseconds":0}"#)
    #expect(try none.number() == nil && none.hintsUsed == 0)
    let built: LearnerReply = try Self.read(#"{"answer":{"tens":2,"ones":7},"milliseconds":9000}"#)
    #expect(built.answer == .object(["tens": .whole(2), "ones": .whole(7)]))
    #expect(throws: InputProblem.self) { try built.number() }
    let again: LearnerReply = try Self.read(
      String(decoding: try JSONEncoder().encode(built), as: UTF8.self))
    #expect(again == built)
  }

  @Test(
    "what is wrong in a reply is named",
    arguments: [
      ("[1]", "line"), ("7", "line"), ("{}", "answer"), (#"{"answer":1}"#, "milliseconds"),
      (#"{"answer":1,"milliseconds":-1}"#, "milliseconds"),
      (#"{"answer":1,"milliseconds":"fast"}"#, "milliseconds"),
      (#"{"answer":1,"milliseconds":3600001}"#, "milliseconds"),
      (#"{"answer":1,"milliseconds":10,"hintsUsed":21}"#, "hintsUsed"),
      (#"{"answer":1,"milliseconds":10,"hintsUsed":null}"#, "hintsUsed"),
      (#"{"answer":1,"milliseconds":10,"hintUsed":1}"#, "hintUsed"),
      (#"{"answer":1,"milliseconds":10,"fact":6}"#, "fact"),
    ])
  func problems(line: String, field: String) {
    let problem = Self.problem(line, as: LearnerReply.self)
    #expect(problem?.field == field, "\(line)")
    #expect(problem.map { !$0.advice.isEmpty && !$0.reason.isEmpty } == true)
  }

  @Test(
    "what is wrong in a question is named",
    arguments: [
      (#"{"fact":"06+8","format":"keypad","options":[],"day":1,"seconds":1}"#, "fact"),
      (#"{"fact":6,"format":"keypad","options":[],"day":1,"seconds":1}"#, "fact"),
      (#"{"format":"keypad","options":[],"day":1,"seconds":1}"#, "item"),
      (#"{"item":"a","format":"keypad","options":[],"day":1,"seconds":1}"#, "prompt"),
      (#"{"item":"a","prompt":"b","format":"keypad","options":[],"day":1,"seconds":1}"#, "skill"),
      (#"{"fact":"6+8","options":[],"day":1,"seconds":1}"#, "format"),
      (#"{"fact":"6+8","format":"keypad","day":1,"seconds":1}"#, "options"),
      (#"{"fact":"6+8","format":"keypad","options":"4","day":1,"seconds":1}"#, "options"),
      (#"{"fact":"6+8","format":"keypad","options":[4],"day":1,"seconds":1}"#, "options"),
      (#"{"fact":"6+8","format":"keypad","options":[],"day":-1,"seconds":1}"#, "day"),
      (#"{"fact":"6+8","format":"keypad","options":[],"day":1,"seconds":"now"}"#, "seconds"),
      (#"{"fact":"6+8","format":"keypad","options":[],"day":1,"seconds":-0.5}"#, "seconds"),
    ])
  func questionProblems(line: String, field: String) {
    #expect(Self.problem(line, as: LearnerQuestion.self)?.field == field, "\(line)")
  }
}
