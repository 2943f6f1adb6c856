/// The times of one answer as the page measured them, in milliseconds since the prompt was painted
/// or, for a child that only listens, since its last number was spoken (learning §3D, R33).
public struct KeyTimes: Equatable, Codable, Sendable {
  /// The first key or touch, or nil where there was none.
  public var firstKey: Int?
  /// The moment the answer was accepted.
  public var commit: Int
  /// Whether a digit was taken back: then the first key says nothing.
  public var usedBackspace = false
  /// Whether the page was out of sight meanwhile.
  public var wasHidden = false
  /// Whether narration or the child's own words sounded meanwhile.
  public var wasSpokenOver = false

  /// Times without anything that disturbed.
  public init(firstKey: Int?, commit: Int) {
    self.firstKey = firstKey
    self.commit = commit
  }

  /// Reads times; what disturbed need not be named where nothing did.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseMembers(but: [
      "firstKey", "commit", "usedBackspace", "wasHidden", "wasSpokenOver",
    ])
    let values = try decoder.container(keyedBy: CodingKeys.self)
    firstKey = try values.decodeIfPresent(Int.self, forKey: .firstKey)
    commit = try values.decode(Int.self, forKey: .commit)
    usedBackspace = try values.decodeIfPresent(Bool.self, forKey: .usedBackspace) ?? false
    wasHidden = try values.decodeIfPresent(Bool.self, forKey: .wasHidden) ?? false
    wasSpokenOver = try values.decodeIfPresent(Bool.self, forKey: .wasSpokenOver) ?? false
  }
}

/// Why a response time does not count (learning §3D).
public enum TimeExclusion: String, CaseIterable, Sendable, Codable {
  /// Under 200 ms: nobody reads and answers so fast.
  case tooFast
  /// The page was out of sight.
  case hidden
  /// Narration or the child's own words sounded.
  case spokenOver
  /// More than ten seconds: the child did something else.
  case idle
  /// The child spoke with its symbols, or Meadow was started anew (learning AC16).
  case interrupted
  /// A hint was asked for.
  case hinted
  /// There was no answer.
  case noAnswer
}

/// A response time that counts, or why it does not (learning §3D).
public enum ResponseTime: Equatable, Sendable, Codable {
  /// RT* in milliseconds: corrected for how fast the child can move.
  case counted(milliseconds: Int)
  /// It does not count.
  case excluded(TimeExclusion)

  /// Below it a time does not count, in milliseconds.
  public static let shortest = 200
  /// Above it a time does not count, in milliseconds.
  public static let longest = 10_000

  /// The response time in `times` of a child with `baseline`, or without any correction where that
  /// was never measured.
  public init(_ times: KeyTimes, baseline: MotorBaseline?) {
    // Who took back a digit had thought on: only the accepted answer has a time.
    let raw = times.usedBackspace ? times.commit : times.firstKey ?? times.commit
    if times.wasHidden {
      self = .excluded(.hidden)
    } else if times.wasSpokenOver {
      self = .excluded(.spokenOver)
    } else if raw < Self.shortest {
      self = .excluded(.tooFast)
    } else if raw > Self.longest {
      self = .excluded(.idle)
    } else {
      self = .counted(milliseconds: max(0, raw - (baseline?.correction ?? 0)))
    }
  }

  /// RT* in milliseconds, or nil where it does not count.
  public var milliseconds: Int? {
    switch self {
    case .counted(let milliseconds): milliseconds
    case .excluded: nil
    }
  }
}
