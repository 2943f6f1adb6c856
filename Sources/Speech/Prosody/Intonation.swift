/// Where the melody of a text lies on an engine's own scale, on which F0 is a straight line.
///
/// It is a property of the text: one measurement serves every prosody.
package struct Intonation: Equatable, Sendable {
  /// The value below which 5 % of the voiced time lies.
  package var low: Double
  /// The median of the voiced time.
  package var median: Double
  /// The value above which 5 % of the voiced time lies.
  package var high: Double

  /// A melody between `low` and `high`.
  package init(low: Double, median: Double, high: Double) {
    self.low = low
    self.median = median
    self.high = high
  }
}

/// How high a voice speaks by itself and how far its melody swings.
package struct VoicePitch: Equatable, Sendable {
  /// The median F0 as it is heard, in hertz.
  package let medianHertz: Double
  /// How many times the engine's own hertz are heard: its samples are played so much faster.
  package let playback: Double
  /// From the 5th to the 95th percentile of F0 in a single word, in semitones.
  package let rangeSemitones: Double
  /// The melody of single words on average.
  package let word: Intonation

  /// The pitch of `voice`, whose engine makes single words with the melody `word`.
  package init(_ voice: VoiceDefinition, playback: Double = 1, word: Intonation) {
    medianHertz = voice.medianHertz
    self.playback = playback
    rangeSemitones = voice.rangeSemitones
    self.word = word
  }
}
