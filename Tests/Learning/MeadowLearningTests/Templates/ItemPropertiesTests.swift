import MeadowFoundations
import MeadowLearning
import Testing

/// Each property finds what it is for (learning §4, P1–P13).
@Suite struct ItemPropertiesTests {
  private func check(
    _ changes: [String: PlainJSON?], words: Set<String>? = nil
  ) throws -> [ItemProperty: Int] {
    let file = SampleTemplates.changed(changes)
    let template = try #require(file.templates.first, "\(file.problems)")
    let found = TemplateCheck(template, seeds: 0..<40, words: words)
    return Dictionary(grouping: found.violations, by: \.property).mapValues(\.count)
  }

  private func wrongs(_ values: String...) -> PlainJSON {
    .list(values.map { .object(["value": .text($0), "tag": .text("x")]) })
  }

  @Test("P1 and P3: formula and proof that differ are seen, either way round")
  func solvable() throws {
    #expect(try check([:]).isEmpty)
    #expect(try check(["answer": .text("a + b + 1")])[.solvable] == 40)
    #expect(try check(["holds": .text("given >= a + b")])[.check] == 40)
    #expect(try check(["holds": .text("false")])[.solvable] == 40)
    let two: [String: PlainJSON?] = ["answer": nil, "answers": .text("[a + b, a + b + 1]")]
    #expect(try (check(two)[.check] ?? 0) >= 40)
    #expect(try check(["holds": .text("given / 0 == 1")])[.solvable] == 40)
  }

  @Test("P1: what a child cannot know: two items that look the same and have other answers")
  func riddles() throws {
    #expect(try (check(["prompt": .text("How many?")])[.solvable] ?? 0) > 20)
  }

  @Test("P2: two right options, and options that look or sound the same")
  func options() throws {
    let choice: [String: PlainJSON?] = [
      "format": .text("choice"), "wrongs": wrongs("near(a + b, 3)"),
    ]
    #expect(try check(choice).isEmpty)
    func with(_ options: [String: PlainJSON], _ holds: String = "given == a + b") throws
      -> [ItemProperty: Int]
    {
      try check(choice.merging(["options": .object(options), "holds": .text(holds)]) { $1 })
    }
    // They sound the same, too.
    #expect(try with(["show": .text("same")])[.distinctOptions] == 80)
    #expect(try with(["say": .text("same")])[.distinctOptions] == 40)
    #expect(
      try with(["say": .text("{if value == a + b then '' else text(value)}")])[.distinctOptions]
        == 40)
    // Two are right, two look the same and sound the same.
    #expect(try with(["fixed": .text("[a + b, a + b]")])[.distinctOptions] == 120)
    #expect(try with(["fixed": .text("[1, a + b, 20]")])[.distinctOptions] == nil)
  }

  @Test("P4: numbers out of the template's range or below zero")
  func range() throws {
    #expect(try (check(["range": .text("0..5")])[.inRange] ?? 0) > 0)
    #expect(try check(["prompt": .text("{a} + {b} = {-1}")])[.inRange] == 40)
    #expect(try check(["hints": .list([.text("Count to 500."), .text("Count.")])])[.inRange] == 40)
    let build: [String: PlainJSON?] = [
      "format": .text("base-10"), "board": .object(["tens": .whole(9), "ones": .whole(9)]),
      "range": .text("0..10"),
      "answer": .text("10 * a + b"), "holds": .text("given.tens == a and given.ones == b"),
      "prompt": .text("Build it."),
    ]
    #expect(try (check(build)[.inRange] ?? 0) > 0)
  }

  @Test("P5: the sample of the document, which tells its answer, is found out (learning R13)")
  func raindrops() throws {
    let drag = try SampleTemplates.plain(
      #"{"slots": [{"value": 0, "picture": "💧", "count": 5, "alt": "drops"}], "tiles": [3, 4, 5, 6], "layout": "place"}"#
    )
    let found = try check([
      "format": .text("match"), "board": drag, "slots": .object(["quiet": .flag(true)]),
      "answer": .whole(5),
      "holds": .text("given[0] == 5"), "prompt": .text("Drag the number 5 to match five raindrops"),
      "params": .object([:]), "hints": .list([.text("Count."), .text("Count again.")]),
      "example": .list([.text("Count."), .text("Then drag.")]),
    ])
    #expect(
      (found[.noLeak] ?? 0) == 0 && found[.solvable] == 40,
      "no other answer, so no near-twin either")
    let keyed = try ItemGenerator.item(
      of: SampleTemplates.changed([
        "format": .text("match"), "board": drag, "answer": .whole(5),
        "holds": .text("given[0] == 5"),
        "prompt": .text("Drag the number 5 to match five raindrops"),
      ]).templates[0], seed: 1)
    let leaks = ItemProperties.leaks(keyed, SampleTemplates.changed([:]).templates[0])
    #expect(leaks.contains { $0.reason.contains("the prompt tells 5") }, "\(leaks)")
  }

  @Test("P5: prompts, hints and alt texts that tell the answer, and what may be told")
  func leaks() throws {
    func prompt(_ text: String, _ more: [String: PlainJSON?] = [:]) throws -> Int {
      try check(more.merging(["prompt": .text(text)]) { $1 })[.noLeak] ?? 0
    }
    #expect(try prompt("It is {a + b}.") == 40 && prompt("It is {a + b|word}.") == 40)
    #expect(try prompt("{a} + {b} makes ?") == 0)
    #expect(try check(["hints": .list([.text("Count."), .text("Say {a + b}.")])])[.noLeak] == 40)
    let stage = try SampleTemplates.plain(
      #"[{"kind": "picture", "picture": "🦆", "alt": "{a + b} ducks"}]"#)
    #expect(try check(["stage": stage])[.noLeak] == 40)
    // A param that may be the answer by chance, and one that always is.
    let zero: PlainJSON = .object(["a": .text("0..4"), "b": .text("1..4")])
    #expect(try (check(["params": zero])[.noLeak] ?? 0) > 0)
    #expect(try check(["params": zero, "shown": .list([.text("b")])])[.noLeak] == nil)
    let always: [String: PlainJSON?] = [
      "params": .object(["a": .text("1..9"), "b": .list([.whole(0)])]),
      "shown": .list([.text("a")]),
    ]
    #expect(try check(always)[.noLeak] == 1)
    // Words: asking between two is no leak, naming the right one is.
    let words: [String: PlainJSON?] = [
      "format": .text("choice"), "options": .object(["fixed": .text("['odd', 'even']")]),
      "answer": .text("if a mod 2 == 0 then 'even' else 'odd'"),
      "holds": .text("(given == 'even') == (a - a / 2 * 2 == 0)"),
    ]
    #expect(try prompt("Is {a} odd or even?", words) == 0)
    #expect(try prompt("{a} is {if a mod 2 == 0 then 'even' else 'odd'}.", words) == 40)
    let hints = PlainJSON.list([
      .text("Even numbers pair up. Odd ones do not."), .text("Make pairs."),
    ])
    #expect(try prompt("Odd or even?", words.merging(["hints": hints]) { $1 }) == 0)
    #expect(
      try check(words.merging(["hints": .list([.text("Even!"), .text("Pairs.")])]) { $1 })[.noLeak]
        != nil)
    // A number among the options that the prompt asks between.
    let more: [String: PlainJSON?] = [
      "format": .text("choice"), "options": .object(["fixed": .text("[a, b]")]),
      "constraints": .list([.text("a != b")]),
      "answer": .text("max(a, b)"), "holds": .text("given >= a and given >= b"),
      "shown": .list([.text("a"), .text("b")]),
      "params": .object(["a": .text("2..9"), "b": .text("2..9")]),
      "example": .list([.text("Count both."), .text("Take the bigger.")]),
    ]
    #expect(try prompt("Which is more, {a} or {b}?", more) == 0)
    // The word itself for a word to spell, and the word "one" where it is no number.
    let spell = PlainJSON.list([.text("Spell cat."), .text("Begin.")])
    let order: [String: PlainJSON?] = [
      "format": .text("sequence"), "board": .object(["tiles": .text("letters('cat')")]),
      "answer": .text("letters('cat')"),
      "holds": .text("join(given, '') == 'cat'"), "hints": spell,
    ]
    let keyed = try ItemGenerator.item(of: SampleTemplates.changed(order).templates[0], seed: 1)
    #expect(ItemProperties.leaks(keyed, SampleTemplates.changed(order).templates[0]).count == 1)
    #expect(
      try prompt(
        "Which one is {a} less {b}?",
        [
          "answer": .text("1"), "holds": .text("given == 1"),
          "params": .object(["a": .list([.whole(3)]), "b": .list([.whole(2)])]),
        ]) == 0)
  }

  @Test("P6: speech that says another number than is shown (learning U5)")
  func speech() throws {
    #expect(
      try check([
        "prompt": .text("5971 and {a}"), "say": .text("5921 and {a}"), "range": .text("0..900"),
      ])[.speechEqualsDisplay] == 40)
    #expect(try check(["say": .text("{a} take away {b}")])[.speechEqualsDisplay] == 40)
    #expect(try check(["say": .text("{a} and {b} equals")])[.speechEqualsDisplay] == nil)
    #expect(
      try check([
        "format": .text("choice"), "wrongs": wrongs("near(a + b, 3)"),
        "options": .object(["say": .text("{value + 1}")]),
      ])[.speechEqualsDisplay] == 200, "four options and the solution")
  }
}
