import Foundation
import GRDB
import MeadowFoundations
import MeadowStore

/// A log in a directory of one test's own, removed with it.
final class EventRig {
  let files = StoreRig()
  var path: String { files.directory + "/events.sqlite" }

  func open(_ opening: StoreOpening = .init()) -> EventStore {
    EventStore.open(at: path, OlderLog(of: 1), opening)
  }

  /// The file as another program opens it.
  func database() throws -> DatabaseQueue { try DatabaseQueue(path: path) }

  func bytes() -> Data? { files.bytes("events.sqlite") }

  /// What all files here hold, one after the other.
  func everyByte() -> Data { files.files.reduce(Data()) { $0 + (files.bytes($1) ?? Data()) } }
}

extension DatedEvent {
  /// A touch of `word`, `minutes` after 8:00 of `day` of November 2026 in Greenwich.
  static func tap(
    _ word: String, of child: Int = 1, day: Int = 21, minutes: Int = 0
  ) -> DatedEvent {
    at(
      ActivityEvent(.wordTap, text: word, scene: "kitchen", tier: .combinations), day, minutes,
      of: child)
  }

  /// `event`, `minutes` after 8:00 of `day` of November 2026 in Greenwich.
  static func at(
    _ event: ActivityEvent, _ day: Int = 21, _ minutes: Int = 0, of child: Int = 1
  ) -> DatedEvent {
    DatedEvent(
      event, of: child, at: .november(day, minutes: minutes),
      day: "2026-11-\(day < 10 ? "0" : "")\(day)",
      minute: 480 + minutes)
  }

  /// An interaction of `words`.
  static func message(
    _ words: [String], _ scenarios: [CommunicationScenario] = [.expressWant], of child: Int = 1,
    day: Int = 21, minutes: Int = 0
  ) -> DatedEvent {
    at(
      ActivityEvent(
        .interaction, scene: "kitchen", tier: .combinations, sequence: words, scenarios: scenarios),
      day, minutes, of: child)
  }
}

extension WallTime {
  /// `minutes` after 8:00 of `day` of November 2026 in Greenwich.
  static func november(_ day: Int, minutes: Int = 0) -> WallTime {
    // 2026-11-01 00:00 UTC.
    WallTime(milliseconds: (1_793_491_200 + Int64((day - 1) * 1_440 + 480 + minutes) * 60) * 1_000)
  }

  static let ever = WallTime(milliseconds: .min)...WallTime(milliseconds: .max)
}

extension EventStore {
  /// All events of `child`, by the clock on the wall.
  func all(
    of child: Int = 1, kinds: Set<ActivityEvent.Kind>? = nil, limit: Int = 1_000_000
  ) throws -> [LoggedEvent] {
    try events(
      of: child, from: WallTime.ever.lowerBound, through: WallTime.ever.upperBound, kinds: kinds,
      limit: limit)
  }

  /// The texts of all events of `child`.
  func texts(of child: Int = 1) throws -> [String] {
    try all(of: child).compactMap(\.event.text)
  }
}
