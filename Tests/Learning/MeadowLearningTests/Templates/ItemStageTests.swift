import MeadowFoundations
import MeadowLearning
import Testing

/// What the stage shows, and tiles and options with pictures.
@Suite struct ItemStageTests {
  private func item(
    _ changes: [String: PlainJSON?], seed: UInt64 = 1
  ) throws -> KeyedItem {
    let file = SampleTemplates.changed(changes)
    return try ItemGenerator.item(
      of: try #require(file.templates.first, "\(file.problems)"), seed: seed)
  }

  @Test("the stage shows every kind of piece as plain values, and refuses what cannot be drawn")
  func stage() throws {
    let pieces = try SampleTemplates.plain(
      #"""
      [{"kind": "objects", "picture": "🦆", "count": 5, "crossed": 2, "layout": "row", "alt": "ducks"},
       {"kind": "number-line", "from": 0, "to": 10, "marked": [2], "alt": "a line"}, {"kind": "blocks", "tens": 1, "ones": 2, "alt": "blocks"},
       {"kind": "clock", "h": 3, "m": 30, "digital": true, "alt": "a clock"}, {"kind": "coins", "p": 1, "alt": "coins"},
       {"kind": "bars", "labels": ["a", "b"], "values": [1, 2], "picture": "🍎", "alt": "bars"},
       {"kind": "ruler", "length": 4, "picture": "✏️", "alt": "a pencil"},
       {"kind": "balance", "left": 1, "right": 2, "leftPicture": "🍎", "rightPicture": "🍐", "alt": "a balance"},
       {"kind": "jug", "level": 1, "capacity": 4, "alt": "a jug"}, {"kind": "figure", "id": "round", "name": "circle", "parts": 4, "shaded": [0], "alt": "a circle"},
       {"kind": "row", "items": ["a", "?"], "alt": "a row"}, {"kind": "chart", "from": 1, "to": 20, "gaps": [7], "alt": "a chart"},
       {"kind": "picture", "picture": "🏠", "alt": "a {words[0]}"}]
      """#)
    let stage = try item(["stage": pieces]).item.stage
    #expect(
      stage.map(\.shape) == [
        .objects(picture: "🦆", count: 5, crossed: 2, layout: .row),
        .numberLine(from: 0, to: 10, step: 1, marked: [2]),
        .blocks(tens: 1, ones: 2), .clock(hour: 3, minute: 30, isDigital: true),
        .coins(pennies: 1, nickels: 0, dimes: 0, quarters: 0),
        .bars(labels: ["a", "b"], values: [1, 2], picture: "🍎"),
        .ruler(length: 4, unit: "", picture: "✏️"),
        .balance(left: 1, right: 2, leftPicture: "🍎", rightPicture: "🍐"),
        .jug(level: 1, capacity: 4), .figure(name: "circle", parts: 4, shaded: [0]),
        .row(items: ["a", "?"]),
        .chart(from: 1, to: 20, gaps: [7]), .picture("🏠"),
      ])
    #expect(stage.last?.alt == "a cat" && stage[9].id == "round" && stage[0].id == "piece1")
    for (piece, field) in [
      (#"{"kind": "bars", "labels": ["a"], "values": [], "alt": "x"}"#, "values"),
      (#"{"kind": "clock", "h": 13, "m": 0, "alt": "x"}"#, "h"),
      (#"{"kind": "figure", "name": "x", "parts": 2, "shaded": [2], "alt": "x"}"#, "shaded"),
    ] {
      expectProblem(
        ["stage": .list([try SampleTemplates.plain(piece)])], .wrongValue, "stage[0].\(field)")
    }
  }

  @Test("options may be pictures: of a plan, or of the rows of a table")
  func pictures() throws {
    let planned = try item([
      "format": .text("choice"),
      "wrongs": .list([.object(["value": .text("near(a + b, 3)"), "tag": .text("x")])]),
      "options": try SampleTemplates.plain(
        #"{"count": 3, "say": "{value} dots", "picture": {"kind": "objects", "picture": "•", "count": "value", "alt": "dots"}}"#
      ),
    ])
    #expect(planned.item.board.options.count == 3)
    for option in planned.item.board.options {
      #expect(
        option.display == "" && option.spoken.hasSuffix("dots") && option.picture?.id == "picture")
    }
    let rows = try item([
      "format": .text("match"), "answer": .list([.whole(2)]), "holds": .text("given[0] == 2"),
      "slots": .object(["quiet": .flag(true)]),
      "board": try SampleTemplates.plain(
        #"{"slots": [{"value": 2, "picture": "🦆", "count": 2, "name": "ducks"}], "tiles": [{"value": 2, "show": "two", "picture": "🎲"}, 3], "layout": "place"}"#
      ),
    ])
    guard case .match(let board) = rows.item.board else { return }
    #expect(board.layout == .place && board.slots[0].spoken == "")
    #expect(
      board.slots[0].picture?.shape
        == .objects(picture: "🦆", count: 2, crossed: 0, layout: .scatter))
    #expect(Set(board.tiles.map(\.display)) == ["two", "3"])
  }

  @Test("patterns and sorting use a tile again, and letters do not lie in their order already")
  func reuse() throws {
    let pattern = try item([
      "format": .text("sequence"), "answer": .text("['●', '■']"),
      "holds": .text("join(given, '') == '●■'"),
      "board": try SampleTemplates.plain(
        #"{"shown": ["●", "■"], "tiles": ["●", "■"], "places": 2, "reuse": true}"#),
    ])
    #expect(try pattern.verdict(on: .order(["t1", "t2"])).isCorrect)
    #expect(try !pattern.verdict(on: .order(["t1", "t1"])).isCorrect)
    let sort = try item([
      "format": .text("match"), "answer": .text("['odd', 'even']"),
      "holds": .text("given == ['odd', 'even']"),
      "board": try SampleTemplates.plain(
        #"{"slots": [3, 4], "tiles": ["odd", "even"], "reuse": true, "layout": "sort"}"#),
    ])
    #expect(try sort.verdict(on: .slots(["s1": "t1", "s2": "t2"])).isCorrect)
    let spell = try SampleTemplates.named("spelling.order")
    for seed: UInt64 in 0..<100 {
      let keyed = try ItemGenerator.item(of: spell, seed: seed)
      #expect(keyed.item.board.options.map(\.display).joined() != keyed.solution.display, "\(seed)")
    }
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
