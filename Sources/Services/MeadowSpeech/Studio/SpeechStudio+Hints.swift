public import MeadowModel

extension SpeechStudio {
  /// What `hint` makes of the whole of `text`, or the problem with the field `hint`.
  public func readings(
    hint: String, of text: SpokenText
  ) async throws(InputProblem) -> [WordReading] {
    let scheme = "espeak:"
    let phonemes = hint.dropFirst(scheme.count)
    // "_^" changes the language and speaks stale text (reference/espeak-ng.md §2.9).
    guard hint.hasPrefix(scheme), !phonemes.isEmpty, phonemes.utf8.count <= 200,
      phonemes.utf8.allSatisfy({ (0x20...0x7e).contains($0) && $0 != 0x5b && $0 != 0x5d }),
      !phonemes.contains("^")
    else {
      throw InputProblem(
        field: "hint", reason: "\"\(hint.prefix(40))\" is of no known kind",
        advice: "write espeak: and eSpeak NG mnemonics, such as espeak:b@n'an@")
    }
    return [WordReading(range: 0..<text.string.count, sound: .phonemes(String(phonemes)))]
  }
}
