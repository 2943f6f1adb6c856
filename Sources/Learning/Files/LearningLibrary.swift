package import Foundation
package import MeadowLearning
import Synchronization

/// The lessons that come with Meadow and those that a family has added, read when they are first
/// needed: who never learns with Meadow pays nothing for it.
package final class LearningLibrary: Sendable {
  private let own: String?
  private let state = Mutex<(content: LearningContent, notes: [String])?>(nil)

  /// The library of a family whose own files lie in the directory `own`; nil for none.
  package init(own: String?) { self.own = own }

  /// All lessons. The first call reads them, which takes some tenths of a second; any thread.
  package var content: LearningContent { loaded.content }

  /// What could not be used of a family's own files, a sentence each.
  package var notes: [String] { loaded.notes }

  private var loaded: (content: LearningContent, notes: [String]) {
    state.withLock { state in
      if let state { return state }
      let read = Self.read(own)
      state = read
      return read
    }
  }

  /// Where the lessons lie that come with Meadow.
  package static var directory: URL? {
    Bundle.module.resourceURL?.appending(path: "lessons")
  }

  private static func read(_ own: String?) -> (content: LearningContent, notes: [String]) {
    var (files, notes) = ([LearningFile](), [String]())
    var places = LessonPlaces()
    if let directory {
      do throws(LearningFileProblem) {
        files = try LearningPack(directory: directory).files
        places = LessonPlaces(at: directory.appending(path: LessonPlaces.name))
      } catch { notes.append(error.description) }
    }
    for url in own.map(ownFiles) ?? [] {
      do throws(LearningFileProblem) {
        let file = try LearningFile(at: url)
        // A file that is not whole is left out as a whole: half a lesson teaches nothing.
        let problems = LearningCheck.problems(in: LearningPack(files + [file]), of: [file])
        if problems.isEmpty {
          files.append(file)
        } else {
          notes.append("\(file.name) is left out: \(problems[0])")
        }
      } catch { notes.append(error.description) }
    }
    return (LearningPack(files).content(places), notes)
  }

  private static func ownFiles(_ directory: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map {
      URL(filePath: directory).appending(path: $0)
    }
  }
}
