public import MeadowFoundations

extension EspeakSynthesizer: ReadingSynthesizer {
  public func pronounce(
    _ request: SpeechRequest, voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading {
    let text = EspeakText(request)
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

  package func readBack(_ mnemonics: String) async throws(SynthesisError) -> String {
    let text = EspeakText(mnemonics: mnemonics)
    let result = await thread.run(.urgent) { library -> Result<String, SynthesisError> in
      Result { () throws(SynthesisError) in
        try library?.load(language: EspeakLanguage.own)
        library?.takeUpVoice(for: text)
        return library?.phonemes(of: text, ipa: true) ?? ""
      }
    }
    return try result.get()
  }

  package func readings(
    of name: String, in languages: [EspeakLanguage]
  ) async -> [(language: EspeakLanguage, ipa: String)] {
    let text = EspeakText(plain: name)
    var readings: [(language: EspeakLanguage, ipa: String)] = []
    for language in languages where !Task.isCancelled {
      // A job for each, so that a tap goes between them.
      let ipa = await thread.run(.likely) { library -> String? in
        guard (try? library?.load(language: language)) != nil else { return nil }
        return library?.phonemes(of: text, ipa: true)
      }
      if let ipa, !ipa.isEmpty { readings.append((language, ipa)) }
    }
    await thread.run(.likely) { library in
      try? library?.load(language: EspeakLanguage.own)
      library?.takeUpVoice(for: text)
    }
    return readings
  }
}
