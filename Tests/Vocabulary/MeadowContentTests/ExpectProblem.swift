import MeadowContent
import Testing

/// Expects a problem at `path` whose reason holds `reason`.
func expectProblem(
  _ path: String, _ reason: String, among problems: [ContentProblem],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    problems.contains { $0.path == path && $0.reason.contains(reason) },
    "\(path), \(reason): \(problems)", sourceLocation: sourceLocation)
}
