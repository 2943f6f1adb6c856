import MeadowFoundations

extension ItemWriter {
  /// The board, and what its options, tiles and slots stand for.
  mutating func board(
    _ accepted: AcceptedAnswers, _ tags: [TemplateValue: String]
  ) throws(TemplateProblem) -> (AnswerBoard, [String: TemplateValue]) {
    let fields = reader(template.board)
    switch template.format {
    case .choice, .moving: return try choice(accepted, tags)
    case .match: return try match(fields)
    case .sequence: return try sequence(fields, accepted)
    case .keypad: return (.keypad(most: try fields.int("most", 1...999, or: 120)), [:])
    case .tapCount:
      return (
        .tapCount(
          picture: try fields.text("picture"), count: try fields.int("count", 1...120),
          layout: fields.word("layout", or: .scatter)), [:]
      )
    case .numberLine:
      let (from, to) = try fields.span()
      return (.numberLine(from: from, to: to, start: try fields.int("start", from...to)), [:])
    case .base10:
      return (
        .base10(tens: try fields.int("tens", 0...12), ones: try fields.int("ones", 0...120)), [:]
      )
    case .clock: return (try clock(fields), [:])
    case .coins: return (.coins(try fields.coins()), [:])
    case .shade:
      return (
        .shade(figure: try fields.text("figure"), parts: try fields.int("parts", 1...12)), [:]
      )
    case .graph:
      let labels = try fields.list("labels").map(\.display)
      return (
        .graph(
          labels: labels, most: try fields.int("most", 1...20),
          picture: try fields.optionalText("picture")), [:]
      )
    case .measure:
      return (
        .measure(
          tool: fields.word("tool", or: .ruler), most: try fields.int("most", 1...1000),
          unit: try fields.text("unit")), [:]
      )
    case .pegs: return (try pegs(fields), [:])
    case .row: return (try row(fields), [:])
    }
  }

  private func clock(_ fields: PieceReader) throws(TemplateProblem) -> AnswerBoard {
    let step = try fields.int("step", 1...60, or: 30)
    let minute = try fields.int("m", 0...59, or: 0)
    try fields.require(
      60 % step == 0 && minute % step == 0, "step",
      "steps of \(step) do not reach every hour and \(minute)",
      "take 5, 15, 30 or 60, and a beginning on a step")
    return .clock(hour: try fields.int("h", 1...12, or: 12), minute: minute, step: step)
  }

  private mutating func pegs(_ fields: PieceReader) throws(TemplateProblem) -> AnswerBoard {
    let (from, to) = try fields.span()
    let pegs = try fields.ints("pegs", from...to)
    let tiles = try fields.ints("tiles")
    try fields.require(
      Set(tiles).count == tiles.count && tiles.count >= pegs.count, "tiles",
      "there are \(Set(tiles).count) tiles for \(pegs.count) pegs",
      "give each peg a tile of its own")
    return .pegs(from: from, to: to, pegs: pegs, tiles: chance.shuffled(tiles))
  }

  private func row(_ fields: PieceReader) throws(TemplateProblem) -> AnswerBoard {
    let numbers = try fields.list("numbers")
    let gaps = numbers.count { $0 == .text("?") }
    try fields.require(
      gaps > 0 && numbers.allSatisfy { $0.int != nil || $0 == .text("?") }, "numbers",
      "\(TemplateValue.list(numbers).inWords) is no row with gaps",
      "write numbers, and '?' for a gap")
    return .row(numbers: numbers.map(\.int), most: try fields.int("most", 1...999, or: 120))
  }

  private mutating func match(
    _ fields: PieceReader
  ) throws(TemplateProblem) -> (AnswerBoard, [String: TemplateValue]) {
    let isReused = try fields.flag("reuse")
    let tiles = try fields.list("tiles")
    let slotValues = try fields.list("slots")
    try fields.require(
      isReused || tiles.count >= slotValues.count, "tiles",
      "there are \(tiles.count) tiles for \(slotValues.count) slots",
      "give more tiles, or reuse them")
    // Bins stand in their order; what is carried lies about.
    let (options, values) = try entries(
      isReused ? tiles : chance.shuffled(tiles), "t", template.options)
    let (slots, slotMeanings) = try entries(slotValues, "s", template.slots)
    let board = MatchBoard(
      slots: slots, tiles: options, reusesTiles: isReused, layout: fields.word("layout", or: .match)
    )
    return (.match(board), values.merging(slotMeanings) { tile, _ in tile })
  }

  private mutating func sequence(
    _ fields: PieceReader, _ accepted: AcceptedAnswers
  ) throws(TemplateProblem) -> (AnswerBoard, [String: TemplateValue]) {
    let isReused = try fields.flag("reuse")
    let tiles = try fields.list("tiles")
    let places = try fields.int("places", 1...12, or: tiles.count)
    try fields.require(
      isReused || tiles.count >= places, "tiles",
      "there are \(tiles.count) tiles for \(places) places",
      "give more tiles, or reuse them")
    let (options, values) = try entries(
      isReused ? tiles : unsolved(tiles, accepted), "t", template.options)
    let board = SequenceBoard(
      shown: try fields.list("shown").map(\.display), places: places, tiles: options,
      reusesTiles: isReused)
    return (.sequence(board), values)
  }

  /// Tiles in an order of chance that is not already the answer, where there is such an order.
  private mutating func unsolved(
    _ tiles: [TemplateValue], _ accepted: AcceptedAnswers
  ) -> [TemplateValue] {
    var order = chance.shuffled(tiles)
    for _ in 0..<20 where accepted.accepts(.list(order.map(\.meaning))) {
      order = chance.shuffled(tiles)
    }
    return order
  }
}
