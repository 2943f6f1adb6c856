import GRDB

/// What a caregiver has measured at the child's ear.
public struct StoredCalibration: Equatable, Sendable {
  /// The level, in dBA.
  public var dBA: Double
  /// The loudness of the speech it was measured with, in LUFS.
  public var loudness: Double
  /// The volume cap it was measured at, in dB.
  public var volumeCap: Double

  /// A measurement.
  public init(dBA: Double, loudness: Double, volumeCap: Double) {
    self.dBA = dBA
    self.loudness = loudness
    self.volumeCap = volumeCap
  }
}

extension FamilyStore {
  /// Adds `seconds` at 75 dBA to the sound of `day` (as in 2026-11-21) and forgets the days before
  /// `oldest`.
  public func addSound(
    seconds: Double, on day: String, forgettingBefore oldest: String
  ) throws(StoreError) {
    try file.write { database in
      try database.execute(
        sql: """
          INSERT INTO soundDay (day, seconds) VALUES (?, ?)
          ON CONFLICT (day) DO UPDATE SET seconds = seconds + excluded.seconds
          """, arguments: [day, seconds])
      try database.execute(sql: "DELETE FROM soundDay WHERE day < ?", arguments: [oldest])
    }
  }

  /// The seconds at 75 dBA of each day from `first` through `last`; days without sound are missing.
  public func sound(
    from first: String, through last: String
  ) throws(StoreError) -> [String: Double] {
    try file.read(orElse: [:]) { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT day, seconds FROM soundDay WHERE day BETWEEN ? AND ?",
        arguments: [first, last])
      return Dictionary(rows.map { ($0["day"] as String, $0["seconds"] as Double) }) { a, _ in a }
    }
  }

  /// What a caregiver has measured last, or nil before.
  public func calibration() throws(StoreError) -> StoredCalibration? {
    try file.read(orElse: nil) { database in
      try Row.fetchOne(database, sql: "SELECT dBA, loudness, volumeCap FROM calibration").map {
        StoredCalibration(dBA: $0["dBA"], loudness: $0["loudness"], volumeCap: $0["volumeCap"])
      }
    }
  }

  /// Keeps what a caregiver has measured; nil forgets it.
  public func keep(_ calibration: StoredCalibration?) throws(StoreError) {
    try file.write { database in
      try database.execute(sql: "DELETE FROM calibration")
      guard let calibration else { return }
      try database.execute(
        sql: "INSERT INTO calibration (id, dBA, loudness, volumeCap) VALUES (1, ?, ?, ?)",
        arguments: [calibration.dBA, calibration.loudness, calibration.volumeCap])
    }
  }
}
