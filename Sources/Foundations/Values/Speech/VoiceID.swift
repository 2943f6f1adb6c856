/// The name of a voice in commands, requests and file names: 1–24 of a–z, 0–9 and "-".
///
/// The alphabet is a safety rule: eSpeak NG loads any readable file whose path is smuggled into a
/// voice name (reference/espeak-ng.md §2.8).
public struct VoiceID: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let name: String

  /// The voice called `name`, or a problem with the field `field`.
  public init(_ name: String, field: String = "voice") throws(InputProblem) {
    guard (1...24).contains(name.utf8.count), name.utf8.allSatisfy(Self.isAllowed) else {
      throw InputProblem(
        field: field, reason: "\"\(name.prefix(40))\" is not a voice name",
        advice: "use 1 to 24 of a-z, 0-9 and -, such as girl; meadow voices lists them")
    }
    self.name = name
  }

  private init(trusted name: String) { self.name = name }

  /// The voice a new profile speaks with.
  public static let girl = VoiceID(trusted: "girl")
  /// The companion's own voice (spec README, resolution 19).
  public static let meadow = VoiceID(trusted: "meadow")

  public var description: String { name }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension VoiceID: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(String(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}
