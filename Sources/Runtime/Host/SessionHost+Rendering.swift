import MeadowFoundations
import MeadowSpeech

/// Sound that is made before somebody asks for it: the board, and what may be said next.
extension SessionHost {
  /// Whether what may be said next is made ahead; not in replays, whose sound takes no time.
  private var rendersAhead: Bool { parts.tapPriority == .urgent }

  func renderBoard() {
    boardRendering?.cancel()
    guard rendersBoard else { return }
    let (studio, board) = (parts.studio, board)
    boardRendering = Task(priority: .utility) {
      await studio.prerender(board.all()) { _, _ in }
    }
  }

  /// Has phrases rendered that may be said next; those asked for before are not likely any more.
  func renderAhead(_ phrases: [String]) {
    renderingAhead?.cancellation.cancel()
    let wanted = phrases.compactMap { requests.settled($0) }.filter { !parts.studio.isReady($0) }
    guard rendersAhead, !wanted.isEmpty else { return }
    let cancellation = Cancellation()
    let studio = parts.studio
    let task = Task(priority: .utility) {
      for request in wanted where !cancellation.isCancelled {
        _ = try? await studio.render(
          request, priority: .likely, isCancelled: { cancellation.isCancelled }, onPart: { _ in })
      }
    }
    renderingAhead = (cancellation, task)
  }

  /// Returns when what may be said next is in memory; for tests.
  package func renderedAhead() async { await renderingAhead?.task.value }

  /// A word's photo is another.
  func tellWords() { broadcast.send(.words) }

  /// Renders the core words in a voice and manner; returns when they are on disk.
  public nonisolated func prerender(
    manner: Manner, shard: Shard = .whole,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) async throws -> PrerenderReport {
    let studio = requests.studio
    let wanted = try shard.of(board.all()).map {
      try requests.request($0.text, in: manner, readings: $0.readings)
    }
    let before = studio.statistics()
    let ready = await studio.prerender(wanted, progress: progress)
    await studio.flush()
    let after = studio.statistics()
    return PrerenderReport(
      wanted: wanted.count, ready: ready,
      made: after.synthesised - before.synthesised,
      unwritable: after.writeFailures - before.writeFailures)
  }
}
