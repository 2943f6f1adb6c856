/// What is wrong with a template, in words for the person who writes it.
package struct TemplateProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of mistakes, so that a check can be held to each.
  package enum Kind: String, CaseIterable, Sendable, Codable {
    /// A field that must be there is not.
    case missingField
    /// A field nobody reads; mostly a slip of the pen.
    case unknownField
    /// A value of the wrong kind or outside its range.
    case wrongValue
    /// An expression that cannot be read.
    case unreadable
    /// A name that is neither a param nor a table.
    case unknownName
    /// Params that need each other.
    case circle
    /// Two templates with one id.
    case sameID
    /// An expression that cannot be worked out with the params of this seed.
    case cannotWorkOut
    /// Constraints that no draw fulfils.
    case nothingFits
    /// Too few wrong options, or two that look or sound the same.
    case tooFewOptions
    /// More answers are possible than can be tried one by one.
    case tooManyAnswers
  }

  /// Which kind of mistake.
  package var kind: Kind
  /// The template, or the file where it has no id yet.
  package var template: String
  /// The field, such as "wrongs[1].value".
  package var field: String
  /// What is wrong.
  package var reason: String
  /// The way out.
  package var advice: String
  /// The character at fault within the field's text, from 0.
  package var place: Int?

  package var description: String {
    let place = place.map { " at character \($0)" } ?? ""
    return "\(template): \(field)\(place): \(reason). Please \(advice)."
  }
}
