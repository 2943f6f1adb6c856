import MeadowFoundations
package import MeadowSpeech

/// A voice as eSpeak NG says it.
package struct EspeakVoice: Sendable {
  /// What every voice has.
  package let definition: VoiceDefinition
  /// What is eSpeak NG's own.
  package let block: EspeakBlock
  /// How it speaks by itself.
  package let pitch: VoicePitch

  /// `definition`, whose block must be eSpeak NG's.
  package init(_ definition: VoiceDefinition) throws(SynthesisError) {
    guard let block = definition.block as? EspeakBlock else {
      throw .engineFailed(reason: "the voice \(definition.id) is \(definition.engine)'s")
    }
    self.definition = definition
    self.block = block
    pitch = VoicePitch(definition, playback: block.formantScale, word: .word)
  }

  /// The rate at which this voice's samples are played, where the library makes `rate` of them:
  /// faster by the formant scale, in steps of 50 Hz, which keep the ratio of the rates short.
  func heardRate(_ rate: SampleRate) -> SampleRate {
    SampleRate(hertz: Int((Double(rate.hertz) * block.formantScale / 50).rounded()) * 50)
  }
}
