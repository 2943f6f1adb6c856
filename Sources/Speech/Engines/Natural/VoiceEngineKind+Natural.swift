public import MeadowSpeech

#if canImport(Glibc)
  import Glibc
#endif

extension VoiceEngineKind {
  /// Servers and programs of the Wyoming protocol: Piper, Kokoro and others.
  public static let wyoming = VoiceEngineKind("wyoming") { decoder in
    try NaturalBlock(from: decoder).validated(hasHTTP: false)
  } start: { voices, cache in
    // A program that has ended would end Meadow with the next word that is written to it.
    signal(SIGPIPE, SIG_IGN)
    return NaturalEngine("wyoming", voices: voices, log: cache, isHTTP: false) { WyomingServer($0) }
  }

  /// Servers of the common speech API, `/v1/audio/speech`: Kokoro's, LocalAI and others.
  public static let speechAPI = VoiceEngineKind("speech-api") { decoder in
    try NaturalBlock(from: decoder).validated(hasHTTP: true)
  } start: { voices, cache in
    NaturalEngine("speech-api", voices: voices, log: cache, isHTTP: true) { SpeechAPIServer($0) }
  }
}
