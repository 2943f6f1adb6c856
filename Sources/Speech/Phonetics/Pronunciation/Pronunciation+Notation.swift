extension Pronunciation {
  /// Meadow's own notation, which belongs to no engine and says exactly this: between slashes the
  /// phonemes' names, each vowel behind its stress, words apart by `|`: `/esh kit v ˈthought n/`.
  public var notation: String {
    "/"
      + words.map { word in
        word.map { $0.stress.ipa + $0.phoneme.rawValue }.joined(separator: " ")
      }.joined(separator: " | ") + "/"
  }

  /// The pronunciation that `notation` is the notation of; nil where it is none.
  public init?(notation: String) {
    guard notation.utf8.count > 2, notation.hasPrefix("/"), notation.hasSuffix("/") else {
      return nil
    }
    var words: [[Sound]] = [[]]
    for name in notation.dropFirst().dropLast().split(separator: " ") {
      if name == "|" {
        words.append([])
        continue
      }
      let stress: Stress = name.hasPrefix("ˈ") ? .primary : name.hasPrefix("ˌ") ? .secondary : .none
      let plain = stress == .none ? name : name.dropFirst()
      guard let phoneme = Phoneme(rawValue: String(plain)) else { return nil }
      words[words.count - 1].append(Sound(phoneme, stress))
    }
    guard !words.contains(where: \.isEmpty) else { return nil }
    self.init(exactly: words)
  }

  /// What is kept of a word: its notation, or eSpeak NG's mnemonics, which files had before there was
  /// one; nil where it is neither.
  public init?(kept: String) {
    if let pronunciation = Pronunciation(notation: kept) {
      self = pronunciation
    } else {
      guard let hint = try? PronunciationHint(kept, kind: .espeak) else { return nil }
      self = hint.pronunciation
    }
  }
}
