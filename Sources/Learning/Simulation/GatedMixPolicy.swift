package import MeadowFoundations
package import MeadowLearning

/// The mix of four pools with its two gates, by the page word for word (learning §3A): a second
/// build of Meadow's own scheduler, in which one thing at a time can be turned and measured.
package struct GatedMixPolicy: FactPolicy {
  private let deck: FactDeck
  private let settings: GatedMixSettings
  private var gates: BandGates
  private var chance: Chance
  private var estimates: RecallEstimates
  private var ladder: [Rung?]
  private var misses: [Miss] = []
  private var turned: [(fact: Int, at: Int)] = []
  private var counts: [Int]
  private var rights: [Int]
  private var recent = RecentFacts()
  private var position = 0
  private var probe: [Int]
  private var probeMisses: [FactBand: Int] = [:]

  private struct Rung: Equatable, Sendable {
    package var rung: Int
    package var due: Int
  }

  private struct Miss: Equatable, Sendable {
    package var fact: Int
    package var at: Int
    package var stage: Int
  }

  private static let days = [1, 3, 7, 14, 30]
  private static let lags = [3, 5, 8]

  package init(
    _ deck: FactDeck, settings: GatedMixSettings = GatedMixSettings(), gates: BandGates,
    chance: Chance
  ) {
    self.deck = deck
    self.settings = settings
    self.gates = gates
    self.chance = chance
    var factors = RecallEstimates.Factors()
    factors.fast = settings.fastGrowth
    factors.slow = settings.slowGrowth
    factors.wrong = settings.wrongShrink
    factors.slowTakesLag = settings.slowTakesLag
    factors.untimed = settings.untimedGrowth
    factors.firstSight = settings.firstSightDays
    factors.fastMilliseconds = settings.fastMilliseconds
    estimates = RecallEstimates(count: deck.facts.count, factors: factors)
    ladder = deck.facts.indices.map { _ in nil }
    counts = deck.facts.indices.map { _ in 0 }
    rights = counts
    probe = []
    let perBand = settings.probeItems / FactBand.allCases.count
    for band in FactBand.allCases {
      var facts = deck.members(of: band)
      for _ in 0..<min(perBand, facts.count) {
        probe.append(facts.remove(at: self.chance.index(below: facts.count)))
      }
    }
  }

  package mutating func begin(session: Int, at time: StudyTime) {
    for fact in counts.indices { (counts[fact], rights[fact]) = (0, 0) }
  }

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    position += 1
    while let fact = probe.first {
      probe.removeFirst()
      if probeMisses[deck.bands[fact], default: 0] < 2 {
        return ask(fact, mode: .probe)
      }
    }
    if let index = turned.firstIndex(where: { $0.at <= position && isFree($0.fact) }) {
      return ask(turned.remove(at: index).fact)
    }
    return ask(drawn(at: time))
  }

  private mutating func ask(_ fact: Int, mode: FactMode = .practice) -> PolicyChoice {
    recent.add(fact)
    counts[fact] += 1
    return PolicyChoice(fact, mode: mode)
  }

  private func isFree(_ fact: Int) -> Bool {
    !recent.contains(fact) && counts[fact] < settings.perSession
  }

  private mutating func drawn(at time: StudyTime) -> Int {
    var working: (fact: Int, recall: Double)?
    var due: (fact: Int, recall: Double)?
    var weakest: (fact: Int, recall: Double)?
    var young = 0
    var waiting = 0
    for fact in deck.facts.indices where estimates.isMet(fact) {
      let recall = estimates.recall(fact, at: time)
      let isYoung = estimates.halfLifeDays(fact) < 1
      let isDue =
        (settings.usesLadder && ladder[fact].map { $0.due <= time.day } ?? false)
        || (!isYoung && recall < settings.dueRecall)
      if isYoung { young += 1 }
      if isDue { waiting += 1 }
      guard isFree(fact), rights[fact] < settings.rightPerSession else { continue }
      if isDue, recall > due?.recall ?? -1 { due = (fact, recall) }
      if isYoung, !isDue, recall < settings.workingRecall, recall > working?.recall ?? -1 {
        working = (fact, recall)
      }
      if recall < weakest?.recall ?? 2 { weakest = (fact, recall) }
    }
    let missed = misses.first {
      position - $0.at > Self.lags[$0.stage] && isFree($0.fact)
    }?.fact
    let isOpen = young < settings.workingSet && waiting <= settings.backlog
    let unmet = estimates.firstUnmet
    let pools = [working?.fact, missed, due?.fact, isOpen ? unmet : nil]
    return draw(pools) ?? weakest?.fact ?? unmet ?? chance.index(below: deck.facts.count)
  }

  private mutating func draw(_ pools: [Int?]) -> Int? {
    let weights = zip(pools, settings.weights).map { $0 == nil ? 0 : $1 }
    var left = chance.uniform(0...1) * weights.reduce(0, +)
    for (pool, weight) in zip(pools, weights) where weight > 0 {
      left -= weight
      if left < 0 { return pool }
    }
    return pools.compactMap(\.self).last
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    gates.take(answer)
    if answer.mode == .probe {
      place(answer, of: fact, at: time)
    } else {
      estimates.learn(answer, of: fact, at: time)
      climb(fact, isCorrect: answer.isCorrect, day: time.day)
    }
    if answer.isCorrect { rights[fact] += 1 }
    settle(fact, isCorrect: answer.isCorrect)
    if answer.isCorrect, let other = deck.commuted[fact], chance.happens(1.0 / 6) {
      turned.append((other, position + 2 + chance.index(below: 4)))
    }
  }

  private mutating func place(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    if !answer.isCorrect { probeMisses[deck.bands[fact], default: 0] += 1 }
    let isFast = answer.responseMilliseconds.map { $0 <= 2000 } ?? true
    if answer.isCorrect && isFast {
      estimates.place(fact, at: time, days: settings.placedDays)
      ladder[fact] = Rung(rung: 1, due: time.day + Self.days[1])
    } else {
      estimates.learn(answer, of: fact, at: time)
    }
  }

  private mutating func climb(_ fact: Int, isCorrect: Bool, day: Int) {
    guard let at = ladder[fact] else {
      if isCorrect, estimates.halfLifeDays(fact) >= 1 {
        ladder[fact] = Rung(rung: 0, due: day + Self.days[0])
      }
      return
    }
    guard isCorrect else { return ladder[fact] = Rung(rung: 0, due: day + Self.days[0]) }
    guard at.due <= day else { return }
    let rung = min(at.rung + 1, Self.days.count - 1)
    ladder[fact] = Rung(rung: rung, due: day + Self.days[rung])
  }

  private mutating func settle(_ fact: Int, isCorrect: Bool) {
    let old = misses.firstIndex { $0.fact == fact }.map { misses.remove(at: $0) }
    let stage = isCorrect ? (old.map { $0.stage + 1 } ?? settings.missReturns) : 0
    if stage < settings.missReturns { misses.append(Miss(fact: fact, at: position, stage: stage)) }
  }
}
