/// Where a phrase may be held between its words without being cut apart.
///
/// Small words lean on the next one ("the ball", "to bed", "I'm tired"), some on the one before ("give
/// it"), and names of two words are one. Between those there is no pause, as in careful speech.
package enum WordPauses {
  /// Words that the next one follows at once: articles, possessives, demonstratives, prepositions,
  /// conjunctions, and pronouns with what they are contracted with.
  static let leaning: Set<String> = [
    "a", "an", "the", "my", "your", "his", "her", "its", "our", "their", "this", "that", "these",
    "those", "to", "of", "in", "on", "at", "for", "with", "from", "by", "into", "and", "or", "but",
    "i", "i'm", "i'll", "i'd", "i've", "you're", "you'll", "he's", "she's", "it's", "we're",
    "we'll",
    "they're", "that's", "there's", "what's", "where's", "who's", "let's", "is", "are", "am", "was",
    "were", "do", "does", "did", "can", "can't", "don't", "doesn't", "didn't", "isn't", "won't",
    "not", "so", "very", "too", "some", "no",
  ]

  /// Words that follow the one before at once: what is done or given.
  static let following: Set<String> = ["it", "me", "him", "them", "us"]

  /// Two words that are one name or one saying.
  static let together: Set<String> = [
    "all done", "all gone", "thank you", "uh oh", "bye bye", "night night", "good night",
    "ice cream",
    "good morning", "come on", "pick up", "put on", "take off", "turn on", "turn off", "sit down",
    "stand up", "get up", "lie down", "look at", "high five", "peek a", "a boo", "pop pop",
    "ha ha", "no no", "choo choo", "french fries", "hot dog", "apple juice", "peanut butter",
  ]

  /// The places of the spaces in `text` where a pause may stand, in characters; what stands in
  /// `[[…]]` is one word, and two of those in a row are one name.
  package static func places(in text: String) -> Set<Int> {
    let words = words(in: text)
    var places: Set<Int> = []
    for (before, after) in zip(words, words.dropFirst()) where isOpen(before, after) {
      places.insert(before.end)
    }
    return places
  }

  private struct Word {
    var text: String
    /// The place of the space behind it.
    var end: Int
    var isPhonemes: Bool { text.hasPrefix("[[") }
    var endsClause: Bool { text.last.map { ",.;:!?…".contains($0) } ?? false }
    /// Its letters in lower case.
    var plain: String {
      String(text.lowercased().map { $0 == "’" ? "'" : $0 }.filter { $0.isLetter || $0 == "'" })
    }
  }

  private static func isOpen(_ before: Word, _ after: Word) -> Bool {
    // A clause has its own pause; two stretches of phonemes are a name of two words.
    if before.endsClause || (before.isPhonemes && after.isPhonemes) { return false }
    // Signs alone are no word.
    if !before.isPhonemes && before.plain.isEmpty || !after.isPhonemes && after.plain.isEmpty {
      return false
    }
    if !before.isPhonemes && leaning.contains(before.plain) { return false }
    if !after.isPhonemes && following.contains(after.plain) { return false }
    return !together.contains("\(before.plain) \(after.plain)")
  }

  private static func words(in text: String) -> [Word] {
    var words: [Word] = []
    var word = ""
    var depth = 0
    for (index, character) in text.enumerated() {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if character == " ", depth <= 0 {
        if !word.isEmpty { words.append(Word(text: word, end: index)) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(Word(text: word, end: text.count)) }
    return words
  }
}
