/// Every sentence of the lessons, to be translated here (learning F10, K23, §7).
///
/// Numbers are numerals and signs are signs, each a word of its own: `FactWording` says them. Sentences
/// have at most twelve words when said, and no sentence judges the child.
struct LessonTexts {
  let fact: Fact
  let strategy: FactStrategy

  private var question: String { fact.text }
  private var left: Int { fact.left }
  private var right: Int { fact.right }
  private var answer: Int { fact.answer }
  private var smaller: Int { fact.family.smaller }
  private var larger: Int { fact.family.larger }
  private var whole: Int { fact.family.whole }
  private var isSum: Bool { fact.operation == .plus }
  private var result: String { "\(question) = \(answer)." }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}

// MARK: - The first step: a way to think of it

extension LessonTexts {
  /// The first step.
  var idea: [String] {
    switch strategy {
    case .doubles: isSum ? ["\(question): both numbers are the same."] : thinkOfDouble
    case .nearDoubles: isSum ? thinkOfDouble + ["Then 1 more."] : thinkOfDouble
    case .middleDouble: ["\(question): think of \(whole / 2) + \(whole / 2)."]
    case .nothing: withNothing
    case .countOn:
      left < right
        ? ["\(question): start at the bigger number, \(larger).", "Count \(smaller) more."]
        : ["\(question): start at \(larger).", "Count \(smaller) more."]
    case .countBack: ["\(question): start at \(left).", "Count \(right) back."]
    case .countUp: ["\(question): start at \(right).", "Count up to \(left)."]
    case .makeTen: isSum ? fillTen : ["\(question): the ten-frame is full.", "Take \(right) away."]
    case .nearTen:
      isSum
        ? ["\(question): think of \(left) + \(10 - left)."]
        : ["\(question): think of 10 − \(right)."]
    case .tenAnd: isSum ? ["\(question): add the ones to the ten."] : takeFromTenAnd
    case .bridgeTen: firstToTen
    case .thinkAddition: ["\(question): start at \(right).", "How far is it to \(left)?"]
    case .tensAndOnes: isSum ? ["\(question): keep the ten.", "Add the ones."] : takeOnes
    }
  }

  private var thinkOfDouble: [String] { ["\(question): think of \(smaller) + \(smaller)."] }

  private var withNothing: [String] {
    switch (isSum, left, right) {
    case (true, _, 0): ["\(question): no more come."]
    case (true, _, _): ["\(question): start with none.", "Then \(count(right, "comes", "come"))."]
    case (false, _, 0): ["\(question): none go away."]
    case (false, _, _): ["\(question): all of it goes away."]
    }
  }

  private var fillTen: [String] {
    ["\(question): put \(left) in the ten-frame.", "\(right) places are empty."]
  }

  private var takeFromTenAnd: [String] {
    let ones = count(whole - 10, "one", "ones")
    let taken = right == 10 ? "Take the ten away." : "Take the \(count(right, "one", "ones")) away."
    return ["\(question): \(whole) is 1 ten and \(ones).", taken]
  }

  private var firstToTen: [String] {
    let start =
      left < right
      ? ["\(question): start at \(larger).", "First make 10."] : ["\(question): first make 10."]
    return start + ["\(smaller) is \(10 - larger) and \(whole - 10)."]
  }

  private var takeOnes: [String] {
    if right > 10 { return ["\(question): first take away 10.", "Then take away \(right - 10)."] }
    return whole == Fact.limit
      ? ["\(question): 20 is 10 and 10.", "Take \(right) from a ten."]
      : ["\(question): keep the ten.", "Take \(right) from the ones."]
  }
}

// MARK: - The second step: the fact worked out

extension LessonTexts {
  /// The second step; its last sentence is the fact with its answer, which no other one says.
  var example: [String] { working.filter { $0 != result } + [result] }

  private var working: [String] {
    let double = sum(whole / 2, whole / 2)
    return switch strategy {
    case .doubles: isSum ? doubled : [double]
    case .nearDoubles: [double, isSum ? sum(2 * smaller, 1) : parts]
    case .middleDouble: isSum ? [moved, double] : [double, parts]
    case .nothing:
      [answer == 0 ? "There are none." : "There \(answer == 1 ? "is" : "are") \(answer)."]
    case .countOn: ["Start at \(larger): \(series(from: larger, to: whole))"]
    case .countBack: ["Start at \(left): \(series(from: left, to: answer))"]
    case .countUp: ["Start at \(right): \(series(from: right, to: left))", steps]
    case .makeTen: [isSum ? "\(right) more fill it." : "\(answer) stay."]
    case .nearTen: [isSum ? sum(left, 10 - left) : difference(10, right), "1 less is \(answer)."]
    case .tenAnd: tenAnd
    case .bridgeTen: throughTen(from: larger)
    case .thinkAddition: throughTen(from: right) + [sum(10 - right, left - 10)]
    case .tensAndOnes: onesThenTen
    }
  }

  private func sum(_ a: Int, _ b: Int) -> String { "\(a) + \(b) = \(a + b)." }
  private func difference(_ a: Int, _ b: Int) -> String { "\(a) − \(b) = \(a - b)." }

  /// The sum that the difference turns round.
  private var parts: String { sum(answer, right) }

  /// The numbers after `start` as they are counted, up or down to `end`.
  private func series(from start: Int, to end: Int) -> String {
    let step = start < end ? 1 : -1
    return stride(from: start + step, through: end, by: step).map(String.init)
      .joined(separator: ", ") + "."
  }

  /// A double by its fives, or counted on where it is small.
  private var doubled: [String] {
    switch left {
    case 10: ["2 tens make 20."]
    case 6...9: [sum(5, 5), sum(left - 5, left - 5), sum(10, 2 * left - 10)]
    default: ["Start at \(left): \(series(from: left, to: whole))"]
    }
  }

  private var steps: String { "That is \(count(answer, "step", "steps"))." }

  private var moved: String { "Move 1, and it is \(whole / 2) + \(whole / 2)." }

  private var tenAnd: [String] {
    let ones = count(whole - 10, "one", "ones")
    if isSum { return ["1 ten and \(ones) make \(whole)."] }
    return [right == 10 ? "\(ones) stay." : "1 ten stays."]
  }

  private func throughTen(from start: Int) -> [String] {
    [sum(start, 10 - start), sum(10, whole - 10)]
  }

  private var onesThenTen: [String] {
    if isSum { return [sum(larger - 10, smaller), sum(10, whole - 10)] }
    return right > 10
      ? [difference(left, 10), difference(left - 10, right - 10)]
      : [difference(left - 10, right), sum(10, left - 10 - right)]
  }
}

extension LessonTexts {
  /// What is said while a sum is shown from both sides.
  static func turned(_ fact: Fact, _ turned: Fact) -> [String] {
    ["\(fact.text) is the same as \(turned.text).", "Both make \(fact.answer)."]
  }
}

// MARK: - Before the first step: what was answered

extension LessonTexts {
  typealias Focus = MicroLesson.Remark.Focus

  /// What is said of `given` and what is pointed at.
  func remark(on given: Int?, _ error: FactErrorTag?) -> (sentences: [String], focus: Focus) {
    guard let given else { return (["Let us look together."], .question) }
    if let known = remarkOfStrategy(on: given) { return (known, .given) }
    switch error {
    case .countSlip, .tableNeighbour:
      return (["\(given) is close.", "It is \(gap(given))."], .given)
    case .operationSwap:
      return isSum
        ? (["You took away.", "The sign says +."], .sign)
        : (["You added.", "The sign says −."], .sign)
    case .smallerFromLarger:
      let turned = "You took \(left % 10) from \(right % 10)."
      return ([turned, "Take \(right) from \(left)."], .left)
    case .operandEcho: return echo(of: given)
    case .tensSlip: return (["\(given) is \(gap(given)).", "Look at the ten."], .given)
    case .digitReversal: return (["\(given) is turned round.", "The ten comes first."], .given)
    case .digitConcatenation:
      let sign = isSum ? "+ means all together." : "− means some go away."
      let meaning = right == 0 ? "0 means none." : sign
      return (["You put \(left) next to \(right).", meaning], .sign)
    case .nearValue:
      return (["\(given) is too \(given < answer ? "small" : "big").", "Let us look."], .given)
    case nil: return (["Let us look together."], .question)
    }
  }

  /// What a stop half-way on the fact's own way gives.
  private func remarkOfStrategy(on given: Int) -> [String]? {
    switch strategy {
    case .countOn where given == answer - 1, .countBack where given == answer + 1,
      .countUp where given == answer + 1:
      startIsNoStep
    case .nearDoubles where isSum && given == 2 * smaller:
      ["\(given) is \(smaller) + \(smaller).", "There is 1 more."]
    case .nearDoubles where isSum && given == 2 * larger:
      ["\(given) is \(larger) + \(larger).", "That is 1 too many."]
    case .bridgeTen where given == 10:
      ["10 is not the end.", "\(count(whole - 10, "more comes", "more come"))."]
    case .thinkAddition where given == 10 - right:
      [sum(right, given), "Go on from 10 to \(left)."]
    default: nil
    }
  }

  /// The number one starts at was counted as the first step.
  private var startIsNoStep: [String] {
    let start = strategy == .countOn ? larger : strategy == .countBack ? left : right
    let first = strategy == .countBack ? start - 1 : start + 1
    return ["\(start) is the start.", "The first step is \(first)."]
  }

  private func gap(_ given: Int) -> String {
    "\(abs(given - answer)) too \(given < answer ? "small" : "big")"
  }

  private func echo(of given: Int) -> (sentences: [String], focus: Focus) {
    if isSum {
      return (
        ["\(given) is only a part.", "Put both parts together."], given == left ? .left : .right
      )
    }
    return given == left || right == 0
      ? (["\(left) is the start.", "How many are left?"], .left)
      : (["\(count(right, "goes", "go")) away.", "How many are left?"], .right)
  }
}
