import MeadowFoundations
import MeadowLearning
import Testing

/// What items are made of, and what keeps one from being made.
@Suite struct ItemGeneratorTests {
  private func item(
    _ changes: [String: PlainJSON?], seed: UInt64 = 1
  ) throws -> KeyedItem {
    let file = SampleTemplates.changed(changes)
    return try ItemGenerator.item(
      of: try #require(file.templates.first, "\(file.problems)"), seed: seed)
  }

  @Test("a prompt is cut into words, numbers and signs that light up one by one")
  func segments() throws {
    let item = try ItemGenerator.item(of: SampleTemplates.named("ks6.join-within-5"), seed: 7).item
    #expect(item.prompt.map(\.id) == ["prompt.a", "prompt.2", "prompt.b", "prompt.4", "prompt.5"])
    #expect(item.prompt.map(\.role) == [.number, .sign, .number, .sign, .gap])
    #expect(
      item.prompt[0].target == .piece("left") && item.prompt[1].target == .segment("prompt.2"))
    #expect(item.prompt[1].spoken == "and" && item.prompt[4].spoken == "")
    #expect(
      item.hints.map(\.penaltyPercent) == [10, 20] && item.hints.map(\.id) == ["hint1", "hint2"])
    #expect(item.narration == item.prompt)
    let choice = try ItemGenerator.item(of: SampleTemplates.named("gs6.near"), seed: 7).item
    #expect(choice.narration.suffix(4).map(\.target) == (1...4).map { .option("o\($0)") })
    #expect(choice.prompt.spoken.contains("plus"))
  }

  @Test(
    "phrases are shown and said together",
    arguments: [
      ("You have {a}.", "You have 3.", "You have three."),
      ("{a} and {a}", "3 and 3", "three and three"),
      ("({a|word}) is (a) word", "(three) is (a) word", "three) is (a) word"),
      ("The {a|ordinal} one", "The 3rd one", "The third one"),
      ("Pay {75|money}!", "Pay $0.75!", "Pay seventy-five cents!"),
      ("{5|cents}", "5¢", "five cents"),
      ("{105|money}", "$1.05", "one dollar five cents"),
      ("At {{h: 3, m: 5}|clock}", "At 3:05", "At five minutes past three"),
      ("{[2, 4]|fraction} of it", "2/4 of it", "two quarters of it"),
      ("{'cat'|spell}", "cat", "c, a, t"),
      ("Hear {'cat' | heard}", "Hear 🔊", "Hear cat"), ("{'cat'|spell|heard}", "🔊", "c, a, t"),
      ("Find 7, then 1/2.", "Find 7, then 1/2.", "Find seven, then one half."),
      ("{words[0]}s", "cats", "cats"),
      ("{[1, 2]}", "1, 2", "one, two"), ("{'<'}", "<", "is less than"),
      ("{'?'} left", "? left", "left"),
      ("{{name: 'duck', say: 'a duck'}}", "duck", "a duck"), ("{true}", "yes", "yes"),
    ])
  func phrases(text: String, shown: String, said: String) throws {
    let item = try item([
      "params": .object(["a": .list([.whole(3)]), "b": .list([.whole(1)])]), "prompt": .text(text),
    ])
    .item
    #expect(item.prompt.display == shown && item.prompt.spoken == said, "\(item.prompt)")
  }

  @Test("a prompt may be said in other words, part by part or as a whole")
  func say() throws {
    let parts = try item(["say": .text("{a} with {b} makes ?")])
    #expect(parts.item.prompt.count == 5 && parts.item.prompt[1].spoken == "with")
    let whole = try item(["prompt": .text("?"), "say": .text("How many are {a} and {b}?")])
    #expect(whole.item.prompt.count == 1 && whole.item.prompt.display == "?")
  }

  @Test(
    "what cannot be made says why, with the field",
    arguments: [
      (
        "constraints", PlainJSON.list([.text("a > 9")]), TemplateProblem.Kind.nothingFits,
        "constraints"
      ),
      ("params", .object(["a": .text("5..1"), "b": .text("1..2")]), .nothingFits, "constraints"),
      (
        "params",
        .object(["a": .object(["from": .text("1..2"), "pick": .whole(3)]), "b": .text("1..2")]),
        .nothingFits, "constraints"
      ),
      ("params", .object(["a": .text("3"), "b": .text("1..2")]), .wrongValue, "params.a"),
      ("constraints", .list([.text("a")]), .wrongValue, "constraints[0]"),
      ("answer", .text("a / 0"), .cannotWorkOut, "answer"),
      ("board", .object(["most": .whole(1000)]), .wrongValue, "board.most"),
      ("board", .object(["most": .text("'a'")]), .wrongValue, "board.most"),
      ("prompt", .text("{200|word}"), .wrongValue, "prompt"),
      ("prompt", .text("{30|ordinal}"), .wrongValue, "prompt"),
      ("prompt", .text("{[13, 0]|clock}"), .wrongValue, "prompt"),
      ("prompt", .text("{3|fraction}"), .wrongValue, "prompt"),
      ("prompt", .text("{-5|money}"), .wrongValue, "prompt"),
      ("prompt", .text("{-5|cents}"), .wrongValue, "prompt"),
    ])
  func impossible(name: String, value: PlainJSON, kind: TemplateProblem.Kind, field: String) {
    expectProblem([name: value], kind, field)
  }

  @Test(
    "a board that cannot be played is refused",
    arguments: [
      ("clock", ["step": PlainJSON.whole(7)], "board.step"),
      (
        "pegs",
        ["from": .whole(0), "to": .whole(9), "pegs": .list([.whole(1)]), "tiles": .list([])],
        "board.tiles"
      ),
      (
        "pegs", ["from": .whole(9), "to": .whole(1), "pegs": .list([]), "tiles": .list([])],
        "board.to"
      ),
      ("row", ["numbers": .list([.whole(1)])], "board.numbers"),
      ("row", ["numbers": .list([.text("x"), .text("?")])], "board.numbers"),
      ("match", ["slots": .list([.whole(1)]), "tiles": .list([])], "board.tiles"),
      ("sequence", ["tiles": .list([.whole(1)]), "places": .whole(2)], "board.tiles"),
      ("coins", ["p": .whole(500)], "board.p"),
    ] as [(String, [String: PlainJSON], String)])
  func boards(format: String, board: [String: PlainJSON], field: String) {
    expectProblem(["format": .text(format), "board": .object(board)], .wrongValue, field)
  }

  @Test("too few or too many are named: wrong options, right options, answers to try")
  func counts() throws {
    expectProblem(
      [
        "format": .text("choice"),
        "wrongs": .list([.object(["value": .text("a + b + 1"), "tag": .text("slip")])]),
      ],
      .tooFewOptions, "wrongs")
    expectProblem(
      [
        "format": .text("choice"), "answer": nil, "answers": .text("[a, b + 9]"),
        "wrongs": .list([.object(["value": .text("near(50, 3)"), "tag": .text("x")])]),
      ], .wrongValue, "answer")
    let many = try item([
      "format": .text("coins"), "holds": .text("true"),
      "board": .object(["p": .whole(100), "n": .whole(20), "d": .whole(20), "q": .whole(8)]),
    ])
    let template = SampleTemplates.changed([:]).templates[0]
    #expect(throws: TemplateProblem.self) { try IndependentSolver.answers(to: many, of: template) }
    #expect(ItemProperties.violations(of: many, from: template).map(\.property) == [.solvable])
  }

  @Test("a right answer is told in words, by the format or by the template")
  func solutions() throws {
    func words(_ id: String) throws -> (String, String) {
      let solution = try ItemGenerator.item(of: SampleTemplates.named(id), seed: 5).solution
      return (solution.display, solution.spoken)
    }
    #expect(try words("gs9.set").1.contains("o'clock") || words("gs9.set").1.contains("half past"))
    #expect(try words("gs8.pay").0.hasPrefix("$") && words("gs8.pay").1.contains("cents"))
    #expect(try ["cat", "dog", "sun", "book"].contains(words("spelling.order").0))
    #expect(try words("ks2.same").0 == "yes" || words("ks2.same").0 == "no")
    #expect(try item(["solution": .text("It is {answer}.")]).solution.display.hasPrefix("It is "))
  }

  @Test("a near-twin has another answer; where there is none, that is a problem")
  func twins() throws {
    let template = try SampleTemplates.named("gs6.near")
    for seed: UInt64 in 0..<50 {
      let keyed = try ItemGenerator.item(of: template, seed: seed)
      #expect(ItemProperties.twin(keyed, try ItemGenerator.twin(of: keyed, from: template)) == [])
    }
    let lonely = SampleTemplates.changed([
      "params": .object(["a": .list([.whole(1)]), "b": .list([.whole(2)])])
    ]).templates[0]
    let keyed = try ItemGenerator.item(of: lonely, seed: 1)
    #expect(throws: TemplateProblem.self) { try ItemGenerator.twin(of: keyed, from: lonely) }
    #expect(TemplateCheck(lonely, seeds: 0..<3).problems.map(\.kind) == [.nothingFits])
  }

  private func expectProblem(
    _ changes: [String: PlainJSON?], _ kind: TemplateProblem.Kind, _ field: String
  ) {
    do {
      let made = try item(changes)
      Issue.record("\(made.key.params) is made")
    } catch let problem as TemplateProblem {
      #expect(
        problem.kind == kind && problem.field == field && problem.template == "base", "\(problem)")
    } catch {
      Issue.record("\(error)")
    }
  }
}
