import MeadowFoundations

extension FactScheduler {
  /// A fact's number and why it is chosen.
  typealias Choice = (number: Int, pool: FactPool)

  /// Chooses the next fact; what has its fixed place comes first, then a pool is drawn.
  mutating func choose(at now: WallTime) -> Choice {
    if let fixed = fixedChoice() { return fixed }
    let survey = survey(at: now)
    if let choice = draw(survey.ordered, survey) ?? draw(survey.free, survey) { return choice }
    if let number = survey.spare.fact { return (number, .spare) }
    return (lastResort(), .spare)
  }

  /// Chooses the next fact of `drill`: what was missed and is due, then what is learnt and least
  /// recalled, then what is new.
  mutating func choose(in drill: FactDrill, at now: WallTime) -> Choice {
    if let pressing = pressingMiss() { return (pressing, .miss) }
    let members = scope.introduction(of: drill.band).filter { drill.includes(number: $0) }
    let rested = members.filter { trace.hasRested($0, parameters.mix.repeatLag) }
    // Where all came lately, only none is asked twice running.
    let others = rested.isEmpty ? members.filter { trace.hasRested($0, 1) } : rested
    let least = others.min { drillOrder($0, now) < drillOrder($1, now) }
    return (least ?? lastResort(), .drill)
  }

  /// Lower comes first: less often in this session, learnt before new, less recalled before more.
  private func drillOrder(_ number: Int, _ now: WallTime) -> (Int, Int, Double) {
    let memory = memories.slots[number]
    return (
      trace.showings(of: number), memory == nil ? 1 : 0, -(memory?.elapsedHalfLives(at: now) ?? 0)
    )
  }

  /// A miss that must return now, or a sum whose turned-round one has come.
  private mutating func fixedChoice() -> Choice? {
    if let pressing = pressingMiss() { return (pressing, .miss) }
    let held = missed + beforeTheirTurn
    let run = fullRun
    for entry in commuted.due(at: trace.position) {
      let number = FactTable.number(of: entry.fact)
      let mayWait = entry.latest > trace.position && !commuted.isTaken(trace.position + 1)
      if isFree(number, held), !mayWait || run.allows(number) {
        return (number, .commuted)
      }
    }
    return nil
  }

  /// A miss at the last place where it may return, or shortly before where it fits the order; no
  /// two are missed at one place, so no two have the same last place (learning AC9).
  private func pressingMiss() -> Int? {
    let run = fullRun
    for entry in misses.pressing(at: trace.position) {
      let number = FactTable.number(of: entry.fact)
      let slack = (entry.latest ?? trace.position) - trace.position
      guard trace.isFree(number, parameters.mix) else { continue }
      if slack <= 0 || (slack <= 2 && run.allows(number)) { return number }
    }
    return nil
  }

  /// What may not come next for the order of strategies; nothing until the current band's accuracy
  /// has passed (learning §3E).
  var fullRun: FullRun {
    let band = bands[currentBand.rawValue - 1]
    let isInterleaved =
      band.itemsShown >= parameters.order.blockedItems
      && band.accuracy ?? 0 > parameters.order.interleavingAccuracy
    return isInterleaved ? trace.fullRun(parameters.order) : FullRun()
  }

  /// Whether gate 2 and the first items of its band let the fact `number` come next, and it is none
  /// of `held`.
  func isFree(_ number: Int, _ held: [Int]) -> Bool {
    let row = FactTable.rows[number]
    let only = bands[row.band.rawValue - 1].onlyStrategy(parameters.order)
    return trace.isFree(number, parameters.mix) && (only == nil || only == row.strategy)
      && !held.contains(number)
  }

  /// The facts that wait to return after a miss: they come at their lag and from no other pool.
  var missed: [Int] { misses.entries.map { FactTable.number(of: $0.fact) } }

  /// The sums that wait to be turned round, with those they were turned round from: the two come at
  /// their lag and never as neighbours.
  var turned: [Int] {
    commuted.entries.flatMap { entry in
      let number = FactTable.number(of: entry.fact)
      return [number, FactTable.rows[number].commuted]
    }
  }

  /// The sums whose turned-round one must return at the place after this, as its neighbour.
  var beforeTheirTurn: [Int] {
    misses.entries.filter { $0.latest == trace.position + 1 }
      .map { FactTable.rows[FactTable.number(of: $0.fact)].commuted }
  }

  /// Draws a pool by weight among those that have a fact; an empty one's weight goes to the others.
  private mutating func draw(_ pools: PoolSurvey.Pools, _ survey: PoolSurvey) -> Choice? {
    let mix = parameters.mix
    let isOpen = survey.learning < mix.learningLimit && survey.waiting <= mix.reviewLimit
    let all: [(FactPool, Int?, Double)] = [
      (.working, pools.working.fact, mix.workingWeight), (.miss, pools.miss.fact, mix.missWeight),
      (.review, pools.review.fact, mix.reviewWeight),
      (.new, isOpen ? pools.new.fact : nil, mix.newWeight),
    ]
    let total = all.reduce(0) { $0 + ($1.1 == nil ? 0 : $1.2) }
    guard total > 0 else { return nil }
    var rest = chance.fraction() * total
    var last: Choice?
    for case (let pool, let number?, let weight) in all where weight > 0 {
      last = (number, pool)
      rest -= weight
      if rest < 0 { break }
    }
    return last
  }

  /// What is asked where gates leave nothing: something new, then whatever is not the last item.
  private func lastResort() -> Int {
    let new = scope.introduction.first { memories.slots[$0] == nil && trace.hasRested($0, 1) }
    if let new { return new }
    // Of twenty facts some have always rested.
    let least = scope.introduction.filter { trace.hasRested($0, 3) }
      .min { trace.showings(of: $0) < trace.showings(of: $1) }
    return least ?? 0
  }
}
