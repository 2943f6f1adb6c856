package import Foundation
import MeadowFoundations
package import MeadowLearning

/// Files of lessons that belong together, as one content.
package struct LearningPack: Sendable {
  /// The files, in the order of their names.
  package let files: [LearningFile]

  /// A pack of `files`.
  package init(_ files: [LearningFile]) { self.files = files }

  /// All files of a directory whose names end in ".json", but the list of places.
  package init(directory: URL) throws(LearningFileProblem) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    } catch {
      throw .notReadable(file: directory.lastPathComponent, reason: "it is no directory")
    }
    var files: [LearningFile] = []
    for name in names.sorted() where name.hasSuffix(".json") && name != LessonPlaces.name {
      files.append(try LearningFile(at: directory.appending(path: name)))
    }
    self.init(files)
  }

  /// The lessons of every file with the skills they teach, in order.
  package var lessons: [(skill: String, entry: LearningFile.Entry)] {
    let skills = Dictionary(templates.map { ($0.id, $0.skill) }) { first, _ in first }
    return files.flatMap(\.lessons).map { entry in
      (entry.skill ?? entry.items.first.flatMap { skills[$0] } ?? "", entry)
    }
  }

  /// The templates of every file.
  package var templates: [Template] { files.flatMap(\.templates) }

  /// The catalogue: what the files say, with an item for every place of a lesson.
  package var catalogue: SkillCatalogue {
    let templates = Dictionary(templates.map { ($0.id, $0) }) { first, _ in first }
    var catalogue = SkillCatalogue(
      standards: files.flatMap(\.standards), skills: files.flatMap(\.skills),
      rubrics: files.flatMap(\.rubrics), badges: files.flatMap(\.badges))
    var order: [String: Int] = [:]
    for (skill, entry) in lessons {
      order[skill, default: 0] += 1
      let ids = entry.items.indices.map { Self.place($0, of: entry.id) }
      catalogue.lessons.append(
        Lesson(
          id: entry.id, skillId: skill, title: entry.title, type: entry.type, items: ids,
          orderIndex: order[skill] ?? 1))
      for (id, name) in zip(ids, entry.items) {
        guard let template = templates[name] else { continue }
        catalogue.items.append(
          LessonItem(
            id: id, lessonId: entry.id, format: template.format.rawValue,
            difficulty: template.difficulty, hintCount: template.hintPenalties.count))
        catalogue.hints += Self.dearHints(of: template, at: id)
      }
    }
    return catalogue
  }

  /// The id of place `index` of `lesson`, counted from 0.
  package static func place(_ index: Int, of lesson: String) -> String { "\(lesson).\(index + 1)" }

  /// The hints of a place that cost other than a hint usually does; the rest are only counted.
  private static func dearHints(of template: Template, at id: String) -> [Hint] {
    let penalties = template.hintPenalties
    guard penalties.contains(where: { $0 != ItemHint.usualPenalty }) else { return [] }
    return penalties.enumerated().map { index, percent in
      Hint(
        id: "\(id).hint\(index + 1)", itemId: id, text: "hint \(index + 1)",
        penalty: Double(percent) / 100)
    }
  }

  /// The content, whose places have the items that `places` names; those it does not name, or whose
  /// template is another now, are chosen here, which takes a while.
  package func content(_ places: LessonPlaces = LessonPlaces()) -> LearningContent {
    let templates = Dictionary(templates.map { ($0.id, $0) }) { first, _ in first }
    var known: [String: LessonPlace] = [:]
    for entries in Dictionary(grouping: lessons, by: \.skill).values {
      let named = places.named(entries.map(\.entry))
      let chosen = named ?? LessonPlaces(choosing: entries.map(\.entry), from: templates).places
      known.merge(chosen) { first, _ in first }
    }
    return LearningContent(catalogue: catalogue, templates: templates, places: known)
  }
}
