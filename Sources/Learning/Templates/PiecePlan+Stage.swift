extension PieceReader {
  /// The piece of the stage it describes.
  func stagePiece() throws(TemplateProblem) -> StagePiece {
    StagePiece(id: plan.id, alt: try plan.alt.map(text) ?? "", shape: try shape())
  }

  private func shape() throws(TemplateProblem) -> StagePiece.Shape {
    switch plan.kind {
    case "objects":
      let count = try int("count", 0...120)
      return .objects(
        picture: try text("picture"), count: count, crossed: try int("crossed", 0...count),
        layout: word("layout", or: .scatter))
    case "number-line":
      let (from, to) = try span()
      return .numberLine(
        from: from, to: to, step: try int("step", 1...100, or: 1),
        marked: try ints("marked", from...to))
    case "blocks": return .blocks(tens: try int("tens", 0...12), ones: try int("ones", 0...30))
    case "clock":
      return .clock(
        hour: try int("h", 1...12), minute: try int("m", 0...59), isDigital: try flag("digital"))
    case "coins":
      let coins = try coins()
      return .coins(
        pennies: coins.pennies, nickels: coins.nickels, dimes: coins.dimes, quarters: coins.quarters
      )
    case "bars": return try bars()
    case "ruler":
      return .ruler(
        length: try int("length", 1...100), unit: try text("unit"), picture: try text("picture"))
    case "balance":
      return .balance(
        left: try int("left"), right: try int("right"), leftPicture: try text("leftPicture"),
        rightPicture: try text("rightPicture"))
    case "jug":
      let capacity = try int("capacity", 1...100)
      return .jug(level: try int("level", 0...capacity), capacity: capacity)
    case "figure":
      let parts = try int("parts", 1...16, or: 1)
      return .figure(
        name: try text("name"), parts: parts, shaded: try ints("shaded", 0...(parts - 1)))
    case "row": return .row(items: try list("items").map(\.display))
    case "chart":
      let (from, to) = try span()
      return .chart(from: from, to: to, gaps: try ints("gaps", from...to))
    // The one kind that is left in the table of forms.
    default: return .picture(try text("picture"))
    }
  }

  private func bars() throws(TemplateProblem) -> StagePiece.Shape {
    let labels = try list("labels").map(\.display)
    let values = try ints("values", 0...100)
    try require(
      labels.count == values.count, "values",
      "\(values.count) values stand over \(labels.count) labels",
      "give one for each label")
    return .bars(labels: labels, values: values, picture: try optionalText("picture"))
  }

  /// `from` and `to`, the second above the first.
  func span() throws(TemplateProblem) -> (Int, Int) {
    let (from, to) = (try int("from"), try int("to"))
    try require(from < to, "to", "\(to) is not above \(from)", "let the line run upwards")
    return (from, to)
  }

  /// How many of each coin; none where a field is left out.
  func coins() throws(TemplateProblem) -> CoinCount {
    CoinCount(
      pennies: try int("p", 0...100), nickels: try int("n", 0...20), dimes: try int("d", 0...20),
      quarters: try int("q", 0...8))
  }
}
