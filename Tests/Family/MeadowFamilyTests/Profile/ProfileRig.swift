import Foundation
import GRDB
import MeadowFamily
import MeadowFoundations
import MeadowStore

/// A profile service on files in a directory of one test's own, removed with it.
final class ProfileRig {
  let directory = NSTemporaryDirectory() + "meadow-profile-" + UUID().uuidString
  var path: String { directory + "/family.sqlite" }
  var mirror: String { directory + "/profile.json" }
  var settings: SettingsFile { SettingsFile(path: directory + "/settings.json") }

  init() {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// The service as after a start of Meadow.
  func start(_ opening: FamilyStore.Opening = .init()) -> ProfileService {
    start(FamilyStore.open(at: path, opening))
  }

  /// The same on `store`, which the test closes itself.
  func start(_ store: FamilyStore) -> ProfileService {
    ProfileService(store: store, mirror: mirror, legacy: settings)
  }

  /// The names of the files that are there, without SQLite's own beside the database.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
      .filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
  }

  func text(_ name: String = "profile.json") -> String {
    String(
      decoding: FileManager.default.contents(atPath: directory + "/" + name) ?? Data(),
      as: UTF8.self)
  }

  func write(_ text: String, to name: String = "profile.json") throws {
    try Data(text.utf8).write(to: URL(filePath: directory + "/" + name))
  }

  /// Writes what an older Meadow kept.
  func write(_ settings: SpeechSettings) throws {
    try JSONEncoder().encode(settings).write(to: URL(filePath: self.settings.path))
  }

  /// The database as another program opens it.
  var store: FamilyStore { FamilyStore.open(at: path) }

  /// Removes the database, as if the disk had lost it.
  func loseDatabase() {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  /// Performs `sql` on the database as another program would.
  func edit(_ sql: String) throws {
    var patient = Configuration()
    patient.busyMode = .timeout(5)
    let other = try DatabaseQueue(path: path, configuration: patient)
    try other.write { try $0.execute(sql: sql) }
    try other.close()
  }
}

extension ProfileRecord {
  /// A child called `name`.
  static func child(_ name: String, months: Int = 24) -> ProfileRecord {
    ProfileRecord(profile: ChildProfile(name: name, ageMonths: months, tier: .combinations))
  }

  /// A record in which everything is chosen.
  static var full: ProfileRecord {
    var record = child("Zoë \"Z\"", months: 30)
    record.profile.hasCompletedOnboarding = true
    record.speech.volumeCap = Decibels(-6)
    record.speech.isMuted = true
    record.chosen.narration = false
    record.chosen.densities = ["kitchen": .custom]
    record.chosen.densityCutoffs = ["kitchen": 4]
    record.chosen.hiddenWords = ["kitchen": ["milk", "apple"], "core": ["no"]]
    record.chosen.showsLabels = true
    record.chosen.marksFavorites = false
    record.chosen.favorites = ["ball"]
    record.chosen.defaultView = .grid
    record.chosen.conversation = .light
    record.chosen.carrierPhrases = false
    record.chosen.feelingsTray = false
    record.chosen.bubbleSeconds = 20
    record.chosen.traySeconds = 8
    record.chosen.speakWithMe = false
    record.chosen.signing = true
    record.chosen.celebrations = .off
    record.chosen.expectantPauseSeconds = 12.5
    record.chosen.routineGlow = false
    record.chosen.holdMilliseconds = 300
    record.chosen.selectsOnRelease = true
    record.chosen.scanning = .auto
    record.chosen.buttonSize = 80
    record.chosen.repeatGuardMilliseconds = 0
    record.chosen.breakfast = TimeOfDay(7, 30)
    record.chosen.lunch = TimeOfDay(12, 0)
    record.chosen.snack = TimeOfDay(15, 0)
    record.chosen.dinner = TimeOfDay(18, 0)
    record.chosen.bath = TimeOfDay(19, 0)
    record.chosen.bedtime = TimeOfDay(20, 0)
    record.chosen.naps = [TimeOfDay(13, 0)]
    record.chosen.autoLock = .thirtyMinutes
    return record
  }
}
