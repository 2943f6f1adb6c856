import Foundation

/// A directory for what nobody keeps.
struct ScratchDirectory {
  let path: String

  /// A new one.
  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "meadow-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  /// Takes it away with all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
