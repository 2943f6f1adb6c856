import MeadowFoundations

/// What a first attempt changes (learning K10–K13, §3F).
extension SkillEngine {
  mutating func take(_ answer: SkillAnswer, at now: WallTime) -> [Effect] {
    let skill = answer.skillId
    let lastAnswered = state.record(of: skill).lastAnswered
    var effects: [Effect] = []
    let hasStepped = change(skill) { record in
      record.note(answer, at: now)
      return record.difficulty.count(isCorrect: answer.isCorrect)
    }
    if hasStepped {
      let level = state.record(of: skill).difficulty.level
      effects.append(.difficulty(skill: skill, level: level))
    }
    switch state.record(of: skill).status {
    case .notStarted, .mastered: break
    case .learning: effects += learn(answer, at: now)
    case .reviewing:
      // A lesson while a review is due is practice; only the review itself decides (learning R12).
      if answer.purpose == .review { effects += review(answer, lastAnswered, at: now) }
    }
    return effects
  }

  private mutating func learn(_ answer: SkillAnswer, at now: WallTime) -> [Effect] {
    let skill = answer.skillId
    let session = state.lastSession
    let threshold = rubric(skill).masteryThreshold
    let mayCredit = mayCredit(state.record(of: skill).credits, answer.day)
    let isReached = change(skill) { record in
      record.window.add(answer.score, in: session)
      if mayCredit { record.bestShare = max(record.bestShare, record.window.share) }
      return record.window.reaches(threshold)
    }
    guard isReached, mayCredit else { return [] }
    let credits = change(skill) { record in
      record.credits.append(SkillRecord.Credit(session: session, day: answer.day))
      record.bestShare = 0
      return record.credits.count
    }
    let credited = Effect.credited(skill: skill, credits: credits)
    return [credited] + (credits < Self.creditsForMastery ? [] : [master(skill, at: now)])
  }

  /// Whether the session on `day` may count beside `credits`: once a session and, where a parent
  /// asks for it, once a day (learning R9).
  private func mayCredit(_ credits: [SkillRecord.Credit], _ day: String) -> Bool {
    credits.allSatisfy { credit in
      credit.session != state.lastSession && !(rules.asksForDifferentDays && credit.day == day)
    }
  }

  private mutating func master(_ skill: String, at now: WallTime) -> Effect {
    let first = rubric(skill).reviewInterval
    let due = SkillReviewLadder.interval(at: 0, first: first).after(now)
    let isComeback = change(skill) { record in
      record.status = .mastered
      record.review = SkillReview(due: due)
      defer { record.hasLapsedIdle = false }
      return record.hasLapsedIdle
    }
    return .mastered(skill: skill, review: due, isComeback: isComeback)
  }
}
