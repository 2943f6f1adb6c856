package import MeadowModel

/// Text made safe for eSpeak NG, or phonemes to be spoken as they are.
package struct EspeakText: Hashable, Sendable {
  /// What the library is given.
  package let string: String
  /// Whether `[[…]]` in it is phonemes.
  package let isPhonemes: Bool

  /// Something to load a voice for.
  static let warmUp = EspeakText(string: "hello", isPhonemes: false)

  /// Whether it is more than one word.
  var isPhrase: Bool { string.utf8.contains(UInt8(ascii: " ")) }

  /// The text of `request`, or its hint.
  ///
  /// Only hints of the form `espeak:` and mnemonics are known here.
  package init(_ request: SpeechRequest) throws(InputProblem) {
    guard let hint = request.hint else {
      self.string = EspeakTextGuard.guarded(request.text.string)
      self.isPhonemes = false
      return
    }
    self.string = "[[" + (try Self.mnemonics(hint)) + "]]"
    self.isPhonemes = true
  }

  private init(string: String, isPhonemes: Bool) {
    self.string = string
    self.isPhonemes = isPhonemes
  }

  private static func mnemonics(_ hint: String) throws(InputProblem) -> String {
    let scheme = "espeak:"
    guard hint.hasPrefix(scheme) else {
      throw InputProblem(
        field: "hint", reason: "\"\(hint.prefix(40))\" is of no known kind",
        advice: "write espeak: and eSpeak NG mnemonics, such as espeak:b@n'an@")
    }
    let phonemes = hint.dropFirst(scheme.count)
    // "_^" changes the language and speaks stale text (reference/espeak-ng.md §2.9).
    guard !phonemes.isEmpty, phonemes.utf8.count <= 200,
      phonemes.utf8.allSatisfy({ (0x20...0x7e).contains($0) && $0 != 0x5b && $0 != 0x5d }),
      !phonemes.contains("^")
    else {
      throw InputProblem(
        field: "hint", reason: "its mnemonics cannot be read",
        advice: "use 1 to 200 plain ASCII characters without brackets and ^")
    }
    return String(phonemes)
  }
}
