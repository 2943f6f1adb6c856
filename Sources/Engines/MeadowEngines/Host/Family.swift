public import Foundation
public import MeadowFamily
public import MeadowSpeech

/// What is the family's own, and who keeps it.
public struct Family: Sendable {
  /// Their words.
  let words: MyWords
  /// Their recordings.
  let recordings: RecordingStore
  /// What was heard, day by day.
  let dose: SoundDoseKeeper
  /// The clock on the wall, for the day's dose.
  let date: @Sendable () -> Date

  /// A family with `words`; `date` reads the clock on the wall.
  public init(
    words: MyWords, recordings: RecordingStore, dose: SoundDoseKeeper,
    date: @escaping @Sendable () -> Date
  ) {
    self.words = words
    self.recordings = recordings
    self.dose = dose
    self.date = date
  }
}
