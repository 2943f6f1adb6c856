import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// "Clock set back or forward a day: … summaries … stay sane" (requirements, Bad input and faults).
@Suite struct EventClockTests {
  let rig = EventLogRig()

  @Test("days and times are those of the clock on the wall where the family is")
  func followsTheFamily() async throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let logger = rig.logger(in: zone)
    // 23:30 and 0:30 in New York, both on the 22nd in Greenwich.
    for hours in [16.5, 17.5] {
      logger.record(
        ActivityEvent(.interaction, tier: .combinations, sequence: ["milk"]),
        of: 1, at: .noon.later(hours: hours))
    }
    let report = try await logger.insight(of: 1, from: nil, through: nil)
    #expect(report.days.map(\.day) == ["2026-11-21", "2026-11-22"])
    #expect(report.messages.map(\.time) == ["00:30", "23:30"])
  }

  @Test("the clock set back a day and forward again: order stays, each day has its own")
  func survivesSetClocks() async throws {
    let logger = rig.logger()
    for (index, hours) in [0.0, -24, -23, 24, 0].enumerated() {
      logger.tap("\(index)", at: .noon.later(hours: hours))
      if index == 2 { await logger.flush() }
    }
    let events = try await logger.all().sorted { $0.number < $1.number }
    #expect(events.map(\.event.text) == ["0", "1", "2", "3", "4"])
    #expect(events.map { $0.day.suffix(2) } == ["21", "20", "20", "22", "21"])
    let days = try await logger.insight(of: 1, from: nil, through: nil).days
    #expect(days.map(\.wordTaps) == [2, 2, 1])
  }

  @Test("the last seven days are today and six before, also over a change of the clocks")
  func countsDays() async throws {
    // Clocks in Berlin went from 3:00 back to 2:00 on 25 October 2026.
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let logger = rig.logger(in: zone)
    let late = WallTime(milliseconds: (1_792_969_200 + 82_800) * 1_000)
    for day in 0..<9 { logger.tap("milk", at: late.later(hours: Double(-24 * day))) }
    let report = try await logger.insight(of: 1, lastDays: 7, endingAt: late)
    #expect(report.from == "2026-10-20" && report.through == "2026-10-26")
    #expect(report.days.map(\.day).first == "2026-10-20" && report.daysActive == 7)
    #expect(try await logger.insight(of: 1, lastDays: 1, endingAt: late).daysActive == 1)
  }

  @Test("at any moment in any zone day and minute are the calendar's", arguments: [1, 2, 3, 4])
  func readsAnyClock(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let zones = ["Asia/Kathmandu", "Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia"]
    let zone = try #require(TimeZone(identifier: zones[Int(seed) - 1]))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let logger = rig.logger(in: zone)
    let moments = (0..<400).map { _ in
      WallTime(milliseconds: .random(in: -2_000_000_000_000...4_000_000_000_000, using: &generator))
    }
    for moment in moments {
      logger.record(
        ActivityEvent(.interaction, tier: .combinations, sequence: ["\(moment.milliseconds)"]),
        of: 1, at: moment)
    }
    let logged = try await logger.all().map { ($0.time.milliseconds, $0.day) }
    let days = Dictionary(logged) { first, _ in first }
    for moment in moments {
      let date = Date(timeIntervalSince1970: Double(moment.milliseconds) / 1_000)
      #expect(days[moment.milliseconds] == LocalDay(of: date, zone).name, "seed \(seed), \(moment)")
    }
    for message in try await logger.insight(of: 1, from: nil, through: nil).messages {
      let milliseconds = try #require(Double(message.words[0]))
      let parts = calendar.dateComponents(
        [.hour, .minute], from: Date(timeIntervalSince1970: (milliseconds / 1_000).rounded(.down)))
      let time = message.time.split(separator: ":").compactMap { Int($0) }
      #expect(time == [parts.hour, parts.minute], "seed \(seed), \(message)")
    }
  }
}
