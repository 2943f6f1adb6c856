import MeadowFoundations

/// Tells every listener what happens; a listener that falls far behind is let go and may come back.
struct Broadcast {
  /// Events a listener may be behind.
  static let patience = 256

  /// Told of every event in the moment it is sent, before any listener.
  var watcher: (@Sendable (MeadowEvent) -> Void)?

  /// The number of the latest event.
  private(set) var revision: Int

  private var listeners: [Int: AsyncStream<PublishedEvent>.Continuation] = [:]
  private var next = 0

  /// Nobody listens yet; the first event has the number after `revision`.
  init(after revision: Int = 0) { self.revision = revision }

  /// Adds a listener that first hears `beginning`; returns its number and its stream.
  mutating func listen(
    beginning: [MeadowEvent], onEnd: @escaping @Sendable (Int) -> Void
  ) -> AsyncStream<PublishedEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PublishedEvent.self, bufferingPolicy: .bufferingOldest(Self.patience))
    next += 1
    let number = next
    for event in beginning { continuation.yield(PublishedEvent(revision, event)) }
    continuation.onTermination = { _ in onEnd(number) }
    listeners[number] = continuation
    return stream
  }

  mutating func drop(_ number: Int) { listeners[number] = nil }

  mutating func send(_ event: MeadowEvent) {
    revision += 1
    watcher?(event)
    let published = PublishedEvent(revision, event)
    for (number, listener) in listeners {
      if case .dropped = listener.yield(published) {
        listeners[number] = nil
        listener.finish()
      }
    }
  }

  mutating func finish() {
    let ended = listeners.values
    listeners = [:]
    for listener in ended { listener.finish() }
  }
}
