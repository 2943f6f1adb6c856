import MeadowFoundations

extension SpeechService {
  /// Opens a service with those of `engines` that the voices in one directory name; clips and private
  /// data are in another, voices of the family's own in `ownVoices`, the family's recordings in `recordings`.
  ///
  /// Once per process, since engines may be. Throws ``VoiceLibraryError`` or ``SynthesisError``.
  public static func open(
    voices: String, ownVoices: String? = nil, cache: String, engines: [VoiceEngineKind],
    recordings: RecordingStore? = nil,
    memoryLimit: Int = 8 << 20, diskLimit: Int = 256 << 20
  ) async throws -> SpeechService {
    let library = try VoiceLibrary.load(from: voices, own: ownVoices, engines: engines)
    var started: [any VoiceEngine] = []
    for engine in engines {
      let own = library.voices.filter { $0.engine == engine.name }
      if !own.isEmpty || engine.startsEmpty { started.append(try await engine.start(own, cache)) }
    }
    let store = ClipStore(directory: cache + "/clips", limit: diskLimit)
    return SpeechService(
      voices: library, engines: started, store: store, recordings: recordings,
      memoryLimit: memoryLimit)
  }
}
