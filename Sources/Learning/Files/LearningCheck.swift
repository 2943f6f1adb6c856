import Dispatch
import Foundation
import MeadowLearning
import Synchronization

/// What is wrong with files of lessons: their templates held to the properties, their lessons to their
/// shape, their names to each other (learning §4, P1–P13).
package enum LearningCheck {
  /// All that is wrong with `files`, which belong to `pack`, a sentence each; `words` is the word list
  /// where one is to be kept.
  ///
  /// Makes so many items of each template, on all cores; a large pack with 200 takes a minute.
  package static func problems(
    in pack: LearningPack, of files: [LearningFile], words: Set<String>? = nil,
    seeds: Range<UInt64> = TemplateCheck.seeds
  ) -> [String] {
    let templates = Dictionary(pack.templates.map { ($0.id, $0) }) { first, _ in first }
    let own =
      files.flatMap { $0.problems.map(\.description) }
      + templateProblems(files.flatMap(\.templates), words, seeds)
    let names = catalogueProblems(pack, files)
    let lessons = Dictionary(
      grouping: pack.lessons.filter { lesson in
        files.contains { $0.lessons.contains { $0.id == lesson.entry.id } }
      }, by: \.skill)
    let shapes = lessons.sorted { $0.key < $1.key }.flatMap { skill, entries in
      skillProblems(skill, entries.map(\.entry), templates)
    }
    return own + names + shapes
  }

  private static func templateProblems(
    _ templates: [Template], _ words: Set<String>?, _ seeds: Range<UInt64>
  ) -> [String] {
    let found = Mutex([Int: [String]]())
    DispatchQueue.concurrentPerform(iterations: templates.count) { index in
      let check = TemplateCheck(templates[index], seeds: seeds, words: words)
      let problems = check.problems.map(\.description) + check.violations.map(\.description)
      if !problems.isEmpty { found.withLock { $0[index] = problems } }
    }
    return found.withLock { $0.sorted { $0.key < $1.key }.flatMap(\.value) }
  }

  /// What the catalogue says of references, of what stands in `files`.
  private static func catalogueProblems(_ pack: LearningPack, _ files: [LearningFile]) -> [String] {
    guard files.contains(where: { !$0.lessons.isEmpty || !$0.skills.isEmpty }) else { return [] }
    let formats = Set(ItemFormat.allCases.map(\.rawValue))
    let missing = pack.lessons.flatMap { lesson in
      lesson.entry.items.filter { name in !pack.templates.contains { $0.id == name } }.map {
        "\(lesson.entry.id): there is no template \"\($0)\"; write it, or leave its place out"
      }
    }
    return missing
      + CatalogueCheck(formats: formats).problems(in: pack.catalogue).map { "\($0)" }
  }

  private static func skillProblems(
    _ skill: String, _ lessons: [LearningFile.Entry], _ templates: [String: Template]
  ) -> [String] {
    var seeds = ItemSeeds()
    var (all, firsts, found) = ([KeyedItem](), [KeyedItem](), [PropertyViolation]())
    for lesson in lessons {
      let own = lesson.items.compactMap { templates[$0] }
      do throws(TemplateProblem) {
        let slots = try seeds.lesson(own)
        let first = slots.map(\.first)
        guard let grade = first.first?.item.grade else { continue }
        found +=
          ItemProperties.lessonShape(first, grade: grade, lesson: lesson.id)
          + ItemProperties.balance(first, lesson: lesson.id)
        all += slots.flatMap(\.all)
        firsts += first
      } catch { return ["\(lesson.id): \(error)"] }
    }
    guard let grade = firsts.first?.item.grade else { return [] }
    found +=
      ItemProperties.depth(firsts) + ItemProperties.duplicates(all)
      + ItemProperties.lessonCount(lessons.count, grade: grade, skill: skill)
    return found.map(\.description)
  }
}
