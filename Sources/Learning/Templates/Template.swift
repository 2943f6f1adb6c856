/// A template of items as its author wrote it (learning §4): params are drawn, phrases are filled, the
/// answer is worked out by one formula and proven by another.
package struct Template: Equatable, Sendable {
  /// Its name for good, such as "ks6.join-within-5".
  package let id: String
  /// The skill its items belong to.
  package let skill: String
  /// Whose words its items are spoken in.
  package let grade: ItemGrade
  /// How its items are answered.
  package let format: ItemFormat
  /// 1, the easiest, to 5.
  package let difficulty: Int
  /// The numbers that may be seen or answered (learning §4, P4).
  package let range: ClosedRange<Int>
  /// What is drawn or worked out, in an order in which each finds what it needs.
  let params: [TemplateParam]
  let constraints: [TemplateExpression]
  let prompt: Phrase
  /// What is said where that differs from the prompt.
  let say: Phrase?
  let answer: TemplateAnswer
  /// Whether a candidate, `given`, is right; written without the formula.
  let holds: TemplateExpression
  let options: OptionPlan
  /// How slots are shown and said.
  let slots: OptionPlan
  let wrongs: [WrongPlan]
  let hints: [HintPlan]
  let example: [Phrase]
  let board: PiecePlan
  let stage: [PiecePlan]
  /// Params that stand in the question and may by chance equal the answer.
  package let shown: Set<String>
  let solution: Phrase?
  let tables: [String: TemplateValue]
  /// How far a mutant's answers lie beside the right ones; 0 for every template that is meant.
  var answerShift = 0

  /// What each of its hints takes off the score, in hundredths, in the order they are given.
  package var hintPenalties: [Int] { hints.map(\.penaltyPercent) }

  /// This template with its answers off by one, which every proof must notice (learning §4).
  package var mutant: Template {
    var mutant = self
    mutant.answerShift = 1
    return mutant
  }
}

/// Something with a name: drawn by chance or worked out.
struct TemplateParam: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    /// One member of a list.
    case one(of: TemplateExpression)
    /// So many different members of a list, in the order drawn.
    case several(TemplateExpression, of: TemplateExpression)
    /// No chance.
    case worked(TemplateExpression)
  }

  let name: String
  let source: Source

  var freeNames: Set<String> {
    switch source {
    case .one(let list), .worked(let list): list.root.freeNames
    case .several(let count, let list): count.root.freeNames.union(list.root.freeNames)
    }
  }
}

/// The formula for what is right.
enum TemplateAnswer: Equatable, Sendable {
  /// One answer, or for blocks, coins and parts what they come to.
  case one(TemplateExpression)
  /// Every one of several.
  case several(TemplateExpression)
}

/// How options, tiles or slots are shown and said; `value` is what one stands for.
struct OptionPlan: Equatable, Sendable {
  /// How many options there are, the right one among them.
  var count = 4
  /// The options in their fixed order, such as yes and no; nil where wrong ones are drawn.
  var fixed: TemplateExpression?
  var show: Phrase?
  var say: Phrase?
  /// Whether they are not read aloud, since hearing them would be the answer.
  var isQuiet = false
  var picture: PiecePlan?
}

/// A wrong answer, or a list of them, with the mistake behind it.
struct WrongPlan: Equatable, Sendable {
  let value: TemplateExpression
  let tag: String
  let when: TemplateExpression?
}

/// A hint and what it costs.
struct HintPlan: Equatable, Sendable {
  let words: Phrase
  let penaltyPercent: Int
}
