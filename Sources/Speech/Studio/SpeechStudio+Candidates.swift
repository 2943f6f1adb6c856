public import MeadowFoundations
import MeadowPhonetics

extension SpeechStudio {
  /// The longest name that candidates are made for, in characters: that of a My Word.
  public static let longestName = 60

  /// Four to eight ways to say `name`, the likeliest first, each a hint that is said as written.
  ///
  /// From the reading of `voice`, from those of other languages by whose rules the name may be
  /// spelled, and from what names do. Some 10 ms; the languages are read between taps.
  public func candidates(
    for name: String, voice: VoiceID
  ) async throws(InputProblem) -> [PronunciationChoice] {
    _ = try library.voice(voice)
    let text = try SpokenText(name)
    guard text.string.count <= Self.longestName else {
      throw InputProblem(
        field: "text", reason: "\(text.string.count) characters are too many for a name",
        advice: "send at most \(Self.longestName) characters, a name or a few words")
    }
    let (own, foreign) = await readings(of: text.string)
    let drafts = PronunciationCandidates(for: text.string, base: own, foreign: foreign)
    var accepted: [PronunciationCandidate] = []
    for draft in drafts.candidates where await isSaidAsWritten(draft.pronunciation) {
      let isNew = !accepted.contains { $0.pronunciation.soundsLike(draft.pronunciation) }
      if isNew { accepted.append(draft) }
    }
    return accepted.map { PronunciationChoice($0) }
  }

  private func readings(of name: String) async -> (own: String?, foreign: [ForeignReading]) {
    guard let synthesizer = synthesizer as? any ReadingSynthesizer else { return (nil, []) }
    let codes = LanguageGuess.languagesToTry(for: name)
    var languages = [EspeakLanguage.own]
    for code in codes {
      guard let language = EspeakLanguage(code: code), !languages.contains(language) else {
        continue
      }
      languages.append(language)
    }
    // With a hyphen the voice runs "Pop-Pop" together, and the double p would be read as one.
    let words = String(name.map { "-‐‑".contains($0) ? " " : $0 })
    let readings = await synthesizer.readings(of: words, in: languages)
    let foreign = readings.filter { $0.language != .own }.map { reading in
      let code = codes.first { EspeakLanguage(code: $0) == reading.language }
      return ForeignReading(
        language: code ?? reading.language.rawValue, ipa: Self.plain(reading.ipa))
    }
    return (readings.first { $0.language == .own }.map { Self.plain($0.ipa) }, foreign)
  }

  /// Without the numbers of tones and the signs for joins and breaks, which are no IPA.
  private static func plain(_ ipa: String) -> String {
    ipa.filter { !("0"..."9").contains($0) && !"-_^;!|".contains($0) }
  }

  private func isSaidAsWritten(_ pronunciation: Pronunciation) async -> Bool {
    guard let synthesizer = synthesizer as? any ReadingSynthesizer else { return true }
    guard let ipa = try? await synthesizer.readBack(pronunciation.mnemonics) else { return false }
    return pronunciation.matches(readBack: ipa) == nil
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
