extension KeyedItem {
  /// One right answer and one wrong one, for whoever plays a child and does not read; nil where the
  /// board has too many answers to look through, or every answer is right.
  package var samples: (right: ItemAnswer?, wrong: ItemAnswer?) {
    var (right, wrong): (ItemAnswer?, ItemAnswer?) = (nil, nil)
    for candidate in AnswerSpace(board: item.board, values: key.values).candidates() ?? [] {
      guard let verdict = try? verdict(on: candidate.answer) else { continue }
      if verdict.isCorrect { right = right ?? candidate.answer }
      if !verdict.isCorrect { wrong = wrong ?? candidate.answer }
      if right != nil, wrong != nil { break }
    }
    return (right, wrong)
  }
}
