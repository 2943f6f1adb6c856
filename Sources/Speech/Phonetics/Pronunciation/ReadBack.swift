/// What eSpeak NG printed as IPA, taken apart into the phonemes it stands for.
///
/// The printer puts a stress mark before the vowel, a space between words, and the voice's own
/// allophones: a flap for t, ŋ for n before k, g and x, ɚɹ for ər, i for a last ɪ. They are folded here
/// on both sides of the comparison, so that the rest has to be equal, sound by sound.
struct ReadBack {
  /// One phoneme with what was printed for it.
  struct Item: Equatable {
    var sound: Sound
    var printed: String
    /// Whether the voice may make this ɪ the tense i that ends a word.
    var mayBeTense = false
  }

  /// The phonemes in order.
  private(set) var items: [Item] = []

  /// The phonemes of printed `ipa`; what is no sound of the voice becomes an item that equals none.
  init(printed ipa: String) {
    for word in ipa.split(whereSeparator: \.isWhitespace) { read(word) }
  }

  /// What should be printed for `pronunciation`.
  init(expected pronunciation: Pronunciation) {
    for word in pronunciation.canonical.words {
      var items = word.map { Item(sound: $0, printed: $0.stress.ipa + $0.phoneme.ipa) }
      if let last = items.indices.last { items[last].mayBeTense = true }
      add(Self.folded(items))
    }
  }

  private mutating func read(_ word: Substring) {
    let scalars = Array(word.unicodeScalars)
    var items: [Item] = []
    var stress = Stress.none
    var index = 0
    while index < scalars.count {
      if let mark = Self.marks[scalars[index]] {
        stress = mark
        index += 1
        continue
      }
      let (phonemes, length) = Self.match(scalars[index...])
      let printed = String(String.UnicodeScalarView(scalars[index..<index + length]))
      for phoneme in phonemes {
        items.append(Item(sound: Sound(phoneme, stress), printed: stress.ipa + printed))
        if phoneme.isVowel { stress = .none }
      }
      if phonemes.isEmpty { items.append(Item(sound: Sound(.glottal), printed: printed)) }
      index += length
    }
    add(Self.folded(items))
  }

  /// Adds a word; a weak a before its r is ɚ to the printer also across words ("Nana Rose").
  private mutating func add(_ word: [Item]) {
    if word.first?.sound.phoneme == .r, let last = items.last, last.sound.phoneme == .schwa {
      items[items.count - 1].sound = Sound(.letter, last.sound.stress)
    }
    items += word
  }

  private static let marks: [Unicode.Scalar: Stress] = ["ˈ": .primary, "ˌ": .secondary]

  private static func match(_ scalars: ArraySlice<Unicode.Scalar>) -> ([Phoneme], Int) {
    for length in stride(from: min(longest, scalars.count), through: 1, by: -1) {
      let key = String(String.UnicodeScalarView(scalars.prefix(length)))
      // "əl" is not there where the l has a mark of its own.
      let next = scalars.dropFirst(length).first
      if let phonemes = printed[key], next != "\u{329}" { return (phonemes, length) }
    }
    return ([], 1)
  }

  /// What each print counts as. A bare i stays itself: it may be the voice's last ɪ.
  private static let printed: [String: [Phoneme]] = {
    var table: [String: [Phoneme]] = [:]
    for phoneme in Phoneme.allCases {
      table[phoneme.ipa] = phoneme == .happy ? [.happy] : phoneme.canonical
    }
    table["r"] = [.r]
    table["g"] = [.hardG]
    table["oː"] = [.thought]
    return table
  }()
  private static let longest = printed.keys.map(\.unicodeScalars.count).max() ?? 1

  private static func folded(_ items: [Item]) -> [Item] {
    // From the end, since an n before an n that becomes ŋ becomes ŋ too.
    var items = items
    for index in items.indices.dropLast().reversed() {
      let sound = items[index].sound
      if let phoneme = fold(sound.phoneme, before: items[index + 1].sound.phoneme) {
        items[index].sound = Sound(phoneme, sound.stress)
      }
    }
    var result: [Item] = []
    for item in items {
      if item.sound.phoneme == .r, let last = result.last?.sound, endsInR.contains(last.phoneme) {
        continue
      }
      // The printer writes both t and ʃ, and the one sound tʃ, as tʃ.
      if let last = result.last,
        let affricate = affricates[[last.sound.phoneme, item.sound.phoneme]]
      {
        result[result.count - 1].sound = Sound(affricate)
        continue
      }
      result.append(item)
    }
    return result
  }

  private static let affricates: [[Phoneme]: Phoneme] = [[.t, .esh]: .tesh, [.d, .ezh]: .dezh]

  /// Sounds that an r behind them adds nothing to.
  private static let endsInR: Set<Phoneme> = [.nurse, .letter, .r]

  /// What `phoneme` is before `next`, where the voice has no choice.
  private static func fold(_ phoneme: Phoneme, before next: Phoneme?) -> Phoneme? {
    switch (phoneme, next) {
    case (.schwa, .r): .letter
    case (.fleece, .r), (.happy, .r): .kit
    case (.n, .k), (.n, .hardG), (.n, .loch), (.n, .eng): .eng
    default: nil
    }
  }

  /// The first item of `self`, what should be said, that `spoken` says differently.
  func firstMismatch(with spoken: ReadBack) -> Mismatch? {
    for index in 0..<max(items.count, spoken.items.count) {
      let wanted = index < items.count ? items[index] : nil
      let said = index < spoken.items.count ? spoken.items[index] : nil
      if let wanted, let said, wanted.isSaid(by: said) { continue }
      return Mismatch(index: index, expected: wanted?.printed, spoken: said?.printed)
    }
    return nil
  }
}

extension ReadBack.Item {
  fileprivate func isSaid(by said: Self) -> Bool {
    guard sound.stress == said.sound.stress else { return false }
    if sound.phoneme == said.sound.phoneme { return true }
    guard said.sound.phoneme == .happy || sound.phoneme == .happy else { return false }
    let other = said.sound.phoneme == .happy ? self : said
    return other.sound.phoneme == .fleece || (other.sound.phoneme == .kit && other.mayBeTense)
  }
}

extension Pronunciation {
  /// Where the voice would differ from this, or nil where it says it phoneme by phoneme, its own
  /// allophones counted as their phoneme. `ipa` is what eSpeak NG printed for `[[mnemonics]]`,
  /// in its voice en-us, without a separator between phonemes.
  public func matches(readBack ipa: String) -> Mismatch? {
    ReadBack(expected: self).firstMismatch(with: ReadBack(printed: ipa))
  }

  /// Whether both are the same phonemes with the same stresses, however their allophones are written.
  public func soundsLike(_ other: Pronunciation) -> Bool {
    words.count == other.words.count
      && ReadBack(expected: self).firstMismatch(with: ReadBack(expected: other)) == nil
  }
}
