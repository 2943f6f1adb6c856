/// What every setting is just now, what it would be if nobody had set it, and where it comes from.
public struct SettingsReport: Equatable, Sendable {
  /// The settings in force.
  public var settings: FamilySettings
  private let defaults: FamilySettings
  private let record: ProfileRecord

  /// The report of `record`, for which `settings` are in force; `defaults` would be if nobody had set
  /// anything but age and tier.
  public init(settings: FamilySettings, defaults: FamilySettings, record: ProfileRecord) {
    self.settings = settings
    self.defaults = defaults
    self.record = record
  }

  /// Where the value of `entry` comes from.
  public func origin(of entry: any SettingEntry) -> SettingOrigin { entry.origin(in: record) }

  /// What `entry` would be if nobody had set it.
  public func fallback(of entry: any SettingEntry) -> PlainJSON { entry.fallback(in: defaults) }
}
