public import MeadowFoundations

/// Reads lines out one after the other, yields to whoever else speaks, and goes on where it was
/// (learning §4 Narration, AC16, K19).
///
/// Pure. One line is handed over at a time, so that what is cut is that line alone, and it is said
/// again from its beginning once it is quiet.
public struct NarrationEngine: Equatable, Sendable {
  /// What follows.
  public enum Effect: Equatable, Sendable {
    /// Let what is being read fall silent.
    case quiet
    /// Read this line.
    case read(NarrationLine)
    /// All was read to its end, or nothing is read aloud.
    case ended
  }

  private enum Phase: Equatable {
    /// Nothing is read.
    case idle
    /// A line was handed over, and nobody has said yet that it sounds.
    case handedOver
    /// The line sounds.
    case saying
    /// Somebody else speaks.
    case waiting
    /// The next line comes then.
    case pausing(until: MonotonicTime)
  }

  /// The pause between two lines, in milliseconds (learning §4 Narration).
  public static let pauseMilliseconds = 250
  /// How long it is quiet before a line that was cut is said again, in milliseconds: a child that
  /// says several words is not talked into.
  public static let resumeMilliseconds = 700

  /// How long a chime has for itself before what is read cuts it off, in milliseconds (learning §4
  /// Narration).
  public static let chimeMilliseconds = 300

  /// What is read now, or nil.
  public var line: NarrationLine? { isReading ? lines.first : nil }
  /// Whether anything is being read or about to be.
  public var isReading: Bool { phase != .idle }

  private var lines: [NarrationLine] = []
  private var phase = Phase.idle
  private let name: String

  /// Reads for the activity called `name`.
  public init(for name: String) { self.name = name }

  /// When ``tick(at:)`` is due, or nil.
  public var deadline: MonotonicTime? {
    if case .pausing(let until) = phase { until } else { nil }
  }

  /// Reads `new` in place of what was read; `afterChime` leaves a chime that sounds now its time.
  public mutating func start(
    _ new: [NarrationLine], afterChime: Bool = false, at now: MonotonicTime
  ) -> [Effect] {
    let cut = stop()
    lines = new
    guard afterChime, !new.isEmpty else { return cut + next() }
    phase = .pausing(until: now.later(bySeconds: Double(Self.chimeMilliseconds) / 1000))
    return cut
  }

  /// Reads nothing any more.
  public mutating func stop() -> [Effect] {
    let wasReading = isReading
    lines = []
    phase = .idle
    return wasReading ? [.quiet] : []
  }

  /// Learns who speaks now.
  public mutating func heard(_ speaker: Speaker?, at now: MonotonicTime) -> [Effect] {
    guard let speaker else { return silent(at: now) }
    switch phase {
    case .idle: break
    case .handedOver, .saying, .waiting, .pausing:
      phase = speaker == .activity(name) ? .saying : .waiting
    }
    return []
  }

  /// It may be time for the next line.
  public mutating func tick(at now: MonotonicTime) -> [Effect] {
    guard case .pausing(let until) = phase, now >= until else { return [] }
    return next()
  }

  private mutating func silent(at now: MonotonicTime) -> [Effect] {
    switch phase {
    case .idle, .handedOver, .pausing: return []
    case .saying:
      lines.removeFirst()
      guard !lines.isEmpty else {
        phase = .idle
        return [.ended]
      }
      phase = .pausing(until: now.later(bySeconds: Double(Self.pauseMilliseconds) / 1000))
      return []
    case .waiting:
      phase = .pausing(until: now.later(bySeconds: Double(Self.resumeMilliseconds) / 1000))
      return []
    }
  }

  private mutating func next() -> [Effect] {
    guard let line = lines.first else {
      phase = .idle
      return [.ended]
    }
    phase = .handedOver
    return [.read(line)]
  }
}
