public import MeadowFoundations

/// What celebrations depend on.
public struct CelebrationSettings: Equatable, Sendable {
  /// How they are; off really is off.
  public var style: CelebrationStyle
  /// The child's tier.
  public var tier: Tier
  /// How big they are at the child's age.
  public var scale: CelebrationScale

  /// Celebrations of `style` for a child of `tier`.
  public init(
    style: CelebrationStyle = .full, tier: Tier = .firstWords,
    scale: CelebrationScale = CelebrationScale()
  ) {
    self.style = style
    self.tier = tier
    self.scale = scale
  }

  /// The celebrations of `settings` for `profile`.
  public init(_ settings: FamilySettings, profile: ChildProfile, table: DefaultsTable) {
    self.init(
      style: settings.celebrations, tier: settings.tier,
      scale: table.row(of: profile, tier: settings.tier).scale)
  }

  /// A celebration for `reason`, as the style says now: what a grown-up has chosen since it was
  /// decided counts.
  func celebration(for reason: Celebration.Reason) -> Celebration {
    let intensity = style.intensity
    return Celebration(
      reason: reason, intensity: intensity, milliseconds: scale.milliseconds(at: intensity),
      particles: scale.particles(at: intensity), chime: chime)
  }

  private var chime: ChimeIntensity {
    switch style {
    case .off, .subtle: .subtle
    case .medium: .medium
    case .full: .full
    }
  }
}
