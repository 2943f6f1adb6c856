import MeadowFoundations
import MeadowLearning
import Testing

/// Answers as authors may write them: one exact tray instead of all that come to the same, lists or
/// records, and wrong answers that are lists.
@Suite struct AnswerShapesTests {
  private func template(
    _ format: String, _ board: String, _ answer: String, _ holds: String, wrongs: String = "[]",
    key: String = "answer"
  ) throws -> Template {
    var changes: [String: PlainJSON?] = [
      "format": .text(format), "board": try SampleTemplates.plain(board), "holds": .text(holds),
      "prompt": .text("Do {10 * a} and {20 * b}."), "wrongs": try SampleTemplates.plain(wrongs),
    ]
    if key != "answer" { changes["answer"] = .some(nil) }
    changes[key] = .text(answer)
    let file = SampleTemplates.changed(changes)
    return try #require(file.templates.first, "\(file.problems)")
  }

  private func expectSound(_ template: Template) {
    let check = TemplateCheck(template, seeds: 0..<20)
    #expect(check.isClean, "\(check)")
    let mutant = TemplateCheck(template.mutant, seeds: 0..<5)
    #expect(!mutant.isClean)
  }

  @Test("one exact tray of blocks or coins, as a record with gaps or as a list")
  func trays() throws {
    let blocks = #"{"tens": 5, "ones": 9}"#
    expectSound(
      try template("base-10", blocks, "{tens: a, ones: b}", "given.tens == a and given.ones == b"))
    expectSound(try template("base-10", blocks, "[a, b]", "given.tens == a and given.ones == b"))
    expectSound(
      try template(
        "base-10", blocks, "[{tens: a}, {ones: a}]",
        "given.tens + given.ones == a and given.tens * given.ones == 0",
        key: "answers"))
    let coins = #"{"p": 5, "n": 2, "d": 5}"#
    expectSound(
      try template(
        "coins", coins, "{d: a, p: b}", "[given.p, given.n, given.d, given.q] == [b, 0, a, 0]"))
    #expect(CoinCount(pennies: 2, nickels: 1, dimes: 1, quarters: 2).cents == 67)
  }

  @Test("one time as a record, and certain parts as a list in any order")
  func timesAndParts() throws {
    expectSound(
      try template("clock", "{}", "{h: a + b, m: 30}", "given.m == 30 and given.h - a == b"))
    expectSound(
      try template(
        "shade", #"{"figure": "square", "parts": 8}"#, "[a + 3, a - 1]", "given == [a - 1, a + 3]"))
  }

  @Test("a wrong answer that is a list names its mistake, and so does each of several")
  func wrongLists() throws {
    let row = try template(
      "row", #"{"numbers": "[a, '?', '?', a + 3]", "most": 20}"#, "[a + 1, a + 2]",
      "given[0] == a + 1 and given[1] == a + 2",
      wrongs:
        #"[{"value": "[a + 2, a + 1]", "tag": "order"}, {"value": "[[a, a], [0, 0]]", "tag": "guess"}]"#
    )
    expectSound(row)
    let keyed = try ItemGenerator.item(of: row, seed: 1)
    let right = try #require(try IndependentSolver.answers(to: keyed, of: row).first)
    guard case .missing(let numbers) = right else { return }
    #expect(try keyed.verdict(on: .missing(numbers.reversed())).errorTag == "order")
    #expect(try keyed.verdict(on: .missing([0, 0])).errorTag == "guess")
    let first = numbers[0] - 1
    #expect(try keyed.verdict(on: .missing([first, first])).errorTag == "guess")
  }

  @Test("options that are flags or records stand for their meaning")
  func meanings() throws {
    let flags = SampleTemplates.changed([
      "format": .text("choice"), "options": .object(["fixed": .text("[true, false]")]),
      "answer": .text("a > b"), "holds": .text("given == (b < a)"),
      "prompt": .text("Are {a} more than {b}?"),
    ])
    expectSound(try #require(flags.templates.first, "\(flags.problems)"))
    let order = try template(
      "sequence",
      #"{"tiles": "[{value: 1, show: 'one dot'}, {value: 2, show: 'two dots'}, {value: 9, show: 'nine dots'}]"}"#,
      "if a > b then [9, 2, 1] else [1, 2, 9]",
      "if a > b then given == [9, 2, 1] else given[2] == 9 and given[0] == 1")
    let keyed = try ItemGenerator.item(of: order, seed: 1)
    let answers = try IndependentSolver.answers(to: keyed, of: order)
    #expect(
      answers.count == 1 && keyed.item.board.options.allSatisfy { $0.display.contains("dot") })
    for answer in answers { #expect(try keyed.verdict(on: answer).isCorrect) }
  }

  @Test("one tile to one slot may be answered with its value alone")
  func oneSlot() throws {
    let one = try template(
      "match", #"{"slots": ["box"], "tiles": "1..8", "layout": "place"}"#, "a + b",
      "given[0] - a == b")
    expectSound(one)
  }
}
