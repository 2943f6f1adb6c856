public import Foundation
public import MeadowFamily
import MeadowFoundations
package import MeadowJournal
public import MeadowSpeech
public import MeadowVocabulary
public import RecordedVoices

/// What is the family's own, and who keeps it.
public struct Family: Sendable {
  /// Their words.
  let words: MyWords
  /// Their recordings.
  let recordings: RecordingStore
  /// Their takes of voices recorded at home; nil where nothing of them is kept.
  public var takes: TakeStore?
  /// What was heard, day by day.
  let dose: SoundDoseKeeper
  /// The children and their settings; nil where nothing of them is kept.
  public var profiles: ProfileService?
  /// What happened; nil where it is not noted.
  public var log: EventLogger?
  /// What was done in activities that keep a log of their own, sealed; nil where nothing is kept.
  package var journals: JournalStore?
  /// What people answered in listening tests; nil where nothing is kept.
  public var listening: ListeningResults?
  /// The parent gate; nil where there is nothing to guard.
  public var gate: ParentGateService?
  /// The clock on the wall, for the day's dose and the log.
  let date: @Sendable () -> Date
  /// Erases what other stores keep of a child, by its number: each is called when a child is erased, and for
  /// every child when everything is. It may be called again for one that is gone already.
  public var onErase: [@Sendable (_ child: Int) async throws -> Void] = []
  /// What else is erased with everything, once the children are.
  public var onReset: [@Sendable () async throws -> Void] = []
  /// Where the family lives, for the time of day.
  public var zone = TimeZone.autoupdatingCurrent

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

  /// The number of the active child; 1 where nothing of children is kept.
  var child: Int { profiles?.active ?? 1 }

  /// The moment on the clock on the wall.
  func wallTime() -> WallTime {
    WallTime(milliseconds: Int64((date().timeIntervalSince1970 * 1000).rounded()))
  }

  /// The family's calendar day and the moment on its clock.
  func dateReading() -> DateReading {
    DateReading(wall: wallTime(), day: LocalDay(of: date(), zone).name)
  }

  /// What that clock shows.
  func timeOfDay() -> TimeOfDay {
    let minute = wallTime().minute(in: zone)
    return TimeOfDay(minute / 60, minute % 60)
  }
}
