import MeadowFoundations

extension SpeechStudio {
  /// Opens a studio with eSpeak NG: voices from one directory, clips and private data in another,
  /// the family's recordings in `recordings`.
  ///
  /// Once per process, since eSpeak NG is. Throws ``VoiceLibraryError`` or ``SynthesisError``.
  public static func open(
    voices: String, cache: String, recordings: RecordingStore? = nil, memoryLimit: Int = 8 << 20,
    diskLimit: Int = 256 << 20
  ) async throws -> SpeechStudio {
    let library = try VoiceLibrary.load(from: voices)
    let synthesizer = try await EspeakSynthesizer.start(
      cacheDirectory: cache, warmUp: library.voices.first { $0.id == .girl },
      voices: library.voices)
    let store = ClipStore(directory: cache + "/clips", limit: diskLimit)
    return SpeechStudio(
      voices: library, synthesizer: synthesizer, store: store, recordings: recordings,
      memoryLimit: memoryLimit)
  }
}
