/// Something in a content file that a person has to put right.
public struct ContentProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where, from the top of the file: `coreVocabulary[12].emoji`, counted from 0. Empty for the whole.
  public var path: String
  /// What is wrong and what belongs there, for a reader who does not program.
  public var reason: String

  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}

extension [ContentProblem] {
  /// A problem at `path` where `isWrong`, else none.
  static func found(
    _ isWrong: Bool, at path: @autoclosure () -> String, _ reason: @autoclosure () -> String
  ) -> [ContentProblem] {
    isWrong ? [ContentProblem(path: path(), reason: reason())] : []
  }
}

/// Why a vocabulary file cannot be used.
public enum VocabularyFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is not there or may not be read; check its name and its permissions.
  case unreadable(file: String, reason: String)
  /// The file is not JSON; the reason says where it stops being it.
  case notJSON(file: String, reason: String)
  /// The file is JSON, but a part of it is missing or of the wrong kind; the problem says which.
  case wrong(file: String, problem: ContentProblem)

  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .notJSON(let file, let reason):
      "\(file): this is not JSON, \(reason). Look there for a missing comma, quote or bracket."
    case .wrong(let file, let problem): "\(file): \(problem)"
    }
  }
}
