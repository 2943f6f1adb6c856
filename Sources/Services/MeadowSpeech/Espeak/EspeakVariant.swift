import MeadowDigest
package import MeadowModel

/// An eSpeak NG variant file made from a voice at one pitch and range.
///
/// Different settings with the same text share a file: its name is the digest of the text.
package struct EspeakVariant: Hashable, Sendable {
  /// The file's name: 25 characters, of the 30 that are safe in 1.51 (reference/espeak-ng.md §2.8).
  package let name: String
  /// The file's text.
  package let text: String
  /// The pitch settings behind it.
  package let pitch: EspeakPitch

  /// The variant of `voice` for the pitch and range of `prosody`; the rate is a parameter.
  package init(_ voice: VoiceDefinition, _ prosody: Prosody) {
    let tract = voice.tract
    let pitch = EspeakPitch(
      hertz: voice.medianHertz * prosody.pitch,
      semitones: voice.rangeSemitones * prosody.range, tract: tract)
    let text = Self.lines(voice, pitch).joined(separator: "\n") + "\n"
    self.pitch = pitch
    self.text = text
    self.name = "m" + Digest(of: text, size: .bits128).hex.prefix(24)
  }

  /// The name eSpeak NG is given; both halves are whitelisted.
  func voiceName(base: String) -> String { "\(base)+\(name)" }

  private static func lines(_ voice: VoiceDefinition, _ pitch: EspeakPitch) -> [String] {
    [
      // The pitch parameter in the name: formants are fitted to it only when a voice is loaded, so
      // another one needs another file.
      "language variant", "name \(voice.id)-\(pitch.parameter)",
      // The four that make the sound a function of the text (reference/espeak-ng.md §2.7).
      "flutter 0", "roughness 0", "echo 0 0", "intonation \(voice.intonation)",
      "pitch \(pitch.a) \(pitch.b)",
      "consonants \(voice.consonants.unvoiced) \(voice.consonants.voiced)",
      "stressAdd " + voice.stressAdd.map(String.init).joined(separator: " "),
    ] + (0...8).map { formant($0, voice, pitch) }
  }

  /// A formant's line, with what the pitch parameter would add to its frequency taken back.
  private static func formant(
    _ number: Int, _ voice: VoiceDefinition, _ pitch: EspeakPitch
  ) -> String {
    let own = voice.formants.first { $0.number == number }
    let rise = number <= 5 ? pitch.formantRise : 1
    let frequency = Int((Double(own?.frequency ?? 100) / rise).rounded())
    return "formant \(number) \(frequency) \(own?.height ?? 100) \(own?.width ?? 100)"
  }
}

extension VoiceDefinition {
  /// The size of the vocal tract as the mean scale of formants 1–3; 1 is the base voice's.
  var tract: Double {
    let scales = (1...3).map { number in
      formants.first { $0.number == number }?.frequency ?? 100
    }
    return Double(scales.reduce(0, +)) / 300
  }
}
