import MeadowFoundations

/// What a phrase is made of: how long it is and which words of the board it names.
struct PhraseReading {
  /// The longest name of a word that is looked for, in words: "fire truck toy".
  private static let longestName = 3

  /// How many words it has; a name of several ("ice cream") is one.
  private(set) var length = 0
  /// The words of the board in it, but for the trigger.
  private(set) var words: [FollowUpBook.Word] = []
  /// Whether the trigger or a form of it is in it.
  private(set) var namesTrigger = false

  /// The reading of `phrase`, which follows `trigger`.
  init(_ phrase: String, after trigger: SpokenWord, from book: FollowUpBook) {
    let tokens = PhraseTokens.tokens(of: phrase)
    let name = PhraseTokens.tokens(of: trigger.text)
    var place = 0
    while place < tokens.count {
      let rest = tokens[place...]
      length += 1
      if !name.isEmpty, rest.starts(with: name) {
        namesTrigger = true
        place += name.count
      } else if let (word, count) = Self.longestWord(of: rest, in: trigger.scene, from: book) {
        words.append(word)
        place += count
      } else {
        namesTrigger = namesTrigger || Self.isForm(tokens[place], of: trigger)
        place += 1
      }
    }
  }

  /// The word a loop goes on with (spec README, resolution 6): a thing before people and what is done
  /// or how it is; among equals the trigger, else the last. Small words ("more", "want", "me") never
  /// take the loop away from the trigger.
  func contentWord(after trigger: SpokenWord) -> (text: String, grammar: WordGrammar) {
    var best: (text: String, grammar: WordGrammar) = (trigger.text, trigger.grammar)
    var least = namesTrigger ? max(Self.weight(of: trigger.grammar) + 1, 2) : 2
    for word in words where Self.weight(of: word.grammar) >= least {
      best = (word.text, word.grammar)
      least = Self.weight(of: word.grammar)
    }
    return best
  }

  /// Whether the phrase names something that a grown-up has hidden. Small words are not asked for: a
  /// hidden "my" does not take the cup.
  func names(hidden isHidden: (String) -> Bool) -> Bool {
    words.contains { Self.weight(of: $0.grammar) >= 2 && isHidden($0.text) }
  }

  private static func longestWord(
    of tokens: ArraySlice<String>, in scene: String?, from book: FollowUpBook
  ) -> (FollowUpBook.Word, Int)? {
    for count in stride(from: min(longestName, tokens.count), to: 0, by: -1) {
      let name = tokens.prefix(count).joined(separator: " ")
      if let word = book.word(named: name, in: scene) { return (word, count) }
    }
    return nil
  }

  /// "doggy" and "dogs" are forms of "dog", "hand" of "hands", "leaves" of "leaf", "making" of "make".
  private static func isForm(_ token: String, of trigger: SpokenWord) -> Bool {
    let name = trigger.text.lowercased()
    // A form is only made where the ending may be its own: a tap reads some sixty tokens.
    let end = token.utf8.last
    if end == UInt8(ascii: "s") || trigger.grammar.plural != nil,
      EnglishNoun.plural(of: name, trigger.grammar) == token
    {
      return true
    }
    if end == UInt8(ascii: "g") || trigger.grammar.ing != nil,
      EnglishVerb.ing(of: name, trigger.grammar) == token
    {
      return true
    }
    let (short, long) = token.count < name.count ? (token, name) : (name, token)
    return short.count >= 3 && long.count - short.count <= 4 && long.hasPrefix(short)
  }

  /// 3 for things and places, 2 for people and for what says something by itself, 1 for the rest. Verbs
  /// that need another word to mean anything (want, like, can) are those about a thing or a person.
  private static func weight(of grammar: WordGrammar) -> Int {
    switch grammar.form {
    case .count, .mass, .plural, .place, .activity: 3
    case .person, .descriptor, .feeling, .sound: 2
    case .action, .transitive: [.thing, .person].contains(grammar.category) ? 1 : 2
    case .particle, .social, .phrase, .number, .quantity, .pronoun, .question, .pointer: 1
    }
  }
}
