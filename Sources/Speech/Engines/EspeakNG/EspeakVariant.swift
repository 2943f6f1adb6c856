import MeadowFiles
package import MeadowFoundations
import MeadowSpeech

/// An eSpeak NG variant file made from a voice at one pitch.
///
/// Range and the finer pitch of each text are parameters. Different settings with the same text share
/// a file: its name is the digest of the text.
package struct EspeakVariant: Equatable, Sendable {
  /// The file's name: 25 characters, of the 30 that are safe in 1.51 (reference/espeak-ng.md §2.8).
  package let name: String
  /// The file's text.
  package let text: String
  /// The pitch line in it.
  package let pitch: EspeakPitch

  /// The stress lengths of eSpeak NG's English (`tr_languages.cpp`).
  private static let stressLengths = [182, 140, 220, 220, 220, 240, 260, 280]
  /// Those of its Latin American Spanish (`lang/roa/es-419`), whose unstressed vowels stay whole.
  private static let spanishStressLengths = [170, 200, 230, 180, 0, 0, 250, 280]

  /// The variant of `voice` for the pitch of `prosody`; rate and range are parameters.
  package init(_ voice: EspeakVoice, _ prosody: Prosody) {
    let plan = PitchPlan(voice.pitch, Prosody(pitch: prosody.pitch), .word)
    let pitch = EspeakPitch(hertz: plan.hertz, slope: plan.slope)
    let text = Self.lines(voice, pitch).joined(separator: "\n") + "\n"
    self.pitch = pitch
    self.text = text
    self.name = "m" + Digest(of: text, size: .bits128).hex.prefix(24)
  }

  /// The name eSpeak NG is given; both halves are whitelisted.
  func voiceName(base: String) -> String { "\(base)+\(name)" }

  private static func lines(_ voice: EspeakVoice, _ pitch: EspeakPitch) -> [String] {
    let isSpanish = voice.block.base == EspeakLanguage.latinAmerican.name
    let usual = isSpanish ? spanishStressLengths : stressLengths
    let lengths = usual.map { String($0 * voice.block.vowelLength / 100) }
    return [
      "language variant", "name \(voice.definition.id)",
      // The four that make the sound a function of the text (reference/espeak-ng.md §2.7).
      "flutter 0", "roughness 0", "echo 0 0", "intonation \(voice.block.intonation)",
      "pitch \(EspeakPitch.a) \(pitch.b)",
      "consonants \(voice.block.consonants.unvoiced) \(voice.block.consonants.voiced)",
      "stressLength " + lengths.joined(separator: " "),
      "stressAdd " + voice.block.stressAdd.map(String.init).joined(separator: " "),
    ]
      + (voice.block.formants ?? []).map {
        "formant \($0.number) \($0.frequency) \($0.height) \($0.width)"
      }
  }
}
