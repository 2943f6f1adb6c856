import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport

/// A service with tones instead of eSpeak NG, on a directory that a second one may share.
struct SpeechServiceRig {
  let tones: ToneEngine
  let store: ClipStore
  let speech: SpeechService

  init(
    _ directory: TemporaryDirectory, identity: String = "tone 1", memory: Int = 24 << 20,
    disk: Int = 256 << 20
  ) {
    tones = ToneEngine(identity: identity)
    store = ClipStore(directory: directory.path, limit: disk)
    speech = SpeechService(
      voices: SpeechRig.voices, engines: [tones], store: store, memoryLimit: memory)
  }

  /// The sound of `text`.
  func say(_ text: String, _ priority: SynthesisPriority = .urgent) async throws -> Rendering {
    let rendering = try await speech.render(SpeechRig.request(text), priority: priority)
    await store.flush()
    return rendering
  }

  /// What `text` must sound like.
  static func expected(_ text: String) throws -> [Float] {
    ToneEngine.clip(for: try SpeechRig.request(text)).array
  }

  /// Where the clip of `text` is kept.
  func path(_ text: String) throws -> String {
    let key = ClipKey(
      try SpeechRig.request(text), voice: try SpeechRig.voices.voice(.girl),
      identity: tones.identity, notation: tones.notation)
    return store.path(key)
  }
}
