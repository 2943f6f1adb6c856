package import MeadowFoundations
import SoundAnalysis

/// How high a text shall lie and how far it shall swing, in hertz as the engine makes them.
///
/// The natural swing of a text is what the voice's natural slope makes of its intonation: a question
/// swings further than a word, and a factor of the range keeps that so.
package struct PitchPlan: Equatable, Sendable {
  /// The median F0, in hertz of the engine.
  package let hertz: Double
  /// From the 5th to the 95th percentile of F0, in semitones.
  package let semitones: Double
  /// The text's semitones at the voice's own range.
  package let naturalSemitones: Double
  /// The change of F0 for each step of intonation, in hertz of the engine.
  package let slope: Double

  /// The plan for a text of `intonation` in `voice` and `prosody`.
  package init(_ voice: VoicePitch, _ prosody: Prosody, _ intonation: Intonation) {
    let natural = voice.medianHertz / voice.playback
    let own = Self.slope(natural, voice.rangeSemitones, voice.word)
    let swing = Semitones.between(
      max(20, natural - own * (intonation.median - intonation.low)),
      natural + own * (intonation.high - intonation.median))
    hertz = natural * prosody.pitch
    naturalSemitones = swing
    semitones = swing * prosody.range
    slope = Self.slope(hertz, semitones, intonation)
  }

  /// The slope that puts the percentiles of `intonation` so many semitones apart around `hertz`.
  private static func slope(
    _ hertz: Double, _ semitones: Double, _ intonation: Intonation
  ) -> Double {
    let ratio = Semitones.factor(semitones)
    let up = intonation.high - intonation.median
    let down = intonation.median - intonation.low
    let reach = up + ratio * down
    return reach > 0 ? hertz * (ratio - 1) / reach : 0
  }
}
