import MeadowFoundations
import MeadowLearning
import Testing

/// Boards and pieces as flat objects that name their format or kind.
@Suite struct StageCodableTests {
  static let shapes: [(kind: String, shape: StagePiece.Shape)] = [
    ("objects", .objects(picture: "🐞", count: 5, crossed: 2, layout: .tenFrame)),
    ("objects", .objects(picture: "🐞", count: 0, crossed: 0, layout: .scatter)),
    ("number-line", .numberLine(from: 0, to: 10, step: 1, marked: [2, 4])),
    ("blocks", .blocks(tens: 2, ones: 7)), ("clock", .clock(hour: 3, minute: 30, isDigital: true)),
    ("coins", .coins(pennies: 1, nickels: 2, dimes: 3, quarters: 4)),
    ("bars", .bars(labels: ["a", "b"], values: [1, 2], picture: "🍎")),
    ("bars", .bars(labels: [], values: [], picture: nil)),
    ("ruler", .ruler(length: 5, unit: "blocks", picture: "✏️")),
    ("balance", .balance(left: 1, right: 2, leftPicture: "🍎", rightPicture: "🍐")),
    ("jug", .jug(level: 3, capacity: 5)),
    ("figure", .figure(name: "circle", parts: 4, shaded: [0, 3])),
    ("row", .row(items: ["1", "?", "3"])), ("chart", .chart(from: 1, to: 20, gaps: [7])),
    ("picture", .picture("🏡")),
  ]

  static let option = ItemOption(
    id: "o1", display: "5", spoken: "five",
    picture: StagePiece(id: "p", alt: "five", shape: .blocks(tens: 0, ones: 5)))

  @Test("every shape comes back as it was, as one flat object with its kind")
  func shapes() throws {
    for (kind, shape) in Self.shapes {
      #expect(try reread(shape) == shape, "\(kind)")
      let json = try SampleTemplates.plain(SkillSamples.text(shape))
      #expect(json["kind"]?.text == kind)
      let piece = StagePiece(id: "left", alt: "words", shape: shape)
      #expect(try reread(piece) == piece)
    }
    #expect(Set(Self.shapes.map(\.kind)).count == 13)
    for wrong in ["{}", #"{"kind": "cat"}"#, #"{"kind": "jug", "level": 3}"#] {
      #expect(throws: DecodingError.self) { try SkillSamples.read(StagePiece.Shape.self, wrong) }
    }
  }

  @Test("every board comes back as it was, as one flat object with its format")
  func boards() throws {
    var boards: [AnswerBoard] = [
      .choice(options: [Self.option]), .moving(options: [Self.option]), .keypad(most: 20),
      .tapCount(picture: "🐸", count: 4, layout: .row), .numberLine(from: 0, to: 10, start: 3),
      .base10(tens: 5, ones: 20), .clock(hour: 12, minute: 0, step: 30),
      .coins(CoinCount(pennies: 1, nickels: 2, dimes: 3, quarters: 4)),
      .shade(figure: "circle", parts: 4), .graph(labels: ["a", "b"], most: 8, picture: nil),
      .graph(labels: ["a"], most: 8, picture: "🍎"),
      .measure(tool: .jug, most: 12, unit: "cups"),
      .pegs(from: 0, to: 20, pegs: [3, 5], tiles: [5, 3]), .row(numbers: [1, nil, 3], most: 20),
    ]
    for id in ["ks1.match-words", "spelling.order"] {
      boards.append(try ItemGenerator.item(of: SampleTemplates.named(id), seed: 1).item.board)
    }
    for board in boards {
      #expect(try reread(board) == board, "\(board.format)")
      let json = try SampleTemplates.plain(SkillSamples.text(board))
      #expect(json["format"]?.text == board.format.rawValue)
    }
    #expect(Set(boards.map(\.format)).count == ItemFormat.allCases.count)
    for wrong in ["{}", #"{"format": "cat"}"#, #"{"format": "keypad"}"#, #"{"most": 3}"#] {
      #expect(throws: DecodingError.self) { try SkillSamples.read(AnswerBoard.self, wrong) }
    }
  }
}
