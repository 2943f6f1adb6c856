import Foundation
import MeadowFoundations

/// A profile as JSON, and back: what somebody else has written into it never takes the rest along.
enum RecordText {
  /// What was read, and what had to be left out of it.
  struct Reading: Equatable {
    /// The record; what was left out is as in a new one.
    var record: ProfileRecord
    /// The fields that could not be used, such as "chosen.buttonSize".
    var leftOut: [String]
  }

  /// `record` as JSON, with every value in its range: JSON has no word for what is no number.
  static func bytes(_ record: ProfileRecord) -> [UInt8] {
    var record = record
    _ = RecordRepair.repair(&record)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(record)).map { [UInt8]($0) } ?? Array("{}".utf8)
  }

  /// The record of `bytes`, or nil where they are no record at all.
  static func read(_ bytes: [UInt8]) -> Reading? {
    let reading =
      (try? JSONDecoder().decode(ProfileRecord.self, from: Data(bytes)))
      .map { Reading(record: $0, leftOut: []) } ?? salvaged(bytes)
    return reading.map { reading in
      var reading = repaired(reading)
      reading.leftOut += strangeModules(in: bytes)
      return reading
    }
  }

  /// What the child of a record is called; empty where nobody has said it or it is no record.
  static func name(in bytes: [UInt8]) -> String {
    (try? JSONDecoder().decode(Named.self, from: Data(bytes)))?.profile?.name ?? ""
  }

  /// As much of a record as says whose it is.
  private struct Named: Decodable {
    struct Profile: Decodable { var name: String? }
    var profile: Profile?
  }

  /// As much of a record as says what is opened.
  private struct Opened: Decodable {
    struct Profile: Decodable { var modules: [String]? }
    var profile: Profile?
  }

  /// The modules that this version does not know, which no record holds.
  private static func strangeModules(in bytes: [UInt8]) -> [String] {
    let opened = try? JSONDecoder().decode(Opened.self, from: Data(bytes))
    return (opened?.profile?.modules ?? []).filter { ChildModule(rawValue: $0) == nil }
      .map { "profile.modules.\($0.prefix(40))" }
  }

  private static func repaired(_ reading: Reading) -> Reading {
    var reading = reading
    reading.leftOut += RecordRepair.repair(&reading.record)
    return reading
  }

  /// Takes field after field into a new record and leaves out those that it does not take.
  private static func salvaged(_ bytes: [UInt8]) -> Reading? {
    guard let found = object(bytes), var good = object(Self.bytes(ProfileRecord())) else {
      return nil
    }
    let parts = good.keys.filter { found[$0] is [String: Any] }.sorted()
    guard !parts.isEmpty else { return nil }
    var reading = Reading(record: ProfileRecord(), leftOut: [])
    for part in parts {
      for (field, value) in (found[part] as? [String: Any] ?? [:]).byName {
        var fields = good[part] as? [String: Any] ?? [:]
        fields[field] = value
        let trial = good.merging([part: fields]) { _, new in new }
        if let record = record(trial) {
          good = trial
          reading.record = record
        } else {
          reading.leftOut.append("\(part).\(field)")
        }
      }
    }
    return reading
  }

  private static func object(_ bytes: [UInt8]) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
  }

  private static func record(_ object: [String: Any]) -> ProfileRecord? {
    guard let data = try? JSONSerialization.data(withJSONObject: object) else { return nil }
    return try? JSONDecoder().decode(ProfileRecord.self, from: data)
  }
}
