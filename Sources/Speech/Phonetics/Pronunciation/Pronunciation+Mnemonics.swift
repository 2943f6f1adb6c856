extension Pronunciation {
  /// What stands between `[[` and `]]` for the voice to say exactly this, in eSpeak NG's mnemonics:
  /// ASCII, every vowel with its stress, words apart by `||`, and `|` where two phonemes would be
  /// read as another one.
  public var mnemonics: String {
    words.map { EspeakMnemonics.joined(Self.spoken($0).flatMap(\.tokens)) }.joined(separator: "||")
  }

  /// The sounds of `word` as the voice says them best: a vowel and an r behind it that no vowel
  /// follows are one vowel to the voice; "er" has its r already and is given another one before a
  /// vowel by the voice itself; and "ee" without a stress is its short one.
  private static func spoken(_ word: [Sound]) -> [Sound] {
    var result: [Sound] = []
    var index = word.startIndex
    while index < word.endIndex {
      let sound = word[index]
      let next = index + 1 < word.endIndex ? word[index + 1].phoneme : nil
      let endsSyllable = index + 2 >= word.endIndex || !word[index + 2].phoneme.isVowel
      if next == .r, endsSyllable, let fused = rColoured[sound.phoneme] {
        result.append(Sound(fused, sound.stress))
        index += 2
      } else if next == .r, sound.phoneme == .nurse || sound.phoneme == .letter {
        result.append(sound)
        index += 2
      } else if sound == Sound(.fleece, .none) {
        result.append(Sound(.happy))
        index += 1
      } else {
        result += Self.plain(sound, before: next)
        index += 1
      }
    }
    return result
  }

  /// `sound` without what the voice would do to an allophone at this place: @2 is ɪ before a vowel,
  /// 0 is ɔː before an r, and aI@ grows an r before a vowel.
  private static func plain(_ sound: Sound, before next: Phoneme?) -> [Sound] {
    switch sound.phoneme {
    case .schwa2 where next?.isVowel ?? true: [Sound(.schwa, sound.stress)]
    case .lot where next == .r: [Sound(.palm, sound.stress)]
    case .science where next?.isVowel ?? true: [Sound(.price, sound.stress), Sound(.schwa)]
    default: [sound]
    }
  }

  /// American English has one vowel where "ee" or "i" stands before an r ("near", "mirror").
  private static let rColoured: [Phoneme: Phoneme] = [
    .palm: .start, .lot: .start, .dress: .square, .kit: .near, .fleece: .near, .thought: .north,
    .foot: .cure,
  ]
}

extension Sound {
  /// The mark of its stress, and the mnemonic.
  fileprivate var tokens: [String] {
    phoneme.isVowel ? [stress.mnemonic, phoneme.mnemonic] : [phoneme.mnemonic]
  }
}
