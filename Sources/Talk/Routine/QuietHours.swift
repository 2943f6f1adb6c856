public import MeadowFoundations

/// The hours in which Meadow begins nothing by itself: from the family's bedtime to its breakfast. What a
/// child does then is answered as ever. Pure.
public enum QuietHours {
  /// Whether `time` lies in them by `schedule`; not where nobody knows the time, and never where bedtime
  /// and breakfast are the same.
  public static func contain(_ time: TimeOfDay?, schedule: RoutineSchedule) -> Bool {
    guard let time else { return false }
    let bedtime = schedule.bedtime.minutes
    let night = TimeOfDay(minutes: schedule.breakfast.minutes - bedtime).minutes
    return TimeOfDay(minutes: time.minutes - bedtime).minutes < night
  }
}
