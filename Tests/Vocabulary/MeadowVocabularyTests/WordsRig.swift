import Foundation
import MeadowFoundations
import MeadowStore
import MeadowVocabulary
import Testing

/// My Words on a store in a directory of one test's own.
final class WordsRig {
  let directory: String
  var path: String { directory + "/family.sqlite" }

  init() {
    directory = NSTemporaryDirectory() + "meadow-words-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  func store() -> FamilyStore { FamilyStore.open(at: path) }
  func words() -> MyWords { MyWords(store: store()) }
}

extension MyWordContent {
  /// A person called `text`.
  static func person(_ text: String) -> MyWordContent { MyWordContent(group: .people, text: text) }
}

extension MyWords {
  /// What the words of `group` are called, in their order.
  nonisolated func texts(_ group: MyWordGroup) -> [String] {
    all().filter { $0.content.group == group }.map(\.content.text)
  }

  /// What `change` says is wrong with what was sent; nil where nothing is.
  nonisolated func problem<Value>(
    _ change: (MyWords) async throws -> Value
  ) async -> InputProblem? {
    do {
      _ = try await change(self)
    } catch FamilyProblem.input(let problem) {
      return problem
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }
}

/// A picture of 2 × 2 pixels: a PNG with one stored block.
let tinyPNG: [UInt8] = [
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
  0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
  0x73, 0x00, 0x00, 0x00, 0x10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x38, 0xA1, 0xA1, 0x01,
  0x44, 0x0C, 0x10, 0x0A, 0x00, 0x21, 0x2E, 0x04, 0x61, 0x1E, 0xE0, 0x6D, 0xC2, 0x00, 0x00, 0x00,
  0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
]
