import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

extension FactScheduler {
  /// Looks at every fact once.
  func survey(at now: WallTime) -> PoolSurvey {
    var survey = PoolSurvey()
    let run = fullRun
    let before = beforeTheirTurn
    let open = openFacts(without: missed + turned + before)
    surveyKnown(into: &survey, open, run, at: now)
    surveyMisses(into: &survey, before, run)
    surveyNew(into: &survey, open, run)
    return survey
  }

  /// By number, whether a fact may come next from a pool that is not of misses: ``isFree(_:_:)``
  /// for all facts at once, but for what was right in this session. One right answer is enough for
  /// a day: simulated, a second one within it teaches little and takes another fact's place.
  private func openFacts(without held: [Int]) -> [Bool] {
    let most = parameters.mix.showingsPerSession
    let scope = scope
    let first = bands.map { $0.onlyStrategy(parameters.order) }
    var open = FactTable.rows.indices.map { number in
      let row = FactTable.rows[number]
      let only = first[row.band.rawValue - 1]
      return scope.includes(number) && trace.showings(of: number) < most
        && !trace.wasRight(number) && (only == nil || only == row.strategy)
    }
    for number in held + trace.tired(parameters.mix.repeatLag) where number >= 0 {
      open[number] = false
    }
    return open
  }

  private func surveyKnown(
    into survey: inout PoolSurvey, _ open: [Bool], _ run: FullRun, at now: WallTime
  ) {
    let mix = parameters.mix
    let current = currentBand
    // In half-lives: recall below 0.9 is more than 0.152 of them, below 0.85 more than 0.234.
    let working = -log2(mix.workingRecall)
    let faded = -log2(mix.reviewRecall)
    for number in memories.slots.indices {
      guard scope.includes(number), let memory = memories.slots[number] else { continue }
      let elapsed = memory.elapsedHalfLives(at: now)
      let isLearnt = memory.halfLifeDays < parameters.memory.knownFromDays
      let isDue = mix.reviewsByLadder && memory.review?.isDue(at: now) ?? false
      let isWaiting = !isLearnt && (isDue || elapsed > faded)
      survey.learning += isLearnt ? 1 : 0
      survey.waiting += isWaiting ? 1 : 0
      guard open[number] else { continue }
      survey.spare.offer(number, -elapsed)
      if isWaiting {
        survey.offer(number, elapsed, keepingOrder: run.allows(number), to: \.review)
      } else if isLearnt && elapsed > working {
        // Facts of other bands that are still learnt come once those of this one have had a turn.
        let isElsewhere = FactTable.rows[number].band != current
        let score = elapsed + (isElsewhere ? 1e9 : 0)
        survey.offer(number, score, keepingOrder: run.allows(number), to: \.working)
      }
    }
  }

  private func surveyMisses(into survey: inout PoolSurvey, _ held: [Int], _ run: FullRun) {
    for (age, entry) in misses.ready(at: trace.position).enumerated() {
      let number = FactTable.number(of: entry.fact)
      guard isFree(number, held) else { continue }
      survey.offer(number, Double(age), keepingOrder: run.allows(number), to: \.miss)
    }
  }

  /// The next unseen fact of the current band; where it has none left, one that was left over in a
  /// band before it, then one of the next band.
  private func surveyNew(into survey: inout PoolSurvey, _ open: [Bool], _ run: FullRun) {
    let current = currentBand
    let earlier = FactBand.allCases.filter { $0 < current }
    for band in [current] + earlier + [current.next].compactMap(\.self) {
      let order = scope.introduction(of: band)
      guard order.contains(where: { memories.slots[$0] == nil }) else { continue }
      let isNew = { (number: Int) in memories.slots[number] == nil && open[number] }
      if let first = order.first(where: isNew) { survey.free.new.offer(first, 0) }
      if let first = order.first(where: { isNew($0) && run.allows($0) }) {
        survey.ordered.new.offer(first, 0)
      }
      return
    }
  }
}
