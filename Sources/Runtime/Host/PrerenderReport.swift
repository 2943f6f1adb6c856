/// What became of rendering the core words ahead.
public struct PrerenderReport: Equatable, Sendable {
  /// How many words there are.
  public var wanted: Int
  /// How many of them have their sound at hand.
  public var ready: Int
  /// How many were made now, not read from disk.
  public var made: Int
  /// How many writes failed; what could not be kept on disk sounds while the program runs.
  public var unwritable: Int
  /// The voice they are in.
  public var voice = ""
  /// Why not all could be made, as far as it is known.
  public var problem: String?
}

extension PrerenderReport {
  /// The report as the command prints it.
  public var line: String { "\(ready) of \(wanted) words are ready, \(made) of them made now." }

  /// The report that a line says, or nil where it says none; failed writes are not in it.
  public init?(line: String) {
    let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 3, line.contains("words are ready") else { return nil }
    self.init(wanted: numbers[1], ready: numbers[0], made: numbers[2], unwritable: 0)
  }

  /// Adds the figures of another part of the same work.
  public static func += (report: inout PrerenderReport, other: PrerenderReport) {
    report.wanted += other.wanted
    report.ready += other.ready
    report.made += other.made
    report.unwritable += other.unwritable
    report.problem = report.problem ?? other.problem
  }
}
