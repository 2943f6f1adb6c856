import MeadowFoundations

/// The item that stands before the child in a lesson, with its key.
package struct LessonStage: Equatable, Sendable {
  /// How the item stands in its lesson.
  package var step: LessonStep
  /// How far the lesson is.
  var stepper: LessonStepper
  /// The item; nil where its place has none, which a whole content never has.
  package let keyed: KeyedItem?
  /// What the last answer or hint brought, until the next.
  var feedback: LessonFeedback?

  /// What is read out when it comes: what is to be done, then the options.
  var promptLines: [NarrationLine] {
    guard let item = keyed?.item else { return [] }
    let lead = SkillWords.lead(step.role).map { [NarrationLine($0)] } ?? []
    let model = step.role == .model ? exampleLines : []
    return lead + item.narration.narrationLines + model
  }

  /// What it is reminded of once: the question alone.
  var reminderLines: [NarrationLine] { keyed?.item.prompt.narrationLines ?? [] }

  /// How it is worked out, in two steps.
  var exampleLines: [NarrationLine] {
    keyed?.item.example.flatMap { $0.narrationLines } ?? []
  }

  /// The way to think, without what it leads to.
  var wayLines: [NarrationLine] { keyed?.item.example.first?.narrationLines ?? [] }

  /// Hint `number` of it, from 1.
  func hintLines(_ number: Int) -> [NarrationLine] {
    guard let hints = keyed?.item.hints, hints.indices.contains(number - 1) else { return [] }
    return hints[number - 1].words.narrationLines
  }
}

/// What follows an answer or a call for help (learning K23, §7).
public struct LessonFeedback: Equatable, Codable, Sendable {
  /// What it is.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    /// The answer is right.
    case correct
    /// It is not; the child tries again.
    case tryAgain
    /// It is not, and came faster than anybody reads: the way to think is shown.
    case model
    /// It is not for the second time: the answer is shown, to be copied.
    case copy
    /// The shown answer was copied.
    case copied
    /// An answer of a placement was taken; it is neither praised nor corrected.
    case noted
    /// A hint was given.
    case hint
  }

  /// What it is.
  public var kind: Kind
  /// What is read out and shown, in sentences.
  public var lines: [NarrationLine]
  /// The option that has faded, or nil.
  public var faded: String?
  /// The mistake behind a wrong answer, where it has a name.
  public var errorTag: String?
  /// Points that were earned.
  public var points = 0
}
