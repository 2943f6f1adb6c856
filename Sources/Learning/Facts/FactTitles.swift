// What a grown-up reads about facts, to be translated here; the bands' titles stand with the bands.

extension FactStrategy {
  /// What a grown-up reads (learning F7).
  public var title: String {
    switch self {
    case .doubles: "Doubles"
    case .nearDoubles: "A double and one more"
    case .middleDouble: "The double between"
    case .nothing: "Zero"
    case .countOn: "Count on one or two"
    case .countBack: "Count back one or two"
    case .countUp: "Count up one or two"
    case .makeTen: "Parts of ten"
    case .nearTen: "One less than ten"
    case .tenAnd: "Ten and some more"
    case .bridgeTen: "First to ten, then on"
    case .thinkAddition: "Take away by adding up"
    case .tensAndOnes: "Tens and ones"
    }
  }
}

extension FactErrorTag {
  /// What a grown-up reads (learning F15, §6).
  public var title: String {
    switch self {
    case .countSlip: "Counted one too many or too few"
    case .operationSwap: "Mixed up plus and minus"
    case .smallerFromLarger: "Took the smaller digit from the larger"
    case .tableNeighbour: "Two too many or too few"
    case .operandEcho: "Repeated a number of the question"
    case .tensSlip: "Ten too many or too few"
    case .digitReversal: "Turned the digits round"
    case .digitConcatenation: "Put the two numbers side by side"
    case .nearValue: "Close, for no clear reason"
    }
  }
}
