/// How an item of a lesson is done: shown, done together, or done alone (learning §7).
public enum LessonRole: String, CaseIterable, Sendable, Codable {
  /// A hand shows how; nothing is asked.
  case model
  /// The child does it with help; it earns points and is not scored for mastery.
  case lead
  /// The child does it alone; the first answer is scored.
  case test
  /// The child does it alone, once; whatever the answer, the next item comes, and it counts for where
  /// the child begins alone (``SkillPlacement``).
  case placement
}
