/// How fast is fast enough, as the family chose it (learning §3D).
public enum ResponseLimit: Int, CaseIterable, Sendable, Codable {
  /// Two seconds, as the document asks (learning F4).
  case two = 2
  /// Three seconds: lower grades elsewhere in the field.
  case three = 3
  /// Six seconds: for a child that needs time to move.
  case six = 6

  /// In milliseconds.
  public var milliseconds: Int { rawValue * 1000 }
}

/// What counts as fluent for one child (learning F22, §3D).
public struct FluencyRule: Equatable, Codable, Sendable {
  /// The limit of RT*.
  public var limit: ResponseLimit
  /// Whether the child scans with a switch: then time says nothing, and more sessions stand for it.
  public var isScanning: Bool

  /// A rule; two seconds and no switch unless told otherwise.
  public init(limit: ResponseLimit = .two, isScanning: Bool = false) {
    self.limit = limit
    self.isScanning = isScanning
  }

  /// Whether a right answer with RT* `milliseconds` was fast; none is whose time may not count, and
  /// none that was scanned for: there, time says nothing of knowing.
  public func isFast(_ milliseconds: Int?) -> Bool { isWithin(limit.milliseconds, milliseconds) }

  /// Whether a right answer with RT* `milliseconds` at first sight, or in the placement probe, shows
  /// that the fact was known before: within `known` milliseconds, or the family's limit where that is
  /// longer.
  public func isKnown(_ milliseconds: Int?, within known: Int) -> Bool {
    isWithin(max(known, limit.milliseconds), milliseconds)
  }

  private func isWithin(_ limit: Int, _ milliseconds: Int?) -> Bool {
    if isScanning { return false }
    return milliseconds.map { $0 <= limit } ?? false
  }
}
