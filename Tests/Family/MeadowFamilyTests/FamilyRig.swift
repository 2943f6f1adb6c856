import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// A store in a directory of one test's own.
final class FamilyRig {
  let directory: String
  var path: String { directory + "/family.sqlite" }

  init() {
    directory = NSTemporaryDirectory() + "meadow-family-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  func store() -> FamilyStore { FamilyStore.open(at: path) }
}
