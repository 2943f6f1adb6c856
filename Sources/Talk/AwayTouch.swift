public import MeadowFoundations

/// A word that a child touched on a tablet while the service was away.
public struct AwayTouch: Equatable, Sendable {
  /// What was touched.
  public var word: FoundWord
  /// How long ago, in seconds.
  public var secondsAgo: Double

  /// A touch on `word`.
  public init(_ word: FoundWord, secondsAgo: Double) {
    self.word = word
    self.secondsAgo = secondsAgo
  }
}

/// What was said while the service was away.
extension TalkActivity {
  /// What the log notes of `touches`, each at its own moment: the same as if the service had been
  /// there, but for the scene, which nobody knows. Nothing is offered or celebrated: that was then.
  public func events(ofAway touches: [AwayTouch]) -> [ActivityEvent] {
    let touches = touches.sorted { $0.secondsAgo > $1.secondsAgo }
    guard let longest = touches.first?.secondsAgo else { return [] }
    var bubble = SpeechBubble(bubbleSeconds: settings.bubbleSeconds)
    var events: [ActivityEvent] = []
    var now = MonotonicTime(nanoseconds: 0)
    var last: Double?
    for touch in touches {
      now = MonotonicTime(nanoseconds: Int64((longest - touch.secondsAgo) * 1_000_000_000))
      if let end = bubble.deadline, end <= now {
        events += interactions(in: bubble.handle(.tick, at: end), secondsAgo: longest)
      }
      var part = InteractionPart(
        text: touch.word.word, fitzgeraldKey: touch.word.fitzgeraldKey,
        form: touch.word.grammar.form)
      part.pauseSeconds = last.map { $0 - touch.secondsAgo }
      last = touch.secondsAgo
      events += interactions(in: bubble.handle(.word(part), at: now), secondsAgo: longest)
      events.append(
        ActivityEvent(
          .speech, text: touch.word.word, tier: settings.tier, secondsAgo: touch.secondsAgo))
      events.append(
        ActivityEvent(
          .wordTap, text: touch.word.word, tier: settings.tier, sequence: bubble.sequence,
          secondsAgo: touch.secondsAgo))
    }
    return events + interactions(in: bubble.handle(.clear, at: now), secondsAgo: longest)
  }

  /// The interactions that ended; `longest` is how long ago the moment 0 is.
  private func interactions(
    in effects: [SpeechBubble.Effect], secondsAgo longest: Double
  ) -> [ActivityEvent] {
    effects.compactMap { effect in
      switch effect {
      case .interactionEnded(let parts, let began):
        ActivityEvent(
          .interaction, tier: settings.tier, sequence: parts.map(\.text),
          scenarios: ScenarioClassifier.scenarios(of: parts),
          secondsAgo: longest - Double(began.nanoseconds) / 1_000_000_000)
      case .changed, .say, .sentence: nil
      }
    }
  }
}
