import MeadowFoundations

/// The reviews of mastered skills (learning K13, R12).
extension SkillEngine {
  /// Skills whose review has come due, in the order of their ids; one of which no day is known has.
  mutating func fallDue(at now: WallTime) -> [Effect] {
    let due = state.records.filter { _, record in
      record.status == .mastered && record.review.map { $0.due <= now } ?? true
    }
    return due.byName.map { skill, _ in
      change(skill) { $0.status = .reviewing }
      return .reviewDue(skill: skill)
    }
  }

  /// Counts a first attempt of a review; it was last practised at `lastAnswered`.
  ///
  /// The first wrong answer decides, and so does the third right one. A review that was broken off
  /// is begun again in the next session: three items in one sitting show what is remembered.
  mutating func review(
    _ answer: SkillAnswer, _ lastAnswered: WallTime?, at now: WallTime
  ) -> [Effect] {
    var review = state.record(of: answer.skillId).review ?? SkillReview(due: now)
    if review.session != state.lastSession {
      review.session = state.lastSession
      review.correctSoFar = 0
      let idle = now.milliseconds - (lastAnswered ?? now).milliseconds
      review.idleMilliseconds = max(review.idleMilliseconds, idle)
    }
    review.correctSoFar += 1
    if !answer.isCorrect { return fail(review, answer.skillId, at: now) }
    if review.correctSoFar == SkillReviewLadder.itemCount {
      return pass(review, answer.skillId, at: now)
    }
    change(answer.skillId) { $0.review = review }
    return []
  }

  private mutating func pass(
    _ review: SkillReview, _ skill: String, at now: WallTime
  ) -> [Effect] {
    let rung = min(review.rung + 1, SkillReviewLadder.days.count - 1)
    let next = SkillReviewLadder.interval(at: rung, first: rubric(skill).reviewInterval).after(now)
    change(skill) { record in
      record.status = .mastered
      record.review = SkillReview(due: next)
      record.review?.rung = rung
    }
    return [.reviewPassed(skill: skill, next: next)]
  }

  private mutating func fail(
    _ review: SkillReview, _ skill: String, at now: WallTime
  ) -> [Effect] {
    let failures = review.failuresInRow + 1
    if failures == SkillReviewLadder.failuresToLapse { return lapse(review, skill) }
    let next = SkillReviewLadder.interval(at: 0, first: rubric(skill).reviewInterval).after(now)
    change(skill) { record in
      record.status = .mastered
      record.review = SkillReview(due: next)
      record.review?.failuresInRow = failures
      record.review?.idleMilliseconds = review.idleMilliseconds
    }
    return [.reviewFailed(skill: skill, next: next)]
  }

  /// Learnt again from the start: two new sessions must show it (learning R12).
  private mutating func lapse(_ review: SkillReview, _ skill: String) -> [Effect] {
    let comeback = Self.comebackDays * ReviewInterval.dayMilliseconds
    change(skill) { record in
      record.status = .learning
      record.credits = []
      record.bestShare = 0
      record.window.clear()
      record.review = nil
      record.hasLapsedIdle = review.idleMilliseconds >= comeback
    }
    return [.lapsed(skill: skill)]
  }
}
