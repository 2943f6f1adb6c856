/// The stages of one tap, from the request's arrival to the first frame that is heard.
public struct OnsetTrace: Equatable, Sendable, Codable {
  /// The stages in order; each is measured from ``received``.
  public enum Stage: String, CaseIterable, Sendable, Codable {
    case planned, clipReady, scheduled, audible
  }

  /// The utterance.
  public var utterance: UtteranceID
  /// Where its sound came from.
  public var origin: ClipOrigin
  /// When the whole request had arrived.
  public var received: MonotonicTime
  /// When the engines had decided what to say.
  public var planned: MonotonicTime
  /// When its sound, or the first part of it, was at hand.
  public var clipReady: MonotonicTime
  /// When the output had taken it.
  public var scheduled: MonotonicTime
  /// When the output expects its first frame to be heard.
  public var audible: MonotonicTime

  /// A trace of `utterance`.
  public init(
    utterance: UtteranceID, origin: ClipOrigin, received: MonotonicTime, planned: MonotonicTime,
    clipReady: MonotonicTime, scheduled: MonotonicTime, audible: MonotonicTime
  ) {
    self.utterance = utterance
    self.origin = origin
    self.received = received
    self.planned = planned
    self.clipReady = clipReady
    self.scheduled = scheduled
    self.audible = audible
  }

  /// Milliseconds from the arrival of the request to `stage`.
  public func milliseconds(to stage: Stage) -> Double {
    switch stage {
    case .planned: planned.milliseconds(since: received)
    case .clipReady: clipReady.milliseconds(since: received)
    case .scheduled: scheduled.milliseconds(since: received)
    case .audible: audible.milliseconds(since: received)
    }
  }
}
