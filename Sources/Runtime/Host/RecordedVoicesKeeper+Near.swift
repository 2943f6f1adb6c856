import MeadowFoundations
import MeadowSpeech
import RecordedVoices

/// The near voice, brought to the speaker.
extension RecordedVoicesKeeper {
  /// Brings the near voice of `voice` to the speaker once there are takes enough, and again where they have
  /// moved; returns the voice as it is then.
  @discardableResult
  func bringNear(_ voice: RecordedVoiceFile) async -> RecordedVoiceFile {
    guard let store, voice.isFar(from: store.takes(of: voice.id).values) else { return voice }
    let scales = await scales(of: voice, in: store)
    let takes = store.takes(of: voice.id)
    guard let nearer = voice.brought(near: takes.values, scales: scales),
      (try? store.write(nearer)) != nil
    else { return voice }
    synthesis.add(nearer.definition)
    synthesis.forget { request in
      request.voice == voice.id
        && TakeKey(request.text.string, request.language).flatMap { takes[$0] } == nil
    }
    return nearer
  }

  /// How much higher than a grown-up's the speaker's resonances lie, by words that the near voice says too.
  private func scales(of voice: RecordedVoiceFile, in store: TakeStore) async -> [Double] {
    guard let near = synthesis.voices.first(where: { $0.id == voice.recorded.nearVoice }) else {
      return []
    }
    // Words, not phrases, which two people say in two ways; voiced ones, which have resonances.
    let takes = store.takes(of: voice.id).values
      .filter { $0.hertz != nil && $0.milliseconds < 1500 && $0.language == .english }
      .sorted { $0.text < $1.text }.prefix(ResonanceMatch.words)
    var scales: [Double] = []
    for take in takes {
      guard let text = try? SpokenText(take.text),
        let said = try? await synthesis.render(
          SpeechRequest(text: text, voice: near.id, prosody: .natural), priority: .likely),
        let samples = store.samples(of: take, in: voice.id)
      else { continue }
      let ratio = ResonanceMatch.ratio(of: samples, to: Array(said.clip.samples))
      scales.append(ratio * near.formantScale)
    }
    return scales
  }
}
