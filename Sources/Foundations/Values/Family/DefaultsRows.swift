/// A value that document 001 gives as a span, such as 10 to 15 seconds.
public struct DefaultsRange<Value: Comparable & Hashable & Sendable & Codable>: Equatable, Sendable,
  Codable
{
  /// Its least value.
  public var least: Value
  /// Its greatest value; not below ``least``.
  public var most: Value

  /// The span from `least` to `most`.
  public init(_ least: Value, _ most: Value) {
    self.least = least
    self.most = most
  }

  /// `value`, or the end of the span that is nearest to it.
  public func nearest(to value: Value) -> Value { min(max(value, least), most) }
}

extension DefaultsRange<Double> {
  /// The value halfway.
  public var middle: Double { (least + most) / 2 }
}

/// What follows from a tier (document 001, the three tier cards).
public struct TierDefaults: Equatable, Sendable, Codable {
  /// The tier.
  public var tier: Tier
  /// The first month at which it is suggested.
  public var fromMonths = 12
  /// The first month after those.
  public var toMonths = 48
  /// How long the companion waits for the child, in seconds.
  public var pauseSeconds = DefaultsRange(5.0, 45.0)
  /// The least and the strongest celebration it begins with.
  public var celebrations = DefaultsRange(CelebrationStyle.subtle, .full)
  /// Whether it begins with beginnings to fill in (D24).
  public var carrierPhrases = false
  /// Whether it begins with signs (D19).
  public var signing = false
  /// Whether the companion introduces itself on the first launch.
  public var intro = false
  /// Why, in plain words.
  public var why = ""

  /// A row that says nothing but its tier.
  public init(tier: Tier) { self.tier = tier }

  /// The age taken for a child of this tier whose age nobody has said: the middle of its months.
  public var usualMonths: Int { (fromMonths + toMonths) / 2 }
}

/// What follows from an age (document 001, the table of ages).
public struct AgeDefaults: Equatable, Sendable, Codable {
  /// The first month of the row.
  public var fromMonths = 12
  /// The first month after it.
  public var toMonths = 48
  /// How long the companion waits for the child, in seconds.
  public var pauseSeconds = DefaultsRange(10.0, 15.0)
  /// How long it is quiet before the companion begins by itself, in seconds.
  public var quietSeconds = 60.0
  /// How celebrations are.
  public var celebrations = CelebrationStyle.medium
  /// How big celebrations are, by intensity.
  public var scale = CelebrationScale()
  /// The family's day.
  public var routines = RoutineSchedule(
    breakfast: TimeOfDay(7, 30), lunch: TimeOfDay(12, 0), snack: TimeOfDay(15, 0),
    dinner: TimeOfDay(18, 0), bath: TimeOfDay(19, 30), bedtime: TimeOfDay(20, 0))
  /// Why, in plain words.
  public var why = ""

  /// A row for every age.
  public init() {}
}

/// How big celebrations are at an age: bigger for younger children.
public struct CelebrationScale: Equatable, Sendable, Codable {
  /// How long one is seen, in ms, at intensity 1, 2 and 3; at most ``limit``.
  public var milliseconds = [1000, 1500, 2000]
  /// How many particles burst at intensity 1, 2 and 3.
  public var particles = [8, 18, 28]

  /// The longest celebration, in ms (document 000 §06).
  public static let limit = 2500

  /// The scale of a child of two.
  public init(milliseconds: [Int] = [1000, 1500, 2000], particles: [Int] = [8, 18, 28]) {
    self.milliseconds = milliseconds
    self.particles = particles
  }

  /// How long a celebration of `intensity` is seen, in ms.
  public func milliseconds(at intensity: Int) -> Int {
    min(Self.value(in: milliseconds, at: intensity), Self.limit)
  }

  /// How many particles a celebration of `intensity` has.
  public func particles(at intensity: Int) -> Int { Self.value(in: particles, at: intensity) }

  private static func value(in values: [Int], at intensity: Int) -> Int {
    values.prefix(max(intensity, 1)).last ?? 0
  }
}

/// The rows that hold for a child: what a setting's default may follow.
public struct DefaultsRows: Equatable, Sendable {
  /// The row of its age.
  public var age: AgeDefaults
  /// The row of its tier.
  public var tier: TierDefaults

  /// These rows, or those of no table.
  public init(
    age: AgeDefaults = AgeDefaults(), tier: TierDefaults = TierDefaults(tier: .combinations)
  ) {
    self.age = age
    self.tier = tier
  }
}
