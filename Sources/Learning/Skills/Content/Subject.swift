/// A subject of learning, such as Math; its name is data, so that a new subject needs no code
/// (learning K1).
public struct Subject: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first subject (learning K1).
  public static let math = Subject(rawValue: "Math")

  public var description: String { rawValue }
}
