/// What was found in a content file.
public struct CheckedFile: Sendable, Equatable {
  /// The file.
  public var path: String
  /// What it holds, in a few words.
  public var summary: String
  /// What is wrong with it, each with its place.
  public var problems: [String]

  /// A file with its problems.
  public init(path: String, summary: String, problems: [String]) {
    self.path = path
    self.summary = summary
    self.problems = problems
  }
}
