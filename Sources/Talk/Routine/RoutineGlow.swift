public import MeadowFoundations

/// Which scene glows because of the time of day (document 001, Routine glow): a suggestion only, a
/// child may always go anywhere. Pure.
public enum RoutineGlow {
  /// How long before its time a routine begins to glow, in minutes.
  public static let before = 30
  /// How long after its time it stops to glow, in minutes.
  public static let after = 45

  /// The scene that glows at `time`, or nil for none or where `isOn` is false: that of the routine
  /// whose time of the day is nearest; of two as near the one still to come.
  public static func scene(
    at time: TimeOfDay, schedule: RoutineSchedule, routines: [RoutineDefinition],
    isOn: Bool = true
  ) -> String? {
    guard isOn else { return nil }
    var nearest: (distance: Int, scene: String)?
    for routine in routines {
      for moment in routine.times.flatMap({ schedule[$0] }) {
        guard let distance = distance(from: time, to: moment),
          nearest.map({ distance < $0.distance }) ?? true
        else { continue }
        nearest = (distance, routine.scene)
      }
    }
    return nearest?.scene
  }

  /// Twice the minutes between `time` and `moment`, one less for a moment to come, also over
  /// midnight; nil outside the window.
  private static func distance(from time: TimeOfDay, to moment: TimeOfDay) -> Int? {
    let ahead = TimeOfDay(minutes: moment.minutes - time.minutes).minutes
    if ahead <= before { return 2 * ahead - 1 }
    let behind = 1440 - ahead
    return behind <= after ? 2 * behind : nil
  }
}
