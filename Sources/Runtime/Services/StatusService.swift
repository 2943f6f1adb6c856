public import MeadowFoundations

/// What a view may ask of how Meadow fares, and what happens.
public protocol StatusService: Sendable {
  /// Everything that happens from now on, beginning with the state of output and settings.
  func events() async -> AsyncStream<PublishedEvent>

  /// How the service fares.
  func health() async -> Health

  /// How long taps took so far.
  func onset() async -> OnsetSummary

  /// Forgets how long taps took.
  func resetOnset() async

  /// The mix for a page's own speakers, or nil where another output is in use.
  func audioStream() async -> AsyncStream<AudioBlock>?
}
