public import MeadowFoundations
import MeadowPhonetics

extension SpeechService {
  /// The longest name that candidates are made for, in characters: that of a My Word.
  public static let longestName = 60

  /// Four to eight ways to say `name`, the likeliest first, each a hint that is said as written.
  ///
  /// From the reading of `voice`, from those of other languages by whose rules the name may be
  /// spelled, and from what names do. Some 10 ms; the languages are read between taps.
  public func candidates(
    for name: String, voice: VoiceID
  ) async throws(InputProblem) -> [PronunciationChoice] {
    let voice = try library.voice(voice)
    let text = try SpokenText(name)
    guard text.string.count <= Self.longestName else {
      throw InputProblem(
        field: "text", reason: "\(text.string.count) characters are too many for a name",
        advice: "send at most \(Self.longestName) characters, a name or a few words")
    }
    // With a hyphen a voice runs "Pop-Pop" together, and the double p would be read as one.
    let words = String(text.string.map { "-‐‑".contains($0) ? " " : $0 })
    let engine = try? router.engine(of: reader(for: voice))
    let readings = await engine?.readings(
      of: words, byRulesOf: LanguageGuess.languagesToTry(for: text.string))
    let drafts = PronunciationCandidates(
      for: text.string, base: readings?.own, foreign: readings?.foreign ?? [])
    var accepted: [PronunciationCandidate] = []
    for draft in drafts.candidates where await isAccepted(draft.pronunciation, engine) {
      let isNew = !accepted.contains { $0.pronunciation.soundsLike(draft.pronunciation) }
      if isNew { accepted.append(draft) }
    }
    return accepted.map { PronunciationChoice($0) }
  }

  private func isAccepted(
    _ pronunciation: Pronunciation, _ engine: (any VoiceEngine)?
  ) async -> Bool {
    switch try? await engine?.prove(pronunciation) {
    case .proven, .unproven: true
    case .differs, .impossible, nil: false
    }
  }
}

extension PronunciationChoice {
  /// A candidate.
  init(_ candidate: PronunciationCandidate) {
    let pronunciation = candidate.pronunciation
    let respelling = pronunciation.exactRespelling
    self.init(
      hint: respelling ?? "ipa:" + pronunciation.ipa, ipa: pronunciation.ipa,
      respelling: respelling, why: candidate.reason)
  }
}

extension Pronunciation {
  /// The respelling, where it gives this pronunciation again; English spelling cannot say all.
  var exactRespelling: String? {
    let respelling = respelling
    guard let hint = try? PronunciationHint(respelling), hint.pronunciation.soundsLike(self) else {
      return nil
    }
    return respelling
  }
}
