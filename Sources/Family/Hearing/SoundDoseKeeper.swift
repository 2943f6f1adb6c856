public import Foundation
import MeadowFiles
import MeadowFoundations
public import MeadowStore

/// Adds up what was heard, day by day, and keeps it: at most once a minute and when it is closed.
///
/// A crash loses at most the sound of the last minute in which something was played. Nothing is
/// counted before a caregiver has calibrated: without that nobody knows how loud it was. The clock
/// is its caller's; no call belongs on the way of a tap (`Task { await keeper.heard(…) }` after it).
public actor SoundDoseKeeper {
  private nonisolated let executor: DiskExecutor
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// The time between two writes, in seconds.
  public static let writeInterval = 60.0
  /// The days of which anything is kept: what a week's figure needs.
  public static let keptDays = 7

  private let store: FamilyStore
  private let zone: TimeZone
  private var measured: SoundCalibration?
  /// Seconds at 75 dBA that are not on the disk yet.
  private var pending: [LocalDay: Double] = [:]
  private var lastWrite = Date.distantPast

  /// A keeper that writes to `store`; the days are those of `zone`.
  public init(store: FamilyStore, zone: TimeZone = .autoupdatingCurrent) {
    self.store = store
    executor = store.executor
    self.zone = zone
    let kept = (try? store.calibration()) ?? nil
    measured = kept.flatMap { kept in
      try? SoundCalibration(
        dBA: kept.dBA, loudness: kept.loudness, volumeCap: Decibels(kept.volumeCap))
    }
  }

  /// What a caregiver has measured last, or nil before.
  public var calibration: SoundCalibration? { measured }

  /// Keeps what a caregiver has measured; nil forgets it. What was heard before stays as it was
  /// counted then.
  public func calibrate(_ calibration: SoundCalibration?) throws(FamilyProblem) {
    let stored = calibration.map {
      StoredCalibration(dBA: $0.dBA, loudness: $0.loudness, volumeCap: $0.volumeCap.value)
    }
    try FamilyProblem.of { () throws(StoreError) in try store.keep(stored) }
    measured = calibration
  }

  /// Adds `stretch`, which has just been heard; what sounds over midnight belongs to the new day.
  public func heard(_ stretch: SoundStretch, at date: Date) {
    guard let measured else { return }
    let seconds = SoundDose.seconds(of: stretch, measured)
    guard seconds > 0 else { return }
    pending[LocalDay(of: date, zone), default: 0] += seconds
    // The distance, so that a clock that is set back does not stop the writing.
    if abs(date.timeIntervalSince(lastWrite)) >= Self.writeInterval { write(at: date) }
  }

  /// The dose of the day and the week of `date`, or nil without a calibration.
  public func dose(at date: Date) -> SoundDose? {
    guard measured != nil else { return nil }
    let today = LocalDay(of: date, zone)
    let first = oldest(at: date)
    var days = (try? store.sound(from: first.name, through: today.name)) ?? [:]
    for (day, seconds) in pending where (first...today).contains(day) {
      days[day.name, default: 0] += seconds
    }
    return SoundDose(
      todaySeconds: days[today.name] ?? 0, weekSeconds: days.values.reduce(0, +))
  }

  /// Forgets what was heard and measured, in memory; the disk is forgotten with the profiles.
  public func forget() {
    pending = [:]
    measured = nil
  }

  /// Writes what is left. To be called at the end.
  public func close(at date: Date) { write(at: date) }

  /// Writes what is pending; what cannot be written waits, a week at most.
  private func write(at date: Date) {
    lastWrite = date
    let first = oldest(at: date)
    for (day, seconds) in pending {
      do throws(StoreError) {
        try store.addSound(seconds: seconds, on: day.name, forgettingBefore: first.name)
        pending[day] = nil
      } catch {
        if day < first { pending[day] = nil }
      }
    }
  }

  private func oldest(at date: Date) -> LocalDay {
    LocalDay(of: date, zone, earlier: Self.keptDays - 1)
  }
}
