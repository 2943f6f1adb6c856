/// Solves an item without its formula: tries every answer the board allows and asks `holds` of each
/// (learning §4, P1).
package enum IndependentSolver {
  /// The answers for which `holds`.
  package static func answers(
    to keyed: KeyedItem, of template: Template
  ) throws(TemplateProblem) -> Set<ItemAnswer> {
    Set(try proven(keyed, template).filter(\.holds).map(\.answer))
  }

  /// Every answer, with whether it holds.
  static func proven(
    _ keyed: KeyedItem, _ template: Template
  ) throws(TemplateProblem) -> [(answer: ItemAnswer, holds: Bool)] {
    var scope = keyed.key.scope
    let space = AnswerSpace(board: keyed.item.board, values: keyed.key.values)
    guard let candidates = space.candidates() else {
      throw scope.problem(
        "board", "more than \(AnswerSpace.most) answers are possible",
        "take fewer places, tiles or coins",
        .tooManyAnswers)
    }
    var proven: [(answer: ItemAnswer, holds: Bool)] = []
    for candidate in candidates {
      scope.names["given"] = candidate.given
      proven.append((candidate.answer, try template.holds.flag(in: scope)))
    }
    return proven
  }
}
