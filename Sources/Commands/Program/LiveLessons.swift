import Foundation
import LearningFiles
import MeadowCommands
import MeadowLearning

/// The lessons of early maths: which files hold some, and what is wrong with them.
enum LiveLessons {
  /// How many items of each template are made of what comes with Meadow, whose tests make more.
  private static let fewSeeds: Range<UInt64> = 0..<25

  /// Whether a file's `text` is that of lessons or templates; a directory holds a pack of them.
  static func holds(_ text: String, at url: URL) -> Bool {
    isDirectory(url)
      || ["templates", "lessons", "standards", "skills"].contains { text.contains("\"\($0)\"") }
  }

  /// What is wrong with the lessons that come with Meadow.
  static func check() -> [CheckedFile] {
    guard let directory = LearningLibrary.directory else { return [] }
    return [check(directory, named: "lessons", words: LearningWords.bundled)]
  }

  /// What is wrong with a stranger's file, which may name skills that come with Meadow, or with a
  /// directory of files that stand for themselves.
  static func check(_ url: URL) -> CheckedFile {
    if isDirectory(url) { return check(url, named: url.path, words: nil) }
    do throws(LearningFileProblem) {
      let file = try LearningFile(at: url)
      let known = try LearningLibrary.directory.map { directory throws(LearningFileProblem) in
        try LearningPack(directory: directory).files
      }
      return CheckedFile(
        path: url.path, summary: summary([file]),
        problems: LearningCheck.problems(in: LearningPack((known ?? []) + [file]), of: [file]))
    } catch {
      return CheckedFile(path: url.path, summary: "", problems: [error.description])
    }
  }

  private static func check(
    _ directory: URL, named name: String, words: Set<String>?
  ) -> CheckedFile {
    do throws(LearningFileProblem) {
      let pack = try LearningPack(directory: directory)
      return CheckedFile(
        path: name, summary: summary(pack.files),
        problems: LearningCheck.problems(
          in: pack, of: pack.files, words: words, seeds: words == nil ? 0..<200 : fewSeeds))
    } catch {
      return CheckedFile(path: name, summary: "", problems: [error.description])
    }
  }

  private static func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  private static func summary(_ files: [LearningFile]) -> String {
    let lessons = files.flatMap(\.lessons)
    let places = lessons.reduce(0) { $0 + $1.items.count }
    let counts = [
      (files.flatMap(\.templates).count, "template"), (lessons.count, "lesson"),
      (3 * places, "item"),
    ]
    return counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
