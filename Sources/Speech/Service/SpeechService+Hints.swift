public import MeadowFoundations
import MeadowPhonetics

extension SpeechService {
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

  /// What `hint` means, once every engine has proven that it says it so; where one cannot tell, the hint
  /// is unproven and warns of it.
  public func check(hint: String) async throws(HintRefusal) -> CheckedHint {
    let parsed: PronunciationHint
    do throws(HintError) { parsed = try PronunciationHint(hint) } catch {
      throw HintRefusal(error)
    }
    var unproven: [String] = []
    for engine in router.all {
      switch try await proof(of: parsed, by: engine, hint) {
      case .proven: continue
      case .differs(let mismatch): throw HintRefusal(hint, mismatch, parsed)
      case .impossible(let reason, let advice):
        throw HintRefusal(hint, reason: reason, advice: advice)
      case .unproven(let reason): unproven.append(reason)
      }
    }
    return CheckedHint(parsed, text: hint, unproven: unproven)
  }

  private func proof(
    of parsed: PronunciationHint, by engine: any VoiceEngine, _ hint: String
  ) async throws(HintRefusal) -> HintProof {
    do throws(SynthesisError) { return try await engine.prove(parsed.pronunciation) } catch {
      throw HintRefusal(
        hint, reason: "the voice cannot be asked how it says it (\(error))",
        advice: "Try again in a moment")
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
