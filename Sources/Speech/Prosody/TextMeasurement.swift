/// What a text measures in a voice at its natural speed: the ground that factors stand on.
package struct TextMeasurement: Equatable, Sendable {
  /// How long it is without pauses between words, in the engine's samples.
  package var length: Int
  /// Its melody, or nil where too little of it is voiced to tell.
  package var intonation: Intonation?
}
