extension Fact {
  /// The way the fact is explained after `error`: the one it is taught by, unless the error asks for
  /// another of the fact's ways.
  func lessonStrategy(after error: FactErrorTag?) -> FactStrategy {
    // With a zero there is nothing to double, to count or to bridge.
    if FactStrategy.nothing.fits(self) { return .nothing }
    switch error {
    case .tensSlip, .digitReversal:
      // A ten went astray: show it. A double has ten twice, which is easier seen as a double.
      let ways = FactStrategy.doubles.fits(self) ? [] : [FactStrategy.tenAnd, .tensAndOnes]
      return ways.first { $0.fits(self) } ?? strategy
    case .smallerFromLarger where FactStrategy.bridgeTen.fits(self):
      // The ones were turned round, since they cannot be taken without the ten: go up through ten.
      return FactStrategy.thinkAddition.fits(self) ? .thinkAddition : strategy
    case .smallerFromLarger, .countSlip, .operationSwap, .tableNeighbour, .operandEcho,
      .digitConcatenation, .nearValue, nil:
      return strategy
    }
  }

  /// The picture of the fact for `strategy`, which fits it.
  func picture(for strategy: FactStrategy) -> LessonPicture {
    switch strategy {
    case .doubles, .nearDoubles, .nothing: .rows(rows(joinedBy: .join))
    case .middleDouble: .rows(rows(joinedBy: .level))
    case .countOn:
      .numberLine(hops(from: family.larger, Array(repeating: 1, count: family.smaller)))
    case .countBack: .numberLine(hops(from: left, Array(repeating: -1, count: right)))
    case .countUp: .numberLine(distance(Array(repeating: 1, count: answer)))
    case .thinkAddition: .numberLine(distance([10 - right, left - 10]))
    case .makeTen, .nearTen: .tenFrames(TenFrameChange(before: left, change: change))
    case .bridgeTen: .tenFrames(TenFrameChange(before: family.larger, change: family.smaller))
    case .tenAnd, .tensAndOnes: .tensAndOnes(blocks)
    }
  }

  /// What comes to the left number, or goes below zero.
  private var change: Int { operation == .plus ? right : -right }

  private func rows(joinedBy action: CounterRows.Action) -> CounterRows {
    operation == .plus
      ? CounterRows(upper: left, lower: right, action: action)
      : CounterRows(upper: answer, lower: right, action: .takeLower)
  }

  private func hops(from start: Int, _ hops: [Int]) -> NumberLineHops {
    NumberLineHops(start: start, hops: hops, asksDistance: false)
  }

  private func distance(_ hops: [Int]) -> NumberLineHops {
    NumberLineHops(start: right, hops: hops, asksDistance: true)
  }

  /// A sum begins with its larger number, where the ten is.
  private var blocks: TensAndOnesChange {
    operation == .plus
      ? TensAndOnesChange(before: family.larger, change: family.smaller)
      : TensAndOnesChange(before: left, change: change)
  }
}
