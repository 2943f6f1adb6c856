/// A way to think of a fact instead of counting it out; a fact may have several (learning F20).
public enum FactStrategy: String, CaseIterable, Sendable, Codable {
  /// 6 + 6, and half of twelve.
  case doubles
  /// 6 + 7 is double six and one.
  case nearDoubles = "near-doubles"
  /// 5 + 7 is double six: the number between.
  case middleDouble = "middle-double"
  /// Nothing is added or taken away, or all of it is.
  case nothing
  /// 9 + 2: ten, eleven.
  case countOn = "count-on"
  /// 9 − 2: eight, seven.
  case countBack = "count-back"
  /// 9 − 7: from seven up to nine are two.
  case countUp = "count-up"
  /// 7 + 3, and what ten lacks.
  case makeTen = "make-ten"
  /// 3 + 6 is one less than 3 + 7.
  case nearTen = "near-ten"
  /// 10 + 4, and fourteen without its ten or its four.
  case tenAnd = "ten-and"
  /// 8 + 5: first to ten, then three more.
  case bridgeTen = "bridge-ten"
  /// 13 − 8: eight and what makes thirteen?
  case thinkAddition = "think-addition"
  /// 13 + 5: the ten stays, the ones are joined.
  case tensAndOnes = "tens-and-ones"
}

extension Fact {
  /// The ways that fit it, the one it is taught by first; never empty.
  public var strategies: [FactStrategy] {
    let taught = band.strategies(for: operation).filter { $0.fits(self) }
    return taught + FactStrategy.allCases.filter { $0.fits(self) && !taught.contains($0) }
  }

  /// The way it is taught by.
  public var strategy: FactStrategy { strategies[0] }
}

extension FactStrategy {
  /// Whether `fact` can be thought of this way.
  func fits(_ fact: Fact) -> Bool {
    let family = fact.family
    let gap = family.larger - family.smaller
    let isSum = fact.operation == .plus
    return switch self {
    case .doubles: gap == 0
    case .nearDoubles: gap == 1
    case .middleDouble: gap == 2 && family.smaller > 0
    case .nothing: family.smaller == 0
    case .countOn: isSum && (1...2).contains(family.smaller)
    case .countBack: !isSum && (1...2).contains(fact.right)
    case .countUp: !isSum && (1...2).contains(fact.answer)
    case .makeTen: family.whole == 10
    case .nearTen: family.whole == 9 && family.smaller >= 3
    case .tenAnd: family.larger == 10 && family.smaller > 0
    case .bridgeTen: family.whole > 10 && family.larger <= 9
    case .thinkAddition: !isSum && family.smaller >= 3
    case .tensAndOnes: family.larger >= 11 && family.smaller >= 1
    }
  }
}

extension FactBand {
  /// The ways its facts are taught by, the first that fits a fact before the others.
  fileprivate func strategies(for operation: Fact.Operation) -> [FactStrategy] {
    switch self {
    case .doubles: [.doubles]
    case .nearDoubles: [.nearDoubles]
    case .countOn: [.nothing, .countOn, .countBack, .countUp]
    case .tens: [.makeTen, .tenAnd, .nearTen, .middleDouble]
    case .bridgeTen: operation == .plus ? [.bridgeTen] : [.thinkAddition]
    case .decompose: [.tensAndOnes]
    }
  }
}
