import MeadowFoundations

/// The properties as functions: each returns what it found wrong, and nothing where all is well.
package enum ItemProperties {
  /// P1 to P7 and P11 for one item; the first problem of working it out counts as P1.
  package static func violations(of keyed: KeyedItem, from template: Template)
    -> [PropertyViolation]
  {
    do throws(TemplateProblem) {
      let proven = try IndependentSolver.proven(keyed, template)
      return solvable(keyed, proven) + check(keyed, proven) + distinctOptions(keyed)
        + inRange(keyed, template) + leaks(keyed, template) + speech(keyed)
        + twin(keyed, try ItemGenerator.twin(of: keyed, from: template)) + names(keyed)
    } catch {
      return [PropertyViolation(.solvable, keyed, error.description)]
    }
  }

  /// P1: there is an answer, and formula and `holds` agree on every one that can be given.
  static func solvable(
    _ keyed: KeyedItem, _ proven: [(answer: ItemAnswer, holds: Bool)]
  ) -> [PropertyViolation] {
    guard proven.contains(where: \.holds) else {
      return [PropertyViolation(.solvable, keyed, "no answer that can be given holds")]
    }
    guard let first = proven.first(where: { keyed.accepts($0.answer) != $0.holds }) else {
      return []
    }
    let verdict = first.holds ? "holds and is refused" : "does not hold and is taken"
    return [PropertyViolation(.solvable, keyed, "\(first.answer) \(verdict)")]
  }

  /// P1 over many items of one template: two that look and sound the same have the same answer, or no
  /// child could know which.
  package static func riddles(_ items: [KeyedItem]) -> [PropertyViolation] {
    var seen: [String: KeyedItem] = [:]
    return items.compactMap { keyed in
      // The answer of a match goes by the order of its slots.
      var look = keyed.look
      if case .match(let board) = keyed.item.board { look += "\(board.slots)" }
      guard let other = seen[look] else {
        seen[look] = keyed
        return nil
      }
      if other.key.accepted == keyed.key.accepted { return nil }
      return PropertyViolation(
        .solvable, keyed, "it looks the same as \(other.item.id) and has another answer")
    }
  }

  /// P3: what holds is taken; every other answer and fifty senseless ones are not.
  static func check(
    _ keyed: KeyedItem, _ proven: [(answer: ItemAnswer, holds: Bool)]
  ) -> [PropertyViolation] {
    var found: [PropertyViolation] = []
    let right = proven.filter(\.holds).map(\.answer)
    if let refused = right.first(where: { !keyed.accepts($0) }) {
      found.append(PropertyViolation(.check, keyed, "the right answer \(refused) is refused"))
    }
    if let taken = proven.first(where: { !$0.holds && keyed.accepts($0.answer) }) {
      found.append(PropertyViolation(.check, keyed, "the wrong answer \(taken.answer) is taken"))
    }
    let readings = Set(right.compactMap { keyed.reading(of: $0) })
    for answer in AnswerFuzz.answers(seed: keyed.item.id.seed, count: 50)
    where keyed.accepts(answer) {
      if keyed.reading(of: answer).map(readings.contains) != true {
        found.append(PropertyViolation(.check, keyed, "the senseless answer \(answer) is taken"))
      }
    }
    return found
  }

  /// P2: one option is right, and no two look or sound the same.
  package static func distinctOptions(_ keyed: KeyedItem) -> [PropertyViolation] {
    let options: [ItemOption]
    switch keyed.item.board {
    case .choice(let shown), .moving(let shown): options = shown
    case .keypad, .match, .sequence, .tapCount, .numberLine, .base10, .clock, .coins, .shade,
      .graph,
      .measure, .pegs, .row:
      return []
    }
    var found: [PropertyViolation] = []
    let right = options.count { keyed.accepts(.choice($0.id)) || keyed.accepts(.touched($0.id)) }
    if right != 1 {
      found.append(PropertyViolation(.distinctOptions, keyed, "\(right) options are right"))
    }
    let looks = options.map { "\($0.display) \($0.picture.map { "\($0.shape)" } ?? "")" }
    if Set(looks).count < looks.count {
      found.append(
        PropertyViolation(.distinctOptions, keyed, "two options look the same: \(looks)"))
    }
    let sounds = options.map { $0.spoken.lowercased() }
    let isQuiet = sounds.allSatisfy(\.isEmpty)
    if !isQuiet, Set(sounds).count < sounds.count || sounds.contains("") {
      found.append(
        PropertyViolation(
          .distinctOptions, keyed, "two options sound the same, or one is silent: \(sounds)"))
    }
    return found
  }

  /// P7: the near-twin differs in its answer alone.
  package static func twin(_ keyed: KeyedItem, _ twin: KeyedItem) -> [PropertyViolation] {
    let isTwin =
      twin.item.id.template == keyed.item.id.template
      && twin.item.difficulty == keyed.item.difficulty
      && twin.item.format == keyed.item.format
    if isTwin, twin.key.accepted != keyed.key.accepted { return [] }
    return [PropertyViolation(.twin, keyed, "\(twin.item.id) is no near-twin of it")]
  }
}

extension KeyedItem {
  /// Whether `answer` can be given and is right.
  func accepts(_ answer: ItemAnswer) -> Bool {
    guard let verdict = try? verdict(on: answer) else { return false }
    return verdict.isCorrect
  }

  fileprivate func reading(of answer: ItemAnswer) -> TemplateValue? {
    try? item.board.reading(of: answer, values: key.values)
  }
}
