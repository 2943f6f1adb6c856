/// A part of a subject in one grade, such as "Numbers & Counting"; its name is data (learning K16).
public struct LearningDomain: RawRepresentable, Hashable, Sendable, Codable,
  CustomStringConvertible
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { rawValue }
}
