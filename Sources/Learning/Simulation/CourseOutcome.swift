package import MeadowLearning

/// What one learner's course came to.
package struct CourseOutcome: Equatable, Sendable {
  /// A band that passed.
  package struct Pass: Equatable, Sendable {
    /// The day, from 0.
    package var day: Int
    /// Minutes practised by then.
    package var minutes: Double
    /// The share of the band's facts that were truly recalled with 0.85 or more then.
    package var known: Double
    /// The same a day later without practice.
    package var knownNextDay: Double

    /// A pass.
    package init(day: Int, minutes: Double, known: Double, knownNextDay: Double) {
      self.day = day
      self.minutes = minutes
      self.known = known
      self.knownNextDay = knownNextDay
    }
  }

  /// True recall at one moment.
  package struct Recall: Equatable, Sendable {
    /// The mean over the deck.
    package var mean: Double
    /// The mean over the facts that were not known before the course.
    package var learnt: Double
    /// The facts at 0.85 or more.
    package var sure: Int

    /// Recall at a moment.
    package init(mean: Double, learnt: Double, sure: Int) {
      self.mean = mean
      self.learnt = learnt
      self.sure = sure
    }
  }

  /// Mean true recall at the end of each day.
  package var daily: [Double] = []
  /// True recall at the end of the mark day.
  package var marked: Recall?
  /// The same after the idle days.
  package var idle: Recall?
  /// The bands passed.
  package var passes: [FactBand: Pass] = [:]
  /// The consecutive bands passed at the end of the mark day (learning R6).
  package var level = 0
  /// The same by a probe of twenty items after the idle days.
  package var levelAfterIdle = 0
  /// Items in all, wrong ones, first meetings.
  package var items = 0
  package var errors = 0
  package var newFacts = 0
  /// Sessions within the last ten days, and items in them that were met on an earlier day.
  package var lateSessions = 0
  package var lateReviews = 0
  /// Facts that the placement probe asked: known ones and unknown ones, and those found known.
  package var probe = ProbeOutcome()

  /// A course that has not begun.
  package init() {}
}

/// How a placement probe sorted facts.
package struct ProbeOutcome: Equatable, Sendable {
  /// Facts asked that were known before.
  package var known = 0
  /// Of those, answered right and fast: they go into review.
  package var knownPlaced = 0
  /// Facts asked that were not.
  package var unknown = 0
  /// Of those, answered right and fast.
  package var unknownPlaced = 0

  /// Adds the counts of `other`.
  package mutating func add(_ other: ProbeOutcome) {
    known += other.known
    knownPlaced += other.knownPlaced
    unknown += other.unknown
    unknownPlaced += other.unknownPlaced
  }
}
