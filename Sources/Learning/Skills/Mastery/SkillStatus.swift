/// How far a child is with a skill (learning K14).
public enum SkillStatus: String, CaseIterable, Sendable, Codable {
  /// Nothing was done yet.
  case notStarted
  /// It is being learnt; the document also calls it In Progress (learning R16).
  case learning
  /// Two sessions have shown it; the next review is not due yet.
  case mastered
  /// A review is due.
  case reviewing
}

/// What a skill shows for it (learning K24, R16).
public enum SkillMedal: String, CaseIterable, Sendable, Codable {
  /// In progress.
  case bronze
  /// One session has shown it.
  case silver
  /// It is mastered.
  case gold
}
