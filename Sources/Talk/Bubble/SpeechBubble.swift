public import MeadowFoundations

/// The speech bubble: the message a child is building, and when an interaction is over (M2-004, M2-006;
/// spec README, resolution 14).
///
/// Pure. The bubble shows the message; the interaction behind it is every touch in order, also those
/// that a follow-up has replaced in the bubble, for the log (document 001, Message sequences).
public struct SpeechBubble: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Sendable {
    /// A word was touched: it joins the message, or begins a new one where the last was said whole.
    case word(InteractionPart)
    /// A follow-up was chosen: it replaces the message, and is built by the child.
    case followUp(InteractionPart)
    /// A ready phrase was chosen, of the feelings tray for instance: it replaces the message.
    case phrase(InteractionPart)
    /// The whole message is to be said.
    case speak
    /// The last part of the message is to go.
    case removeLast
    /// The message is to go.
    case clear
    /// The child's speech began; how long it takes in ms, where that is known.
    case speechBegan(milliseconds: Int?)
    /// The child's speech ended or was cut off.
    case speechEnded
    /// Seconds after the last speech until the bubble clears.
    case settings(bubbleSeconds: Double)
    /// It may be time to clear the bubble.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// The bubble shows something else.
    case changed(BubbleState)
    /// Say the whole message.
    case say(String)
    /// The child completed an utterance of two or more words that it built.
    case sentence(String)
    /// The interaction is over; it had these parts, one at least, of which the first was at `began`.
    case interactionEnded([InteractionPart], began: MonotonicTime)
  }

  /// The most parts a message and an interaction have; a longer interaction is told in pieces.
  public static let limit = 20

  /// When the bubble clears, or nil while it is empty.
  public private(set) var deadline: MonotonicTime?
  private var shown: [Shown] = []
  private var interaction: [InteractionPart] = []
  private var began = MonotonicTime(nanoseconds: 0)
  private var bubbleSeconds: Double
  /// Whether the message was said as a whole, so that the next word begins another.
  private var isSaid = false

  private struct Shown: Equatable, Sendable {
    var text: String
    var isBuilt: Bool
  }

  /// An empty bubble that clears `bubbleSeconds` after the last speech.
  public init(bubbleSeconds: Double = 12) { self.bubbleSeconds = bubbleSeconds }

  /// What the bubble shows.
  public var state: BubbleState { BubbleState(parts: shown.map(\.text)) }

  /// The touches of the interaction so far, in order.
  public var sequence: [String] { interaction.map(\.text) }

  /// Takes `input` at `now` and returns what follows.
  public mutating func handle(_ input: Input, at now: MonotonicTime) -> [Effect] {
    switch input {
    case .word(let part):
      if isSaid {
        let ended = endInteraction()
        return ended + show([Shown(text: part.text, isBuilt: false)], adding: part, at: now)
      }
      if shown.count == Self.limit { shown.removeFirst() }
      return show(shown + [Shown(text: part.text, isBuilt: false)], adding: part, at: now)
    case .followUp(let part):
      let effects = show([Shown(text: part.text, isBuilt: true)], adding: part, at: now)
      isSaid = true
      return effects + sentence(of: state.text)
    case .phrase(let part):
      let effects = show([Shown(text: part.text, isBuilt: false)], adding: part, at: now)
      isSaid = true
      return effects
    case .speak: return speak(at: now)
    case .removeLast: return removeLast(at: now)
    case .clear: return clear()
    case .speechBegan(let milliseconds):
      wait(afterMilliseconds: milliseconds ?? 0, from: now)
      return []
    case .speechEnded:
      wait(from: now)
      return []
    case .settings(let seconds):
      bubbleSeconds = seconds
      return []
    case .tick:
      guard let deadline, now >= deadline else { return [] }
      return clear()
    }
  }

  private mutating func show(
    _ parts: [Shown], adding part: InteractionPart, at now: MonotonicTime
  ) -> [Effect] {
    shown = parts
    isSaid = false
    var effects: [Effect] = [.changed(state)]
    if interaction.count == Self.limit { effects += endInteraction() }
    if interaction.isEmpty { began = now }
    interaction.append(part)
    wait(from: now)
    return effects
  }

  private mutating func speak(at now: MonotonicTime) -> [Effect] {
    guard !shown.isEmpty else { return [] }
    wait(from: now)
    for index in interaction.indices.suffix(shown.count).dropFirst() {
      interaction[index].isJoined = true
    }
    // The same word again and again is no sentence.
    let isBuilt =
      Set(shown.map { $0.text.lowercased() }).count > 1 || shown.contains { $0.isBuilt }
    isSaid = isSaid || isBuilt
    return [.say(state.text)] + (isBuilt ? sentence(of: state.text) : [])
  }

  private func sentence(of text: String) -> [Effect] {
    text.split(separator: " ").count >= 2 ? [.sentence(text)] : []
  }

  private mutating func removeLast(at now: MonotonicTime) -> [Effect] {
    guard let last = shown.popLast() else { return [] }
    isSaid = false
    if interaction.last?.text == last.text { interaction.removeLast() }
    guard !shown.isEmpty else { return [.changed(state)] + endAll() }
    wait(from: now)
    return [.changed(state)]
  }

  private mutating func clear() -> [Effect] {
    guard !shown.isEmpty else { return [] }
    shown = []
    return [.changed(state)] + endAll()
  }

  private mutating func endAll() -> [Effect] {
    deadline = nil
    return endInteraction()
  }

  private mutating func endInteraction() -> [Effect] {
    guard !interaction.isEmpty else { return [] }
    defer { interaction = [] }
    return [.interactionEnded(interaction, began: began)]
  }

  private mutating func wait(afterMilliseconds milliseconds: Int = 0, from now: MonotonicTime) {
    guard !shown.isEmpty else { return }
    deadline = now.later(bySeconds: Double(milliseconds) / 1000 + bubbleSeconds)
  }
}
