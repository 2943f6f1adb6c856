public import MeadowFoundations

/// An event with its number, by which a view knows what is older than what it shows.
///
/// Answers that say what is the case carry the number of the latest event they take into account: an
/// event whose number is not above it tells nothing that the answer does not say.
public struct PublishedEvent: Equatable, Sendable {
  /// Its number, one above that of the event before; the events at the beginning of a stream, which
  /// say how things are and not what happened, carry the latest number there was.
  public var revision: Int
  /// What happened.
  public var event: MeadowEvent

  /// `event` as number `revision`.
  public init(_ revision: Int, _ event: MeadowEvent) {
    self.revision = revision
    self.event = event
  }
}
