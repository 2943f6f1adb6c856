public import MeadowSpeech

extension VoiceEngineKind {
  /// What files of recorded voices call their engine.
  public static let recordedName = "recorded"

  /// Voices recorded at home, whose takes are in `store`; one may come while Meadow runs.
  public static func recorded(_ store: TakeStore) -> VoiceEngineKind {
    VoiceEngineKind(recordedName, startsEmpty: true) { decoder in
      try RecordedBlock(from: decoder).validated()
    } start: { voices, _ in
      for voice in voices { store.open(voice.id) }
      return RecordedEngine(store)
    }
  }
}
