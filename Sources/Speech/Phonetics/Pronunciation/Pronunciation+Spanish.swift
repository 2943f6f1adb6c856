extension Pronunciation {
  /// The nearest that a voice which speaks Spanish has, in the mnemonics of eSpeak NG's es-419: the five
  /// vowels, and for a consonant the one that somebody with that ear hears. Words apart by `||`.
  public var spanishMnemonics: String {
    words.map { word in
      word.enumerated().map { index, sound in
        let before = index > 0 ? word[index - 1].phoneme : nil
        return sound.spanish(after: before)
      }.joined(separator: "|")
    }.joined(separator: "||")
  }
}

extension Sound {
  /// As Spanish has it, with the mark of its stress.
  fileprivate func spanish(after before: Phoneme?) -> String {
    // Of an r between vowels there is one tap; at the beginning of a word it rolls.
    if phoneme == .r, before == nil { return "R" }
    let mnemonic = Self.spanish(phoneme)
    return phoneme.isVowel ? stress.mnemonic + mnemonic : mnemonic
  }

  private static func spanish(_ phoneme: Phoneme) -> String {
    switch phoneme {
    case .fleece, .kit, .happy, .roses, .tenseKit: "i"
    case .dress: "e"
    case .trap, .palm, .strut, .about, .schwa, .schwa2, .lot: "a"
    case .thought, .goat, .cloth, .cloth2: "o"
    case .foot, .goose: "u"
    case .face: "eI"
    case .price: "aI"
    case .mouth: "aU"
    case .choice: "oI"
    case .nurse, .letter, .hurry: "e|**"
    case .start: "a|**"
    case .square: "e|**"
    case .near: "i|**"
    case .idea: "i|a"
    case .north, .force: "o|**"
    case .cure: "u|**"
    case .fire: "aI|e|**"
    case .science: "aI|a"
    case .bottle, .syllabicL: "e|l"
    case .syllabicM: "e|m"
    case .syllabicN: "e|n"
    case .p: "p"
    case .b, .v: "b"
    case .t, .unflapped: "t"
    case .d, .flap: "d"
    case .k: "k"
    case .hardG: "g"
    case .f: "f"
    case .theta, .s, .z: "s"
    case .eth: "d"
    case .esh, .tesh: "tS"
    case .ezh, .dezh: "dZ"
    case .h, .loch: "x"
    case .m: "m"
    case .n: "n"
    case .eng: "N"
    case .l: "l"
    case .r: "**"
    case .w: "w"
    case .j: "j"
    case .glottal: ""
    }
  }
}
