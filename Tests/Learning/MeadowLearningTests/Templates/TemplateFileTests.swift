import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// What is wrong with a file of templates, in words for its author.
@Suite struct TemplateFileTests {
  typealias Kind = TemplateProblem.Kind

  static let changes: [(name: String, value: PlainJSON?, kind: Kind, field: String)] = [
    ("skill", nil, .missingField, "skill"), ("skill", .text(""), .wrongValue, "skill"),
    ("grade", .text("9"), .wrongValue, "grade"), ("format", .text("drag"), .wrongValue, "format"),
    ("difficulty", .whole(6), .wrongValue, "difficulty"),
    ("difficulty", .number(1.5), .wrongValue, "difficulty"),
    ("prompt", nil, .missingField, "prompt"), ("prompt", .whole(1), .wrongValue, "prompt"),
    ("prompt", .text("{a"), .unreadable, "prompt"), ("prompt", .text("a}"), .unreadable, "prompt"),
    ("prompt", .text("{a +}"), .unreadable, "prompt"),
    ("prompt", .text("{a|loud}"), .unreadable, "prompt"),
    ("prompt", .text("{z}"), .unknownName, "prompt"), ("answer", nil, .missingField, "answer"),
    ("answers", .list([]), .missingField, "answer"),
    ("answer", .text("a +"), .unreadable, "answer"),
    ("answer", .text("given"), .unknownName, "answer"), ("holds", nil, .missingField, "holds"),
    ("holds", .text("value == a"), .unknownName, "holds"), ("answer", .null, .wrongValue, "answer"),
    ("hints", nil, .missingField, "hints"), ("hints", .list([.text("One.")]), .wrongValue, "hints"),
    (
      "hints", .list([.text("A."), .object(["text": .text("B."), "cost": .whole(1)])]),
      .unknownField, "hints[1].cost"
    ),
    (
      "hints", .list([.text("A."), .object(["text": .text("B."), "penalty": .whole(200)])]),
      .wrongValue, "hints[1].penalty"
    ),
    ("example", .list([.text("One.")]), .wrongValue, "example"),
    ("example", .text("One."), .wrongValue, "example"),
    ("params", .list([]), .wrongValue, "params"),
    ("params", .object(["a": .whole(1)]), .wrongValue, "params.a"),
    ("params", .object(["a": .text("1..b"), "b": .text("1..a")]), .circle, "params"),
    ("params", .object(["if": .text("1..2")]), .wrongValue, "params.if"),
    ("params", .object(["given": .text("1..2")]), .wrongValue, "params.given"),
    ("params", .object(["words": .text("1..2")]), .wrongValue, "words"),
    ("params", .object(["a": .object(["from": .text("1..2")])]), .missingField, "params.a.pick"),
    ("params", .object(["a": .object(["pick": .whole(2)])]), .missingField, "params.a.from"),
    (
      "params", .object(["a": .object(["from": .text("1..2"), "pick": .whole(2), "x": .null])]),
      .unknownField, "params.a.x"
    ),
    ("let", .object(["a": .text("1")]), .wrongValue, "a"),
    ("constraints", .text("a > b"), .wrongValue, "constraints"),
    ("constraints", .list([.text("a >")]), .unreadable, "constraints[0]"),
    ("range", .text("a..b"), .unknownName, "range"),
    ("range", .text("9..1"), .wrongValue, "range"), ("range", .text("-1..1"), .wrongValue, "range"),
    ("wrongs", .list([.text("a")]), .wrongValue, "wrongs[0]"),
    ("wrongs", .list([.object(["value": .text("a")])]), .missingField, "wrongs[0].tag"),
    ("wrongs", .list([.object(["tag": .text("x")])]), .missingField, "wrongs[0].value"),
    ("format", .text("choice"), .missingField, "wrongs"),
    ("options", .object(["fixed": .list([])]), .wrongValue, "options.fixed"),
    ("options", .object(["quiet": .whole(1)]), .wrongValue, "options.quiet"),
    ("options", .object(["count": .whole(9)]), .wrongValue, "options.count"),
    ("options", .object(["colour": .whole(9)]), .unknownField, "options.colour"),
    ("slots", .object(["count": .whole(3)]), .unknownField, "slots.count"),
    ("format", .text("clock "), .wrongValue, "format"),
    ("format", .text("base-10"), .missingField, "board"),
    ("board", .object(["tens": .whole(1)]), .unknownField, "board.tens"),
    ("board", .object(["most": .text("1 +")]), .unreadable, "board.most"),
    ("stage", .list([.whole(1)]), .wrongValue, "stage[0]"),
    ("stage", .list([.object(["kind": .text("cake")])]), .wrongValue, "stage[0].kind"),
    ("stage", .list([.object(["alt": .text("x")])]), .missingField, "stage[0].kind"),
    (
      "stage", .list([.object(["kind": .text("blocks"), "tens": .whole(1), "alt": .text("x")])]),
      .missingField, "stage[0].ones"
    ),
    (
      "stage", .list([.object(["kind": .text("picture"), "picture": .text("x")])]), .missingField,
      "stage[0].alt"
    ),
    (
      "stage",
      .list([
        .object([
          "kind": .text("objects"), "picture": .text("x"), "count": .whole(1),
          "layout": .text("heap"), "alt": .text("x"),
        ])
      ]), .wrongValue, "stage[0].layout"
    ),
    ("shown", .list([.text("z")]), .unknownName, "shown[0]"),
    ("solution", .text("{given}"), .unknownName, "solution"),
    ("colour", .text("red"), .unknownField, "colour"), ("say", .text("{"), .unreadable, "say"),
  ]

  @Test("each mistake has its kind, its field and a way out", arguments: changes.indices)
  func mistakes(index: Int) throws {
    let change = Self.changes[index]
    let file = SampleTemplates.changed([change.name: change.value])
    let problem = try #require(file.problems.first { $0.kind == change.kind }, "\(file.problems)")
    #expect(problem.field == change.field && file.templates.isEmpty, "\(file.problems)")
    #expect(
      problem.template == "base" && !problem.advice.isEmpty
        && problem.description.contains(problem.reason))
  }

  @Test("a sound template is taken, with plain values as well as expressions")
  func sound() {
    #expect(SampleTemplates.changed([:]).problems.isEmpty)
    let plain = SampleTemplates.changed([
      "params": .object(["a": .list([.whole(1), .whole(2), .whole(4)]), "b": .list([.whole(3)])]),
      "note": .text("for authors"), "constraints": .list([.flag(true)]),
    ])
    #expect(plain.problems.isEmpty && TemplateCheck(plain.templates[0], seeds: 0..<20).isClean)
  }

  @Test("all that is wrong is told at once, and what is sound is kept")
  func all() throws {
    let json = try SampleTemplates.plain(
      #"{"templates": [1, {"id": "x"}], "tables": {"a b": 1, "pi": [3.5, null]}, "extra": 1}"#)
    let problems = TemplateFile(json, named: "f").problems
    #expect(problems.contains { $0.template == "f#1" && $0.field == "(the template)" })
    #expect(problems.count { $0.template == "x" && $0.kind == .missingField } >= 8)
    #expect(
      problems.contains { $0.field == "tables.a b" } && problems.contains { $0.field == "extra" })
    #expect(problems.count { $0.field == "tables.pi" } == 2)
    #expect(TemplateFile(.list([]), named: "f").problems.map(\.field) == ["(the file)"])
    #expect(TemplateFile(.object([:]), named: "f").problems.map(\.kind) == [.missingField])
  }

  @Test("two templates with one id are told apart by a problem, and the first is kept")
  func sameID() throws {
    let one = try SampleTemplates.plain(
      #"""
      {"id": "one", "skill": "S", "grade": "1", "format": "keypad", "difficulty": 1, "params": {"a": "1..9"},
       "prompt": "What comes after {a}?", "answer": "a + 1", "holds": "given - 1 == a",
       "hints": ["Count on.", "Say them in order."], "example": ["Count on.", "It is {a + 1}."]}
      """#)
    let file = TemplateFile(.object(["templates": .list([one, one])]), named: "f")
    #expect(file.templates.map(\.id) == ["one"] && file.problems.map(\.kind) == [.sameID])
  }

  @Test("the published schema names the fields and words that are read")
  func schema() throws {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let path = root.appending(path: "../../../../docs/item-template.schema.json").standardized
    let schema = try JSONDecoder().decode(PlainJSON.self, from: Data(contentsOf: path))
    let template = schema["$defs"]?["template"]
    #expect(Set(template?["properties"]?.names ?? []) == TemplateFields.all)
    #expect(Set(template?["required"]?.words ?? []) == TemplateFields.needed)
    #expect(
      template?["properties"]?["format"]?["enum"]?.words == ItemFormat.allCases.map(\.rawValue))
    #expect(template?["properties"]?["grade"]?["enum"]?.words == ItemGrade.allCases.map(\.rawValue))
    #expect(Set(schema["$defs"]?["options"]?["properties"]?.names ?? []) == TemplateFields.options)
    #expect(Set(schema["$defs"]?["slots"]?["properties"]?.names ?? []) == TemplateFields.slots)
    let pieces = schema["$defs"]?["piece"]?["oneOf"]?.members ?? []
    var seen: Set<String> = []
    for piece in pieces {
      let kind = try #require(piece["properties"]?["kind"]?["const"]?.word)
      let form = try #require(PieceForm.stage[kind])
      seen.insert(kind)
      expect(piece, form, own: ["kind", "id", "alt"], needed: ["kind", "alt"])
    }
    #expect(seen == Set(PieceForm.stage.keys))
    for format in ItemFormat.allCases {
      let board = try #require(schema["$defs"]?["board-\(format.rawValue)"], "\(format)")
      expect(board, PieceForm.board(format), own: [], needed: [])
    }
  }

  private func expect(_ schema: PlainJSON, _ form: PieceForm, own: Set<String>, needed: Set<String>)
  {
    let names = own.union(form.needed.keys).union(form.optional.keys)
    #expect(Set(schema["properties"]?.names ?? []) == names, "\(schema)")
    #expect(Set(schema["required"]?.words ?? []) == needed.union(form.needed.keys), "\(schema)")
    for (name, field) in form.needed.merging(form.optional, uniquingKeysWith: { first, _ in first })
    {
      guard case .word(let words) = field else { continue }
      #expect(schema["properties"]?[name]?["enum"]?.words == words)
    }
  }
}

extension PlainJSON {
  fileprivate subscript(name: String) -> PlainJSON? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }
  fileprivate var names: [String] {
    if case .object(let fields) = self { Array(fields.keys) } else { [] }
  }
  fileprivate var members: [PlainJSON] { if case .list(let list) = self { list } else { [] } }
  fileprivate var words: [String] { members.compactMap(\.word) }
  fileprivate var word: String? { if case .text(let text) = self { text } else { nil } }
}
