extension FactScheduler {
  /// Takes an answer of any mode and returns what it achieved; only first attempts teach.
  @discardableResult
  public mutating func record(_ answer: FactAnswer) -> [FactProgress] {
    lastAnswered = max(lastAnswered ?? answer.at, answer.at)
    guard answer.isFirstAttempt else { return [] }
    let wasAutomatic = isAutomatic(answer.fact)
    memories.record(answer, under: fluency, parameters: parameters.memory)
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
    guard memories[answer.fact] != nil else { return }
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
    let number = FactTable.number(of: answer.fact)
    let other = FactTable.rows[number].commuted
    guard answer.isCorrect, other >= 0, trace.items.last == number,
      trace.showings(of: other) < parameters.mix.showingsPerSession,
      !commuted.contains(FactTable.rows[other].fact)
    else { return }
    commutedCounts.eligible += 1
    guard chance.fraction() < parameters.order.commutedProbability else { return }
    commutedCounts.chosen += 1
    let lags = parameters.order.commutedLags
    let lag = lags.lowerBound + chance.index(below: lags.count)
    commuted.add(FactTable.rows[other].fact, after: trace.position - 1, lag: lag, of: lags)
  }

  private mutating func recordBand(_ answer: FactAnswer) -> FactProgress? {
    let band = answer.fact.band
    let place = band.rawValue - 1
    bands[place].record(answer, parameters.mastery)
    let isNew = bands[place].judge(
      seen: memories.seen(in: band), under: fluency, at: answer.at, parameters.mastery)
    guard isNew, let label = bands[place].label else { return nil }
    return bands[place].regain() ? .regained(band, label) : .mastered(band, label)
  }
}
