import MeadowFoundations

/// The steps the companion goes through: it greets or not, models, waits, is glad, rests.
extension CompanionEngine {
  /// Step 1 of the intro: it waves, and a grown-up reads what modelling is.
  mutating func beginIntro(at now: MonotonicTime) -> [Effect] {
    guard settings.isOn, state.activity == .resting else { return [] }
    state = CompanionState(activity: .greeting, isIntro: true, message: script.introMessage)
    return [note(CompanionStep.started.rawValue), .changed(state)] + say(script.greeting, at: now)
  }

  /// Speak With Me: a word of the scene that was not just used.
  mutating func beginModelling(
    from words: [String], byItself: Bool = false, at now: MonotonicTime
  ) -> [Effect] {
    guard settings.isOn, state.activity == .resting else { return [] }
    guard let word = choose(from: words) else {
      // Where there is nothing to model, it will not try for ever.
      initiative.end(isAnswered: false, at: now)
      return []
    }
    modelled = Array((modelled + [word.lowercased()]).suffix(Self.memory))
    hasModelledAgain = false
    let lines = script.lines.isEmpty ? [script.again] : script.lines
    let line = lines[chance.index(below: lines.count)]
    return [note(CompanionStep.started.rawValue, (byItself ? " by itself: " : ": ") + word)]
      + model(word, saying: line, at: now)
  }

  private mutating func choose(from words: [String]) -> String? {
    let fresh = words.filter {
      !usedByChild.contains($0.lowercased()) && !modelled.contains($0.lowercased())
    }
    let known = fresh.isEmpty ? words : fresh
    // Where signs are shown, a word that has one is worth more: it can be seen as well as heard.
    let signed = settings.signing ? known.filter { script.signing(of: $0) != nil } : []
    let pool = signed.isEmpty ? known : signed
    return pool.isEmpty ? nil : pool[chance.index(below: pool.count)]
  }

  /// Step 2 of the intro, and each model of Speak With Me: a spotlight on `word`, said as `line`.
  private mutating func model(
    _ word: String, saying line: String, at now: MonotonicTime
  ) -> [Effect] {
    state.activity = .modelling
    state.word = word
    state.signing = settings.signing ? script.signing(of: word) : nil
    return [.changed(state)] + say(CompanionScript.line(line, with: word), at: now)
  }

  /// Says `line` now or when the child is quiet; with its voice off the step takes its time in
  /// silence.
  private mutating func say(_ line: String, at now: MonotonicTime) -> [Effect] {
    if let quiet = quietMoment(after: now) {
      postponed = line
      nextStep = quiet
      return []
    }
    postponed = nil
    nextStep = now.later(
      bySeconds: state.activity == .greeting ? script.greetingSeconds : script.modellingSeconds)
    guard settings.speaks, !line.isEmpty else { return [] }
    isSpeaking = true
    return [.say(line)]
  }

  /// When it may speak, or nil for now: not while the child speaks, nor soon after its touch.
  private func quietMoment(after now: MonotonicTime) -> MonotonicTime? {
    if isChildSpeaking { return now.later(bySeconds: script.courtesySeconds) }
    let quiet = lastTouch?.later(bySeconds: script.courtesySeconds) ?? now
    return now < quiet ? quiet : nil
  }

  /// What is to happen at ``nextStep``.
  mutating func goOn(at now: MonotonicTime) -> [Effect] {
    if let postponed { return say(postponed, at: now) }
    let quiet: [Effect] = isSpeaking ? [.quiet] : []
    isSpeaking = false
    switch state.activity {
    case .greeting: return quiet + model(script.introWord, saying: script.again, at: now)
    case .modelling: return quiet + wait(at: now)
    case .waiting: return modelAgainOrRest(at: now)
    case .resting, .celebrating: return rest(at: now)
    }
  }

  /// Step 3: the expectant pause. It looks at the child and is silent.
  mutating func wait(at now: MonotonicTime) -> [Effect] {
    state.activity = .waiting
    nextStep = now.later(
      bySeconds: state.isIntro ? script.introPauseSeconds : settings.pauseSeconds)
    return [.changed(state)]
  }

  private mutating func modelAgainOrRest(at now: MonotonicTime) -> [Effect] {
    guard !state.isIntro, !hasModelledAgain, let word = state.word else {
      if !state.isIntro { initiative.end(isAnswered: false, at: now) }
      return [note(CompanionStep.completed.rawValue)] + rest(at: now)
    }
    hasModelledAgain = true
    return model(word, saying: script.again, at: now)
  }

  /// Step 4: it is glad of whatever was touched; step 5: it lets the child explore.
  mutating func celebrate(at now: MonotonicTime) -> [Effect] {
    let step: CompanionStep = expectsAnswer ? .answered : .completed
    let done = note(step.rawValue)
    initiative.end(isAnswered: expectsAnswer ? true : nil, at: now)
    guard settings.celebrates else { return [done] + rest(at: now) }
    postponed = nil
    state.activity = .celebrating
    state.message = nil
    state.signing = nil
    nextStep = now.later(bySeconds: script.celebratingSeconds)
    return [done, .changed(state), .celebrate]
  }

  mutating func rest(at now: MonotonicTime) -> [Effect] {
    postponed = nil
    nextStep = nil
    initiative.end(isAnswered: nil, at: now)
    state = CompanionState()
    return [.changed(state)]
  }
}
