public import MeadowFoundations

/// Why a hint cannot be spoken, where in it, and what would be right there.
public struct HintError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: String, Equatable, Sendable, Codable, CaseIterable {
    /// Nothing to say.
    case empty
    /// More than ``PronunciationHint/longest`` characters, or far more bytes.
    case tooLong
    /// A control character, or one that is not seen.
    case controlCharacter
    /// A tag.
    case markup
    /// `[[` or `]]`.
    case phonemeBrackets
    /// `_^_`.
    case languageSwitch
    /// A picture.
    case emoji
    /// Writing that runs from right to left, or a mark that turns it.
    case rightToLeft
    /// A letter of another alphabet, such as a Cyrillic а.
    case otherAlphabet
    /// A bracket without its partner.
    case unclosedBracket
    /// Stress marks and no sound.
    case onlyStress
    /// A stress mark that no vowel follows.
    case strayStress
    /// What is no symbol of this way of writing.
    case unknownSymbol
    /// A mnemonic of eSpeak NG's that is outside the voice's inventory.
    case notAccepted
  }

  /// What is wrong.
  public let reason: Reason
  /// Where, in characters of the text as it was given; inside it, empty only for an empty text.
  public let range: Range<Int>
  /// What stands there.
  public let symbol: String
  /// What could stand there instead, the likeliest first.
  public let nearest: [String]
  /// How the hint was read.
  public let kind: HintKind

  /// The same for the person who wrote it; `field` is what the caller calls the hint.
  public func problem(field: String) -> InputProblem {
    InputProblem(field: field, reason: explanation, advice: advice)
  }

  /// The place in words; people count from 1.
  private var place: String { "at character \(range.lowerBound + 1)" }
  /// The symbol, short enough for a sentence.
  private var name: String { "\"\(symbol.prefix(12))\"" }

  private var explanation: String {
    switch reason {
    case .empty: "there is nothing to say"
    case .tooLong: "it is longer than \(PronunciationHint.longest) characters"
    case .controlCharacter: "there is an invisible character \(place)"
    case .markup: "\(name) \(place) is markup"
    case .phonemeBrackets: "there are double brackets \(place)"
    case .languageSwitch: "\"_^_\" \(place) would switch to another language"
    case .emoji: "there is an emoji, \(name), \(place)"
    case .rightToLeft: "there is right-to-left writing \(place)"
    case .otherAlphabet: "\(name) \(place) belongs to another alphabet than the rest"
    case .unclosedBracket: "the bracket \(name) \(place) has no partner"
    case .onlyStress: "there are stress marks and no sounds"
    case .strayStress: "no vowel follows the stress mark \(place)"
    case .unknownSymbol: "\(name) \(place) is not a sound of \(kind.title)"
    case .notAccepted: "\(name) \(place) is a sign that Meadow does not pass on to the voice"
    }
  }

  private var advice: String {
    if !nearest.isEmpty { return "Write \(Self.list(nearest)) there" }
    switch reason {
    case .empty, .onlyStress, .emoji, .rightToLeft:
      return "Write how it sounds, such as shi-VAWN or ipa:ʃɪˈvɔːn"
    case .tooLong: return "Write one name or a short phrase"
    case .controlCharacter: return "Delete it and type the text anew"
    case .markup: return "Write the sounds alone, without tags"
    case .phonemeBrackets: return "Leave the brackets out and write espeak: before the mnemonics"
    case .languageSwitch: return "Write the sounds in the voice's own language"
    case .otherAlphabet: return "Write Latin letters"
    case .unclosedBracket: return "Close it, or leave both brackets out"
    case .strayStress: return "Put the mark before the syllable that is stressed"
    case .unknownSymbol, .notAccepted: return "Leave it out"
    }
  }

  private static func list(_ choices: [String]) -> String {
    guard choices.count > 1, let last = choices.last else { return choices.first ?? "" }
    return choices.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension HintError: CustomStringConvertible {
  public var description: String { problem(field: "hint").description }
}
