import MeadowFoundations

/// Practice and the warm-up before it.
extension FactsCourse {
  mutating func practise(
    _ drill: FactDrill?, on day: CalendarDay, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    let session = state.lastSession + 1
    let limit = max(1, min(limitMinutes, minutesLeft ?? limitMinutes))
    let start = PracticeStart(session: session, limitMinutes: limit, drill: drill)
    if let problem = state.practice.problem(with: .start(start)) { throw problem }
    let left = stop(on: day, at: now)
    state.lastSession = session
    state.lastRight = []
    return left + [.begins]
      + follow(state.practice.handle(.start(start), at: now), on: day, at: now)
  }

  /// Hands `input` to practice.
  mutating func ask(
    _ input: PracticeInput, on day: CalendarDay, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    if let problem = state.practice.problem(with: input) { throw problem }
    return follow(state.practice.handle(input, at: now), on: day, at: now)
  }

  /// Hands what practice did to all that learns from it, and finds the near-twin it asks for.
  mutating func follow(
    _ effects: [PracticeEffect], on day: CalendarDay, at now: WallTime
  ) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .twin(let fact):
        guard let item = state.practice.twinItem else { return [] }
        let seed = UInt64(item) &* 0x9E37_79B9_7F4A_7C15
        var chance = Chance(seed: seed)
        let twin = fact.nearTwin(by: &chance)
        let answer = state.practice.handle(.twin(item: item, twin), at: now)
        return follow(answer, on: day, at: now)
      case .answered(let answer, _):
        return [.practice(effect)] + count(answer, on: day)
      case .achieved(.regained(let band, _)):
        // A band lapses by the probe after idle days, and by nothing else.
        let idle = FactBadge.comebackIdleDays
        return [.practice(effect)]
          + state.progress.regained(band, idleDays: idle, at: now).map(Effect.news)
      case .keep, .refused: return []
      case .ask, .feedback, .microLesson, .why, .offerDrill, .progress, .achieved, .placed,
        .levelProbed, .paused, .recap:
        return [.practice(effect)]
      }
    }
  }

  private mutating func count(_ answer: FactAnswer, on day: CalendarDay) -> [Effect] {
    if answer.isCorrect {
      state.lastRight.append(answer.fact)
      if state.lastRight.count > FactsState.flashItems { state.lastRight.removeFirst() }
    }
    return state.progress.count(answer, on: day, fastMilliseconds: fastMilliseconds)
      .map(Effect.news)
  }

  /// Within how many milliseconds right is fast; nil where time says nothing.
  var fastMilliseconds: Int? { fluency.isScanning ? nil : fluency.limit.milliseconds }

  mutating func warmUp(on day: CalendarDay, at now: WallTime) -> [Effect] {
    let left = stop(on: day, at: now)
    let session = state.lastSession + 1
    let touches = MotorWarmUp(seed: UInt64(session))
    state.warmUp = FactsState.WarmUp(touches: touches, session: session)
    return left + [.begins, .warmUp(touches.number)]
  }

  mutating func touch(
    _ number: Int, _ times: KeyTimes, on day: CalendarDay, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    guard var warmUp = state.warmUp else {
      throw InputProblem(
        .settled, field: "touch", reason: "no warm-up goes on", advice: "begin one first")
    }
    guard (0...9).contains(number) else {
      throw InputProblem(
        field: "number", reason: "\(number) is not from 0 to 9", advice: "send the digit touched")
    }
    warmUp.touches.touch(number, times)
    guard let baseline = warmUp.touches.baseline(session: warmUp.session) else {
      state.warmUp = warmUp
      return [.warmUp(warmUp.touches.number)]
    }
    state.warmUp = nil
    return [.warmUp(nil)]
      + follow(state.practice.handle(.baseline(baseline), at: now), on: day, at: now)
  }

  /// Leaves whatever goes on.
  mutating func stop(on day: CalendarDay, at now: WallTime) -> [Effect] {
    let warmUp: [Effect] = state.warmUp == nil ? [] : [.warmUp(nil)]
    state.warmUp = nil
    let practice =
      state.practice.runningSession == nil
      ? [] : follow(state.practice.handle(.stop, at: now), on: day, at: now)
    return warmUp + practice + conduct(.end, on: day, at: now) + closeRuns(on: day, at: now)
  }
}
