public import MeadowFoundations

/// The sound of scanning, for who cannot see its frame: what a switch would choose now is said softly
/// in Meadow's own voice (document 001, Access & Motor).
///
/// It lies below everything a child says. What is offered next takes its place, the child's own word
/// silences it at once, and nothing of it waits behind that word: the page tells anew where its
/// frame is. It is no part of what was said, and noted nowhere.
public struct ScanningActivity: Activity {
  /// What the frame is around now.
  public struct Input: Equatable, Codable, Sendable {
    /// Its name.
    public var offered: String

    /// The frame is around what is called `offered`.
    public init(offered: String) { self.offered = offered }
  }

  /// What a view that has just come is shown.
  public struct State: Equatable, Encodable, Sendable {
    /// Whether names are said.
    public var isOn = false
  }

  public static let name = "scanning"
  /// The longest name, in characters.
  public static let longest = 80

  public private(set) var state = State()
  private var isChildSpeaking = false

  /// Scanning that nobody has asked for.
  public init() {}

  public var deadline: MonotonicTime? { nil }

  public func problem(with input: Input) -> InputProblem? {
    guard !(1...Self.longest).contains(input.offered.count) else { return nil }
    return InputProblem(
      field: "offered", reason: "it has \(input.offered.count) characters",
      advice: "send the name of what is framed, of 1 to \(Self.longest)")
  }

  public mutating func handle(_ input: Input, at now: MonotonicTime) -> [ActivityEffect] {
    guard state.isOn, !isChildSpeaking else { return [] }
    return [.quiet, .whisper(input.offered)]
  }

  public mutating func handle(
    _ occasion: ActivityOccasion, at now: MonotonicTime
  ) -> [ActivityEffect] {
    switch occasion {
    case .settings(let settings, _):
      let wasOn = state.isOn
      state.isOn = settings.scanSounds && settings.scanning != .off
      return wasOn && !state.isOn ? [.quiet] : []
    case .speaker(let speaker):
      isChildSpeaking = speaker == .child
      return isChildSpeaking ? [.quiet] : []
    case .began, .stopped, .ownWords, .clock, .date, .tick: return []
    }
  }
}
