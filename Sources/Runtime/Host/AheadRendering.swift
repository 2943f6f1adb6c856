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
  /// The settings of a voice whose words in sight are being made; it speaks once they are at hand.
  private(set) var coming: SpeechSettings?
  /// The words in sight when the board was last begun.
  private(set) var sight = BoardRequests.Sight()
  private let progress = ProgressBox()
  private var texts: [String: (cancellation: Cancellation, task: Task<Void, Never>)] = [:]
  private var kept: [String: Task<Void, Never>] = [:]

  init(_ requests: SpeechRequests, board: BoardRequests?, rendersTexts: Bool) {
    self.requests = requests
    self.board = board
    self.rendersTexts = rendersTexts
  }

  /// Renders the board's words as the settings now say, what is in `sight` first.
  mutating func renderBoard(_ sight: BoardRequests.Sight) {
    boardTask?.cancel()
    (self.sight, coming) = (sight, nil)
    guard let board else { return }
    let (requests, synthesis, count) = (requests, requests.synthesis, progress.begin())
    boardTask = Task(priority: .utility) {
      let wanted = board.inOrder(sight, as: requests.speech)
      count(0, wanted.all.count)
      await synthesis.prerender(wanted.all, inMemory: wanted.inMemory) { count($0, $1) }
    }
  }

  /// Renders what is in `sight` as `speech` says it, and calls `isReady` once it is at hand: until then
  /// the child goes on in the voice it has. Whether it does; not where nothing is rendered ahead, nor
  /// where the voice is as quick to make as to play.
  mutating func changeVoice(
    to speech: SpeechSettings, _ sight: BoardRequests.Sight,
    _ isReady: @escaping @Sendable () async -> Void
  ) -> Bool {
    let synthesis = requests.synthesis
    guard let board, rendersTexts, synthesis.takesTime(speech.voice) else { return false }
    let wanted = board.inSight(sight, as: speech)
    guard !wanted.allSatisfy(synthesis.isReady) else { return false }
    boardTask?.cancel()
    (self.sight, coming) = (sight, speech)
    let count = progress.begin()
    count(0, wanted.count)
    boardTask = Task(priority: .utility) {
      await synthesis.prerender(wanted) { count($0, $1) }
      if !Task.isCancelled { await isReady() }
    }
    return true
  }

  /// How many words of what is being made ahead are done, and how many there are. Any thread.
  var done: (count: Int, total: Int) { progress.figures }

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
