public import MeadowFoundations

/// Where something known stands on a ladder of reviews.
public struct ReviewPlace: Equatable, Codable, Sendable {
  /// The rung, from 1.
  public var rung: Int
  /// When it is to be asked again.
  public var due: WallTime

  /// Rung `rung` with a review at `due`.
  public init(rung: Int, due: WallTime) {
    self.rung = rung
    self.due = due
  }

  /// Whether it is to be asked at `now`.
  public func isDue(at now: WallTime) -> Bool { due <= now }
}

/// Growing intervals after which something known is asked again (learning K13, R12, §3B).
public struct ReviewLadder: Equatable, Codable, Sendable {
  /// The intervals in days, the first rung's first; never empty, each at least one day.
  public let intervalsInDays: [Int]

  /// For facts: a day, then as for skills.
  public static let facts = ReviewLadder(of: [1, 3, 7, 14, 30])
  /// For skills: three days, one week, two weeks, one month, then every month.
  public static let skills = ReviewLadder(of: [3, 7, 14, 30])

  static let millisecondsPerDay: Int64 = 86_400_000

  /// A ladder of `intervalsInDays`, or nil where there are none or one is no day long.
  public init?(intervalsInDays: [Int]) {
    guard !intervalsInDays.isEmpty, intervalsInDays.allSatisfy({ (1...3650).contains($0) }) else {
      return nil
    }
    self.init(of: intervalsInDays)
  }

  private init(of intervals: [Int]) { intervalsInDays = intervals }

  public init(from decoder: any Decoder) throws {
    let intervals = try decoder.singleValueContainer().decode([Int].self)
    guard let ladder = ReviewLadder(intervalsInDays: intervals) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a ladder needs days above 0"))
    }
    self = ladder
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(intervalsInDays)
  }

  /// This ladder with its first interval replaced by `days`, which is kept within 1 to 3650: the
  /// rubric's own review interval (learning R12).
  public func starting(afterDays days: Int) -> ReviewLadder {
    ReviewLadder(of: [min(max(days, 1), 3650)] + intervalsInDays.dropFirst())
  }

  /// The place of what became known at `now`: the first rung.
  public func entry(at now: WallTime) -> ReviewPlace { place(on: 1, at: now) }

  /// The place of what is known at `now` to last for `days`: the highest rung that is not longer.
  public func entry(lastingDays days: Double, at now: WallTime) -> ReviewPlace {
    let rung = intervalsInDays.lastIndex { Double($0) <= days } ?? 0
    return place(on: rung + 1, at: now)
  }

  /// The place after an answer at `now` to what stood at `place`.
  ///
  /// Right when due leads one rung up, on the last rung to the same again; right before it is due
  /// changes nothing; wrong leads to the first rung.
  public func place(after place: ReviewPlace, isCorrect: Bool, at now: WallTime) -> ReviewPlace {
    guard isCorrect else { return entry(at: now) }
    return place.isDue(at: now) ? self.place(on: place.rung + 1, at: now) : place
  }

  private func place(on rung: Int, at now: WallTime) -> ReviewPlace {
    let held = min(max(rung, 1), intervalsInDays.count)
    let days = Int64(intervalsInDays[held - 1])
    return ReviewPlace(
      rung: held, due: WallTime(milliseconds: now.milliseconds + days * Self.millisecondsPerDay))
  }
}
