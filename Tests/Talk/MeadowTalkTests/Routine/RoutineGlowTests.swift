import MeadowFoundations
import MeadowTalk
import Testing

/// Which scene glows (document 001, Routine glow): a suggestion only.
@Suite struct RoutineGlowTests {
  static let routines = [
    RoutineDefinition(
      id: "meals", label: "Meals", emoji: "🍽️", scene: "kitchen",
      times: [.breakfast, .lunch, .snack, .dinner]),
    RoutineDefinition(id: "bath", label: "Bath", emoji: "🛁", scene: "bathroom", times: [.bath]),
    RoutineDefinition(
      id: "bedtime", label: "Bed", emoji: "🛏️", scene: "bedroom", times: [.nap, .bedtime]),
    RoutineDefinition(id: "play", label: "Play", emoji: "🧸", scene: "playroom"),
  ]
  static let day = RoutineSchedule(
    breakfast: TimeOfDay(7, 0), lunch: TimeOfDay(12, 0), snack: TimeOfDay(15, 0),
    dinner: TimeOfDay(17, 30), bath: TimeOfDay(18, 30), bedtime: TimeOfDay(19, 0),
    naps: [TimeOfDay(9, 30), TimeOfDay(13, 0)])

  static func glow(_ hour: Int, _ minute: Int, _ schedule: RoutineSchedule = day) -> String? {
    RoutineGlow.scene(at: TimeOfDay(hour, minute), schedule: schedule, routines: routines)
  }

  @Test(
    "from 30 minutes before its time to 45 after it a routine's scene glows",
    arguments: [
      (6, 29, nil as String?), (6, 30, "kitchen"), (7, 45, "kitchen"), (7, 46, nil),
      (14, 29, nil), (14, 30, "kitchen"), (3, 0, nil),
    ])
  func window(hour: Int, minute: Int, scene: String?) {
    #expect(Self.glow(hour, minute) == scene)
  }

  @Test(
    "the nearest wins, and of two as near the one still to come",
    arguments: [
      (18, 0, "bathroom"), (17, 59, "kitchen"), (18, 45, "bedroom"), (18, 44, "bathroom"),
      (12, 30, "bedroom"), (12, 29, "kitchen"),
    ])
  func nearest(hour: Int, minute: Int, scene: String) {
    #expect(Self.glow(hour, minute) == scene)
  }

  @Test("naps glow in the bedroom, however many there are", arguments: [9, 13])
  func naps(hour: Int) {
    #expect(Self.glow(hour, 40) == "bedroom")
    var none = Self.day
    none.naps = []
    #expect(Self.glow(9, 40, none) == nil)
  }

  @Test("a routine around midnight glows on both sides of it")
  func midnight() {
    var late = Self.day
    late.bedtime = TimeOfDay(0, 10)
    #expect(Self.glow(23, 41, late) == "bedroom" && Self.glow(0, 55, late) == "bedroom")
    #expect(Self.glow(23, 39, late) == nil && Self.glow(0, 56, late) == nil)
  }

  @Test("with routine glow off nothing glows; with no routines neither")
  func off() {
    #expect(
      RoutineGlow.scene(
        at: TimeOfDay(7, 0), schedule: Self.day, routines: Self.routines, isOn: false) == nil)
    #expect(RoutineGlow.scene(at: TimeOfDay(7, 0), schedule: Self.day, routines: []) == nil)
  }
}
