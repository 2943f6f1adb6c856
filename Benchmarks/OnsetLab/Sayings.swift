import MeadowFoundations

/// What the taps of a measurement say, drawn with a seed.
struct Sayings {
  private var chance: SeededGenerator
  private var said: Set<String> = []

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  /// A phrase that this run has not said before and an earlier run hardly can have: two words and
  /// a number of two words, one of 64 × 64 × 72.
  mutating func phrase() -> String {
    while true {
      let words = [pick(Self.qualities), pick(Self.things), pick(Self.tens), pick(Self.units)]
      let phrase = words.joined(separator: " ")
      if said.insert(phrase).inserted { return phrase }
    }
  }

  /// A sentence of 17 words that was never said before.
  mutating func sentence() -> String {
    "the \(pick(Self.qualities)) \(pick(Self.things)) went over the \(pick(Self.qualities)) "
      + "\(pick(Self.things)) to find \(phrase()) times again today"
  }

  /// One of `words`.
  mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: 0..<words.count, using: &chance)]
  }

  /// `count` of `words`, every word once before any comes again, so that no kind of sound prevails.
  mutating func picks(_ count: Int, of words: [String]) -> [String] {
    var picked: [String] = []
    while picked.count < count { picked += words.shuffled(using: &chance) }
    return Array(picked.prefix(count))
  }

  /// A number in `range`.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &chance)
  }

  private static let tens = words("twenty thirty forty fifty sixty seventy eighty ninety")
  private static let units = words("one two three four five six seven eight nine")
  private static let qualities = words(
    """
    purple yellow little heavy sunny quiet silly sleepy wooden broken golden funny rainy dusty \
    bouncy gentle hungry clever tiny giant muddy frozen shiny sticky furry spotty striped round \
    crooked empty busy lazy lucky windy noisy polite brave simple smooth rough square bitter \
    sweet salty sour damp foggy breezy cloudy rusty silver copper velvet paper plastic rubber \
    leather cotton woolly hollow narrow wide steep shallow
    """)
  private static let things = words(
    """
    window river blanket rocket pillow basket ladder garden button candle kettle turtle rabbit \
    monkey dragon castle bridge mountain tunnel tractor wagon balloon umbrella mitten sweater \
    jacket puddle feather pebble acorn pumpkin carrot pepper melon cherry lemon muffin pancake \
    noodle biscuit teapot saucer spoon napkin lantern mirror carpet curtain cupboard drawer \
    bucket shovel hammer pencil crayon marker folder envelope parcel ribbon whistle trumpet \
    guitar fiddle
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
