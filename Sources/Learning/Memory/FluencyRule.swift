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

  /// Whether a right answer with RT* `milliseconds` was fast; with a switch each right one is, and
  /// one whose time may not count is not.
  public func isFast(_ milliseconds: Int?) -> Bool {
    if isScanning { return true }
    return milliseconds.map { $0 <= limit.milliseconds } ?? false
  }
}
