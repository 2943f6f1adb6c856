internal import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

extension FactScheduler {
  /// Looks at every fact once.
  func survey(at now: WallTime) -> PoolSurvey {
    var survey = PoolSurvey()
    let before = beforeTheirTurn
    let held = missed + turned + before
    surveyKnown(into: &survey, held, at: now)
    surveyMisses(into: &survey, before)
    surveyNew(into: &survey, held)
    return survey
  }

  /// Whether the fact `number` keeps the order of strategies; always until the current band's
  /// accuracy has passed (learning §3E).
  func keepsOrder(_ number: Int, _ isInterleaved: Bool) -> Bool {
    !isInterleaved || trace.keepsOrder(number, parameters.order)
  }

  /// Whether items are interleaved: once the current band's accuracy has passed.
  var isInterleaved: Bool {
    let band = bands[currentBand.rawValue - 1]
    return band.itemsShown >= parameters.order.blockedItems
      && band.accuracy ?? 0 > parameters.order.interleavingAccuracy
  }

  private func surveyKnown(into survey: inout PoolSurvey, _ held: [Int], at now: WallTime) {
    let mix = parameters.mix
    let isInterleaved = isInterleaved
    let current = currentBand
    // In half-lives: recall below 0.9 is more than 0.152 of them, below 0.85 more than 0.234.
    let fades = -log2(mix.workingRecall)
    let isFaded = -log2(mix.reviewRecall)
    for number in memories.slots.indices {
      guard let memory = memories.slots[number] else { continue }
      let elapsed = memory.elapsedHalfLives(at: now)
      let isLearnt = memory.halfLifeDays < parameters.memory.knownFromDays
      let isWaiting =
        !isLearnt
        && (mix.reviewsByLadder && memory.review.map { $0.isDue(at: now) } ?? false
          || mix.reviewsByRecall && elapsed > isFaded)
      survey.learning += isLearnt ? 1 : 0
      survey.waiting += isWaiting ? 1 : 0
      guard isFree(number, held) else { continue }
      survey.spare.offer(number, -elapsed)
      guard isLearnt || isWaiting else { continue }
      let isOrdered = keepsOrder(number, isInterleaved)
      if isWaiting {
        survey.offer(number, elapsed, keepingOrder: isOrdered, to: \.review)
      } else if elapsed > fades {
        // Facts of other bands that are still learnt come once those of this one have had a turn.
        let isElsewhere = FactTable.rows[number].band != current
        let score = elapsed + (isElsewhere ? 1e9 : 0)
        survey.offer(number, score, keepingOrder: isOrdered, to: \.working)
      } else {
        survey.offer(number, -elapsed, keepingOrder: isOrdered, to: \.fresh)
      }
    }
  }

  private func surveyMisses(into survey: inout PoolSurvey, _ held: [Int]) {
    let isInterleaved = isInterleaved
    for (age, entry) in misses.ready(at: trace.position).enumerated() {
      let number = FactTable.number(of: entry.fact)
      guard isFree(number, held) else { continue }
      survey.offer(
        number, Double(age), keepingOrder: keepsOrder(number, isInterleaved), to: \.miss)
    }
  }

  /// The next unseen fact of the current band; where it has none left, one that was left over in a
  /// band before it, then one of the next band.
  private func surveyNew(into survey: inout PoolSurvey, _ held: [Int]) {
    let isInterleaved = isInterleaved
    let current = currentBand
    let bands =
      [current] + FactBand.allCases.filter { $0 < current } + [current.next].compactMap(\.self)
    for band in bands where memories.seen(in: band) < FactTable.introduction(of: band).count {
      let unseen = FactTable.introduction(of: band).filter {
        memories.slots[$0] == nil && isFree($0, held)
      }
      if let first = unseen.first { survey.free.new.offer(first, 0) }
      if let first = unseen.first(where: { keepsOrder($0, isInterleaved) }) {
        survey.ordered.new.offer(first, 0)
      }
      return
    }
  }
}
