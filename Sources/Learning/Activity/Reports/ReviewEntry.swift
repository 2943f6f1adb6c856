public import MeadowFoundations

/// A skill that is reviewed at some time (learning K24).
public struct ReviewEntry: Encodable, Equatable, Sendable {
  public let skill: String
  public let name: String
  public let due: WallTime
  /// Whether it is time for it.
  public let isDue: Bool
}

/// A fact and what is remembered of it.
public struct FactEntry: Encodable, Sendable {
  public let fact: Fact
  public let band: FactBand
  public let strategy: String
  public let isCurated: Bool
  /// What is expected to be recalled, 0 to 1; nil where it was never asked.
  public let recall: Double?
  public let isAutomatic: Bool
  public let box: Int?
}

extension LearnerCourse {
  func factEntries(at now: WallTime) -> [FactEntry] {
    let scheduler = facts.state.practice.scheduler
    return FactBank.all.map { fact in
      let memory = scheduler.memories[fact]
      return FactEntry(
        fact: fact, band: fact.band, strategy: fact.strategy.title, isCurated: fact.isCurated,
        recall: memory?.recall(at: now),
        isAutomatic: memory?.isAutomatic(under: scheduler.fluency) ?? false, box: memory?.box)
    }
  }
}
