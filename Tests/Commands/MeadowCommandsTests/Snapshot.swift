import Foundation
import Testing

/// Texts that are kept as files and compared whole.
///
/// After a wanted change, renew them all and read the difference before keeping it:
///
///     swift build -c release --product meadow
///     MEADOW_RENEW_SNAPSHOTS=1 swift test -c release --filter MeadowCommandsTests
enum Snapshot {
  static let isRenewed = ProcessInfo.processInfo.environment["MEADOW_RENEW_SNAPSHOTS"] == "1"

  /// Where the help texts are kept.
  static let directory = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Snapshots")

  /// Expects `text` to be what the file holds, or has the file hold it.
  static func expect(
    _ text: String, is file: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRenewed { return try Data(text.utf8).write(to: file) }
    let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let difference = lineDifference(text, kept)
    #expect(
      difference == nil, "\(file.lastPathComponent), \(difference ?? "")",
      sourceLocation: sourceLocation)
  }
}

/// Says at which line two texts first differ; nil where they are the same.
func lineDifference(_ text: String, _ wanted: String) -> String? {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let wantedLines = wanted.split(separator: "\n", omittingEmptySubsequences: false)
  for (index, pair) in zip(lines, wantedLines).enumerated() where pair.0 != pair.1 {
    return "line \(index + 1) is \"\(pair.0)\", not \"\(pair.1)\""
  }
  return lines.count == wantedLines.count
    ? nil : "\(lines.count) lines, not \(wantedLines.count)"
}
