/// What a word is in grammar; decides which sentence patterns it fits.
public enum WordForm: String, CaseIterable, Sendable, Codable {
  /// One of several things: ball, cup.
  case count
  /// Stuff without a plural: milk, sand.
  case mass
  /// Several things: shoes, peas.
  case plural
  /// Somebody: mommy, doctor.
  case person
  /// Somewhere: park, home.
  case place
  /// A happening that one can have: bath, nap, lunch.
  case activity
  /// What one does, without an object: jump, sleep.
  case action
  /// What one does to something: wash, open.
  case transitive
  /// What something is like: hot, big.
  case descriptor
  /// How somebody feels: happy, tired.
  case feeling
  /// A small word of direction: up, off, in.
  case particle
  /// What people say to each other: hi, please, yes.
  case social
  /// A saying of several words: all done, uh oh.
  case phrase
  /// A stand-in for somebody: I, you, mine.
  case pronoun
  /// The beginning of a question: what, where.
  case question
  /// A number: one, two.
  case number
  /// How much: more, all gone, some.
  case quantity
  /// A pointing finger: that, here, it.
  case pointer
  /// What something sounds like: moo, vroom.
  case sound

  /// Whether words of this form name things that one can point at.
  public var isNoun: Bool {
    switch self {
    case .count, .mass, .plural, .person, .place, .activity: true
    default: false
    }
  }
}

/// What a word is about; decides which sentence patterns fit its meaning.
public enum WordCategory: String, CaseIterable, Sendable, Codable {
  case food, drink, dish, furniture, appliance, clothes, toy, vehicle, animal, body, nature, wash
  case bed, book, tool, room, container, meal, routine, weather, person, color, place, thing
  /// What opens and shuts in its place: a door, a drawer.
  case opening
  /// What things lie on: a shelf, the floor.
  case surface
  /// What goes on and off: a light, the TV.
  case electric
  /// A part of the day: night.
  case time
  /// What one does to somebody dear: hug, tickle.
  case cuddle
  /// What only joins other words: a, the, is, and.
  case grammar
  /// No noun.
  case none
}

/// All that the sentence engine knows of a word.
public struct WordGrammar: Equatable, Sendable, Codable {
  /// What it is in grammar.
  public var form: WordForm
  /// What it is about.
  public var category: WordCategory
  /// Its plural where that is irregular: teeth.
  public var plural: String?
  /// Its article where spelling does not tell it: an (hour).
  public var article: String?
  /// Its -ing form where the rule is wrong.
  public var ing: String?
  /// Whether it is a name of the family's own: no article, no plural.
  public var isName: Bool
  /// Its gender, in languages that tell.
  public var gender: GrammaticalGender?
  /// The gender of its articles where it is another: "el agua".
  public var articleGender: GrammaticalGender?

  /// A word of `form` and `category`.
  public init(
    form: WordForm, category: WordCategory = .none, plural: String? = nil, article: String? = nil,
    ing: String? = nil, isName: Bool = false, gender: GrammaticalGender? = nil,
    articleGender: GrammaticalGender? = nil
  ) {
    self.form = form
    self.category = category
    self.plural = plural
    self.article = article
    self.ing = ing
    self.isName = isName
    self.gender = gender
    self.articleGender = articleGender
  }
}
