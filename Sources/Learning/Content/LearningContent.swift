import MeadowFoundations

/// All lessons there are, with the templates their items are made from (learning K8, K9, §4).
///
/// A value that never changes while the program runs; items are made when they are asked for.
public struct LearningContent: Sendable {
  /// What there is to learn, in the terms of lessons and mastery.
  public let catalogue: SkillCatalogue
  /// The templates by their id.
  package let templates: [String: Template]
  /// The names of the items of each place in a lesson, by the id of its ``LessonItem``.
  package let places: [String: LessonPlace]

  /// Content whose `places` were chosen by ``ItemSeeds``.
  package init(
    catalogue: SkillCatalogue, templates: [String: Template], places: [String: LessonPlace]
  ) {
    self.catalogue = catalogue
    self.templates = templates
    self.places = places
  }

  /// Nothing to learn.
  public static let none = LearningContent(
    catalogue: SkillCatalogue(), templates: [:], places: [:])

  /// The item of the place `id` for `use`, or nil where there is no such place.
  ///
  /// Takes some tenths of a millisecond.
  package func item(at id: String, for use: ItemUse) -> KeyedItem? {
    places[id].flatMap { item($0[use]) }
  }

  /// The item called `id`, or nil where no template makes it.
  package func item(_ id: ItemID) -> KeyedItem? {
    guard let template = templates[id.template] else { return nil }
    return try? ItemGenerator.item(of: template, seed: id.seed)
  }
}

/// Which of a place's three items is asked (learning §4).
public enum ItemUse: Int, CaseIterable, Sendable, Codable {
  /// The first time.
  case first
  /// After a miss, or the lesson once more.
  case twin
  /// In a review.
  case review

  /// The one that follows, round and round: who does a lesson again meets other items.
  package var next: ItemUse {
    switch self {
    case .first: .review
    case .review: .twin
    case .twin: .first
    }
  }
}

/// The three items of one place in a lesson.
package struct LessonPlace: Equatable, Sendable {
  package let first: ItemID
  package let twin: ItemID
  package let review: ItemID

  package init(first: ItemID, twin: ItemID, review: ItemID) {
    self.first = first
    self.twin = twin
    self.review = review
  }

  package subscript(use: ItemUse) -> ItemID {
    switch use {
    case .first: first
    case .twin: twin
    case .review: review
    }
  }
}
