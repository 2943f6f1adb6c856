/// A year of school, such as K or 1; its name is data (learning K1).
public struct Grade: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The year before first grade.
  public static let kindergarten = Grade(rawValue: "K")
  /// First grade.
  public static let first = Grade(rawValue: "1")

  public var description: String { rawValue }
}
