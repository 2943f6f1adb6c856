package import Foundation
import MeadowFoundations
package import MeadowLearning

/// A file of lessons: what there is to learn, and the templates its items are made from.
///
/// All parts may be missing: a file of templates alone is one, and so is a catalogue without lessons.
package struct LearningFile: Sendable {
  /// A lesson as its author writes it.
  package struct Entry: Decodable, Sendable {
    package var id: String
    /// The skill, where it is not that of the lesson's templates.
    package var skill: String?
    package var title: String
    package var type: String
    /// The templates of its places, in order.
    package var items: [String]
  }

  private struct Parts: Decodable {
    var standards: [Standard]?
    var skills: [Skill]?
    var rubrics: [Rubric]?
    var badges: [SkillBadge]?
    var lessons: [Entry]?
  }

  /// The name of the file, for problems.
  package let name: String
  package let standards: [Standard]
  package let skills: [Skill]
  package let rubrics: [Rubric]
  package let badges: [SkillBadge]
  package let lessons: [Entry]
  package let templates: [Template]
  /// What is wrong with templates that were left out.
  package let problems: [TemplateProblem]

  /// Reads `bytes`, the content of the file `name`.
  package init(_ bytes: Data, named name: String) throws(LearningFileProblem) {
    self.name = name
    do {
      let parts = try JSONDecoder().decode(Parts.self, from: bytes)
      (standards, skills) = (parts.standards ?? [], parts.skills ?? [])
      (rubrics, badges) = (parts.rubrics ?? [], parts.badges ?? [])
      lessons = parts.lessons ?? []
      guard case .object(var fields) = try JSONDecoder().decode(PlainJSON.self, from: bytes) else {
        throw LearningFileProblem.notReadable(file: name, reason: "it is no object")
      }
      for part in ["standards", "skills", "rubrics", "badges", "lessons"] { fields[part] = nil }
      let hasTemplates = fields["templates"] != nil
      let file = TemplateFile(.object(fields), named: name)
      templates = file.templates
      problems = hasTemplates || !fields.keys.allSatisfy { $0 == "note" } ? file.problems : []
    } catch let error as LearningFileProblem {
      throw error
    } catch let error as DecodingError {
      throw .notReadable(file: name, reason: Self.words(for: error))
    } catch {
      throw .notReadable(file: name, reason: "it is no JSON")
    }
  }

  /// Reads the file at `url`.
  package init(at url: URL) throws(LearningFileProblem) {
    let bytes: Data
    do { bytes = try Data(contentsOf: url) } catch {
      throw .notReadable(file: url.lastPathComponent, reason: "it cannot be read")
    }
    try self.init(bytes, named: url.lastPathComponent)
  }

  private static func words(for error: DecodingError) -> String {
    let (path, reason): ([any CodingKey], String) =
      switch error {
      case .keyNotFound(let key, let context): (context.codingPath + [key], "it is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context.codingPath, "it is of another kind than it must be")
      case .dataCorrupted(let context): (context.codingPath, "it is no JSON")
      @unknown default: ([], "it cannot be understood")
      }
    let place = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return place.isEmpty ? reason : "\(place.drop { $0 == "." }): \(reason)"
  }
}

/// Why a file of lessons cannot be used.
package enum LearningFileProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// It is not there or no JSON of this shape.
  case notReadable(file: String, reason: String)

  /// As a sentence with the way out.
  package var description: String {
    switch self {
    case .notReadable(let file, let reason):
      "\(file): \(reason); write it as docs/templates.md says."
    }
  }
}
