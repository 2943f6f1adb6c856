/// Refuses what is no pronunciation in any alphabet: markup, commands to eSpeak NG, pictures,
/// invisible characters and writing that runs the other way.
enum HintGuard {
  static func check(_ body: HintBody) throws(HintError) {
    let characters = body.characters
    for index in characters.indices {
      let character = characters[index]
      if HintBody.isBlank(character) { continue }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if (character == "[" && next == "[") || (character == "]" && next == "]") {
        throw body.error(.phonemeBrackets, index..<index + 2)
      }
      if character == "_", next == "^", index + 2 < characters.count, characters[index + 2] == "_" {
        throw body.error(.languageSwitch, index..<index + 3)
      }
      if "<>".contains(character), !isXSAMPADiacritic(at: index, in: body) {
        throw body.error(.markup, tag(at: index, in: characters))
      }
      if let reason = reason(against: character) {
        throw body.error(reason, index..<index + 1)
      }
    }
  }

  /// X-SAMPA writes an implosive `_<` and an ejective `_>`.
  private static func isXSAMPADiacritic(at index: Int, in body: HintBody) -> Bool {
    body.kind == .xsampa && index > 0 && body.characters[index - 1] == "_"
  }

  private static func tag(at index: Int, in characters: [Character]) -> Range<Int> {
    guard characters[index] == "<",
      let end = characters[index...].firstIndex(of: ">")
    else { return index..<index + 1 }
    return index..<end + 1
  }

  private static func reason(against character: Character) -> HintError.Reason? {
    let scalars = character.unicodeScalars
    // An emoji may hold a joiner, which alone would be an invisible character.
    if scalars.contains(where: isPicture) { return .emoji }
    for scalar in scalars {
      if isRightToLeft(scalar) { return .rightToLeft }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        return .controlCharacter
      default: continue
      }
    }
    return nil
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x20E3: true
    case 0x2300...0x23FF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF: true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// Hebrew, Arabic and the other alphabets that run from right to left (Unicode's bidirectional
  /// classes R and AL lie in these blocks), and the marks that turn a line around.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
      0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      true
    default: false
    }
  }
}
