import MeadowFoundations
import MeadowSpeech

/// Sound that is made before somebody asks for it: the board, and what may be said next.
struct AheadRendering {
  private let requests: SpeechRequests
  /// What is rendered of the board; nil for nothing.
  private let board: BoardRequests?
  /// Whether texts are made ahead; not in replays, whose sound takes no time.
  private let rendersTexts: Bool
  private var boardTask: Task<Void, Never>?
  private var texts: [String: (cancellation: Cancellation, task: Task<Void, Never>)] = [:]
  private var kept: [String: Task<Void, Never>] = [:]

  init(_ requests: SpeechRequests, board: BoardRequests?, rendersTexts: Bool) {
    self.requests = requests
    self.board = board
    self.rendersTexts = rendersTexts
  }

  /// Renders the board's words as the settings now say.
  mutating func renderBoard() {
    boardTask?.cancel()
    guard let board else { return }
    let synthesis = requests.synthesis
    boardTask = Task(priority: .utility) { await synthesis.prerender(board.all()) { _, _ in } }
  }

  /// Renders what may be said next in `activity`; what it asked for before is not likely any more.
  mutating func render(_ likely: [SpeechRequest], for activity: String) {
    let synthesis = requests.synthesis
    texts.removeValue(forKey: activity)?.cancellation.cancel()
    let wanted = likely.filter { !synthesis.isReady($0) }
    guard rendersTexts, !wanted.isEmpty else { return }
    let cancellation = Cancellation()
    let task = Task(priority: .utility) {
      for request in wanted where !cancellation.isCancelled {
        _ = try? await synthesis.render(
          request, priority: .likely, isCancelled: { cancellation.isCancelled }, onPart: { _ in })
      }
    }
    texts[activity] = (cancellation, task)
  }

  /// Renders what `activity` reads again and again, one text after the other. `request` makes the
  /// request of a text; it is asked text by text, so that a touch never waits for a hundred of them.
  mutating func keepReady(
    _ texts: [String], for activity: String,
    _ request: @escaping @Sendable (String) async -> SpeechRequest?
  ) {
    guard rendersTexts else { return }
    let synthesis = requests.synthesis
    kept[activity]?.cancel()
    kept[activity] = Task(priority: .utility) {
      for text in texts {
        guard !Task.isCancelled, let request = await request(text) else { continue }
        if synthesis.isReady(request) { continue }
        _ = try? await synthesis.render(
          request, priority: .background, isCancelled: { Task.isCancelled }, onPart: { _ in })
      }
    }
  }

  /// Ends all of it.
  func cancel() {
    boardTask?.cancel()
    for task in kept.values { task.cancel() }
    for rendering in texts.values { rendering.cancellation.cancel() }
  }

  /// What is being rendered of texts now.
  var tasks: [Task<Void, Never>] { texts.values.map(\.task) + kept.values }
}
