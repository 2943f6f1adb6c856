/// A child as Meadow knows it (document 001, "What Meadow remembers about your child").
public struct ChildProfile: Equatable, Sendable {
  /// What the child is called, shown in the greeting; empty where nobody has said it.
  public var name: String
  /// The child's age in months, or nil where nobody has said it.
  public var ageMonths: Int?
  /// What the child can do with words, or nil for what its age suggests.
  public var tier: Tier?
  /// Whether a grown-up has set Meadow up.
  public var hasCompletedOnboarding: Bool
  /// How it touches.
  public var motor: MotorAccess
  /// What is opened for it beside talk.
  public var modules: Set<ChildModule>

  /// A child.
  public init(
    name: String = "", ageMonths: Int? = nil, tier: Tier? = nil,
    hasCompletedOnboarding: Bool = false, motor: MotorAccess = .touch,
    modules: Set<ChildModule> = []
  ) {
    self.name = name
    self.ageMonths = ageMonths
    self.tier = tier
    self.hasCompletedOnboarding = hasCompletedOnboarding
    self.motor = motor
    self.modules = modules
  }
}

extension ChildProfile: Codable {
  private enum Keys: String, CodingKey {
    case name, ageMonths, tier, hasCompletedOnboarding, motor, modules
  }

  /// From JSON; what an older Meadow did not know is as in a new profile, and a module that this one
  /// does not know is left out.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      name: try values.decodeIfPresent(String.self, forKey: .name) ?? "",
      ageMonths: try values.decodeIfPresent(Int.self, forKey: .ageMonths),
      tier: try values.decodeIfPresent(Tier.self, forKey: .tier),
      hasCompletedOnboarding:
        try values.decodeIfPresent(Bool.self, forKey: .hasCompletedOnboarding) ?? false,
      motor: try values.decodeIfPresent(MotorAccess.self, forKey: .motor) ?? .touch,
      modules: Set(
        (try values.decodeIfPresent([String].self, forKey: .modules) ?? [])
          .compactMap(ChildModule.init(rawValue:))))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(name, forKey: .name)
    try values.encodeIfPresent(ageMonths, forKey: .ageMonths)
    try values.encodeIfPresent(tier, forKey: .tier)
    try values.encode(hasCompletedOnboarding, forKey: .hasCompletedOnboarding)
    if motor != .touch { try values.encode(motor, forKey: .motor) }
    let opened = ChildModule.allCases.filter(modules.contains)
    if !opened.isEmpty { try values.encode(opened, forKey: .modules) }
  }
}
