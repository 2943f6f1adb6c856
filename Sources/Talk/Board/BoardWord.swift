public import MeadowFoundations

/// A word as the board shows it.
public struct BoardWord: Equatable, Sendable, Encodable {
  /// What it is in every language; nil for a word of the family's own.
  public var id: WordID?
  /// The word as it is shown and spoken.
  public var word: String
  /// Its picture where there is no other: one emoji.
  public var emoji: String
  /// The part of speech behind its colour.
  public var fitzgeraldKey: FitzgeraldKey
  /// What it stands with: the zone, the group of core words, or the group of My Words.
  public var group: String
  /// Its place in the full list, from 0; never another because words are hidden or join.
  public var slot: Int
  /// Its place among the core words of its colour, in the same way; nil for other words.
  public var colourSlot: Int?
  /// The tier from which it is there; a bar that orders by it adds at a higher tier and moves nothing.
  public var tier: Tier
  /// Whether it is marked as a favourite.
  public var isFavorite: Bool
  /// Its number where it is one of the family's own words.
  public var myWord: Int?
  /// Its photo, of the family's own words.
  public var photo: PhotoID?

  init(
    id: WordID?, word: String, emoji: String, fitzgeraldKey: FitzgeraldKey, group: String,
    slot: Int, tier: Tier = .firstWords, isFavorite: Bool
  ) {
    self.id = id
    self.word = word
    self.emoji = emoji
    self.fitzgeraldKey = fitzgeraldKey
    self.group = group
    self.slot = slot
    self.tier = tier
    self.isFavorite = isFavorite
  }

  init(
    _ found: FoundWord, group: String, slot: Int, tier: Tier = .firstWords, isFavorite: Bool
  ) {
    self.init(
      id: found.id, word: found.word, emoji: found.emoji, fitzgeraldKey: found.fitzgeraldKey,
      group: group, slot: slot, tier: tier, isFavorite: isFavorite)
  }

  init(_ word: MyWord, slot: Int, marksFavorites: Bool) {
    self.init(
      FoundWord(word), group: word.content.group.rawValue, slot: slot,
      isFavorite: marksFavorites && word.content.isFavorite)
    myWord = word.id
    photo = word.content.photo
  }
}

/// An object as a scene shows it.
public struct BoardObject: Equatable, Sendable, Encodable {
  /// Its name in the scene.
  public var id: String
  /// The word it says.
  public var word: BoardWord
  /// Whether a touch also opens it, at the child's tier.
  public var opens: Bool
  /// Its top left corner, as fractions of what contains it.
  public var position: ScenePosition
  /// Its size, as fractions of what contains it.
  public var size: SceneSize
  /// Whether its own word is hidden, so that it is nothing but the way to what lies in it.
  public var isSilent: Bool
  /// Whether its word names a thing that can be seen, which stands in the scene as a picture without
  /// a card.
  public var stands: Bool

  init(_ object: SceneObject, word: BoardWord, stands: Bool, tier: Tier, isSilent: Bool) {
    id = object.id
    self.word = word
    self.isSilent = isSilent
    self.stands = stands
    opens = object.type == .container && object.tier <= tier
    position = object.position
    size = object.size
  }
}

/// Where something would stand that is not shown: what is shown stands as if it were there.
public struct BoardGap: Equatable, Sendable, Encodable {
  /// Its name in the scene.
  public var id: String
  /// Its top left corner, as fractions of what contains it.
  public var position: ScenePosition
  /// Its size, as fractions of what contains it.
  public var size: SceneSize

  init(_ object: SceneObject) {
    id = object.id
    position = object.position
    size = object.size
  }
}

/// What is seen of a scene.
public struct SceneView: Equatable, Sendable, Encodable {
  /// The scene's name.
  public var scene: String
  /// Its name for grown-ups.
  public var label: String
  /// The file of its drawn background.
  public var background: String
  /// The ids of the open containers.
  public var path: [String]
  /// What stands there, of the density and not hidden.
  public var objects: [BoardObject]
  /// The places of what stands there too and is not shown.
  public var gaps: [BoardGap]
  /// The family's own words that belong here, in their slots.
  public var myWords: [BoardWord]
  /// Whether words are written under their pictures.
  public var showsLabels: Bool
  /// The least size of what can be touched, in points.
  public var targetSize: Int
}

/// How many places the parts of a grid have, whether a word is seen in each or not.
public struct GridSlots: Equatable, Sendable, Encodable {
  /// Those of the scene's words.
  public var scene: Int
  /// Those of the core words of the tier.
  public var core: Int
}

/// What is pinned, the words of a scene, then the core words, then the family's own, as a grid.
public struct GridView: Equatable, Sendable, Encodable {
  /// The scene's name.
  public var scene: String
  /// Its name for grown-ups.
  public var label: String
  /// What a heart has pinned, in a first row of its own; nil where favourites are not marked and
  /// there is no such row.
  public var pinned: [BoardWord]?
  /// The scene's own words, in their order; those of the core board stand there.
  public var sceneWords: [BoardWord]
  /// The core words of the tier.
  public var coreWords: [BoardWord]
  /// The family's own words: people, things, places.
  public var myWords: [BoardWord]
  /// How many places each part has.
  public var slots: GridSlots
  /// Whether words are written under their pictures.
  public var showsLabels: Bool
  /// The least size of what can be touched, in points.
  public var targetSize: Int
}

/// The bar of core words on every screen (M2-006).
public struct CoreBar: Equatable, Sendable, Encodable {
  /// Its words, "I love you" always among them.
  public var words: [BoardWord]
  /// Whether words are written under their pictures.
  public var showsLabels: Bool
  /// The least size of what can be touched, in points.
  public var targetSize: Int

  /// A bar of `words`.
  public init(words: [BoardWord], showsLabels: Bool, targetSize: Int) {
    self.words = words
    self.showsLabels = showsLabels
    self.targetSize = targetSize
  }
}

extension FoundWord {
  /// Whether it names a thing that can be seen standing somewhere, not a doing, a time, a part of one's
  /// body or a place that is larger than a picture.
  var isStandingThing: Bool {
    guard fitzgeraldKey == .nouns else { return false }
    switch grammar.category {
    case .food, .drink, .dish, .furniture, .appliance, .clothes, .toy, .vehicle, .animal, .nature,
      .wash, .bed, .book, .tool, .container, .place, .thing, .opening, .surface, .electric,
      .weather, .person:
      return true
    case .body, .room, .meal, .routine, .color, .time, .cuddle, .grammar, .none: return false
    }
  }
}
