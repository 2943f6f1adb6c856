public import MeadowFoundations

/// A clip, and how it differs from what was asked for.
public struct MadeClip: Sendable {
  /// The sound.
  public let clip: Clip
  /// Why it is in another voice than the one asked for; nil where it is in that one.
  public let substitution: String?
  /// Whether it is in the voice that speaks where the one asked for is not at hand.
  public var isStandIn = false
  /// Whether it was made in one pass because somebody waited, and the exact clip is still to be made.
  public let isProvisional: Bool
  /// How the prosody came out, where that was measured.
  public let report: ProsodyReport?

  /// A clip, in the voice asked for where `substitution` is nil.
  public init(
    clip: Clip, substitution: String? = nil, isProvisional: Bool = false,
    report: ProsodyReport? = nil
  ) {
    self.clip = clip
    self.substitution = substitution
    self.isProvisional = isProvisional
    self.report = report
  }
}
