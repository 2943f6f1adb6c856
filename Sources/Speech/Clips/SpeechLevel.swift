public import MeadowFoundations
public import MeadowLoudness

/// How loud everything that speaks is: one level for all voices, words and recordings.
public enum SpeechLevel {
  /// The loudest 400 ms of every clip: −16 LUFS in stereo is what phones are told to use, which is −19
  /// from one channel (reference/child-speech.md §5.4).
  public static let target = Loudness(lufs: -19)

  /// ``target`` in LUFS, for whoever knows no meters.
  public static var targetLUFS: Double { target.lufs }

  /// The highest true peak. −1 dBTP is the limit; meters differ by what they put between samples.
  public static let ceiling = Decibels(-1.3)
}
