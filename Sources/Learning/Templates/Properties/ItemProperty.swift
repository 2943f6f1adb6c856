/// The properties every shipped item has (learning §4, P1–P13).
package enum ItemProperty: String, CaseIterable, Sendable, Codable {
  /// There is an answer, and an independent solver finds the same ones.
  case solvable = "P1"
  /// Exactly one option is right; options differ to the eye and to the ear.
  case distinctOptions = "P2"
  /// All right answers are taken; wrong and senseless ones are not.
  case check = "P3"
  /// Nothing is negative or outside the template's range.
  case inRange = "P4"
  /// Neither prompt nor alt text nor hints tell the answer.
  case noLeak = "P5"
  /// What is said has the numbers and signs that are shown.
  case speechEqualsDisplay = "P6"
  /// The near-twin is of the same template and difficulty and has another answer.
  case twin = "P7"
  /// A skill has three items at each difficulty it uses.
  case depth = "P8"
  /// Lessons have their size, two formats and hints.
  case lessonShape = "P9"
  /// Sentences are short and of known words.
  case words = "P10"
  /// Every name leads somewhere.
  case wholeness = "P11"
  /// The right option has no favourite rank or place in a lesson.
  case balance = "P12"
  /// No item of a skill stands there twice.
  case noDuplicates = "P13"
}

/// What an item or a lesson fails, with the seed and the params that show it again.
package struct PropertyViolation: Equatable, Sendable, CustomStringConvertible {
  /// The property that does not hold.
  package let property: ItemProperty
  /// The item, or the lesson or skill as the caller names it.
  package let subject: String
  /// The params of the item; empty for lessons and skills.
  package let params: String
  /// What is wrong.
  package let reason: String

  init(_ property: ItemProperty, _ subject: String, params: String = "", _ reason: String) {
    self.property = property
    self.subject = subject
    self.params = params
    self.reason = reason
  }

  init(_ property: ItemProperty, _ keyed: KeyedItem, _ reason: String) {
    self.init(property, keyed.item.id.rawValue, params: keyed.key.params, reason)
  }

  package var description: String {
    "\(property.rawValue) \(subject)\(params.isEmpty ? "" : " (\(params))"): \(reason)"
  }
}
