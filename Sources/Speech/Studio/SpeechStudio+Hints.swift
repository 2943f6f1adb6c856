public import MeadowFoundations
import MeadowPhonetics

extension SpeechStudio {
  /// What `hint` makes of `text`, or the problem with the field `hint` and its place there.
  ///
  /// The hint stands for the whole text but for the punctuation around it, which keeps the melody.
  public func readings(
    hint: String, of text: SpokenText
  ) async throws(InputProblem) -> [WordReading] {
    do throws(HintRefusal) {
      let checked = try await check(hint: hint)
      let range = Self.core(of: text.string)
      return [WordReading(range: range, sound: .phonemes(checked.phonemes))]
    } catch {
      throw error.problem(field: "hint")
    }
  }

  /// What `hint` means, once it is proven that it will be said so.
  ///
  /// Parses it and lets the voice read the mnemonics back: what comes out must be what was written,
  /// sound by sound (reference/espeak-ng.md §2.9). About a millisecond, ahead of all but urgent work.
  public func check(hint: String) async throws(HintRefusal) -> CheckedHint {
    let parsed: PronunciationHint
    do throws(HintError) { parsed = try PronunciationHint(hint) } catch {
      throw HintRefusal(error)
    }
    let mnemonics = parsed.pronunciation.mnemonics
    let words = mnemonics.split(separator: "||").map(String.init)
    guard words.allSatisfy(EspeakTextWriter.isSafe) else {
      throw HintRefusal(
        hint, reason: "a word in it is longer than the voice can say at once",
        advice: "Put a space into it, or write less")
    }
    try await readBack(parsed, hint)
    return CheckedHint(parsed, text: hint)
  }

  private func readBack(_ parsed: PronunciationHint, _ hint: String) async throws(HintRefusal) {
    guard let synthesizer = synthesizer as? any ReadingSynthesizer else { return }
    let ipa: String
    do throws(SynthesisError) {
      ipa = try await synthesizer.readBack(parsed.pronunciation.mnemonics)
    } catch {
      throw HintRefusal(
        hint, reason: "the voice cannot be asked how it says it (\(error))",
        advice: "Try again in a moment")
    }
    if let mismatch = parsed.pronunciation.matches(readBack: ipa) {
      throw HintRefusal(hint, mismatch, parsed)
    }
  }

  /// The range of `text` without the punctuation at its ends.
  private static func core(of text: String) -> Range<Int> {
    let characters = Array(text)
    let isCore: (Character) -> Bool = {
      !$0.isWhitespace && !($0.isPunctuation && !"&%@#".contains($0))
    }
    guard let first = characters.firstIndex(where: isCore),
      let last = characters.lastIndex(where: isCore)
    else { return 0..<characters.count }
    return first..<last + 1
  }
}
