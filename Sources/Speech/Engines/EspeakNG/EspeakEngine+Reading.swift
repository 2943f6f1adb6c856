public import MeadowFoundations
public import MeadowPhonetics
public import MeadowSpeech

extension EspeakEngine {
  public func read(
    _ request: SpeechRequest, as voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading {
    let text = EspeakText(request)
    let voice = try EspeakVoice(voice)
    let result = await thread.run(.likely) { library -> Result<VoiceReading, SynthesisError> in
      Result { () throws(SynthesisError) in
        try library?.prepare(voice, request.prosody, for: text)
        library?.takeUpVoice(for: text)
        return VoiceReading(
          ipa: library?.phonemes(of: text, ipa: true) ?? "",
          phonemes: library?.phonemes(of: text, ipa: false) ?? "")
      }
    }
    return try result.get()
  }

  /// Lets the library read the mnemonics back: what comes out must be what was written, sound by sound
  /// (reference/espeak-ng.md §2.9). About a millisecond, ahead of all but urgent work.
  public func prove(_ pronunciation: Pronunciation) async throws(SynthesisError) -> HintProof {
    let mnemonics = pronunciation.mnemonics
    let words = mnemonics.split(separator: "||").map(String.init)
    guard words.allSatisfy(EspeakTextWriter.isSafe) else {
      return .impossible(
        reason: "a word in it is longer than the voice can say at once",
        advice: "Put a space into it, or write less")
    }
    let ipa = try await readBack(mnemonics)
    return pronunciation.matches(readBack: ipa).map { .differs($0) } ?? .proven
  }

  /// The IPA of what would be said for `mnemonics`.
  package func readBack(_ mnemonics: String) async throws(SynthesisError) -> String {
    let text = EspeakText(mnemonics: mnemonics)
    let result = await thread.run(.urgent) { library -> Result<String, SynthesisError> in
      Result { () throws(SynthesisError) in
        try library?.load(language: .own)
        library?.takeUpVoice(for: text)
        return library?.phonemes(of: text, ipa: true) ?? ""
      }
    }
    return try result.get()
  }

  public func readings(of name: String, byRulesOf languages: [String]) async -> NameReadings {
    let text = EspeakText(plain: name)
    var known: [(code: String, language: EspeakLanguage)] = [("", .own)]
    for code in languages {
      guard let language = EspeakLanguage(code: code), !known.contains(where: { $0.1 == language })
      else { continue }
      known.append((code, language))
    }
    var readings = NameReadings()
    for (code, language) in known where !Task.isCancelled {
      // A job for each, so that a tap goes between them.
      let ipa = await thread.run(.likely) { library -> String? in
        guard (try? library?.load(language: language)) != nil else { return nil }
        return library?.phonemes(of: text, ipa: true)
      }
      guard let ipa, !ipa.isEmpty else { continue }
      if language == .own {
        readings.own = Self.plain(ipa)
      } else {
        readings.foreign.append(ForeignReading(language: code, ipa: Self.plain(ipa)))
      }
    }
    await thread.run(.likely) { library in
      try? library?.load(language: .own)
      library?.takeUpVoice(for: text)
    }
    return readings
  }

  public func notation(of phonemes: String) -> String { EspeakText.mnemonics(of: phonemes) }

  /// Without the numbers of tones and the signs for joins and breaks, which are no IPA.
  private static func plain(_ ipa: String) -> String {
    ipa.filter { !("0"..."9").contains($0) && !"-_^;!|".contains($0) }
  }
}
