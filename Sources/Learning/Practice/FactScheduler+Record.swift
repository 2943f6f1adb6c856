import MeadowFoundations

extension FactScheduler {
  /// Takes an answer of any mode and returns what it achieved; only first attempts teach.
  @discardableResult
  public mutating func record(_ answer: FactAnswer) -> [FactProgress] {
    lastAnswered = max(lastAnswered ?? answer.at, answer.at)
    guard answer.isFirstAttempt else { return [] }
    let wasAutomatic = isAutomatic(answer.fact)
    memories.record(answer, under: fluency, parameters: parameters.memory)
    // One of four may have been a guess.
    if answer.isCorrect, answer.mode != .timed {
      trace.noteRight(FactTable.number(of: answer.fact))
    }
    recordMiss(answer)
    if answer.mode == .practice { turnRound(answer) }
    var progress: [FactProgress] = []
    if !wasAutomatic, isAutomatic(answer.fact) { progress.append(.automatic(answer.fact)) }
    if let band = recordBand(answer) { progress.append(band) }
    return progress
  }

  /// Whether the child just knows `fact`.
  public func isAutomatic(_ fact: Fact) -> Bool {
    memories[fact]?.isAutomatic(under: fluency, parameters: parameters.memory) ?? false
  }

  private mutating func recordMiss(_ answer: FactAnswer) {
    // What a probe found to be unknown is not practised before its band.
    guard memories[answer.fact] != nil, scope.contains(answer.fact) else { return }
    let number = FactTable.number(of: answer.fact)
    let isShown = answer.mode != .timed && trace.items.last == number
    let isProbe = answer.mode == .probe
    misses.record(
      answer.fact, isCorrect: answer.isCorrect,
      at: isShown ? trace.position - 1 : isProbe ? trace.position : nil,
      next: trace.position, parameters.order)
    if trace.showings(of: number) >= parameters.mix.showingsPerSession {
      misses.relax(answer.fact)
    }
  }

  /// Has a sum that was answered right asked the other way round, one time in six (learning F18).
  private mutating func turnRound(_ answer: FactAnswer) {
    let other = FactTable.rows[FactTable.number(of: answer.fact)].commuted
    guard answer.isCorrect, other >= 0, scope.includes(other) else { return }
    let places = placesToTurn(answer.fact, to: other)
    guard !places.isEmpty else { return }
    commutedCounts.eligible += 1
    guard chance.fraction() < parameters.order.commutedProbability else { return }
    commutedCounts.chosen += 1
    let last = trace.position - 1 + parameters.order.commutedLags.upperBound
    commuted.add(
      FactTable.rows[other].fact, at: places[chance.index(below: places.count)], latest: last)
  }

  /// The places where the fact `other` may be asked after `fact`; none where it may not at all: the
  /// gates count for it, too, and a miss of it returns by itself.
  private func placesToTurn(_ fact: Fact, to other: Int) -> [Int] {
    let mix = parameters.mix
    guard trace.items.last == FactTable.number(of: fact),
      trace.showings(of: other) < mix.showingsPerSession, !missed.contains(other),
      !turned.contains(other)
    else { return [] }
    let rested = trace.items.lastIndex(of: other).map { $0 + mix.repeatLag + 1 } ?? 0
    return parameters.order.commutedLags.map { trace.position - 1 + $0 }.filter { place in
      place >= rested && !commuted.isTaken(place)
        && !misses.entries.contains { $0.latest == place }
    }
  }

  private mutating func recordBand(_ answer: FactAnswer) -> FactProgress? {
    let band = answer.fact.band
    let place = band.rawValue - 1
    bands[place].record(answer, parameters.mastery)
    let coverage = { [self] in self.coverage(of: band, at: answer.at) }
    let isNew = bands[place].judge(
      coverage(), under: fluency, at: answer.at, parameters.mastery)
    guard isNew, let label = bands[place].label else { return nil }
    return bands[place].regain() ? .regained(band, label) : .mastered(band, label)
  }
}
