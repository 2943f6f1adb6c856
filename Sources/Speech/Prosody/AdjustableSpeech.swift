package import MeadowFoundations

/// One text in one voice that an engine says again and again at other rates and pitches, so that it can
/// be measured and corrected (``ProsodyLoop``).
///
/// Same settings, same samples, whatever was said before. Lives on the engine's thread.
package protocol AdjustableSpeech {
  /// The engine's parameters for the height and the swing of a melody.
  associatedtype Setting: Equatable

  /// How the voice speaks by itself.
  var voice: VoicePitch { get }
  /// The melody of a text like this one on average.
  var usual: Intonation { get }
  /// The rate at which the samples are heard.
  var rate: SampleRate { get }
  /// The speed of the voice itself, in the engine's own steps, of which more are faster.
  var naturalSpeed: Int { get }
  /// The speeds at which the engine changes its sound.
  var speeds: ClosedRange<Int> { get }
  /// What the text measures at the voice's natural speed, where that is known.
  var measurement: TextMeasurement? { get nonmutating set }

  /// The speed at which texts that are said at `speed` become 1/`rate` as long on average.
  func speed(_ rate: Double, from speed: Int) -> Int
  /// The parameters that put the value `p` of a melody at `hertz`, with `slope` hertz for each step.
  func setting(hertz: Double, at p: Double, slope: Double) -> Setting
  /// The value of a melody that lies at `hertz` with `setting`.
  func intonation(at hertz: Double, _ setting: Setting) -> Double
  /// Says the text with the pauses of `prosody`.
  func say(
    _ setting: Setting, speed: Int, _ prosody: Prosody
  ) throws(SynthesisError) -> Result<SpeechTake, SynthesisStop>
}

/// A sound of an engine's, trimmed, in its own samples.
package struct SpeechTake: Sendable {
  package let samples: [Int16]
  /// How long it is without the pauses between its words, in samples.
  package let length: Int

  /// `samples`, of which `length` are speech.
  package init(samples: [Int16], length: Int) {
    self.samples = samples
    self.length = length
  }
}

/// Why a sound was not made to its end.
package enum SynthesisStop: Error, Sendable {
  /// Nobody wants it any more.
  case cancelled
  /// More urgent work waits.
  case preempted
  /// It is longer than ``SpeechService/longestSeconds``.
  case tooLong
  /// The text has no sound.
  case silent
}
