import Foundation

/// A directory of one test's own, removed with it.
final class TemporaryDirectory {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "meadow-test-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func file(_ name: String) -> String { path + "/" + name }
}
