public import MeadowFoundations

/// What a meter reads off one sound.
public struct LoudnessReading: Hashable, Sendable {
  /// The loudest 400 ms, with silence around the sound: the level of a single word.
  public var momentaryMaximum: Loudness
  /// The gated level of the whole, for sound of more than 400 ms; silence below that.
  public var integrated: Loudness
  /// The highest point between the samples, in dB of full scale (dBTP).
  public var truePeak: Decibels
}
