public import MeadowFoundations

/// What a touch means to bubble, loop, celebrations, companion and log.
extension TalkActivity {
  /// A pause after which a child begins a new session, in seconds (document 000 §06 counts the words
  /// of one and leaves its length open; half an hour is the longest a gate stays open too).
  static let sessionPauseSeconds = 1800.0

  /// Longer than any text of ``SpokenText/longest`` characters takes: what is being said stays in
  /// the bubble, and its end begins the wait.
  static let longestSpeechMilliseconds = 120_000

  /// Sentences of `word` for Light, where the loop offers none (document 001, D21).
  public func sentences(for word: FoundWord) -> [String] {
    guard settings.conversation == .light, settings.tier > .firstWords else { return [] }
    let phrases = content.templates.phrases(for: word.word, word.grammar, tier: settings.tier)
    return phrases.prefix(3).map(\.text)
  }

  /// Beginnings of a sentence that `word` fills in, at Tier 2 (document 001, D24).
  public func carriers(for word: FoundWord) -> [Carrier] {
    guard settings.carrierPhrases, settings.tier == .combinations,
      settings.conversation != .off
    else { return [] }
    return content.templates.carriers(for: word.word, word.grammar).prefix(3)
      .compactMap { built in
        built.beginning.map { Carrier(beginning: $0, phrase: built.text) }
      }
  }

  mutating func touched(_ touch: Touch, at now: MonotonicTime) -> [ActivityEffect] {
    let context = context(of: touch, at: now)
    var effects = beginSessionAgain(at: now)
    var says = true
    switch touch {
    case .word(let word, let scene, _):
      // Opening is not talking (spec README, resolution 21), but one may talk about what opened.
      if let opening = open(touch, at: now) {
        effects += offer(after: word, scene, at: now) + opening
        says = false
      } else {
        effects += self.word(word, scene, context, at: now)
      }
    case .followUp(let followUp): effects += self.followUp(followUp, context, at: now)
    case .phrase(let text):
      let part = context.part(InteractionPart(text: text, scene: navigation.state.scene))
      effects += show(bubble.handle(.phrase(part), at: now), at: now)
      effects += [log(.message, text)] + leave(at: now)
    case .message:
      let text = bubble.state.text
      effects += [log(.message, text)] + show(bubble.handle(.speak, at: now), at: now)
    case .feeling(let phrase):
      let part = context.part(
        InteractionPart(
          text: phrase.phrase, pragmaticFunction: phrase.pragmaticFunction,
          scene: navigation.state.scene))
      effects += show(bubble.handle(.phrase(part), at: now), at: now)
      effects += [log(.feeling, phrase.phrase)] + tray(.choose(phrase: phrase.phrase), at: now)
      effects += leave(at: now)  // what was offered before has nothing to do with how one feels
    }
    if speaker == .child {
      let began = SpeechBubble.Input.speechBegan(milliseconds: Self.longestSpeechMilliseconds)
      effects += show(bubble.handle(began, at: now), at: now)
    }
    // Nor does opening answer the companion, who goes on waiting for a word.
    guard says else { return effects + noticed(at: now) }
    if modelling.isOn { return effects }
    return effects + accompany(.childTapped(touch.text ?? bubble.state.text), at: now)
  }

  private mutating func word(
    _ word: FoundWord, _ scene: String?, _ context: TouchContext, at now: MonotonicTime
  ) -> [ActivityEffect] {
    let part = context.part(
      InteractionPart(
        text: word.word, sense: sense(of: word), fitzgeraldKey: word.fitzgeraldKey,
        form: word.grammar.form,
        scene: navigation.state.scene))
    var effects = show(bubble.handle(.word(part), at: now), at: now)
    effects.append(log(.wordTap, word.word, word: word.id, scene: scene))
    // Before the tap is counted: what it wins has to wait until the child has finished.
    effects += offer(after: word, scene, at: now)
    return effects + celebrate(.wordTap, at: now)
  }

  private mutating func offer(
    after word: FoundWord, _ scene: String?, at now: MonotonicTime
  ) -> [ActivityEffect] {
    let spoken = SpokenWord(
      text: word.word, grammar: word.grammar, scene: scene ?? navigation.state.scene)
    return converse(.spoke(spoken), at: now) + settle(at: now)
  }

  private mutating func followUp(
    _ followUp: FollowUp, _ context: TouchContext, at now: MonotonicTime
  ) -> [ActivityEffect] {
    let part = context.part(
      InteractionPart(
        text: followUp.phrase, pragmaticFunction: followUp.pragmaticFunction,
        scene: navigation.state.scene))
    let log = log(.followUp, followUp.phrase)
    let effects = converse(.chose(id: followUp.id), at: now) + settle(at: now)
    return effects + show(bubble.handle(.followUp(part), at: now), at: now) + [log]
  }

  private mutating func beginSessionAgain(at now: MonotonicTime) -> [ActivityEffect] {
    defer { lastTouch = now }
    let pause = lastTouch.map { now.milliseconds(since: $0) / 1000 } ?? 0
    return pause > Self.sessionPauseSeconds ? celebrate(.sessionBegan, at: now) : []
  }

  mutating func converse(_ input: SCSEngine.Input, at now: MonotonicTime) -> [ActivityEffect] {
    let (board, scene) = (board, navigation.state.scene)
    let effects = scs.handle(
      input, from: content.book,
      isHidden: { board.isHidden($0, in: scene) || board.isHidden($0, in: nil) }, at: now)
    return effects.map { effect in
      switch effect {
      case .offer(let offer): .tell(.followUps(offer))
      case .withdraw: .tell(.followUps(nil))
      case .renderAhead(let phrases): .renderAhead(phrases)
      }
    }
  }

  /// The exchange is over: the child went elsewhere, or wants quiet.
  mutating func leave(at now: MonotonicTime) -> [ActivityEffect] { converse(.leave, at: now) }

  mutating func show(_ effects: [SpeechBubble.Effect], at now: MonotonicTime) -> [ActivityEffect] {
    effects.flatMap { effect -> [ActivityEffect] in
      switch effect {
      case .changed(let state): [.tell(.bubble(state))]
      case .say: []  // whoever asked for it has had it said
      case .sentence: celebrate(.sentence, at: now)
      case .interactionEnded(let parts, let began):
        [
          .log(
            ActivityEvent(
              .interaction, scene: parts[0].scene ?? navigation.state.scene, tier: settings.tier,
              sequence: parts.map(\.text),
              scenarios: ScenarioClassifier.scenarios(of: parts, by: content.senses),
              secondsAgo: now.milliseconds(since: began) / 1000))
        ]
      }
    }
  }

  mutating func celebrate(
    _ input: CelebrationEngine.Input, at now: MonotonicTime
  ) -> [ActivityEffect] {
    if modelling.isOn, input.isAchievement { return [] }  // not the child's
    return celebration.handle(input, at: now).flatMap { effect -> [ActivityEffect] in
      switch effect {
      case .celebrate(let celebration):
        [
          .tell(.celebration(celebration)), .cue(celebration.chime),
          log(.celebration, celebration.reason.rawValue),
        ]
      case .keep(let milestones): [.keep(.milestones, milestones.plain)]
      }
    }
  }

  /// `kind` as it is noted, in the words of the interaction so far.
  func log(
    _ kind: ActivityEvent.Kind, _ text: String?, word: WordID? = nil, scene: String? = nil
  ) -> ActivityEffect {
    .log(
      ActivityEvent(
        kind, text: text, word: word, scene: scene ?? navigation.state.scene, tier: settings.tier,
        sequence: bubble.sequence))
  }

  /// How the loop is to be.
  var loopSettings: SCSEngine.Input {
    .settings(
      tier: settings.tier, mode: settings.conversation, timeoutSeconds: settings.bubbleSeconds)
  }
}

extension Touch {
  /// What was touched, or nil for the message as it stands.
  public var text: String? {
    switch self {
    case .word(let word, _, _): word.word
    case .followUp(let followUp): followUp.phrase
    case .phrase(let text): text
    case .feeling(let phrase): phrase.phrase
    case .message: nil
    }
  }
}
