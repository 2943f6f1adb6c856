/// What is wrong with a template, found by making items of it and holding them to the properties.
package struct TemplateCheck: Equatable, Sendable {
  /// How many seeds a template is tried with (learning §4).
  package static let seeds: Range<UInt64> = 0..<200
  /// How many different items a template must be able to make: first use, near-twin, review.
  package static let leastItems = 3

  /// Items that could not be made, each reason once.
  package private(set) var problems: [TemplateProblem] = []
  /// Properties that do not hold.
  package private(set) var violations: [PropertyViolation] = []
  /// How many different items the seeds made.
  package private(set) var differentItems = 0

  /// Whether nothing is wrong.
  package var isClean: Bool { problems.isEmpty && violations.isEmpty }

  /// Tries `template` with every seed of `seeds`; `words` is the word list where there is one.
  package init(_ template: Template, seeds: Range<UInt64> = Self.seeds, words: Set<String>? = nil) {
    var items: [KeyedItem] = []
    for seed in seeds {
      do throws(TemplateProblem) {
        items.append(try ItemGenerator.item(of: template, seed: seed))
      } catch {
        if !problems.contains(error) { problems.append(error) }
      }
    }
    violations = items.flatMap { keyed in
      ItemProperties.violations(of: keyed, from: template)
        + (words.map { ItemProperties.words(keyed, known: $0) } ?? [])
    }
    violations += ItemProperties.givenAway(items, template) + ItemProperties.riddles(items)
    differentItems = Set(items.map(\.look)).count
    if problems.isEmpty, differentItems < Self.leastItems {
      problems.append(
        TemplateProblem(
          kind: .nothingFits, template: template.id, field: "params",
          reason: "\(seeds.count) seeds make \(differentItems) different items",
          advice: "widen the params, so that there are at least \(Self.leastItems)"))
    }
  }
}
