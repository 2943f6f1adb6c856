/// The fields of a piece of the stage or of a board, by its kind; decoder, generator and the published
/// schema go by this one table.
package struct PieceForm: Sendable {
  /// What a field holds.
  package enum Field: Equatable, Sendable {
    /// An expression for a number.
    case number
    /// An expression for true or false.
    case flag
    /// An expression for a list.
    case list
    /// A text with holes.
    case phrase
    /// One of these words.
    case word([String])
  }

  /// The fields that must be there.
  package let needed: [String: Field]
  /// The fields that may be.
  package let optional: [String: Field]

  init(_ needed: [String: Field], or optional: [String: Field] = [:]) {
    self.needed = needed
    self.optional = optional
  }

  /// What a field called `name` holds, or nil.
  func field(_ name: String) -> Field? { needed[name] ?? optional[name] }

  private static let layout = Field.word(StagePiece.Layout.allCases.map(\.rawValue))

  /// The pieces of the stage, by their `kind`.
  package static let stage: [String: PieceForm] = [
    "objects": PieceForm(
      ["picture": .phrase, "count": .number], or: ["crossed": .number, "layout": layout]),
    "number-line": PieceForm(
      ["from": .number, "to": .number], or: ["step": .number, "marked": .list]),
    "blocks": PieceForm(["tens": .number, "ones": .number]),
    "clock": PieceForm(["h": .number, "m": .number], or: ["digital": .flag]),
    "coins": PieceForm([:], or: ["p": .number, "n": .number, "d": .number, "q": .number]),
    "bars": PieceForm(["labels": .list, "values": .list], or: ["picture": .phrase]),
    "ruler": PieceForm(["length": .number, "picture": .phrase], or: ["unit": .phrase]),
    "balance": PieceForm([
      "left": .number, "right": .number, "leftPicture": .phrase, "rightPicture": .phrase,
    ]),
    "jug": PieceForm(["level": .number, "capacity": .number]),
    "figure": PieceForm(["name": .phrase], or: ["parts": .number, "shaded": .list]),
    "row": PieceForm(["items": .list]),
    "chart": PieceForm(["from": .number, "to": .number], or: ["gaps": .list]),
    "picture": PieceForm(["picture": .phrase]),
  ]

  /// The board of `format`.
  package static func board(_ format: ItemFormat) -> PieceForm {
    switch format {
    case .choice, .moving: PieceForm([:])
    case .keypad: PieceForm([:], or: ["most": .number])
    case .match:
      PieceForm(
        ["slots": .list, "tiles": .list],
        or: ["reuse": .flag, "layout": .word(MatchBoard.Layout.allCases.map(\.rawValue))])
    case .sequence:
      PieceForm(["tiles": .list], or: ["shown": .list, "places": .number, "reuse": .flag])
    case .tapCount: PieceForm(["picture": .phrase, "count": .number], or: ["layout": layout])
    case .numberLine: PieceForm(["from": .number, "to": .number, "start": .number])
    case .base10: PieceForm(["tens": .number, "ones": .number])
    case .clock: PieceForm([:], or: ["h": .number, "m": .number, "step": .number])
    case .coins: PieceForm([:], or: ["p": .number, "n": .number, "d": .number, "q": .number])
    case .shade: PieceForm(["figure": .phrase, "parts": .number])
    case .graph: PieceForm(["labels": .list, "most": .number], or: ["picture": .phrase])
    case .measure:
      PieceForm(
        ["tool": .word(MeasuringTool.allCases.map(\.rawValue)), "most": .number],
        or: ["unit": .phrase])
    case .pegs: PieceForm(["from": .number, "to": .number, "pegs": .list, "tiles": .list])
    case .row: PieceForm(["numbers": .list], or: ["most": .number])
    }
  }
}
