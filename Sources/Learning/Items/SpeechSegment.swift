/// What lights up while a segment is said (learning U17), written "segment:a", "option:o2", "piece:left".
public enum HighlightTarget: Hashable, Sendable {
  /// The segment's own words.
  case segment(String)
  /// An option, a tile or a slot.
  case option(String)
  /// A piece of the stage.
  case piece(String)
}

extension HighlightTarget: RawRepresentable, Codable {
  public var rawValue: String {
    switch self {
    case .segment(let id): "segment:\(id)"
    case .option(let id): "option:\(id)"
    case .piece(let id): "piece:\(id)"
    }
  }

  public init?(rawValue: String) {
    guard let colon = rawValue.firstIndex(of: ":") else { return nil }
    let id = String(rawValue[rawValue.index(after: colon)...])
    switch rawValue[..<colon] {
    case "segment": self = .segment(id)
    case "option": self = .option(id)
    case "piece": self = .piece(id)
    default: return nil
    }
  }
}

/// A stretch of what is read and said together: prompt, operand, sign, option (learning §4 Narration).
///
/// Segments are set with one space between them; what is shown and what is said come from one template.
public struct SpeechSegment: Equatable, Codable, Sendable, Identifiable {
  /// What it is.
  public enum Role: String, Sendable, Codable {
    /// Words.
    case text
    /// A number, an amount, a time, a part: something that must be said as it is shown.
    case number
    /// Plus, minus, equals, less, greater.
    case sign
    /// A gap: shown as "?", said as a pause.
    case gap
    /// Said and not shown; in its place stands a sign that there is something to hear.
    case heard
    /// The words of an option, a tile or a slot.
    case option
  }

  /// What stands where something is only heard.
  public static let heardSign = "🔊"

  /// Its name within the item, such as "prompt.a" for the param `a`.
  public let id: String
  /// What it is.
  public let role: Role
  /// What is shown.
  public var display: String
  /// What is said; empty for a pause and for what is not said.
  public var spoken: String
  /// What lights up meanwhile.
  public let target: HighlightTarget

  /// A segment that lights itself up, or `target`.
  public init(
    id: String, role: Role, display: String, spoken: String, target: HighlightTarget? = nil
  ) {
    self.id = id
    self.role = role
    self.display = display
    self.spoken = spoken
    self.target = target ?? .segment(id)
  }
}

extension [SpeechSegment] {
  /// What is shown, as one line.
  public var display: String { map(\.display).filter { !$0.isEmpty }.joined(separator: " ") }

  /// What is said, as one line.
  public var spoken: String { map(\.spoken).filter { !$0.isEmpty }.joined(separator: " ") }
}
