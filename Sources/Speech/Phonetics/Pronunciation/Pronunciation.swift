/// How a word or a phrase sounds: phonemes with stress, word by word.
///
/// Its ``notation`` is what is kept, its IPA and ARPAbet what people read. Stress is made
/// complete on the way in: each word with a vowel has a primary stress, except a weak word ("the")
/// beside a stressed one. The library would put the missing one wherever its rules say.
public struct Pronunciation: Hashable, Sendable {
  /// The words in order, none of them empty.
  public let words: [[Sound]]

  /// The pronunciation of `words`, or nil where no sound is left.
  public init?(words: [[Sound]]) {
    let words = words.filter { !$0.isEmpty }
    guard !words.isEmpty else { return nil }
    self.words = Self.stressed(words).map(Self.speakable)
  }

  /// The pronunciation of `words` as they are, such as an ending that no stress belongs to.
  init(exactly words: [[Sound]]) { self.words = words }

  /// All sounds without the breaks between the words.
  public var sounds: [Sound] { words.flatMap { $0 } }
  /// The last sound; a plural's s depends on it.
  public var last: Sound? { words.last?.last }
  /// How many syllables it has: vowels, and consonants that carry a syllable.
  public var syllableCount: Int { sounds.count { $0.phoneme.isVowel } }

  /// The same with every allophone as its phoneme.
  public var canonical: Pronunciation {
    Pronunciation(words: words.map { $0.flatMap(\.canonical) }) ?? self
  }

  private static func stressed(_ words: [[Sound]]) -> [[Sound]] {
    let anywhere = words.contains { $0.contains { $0.stress == .primary } }
    return words.map { word in
      guard !word.contains(where: { $0.stress == .primary }) else { return word }
      let vowels = word.indices.filter { word[$0].phoneme.isVowel }
      let full = vowels.first { !weak.contains(word[$0].phoneme) }
      let marked = vowels.first { word[$0].stress == .secondary }
      if anywhere, vowels.count == 1, full == nil, marked == nil { return word }
      guard let index = marked ?? full ?? vowels.first else { return word }
      var word = word
      word[index] = Sound(word[index].phoneme, .primary)
      return word
    }
  }

  /// What the voice does otherwise whatever it is told: a# with a stress is its a, so ʌ is meant; and
  /// a short i that ends a word has no secondary stress.
  private static func speakable(_ word: [Sound]) -> [Sound] {
    var word = word
    for (index, sound) in word.enumerated() where sound.stress != .none {
      if sound.phoneme == .about { word[index] = Sound(.strut, sound.stress) }
    }
    if let last = word.last, last.stress == .secondary, last.phoneme.canonical == [.kit] {
      word[word.count - 1] = Sound(last.phoneme)
    }
    return word
  }

  /// Vowels that a stress avoids where nothing says where it belongs.
  private static let weak: Set<Phoneme> = [
    .schwa, .schwa2, .about, .letter, .roses, .happy, .bottle, .syllabicL, .syllabicM, .syllabicN,
  ]
}

extension Pronunciation: CustomStringConvertible {
  public var description: String { ipa }
}
