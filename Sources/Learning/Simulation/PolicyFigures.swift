public import MeadowLearning

/// The measures M1 to M8 of one policy over all learners (learning §5).
public struct PolicyFigures: Equatable, Sendable {
  /// The policy.
  public let title: String
  /// Learners.
  public let learners: Int
  /// Mean true recall at the end of each day, over learners and facts: what is plotted.
  public let daily: [Double]
  /// M2: mean true recall at the end of the mark day, and after the idle days.
  public let recall: Double
  public let idleRecall: Double
  /// M2: the same after the idle days, over the facts that were not known before the course.
  public let learnt: Double
  /// M2: facts truly recalled with 0.85 or more then, and after the idle days.
  public let sure: Double
  public let idleSure: Double
  /// M1: the share of learners who passed each band, and the median day and minutes of those.
  public let bands: [FactBand: BandFigures]
  /// Bands passed per learner in the whole course.
  public let passes: Double
  /// M3: learners with two bands or more, and the share of them that fell by one level at most.
  public let probed: Int
  public let heldLevel: Double?
  /// M4: the share of answers that were wrong.
  public let errors: Double
  /// M5: of all passes, the share with less than 85 % of the band's facts at 0.85 — at that moment,
  /// and a day later.
  public let falsePasses: Double?
  public let falsePassesNextDay: Double?
  /// M5: the mean share of a band's facts that are truly recalled with 0.85 or more when it passes.
  public let knownAtPass: Double?
  /// M6: items per session met on an earlier day, over the last ten days.
  public let reviews: Double
  /// M8: the share of items that were new.
  public let newItems: Double
  /// What the placement probe found.
  package let probe: ProbeOutcome

  /// When a band passed.
  public struct BandFigures: Equatable, Sendable {
    /// The share of learners who passed it, 0–1.
    public let share: Double
    /// The median day of those who did, from 1.
    public let day: Int
    /// The median minutes of practice by then.
    public let minutes: Double
  }

  /// The figures of `outcomes`, which are at least one.
  package init(_ title: String, _ outcomes: [CourseOutcome]) {
    self.title = title
    learners = outcomes.count
    func mean(_ value: (CourseOutcome) -> Double) -> Double {
      outcomes.map(value).reduce(0, +) / Double(max(1, outcomes.count))
    }
    let days = outcomes.map(\.daily.count).min() ?? 0
    daily = (0..<days).map { day in mean { $0.daily[day] } }
    recall = mean { $0.marked?.mean ?? 0 }
    idleRecall = mean { $0.idle?.mean ?? 0 }
    learnt = mean { $0.idle?.learnt ?? 0 }
    sure = mean { Double($0.marked?.sure ?? 0) }
    idleSure = mean { Double($0.idle?.sure ?? 0) }
    passes = mean { Double($0.passes.count) }
    bands = Self.bands(outcomes)
    let high = outcomes.filter { $0.level >= 2 }
    probed = high.count
    heldLevel = Self.share(high) { $0.levelAfterIdle >= $0.level - 1 }
    let items = outcomes.map(\.items).reduce(0, +)
    errors = Double(outcomes.map(\.errors).reduce(0, +)) / Double(max(1, items))
    newItems = Double(outcomes.map(\.newFacts).reduce(0, +)) / Double(max(1, items))
    // In the order of the bands: sums of fractions depend on theirs, and a dictionary has none.
    let passed = outcomes.flatMap { outcome in FactBand.allCases.compactMap { outcome.passes[$0] } }
    falsePasses = Self.share(passed) { $0.known < SimulatedCourse.sure }
    falsePassesNextDay = Self.share(passed) { $0.knownNextDay < SimulatedCourse.sure }
    knownAtPass =
      passed.isEmpty ? nil : passed.map(\.known).reduce(0, +) / Double(passed.count)
    let sessions = outcomes.map(\.lateSessions).reduce(0, +)
    reviews = Double(outcomes.map(\.lateReviews).reduce(0, +)) / Double(max(1, sessions))
    var probe = ProbeOutcome()
    for outcome in outcomes { probe.add(outcome.probe) }
    self.probe = probe
  }

  /// For each band the share that passed it, the median day and the median minutes; a dash for none.
  package var bandCells: [String] {
    FactBand.allCases.map { band in
      guard let figures = bands[band] else { return "–" }
      return "\(FixedNumber.percent(figures.share)) day \(figures.day), "
        + "\(FixedNumber.text(figures.minutes, 0)) min"
    }
  }

  private static func share<Value>(_ values: [Value], _ holds: (Value) -> Bool) -> Double? {
    values.isEmpty ? nil : Double(values.count(where: holds)) / Double(values.count)
  }

  private static func bands(_ outcomes: [CourseOutcome]) -> [FactBand: BandFigures] {
    var found: [FactBand: BandFigures] = [:]
    for band in FactBand.allCases {
      let passes = outcomes.compactMap { $0.passes[band] }
      guard !passes.isEmpty else { continue }
      let middle = passes.count / 2
      found[band] = BandFigures(
        share: Double(passes.count) / Double(outcomes.count),
        day: passes.map(\.day).sorted()[middle] + 1,
        minutes: passes.map(\.minutes).sorted()[middle])
    }
    return found
  }
}
