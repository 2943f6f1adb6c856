import Foundation

/// A directory of one test's own, removed with it.
final class Home: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "meadow-cli-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in this directory.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes `text` as the file `name` and returns its path.
  @discardableResult func write(_ text: String, as name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: file(name)))
    return file(name)
  }

  /// The bytes of the file `name`.
  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file(name))))
  }

  /// An empty file of a new name.
  func newFile() throws -> URL {
    let url = URL(filePath: file("output-\(UUID())"))
    try Data().write(to: url)
    return url
  }
}
