import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowVocabulary

/// Sound that is made before somebody asks for it: the board, and what may be said next.
extension SessionHost {
  /// Whether what may be said next is made ahead; not in replays, whose sound takes no time.
  private var rendersAhead: Bool { parts.tapPriority == .urgent }

  func renderBoard() {
    boardRendering?.cancel()
    guard rendersBoard else { return }
    let requests = boardRequests()
    let studio = parts.studio
    boardRendering = Task(priority: .utility) {
      await studio.prerender(requests) { _, _ in }
    }
  }

  /// Has phrases rendered that may be said next; those asked for before are not likely any more.
  func renderAhead(_ phrases: [String]) {
    renderingAhead?.cancellation.cancel()
    let requests = phrases.compactMap(settledRequest).filter { !parts.studio.isReady($0) }
    guard rendersAhead, !requests.isEmpty else { return }
    let cancellation = Cancellation()
    let studio = parts.studio
    let task = Task(priority: .utility) {
      for request in requests where !cancellation.isCancelled {
        _ = try? await studio.render(
          request, priority: .likely, isCancelled: { cancellation.isCancelled }, onPart: { _ in })
      }
    }
    renderingAhead = (cancellation, task)
  }

  /// Returns when what may be said next is in memory; for tests.
  package func renderedAhead() async { await renderingAhead?.task.value }

  /// The core words and the family's own as the settings say them.
  func boardRequests() -> [SpeechRequest] {
    let own = parts.family?.words.all().map(\.content.text) ?? []
    return (parts.vocabulary.coreWords.map(\.word) + own).compactMap(settledRequest)
  }

  /// `text` as the settings say it, its words in the family's way.
  func settledRequest(_ text: String) -> SpeechRequest? {
    let settings = session.settings.speech
    return (try? SpokenText(text)).map {
      SpeechRequest(
        text: $0, voice: settings.voice, prosody: settings.prosody,
        readings: lexicon.readings(in: $0))
    }
  }
}
