import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// The event logger (M2-010; requirements, item 15): "written after the sound; batched; query by range
/// and type".
@Suite struct EventLoggerTests {
  let rig = EventLogRig()

  @Test("an event is taken in at once and is on the disk when its second is over (M2-010)")
  func writesAfterASecond() async throws {
    let logger = rig.logger()
    for word in ["I", "want", "banana"] { logger.tap(word) }
    #expect(rig.timers.milliseconds == [1_000])
    #expect(try rig.store().insight(of: 1, from: nil, through: nil).days == [])
    #expect(logger.status.waiting == 3 && logger.status.kept == 0)
    await rig.timers.call()
    #expect(try rig.store().insight(of: 1, from: nil, through: nil).total.wordTaps == 3)
    var status = EventLogStatus()
    status.kept = 3
    #expect(logger.status == status)
    await rig.timers.call()
    logger.tap("more")
    #expect(rig.timers.milliseconds == [1_000])
  }

  @Test("a full batch does not wait for the second, and is one of 256 (M2-010)")
  func writesFullBatches() async throws {
    let logger = rig.logger()
    for number in 0..<255 { logger.tap("\(number)") }
    #expect(rig.timers.milliseconds == [1_000])
    for number in 255..<600 { logger.tap("\(number)") }
    #expect(rig.timers.milliseconds == [1_000, 0])
    await rig.timers.call()
    await rig.timers.call()
    #expect(logger.status.kept == 600 && logger.status.waiting == 0)
    #expect(try await logger.all().compactMap(\.event.text) == (0..<600).map(String.init))
    #expect(rig.timers.milliseconds == [])
  }

  @Test("what flush has acknowledged is on the disk for everybody (M2-010)")
  func acknowledges() async throws {
    let logger = rig.logger()
    #expect(await logger.flush())
    logger.tap("milk")
    #expect(await logger.flush())
    #expect(try rig.store().insight(of: 1, from: nil, through: nil).total.words == ["milk": 1])
  }

  @Test("closing writes what waits; what comes later is counted as dropped")
  func closes() async throws {
    let logger = rig.logger()
    logger.tap("milk")
    await logger.close()
    logger.tap("more")
    #expect(logger.status.kept == 1 && logger.status.dropped == 1 && logger.status.waiting == 0)
    #expect(try await rig.logger().all().map(\.event.text) == ["milk"])
  }

  @Test("many threads tell it things: nothing is lost and each one's order stays")
  func takesFromManyThreads() async throws {
    let logger = rig.logger()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask { for number in 0..<500 { logger.tap("\(thread) \(number)") } }
      }
    }
    let texts = try await logger.all().compactMap(\.event.text)
    #expect(texts.count == 4_000)
    for thread in 0..<8 {
      #expect(
        texts.filter { $0.hasPrefix("\(thread) ") } == (0..<500).map { "\(thread) \($0)" })
    }
  }

  @Test("everything is erased, on the disk and in memory, and it goes on (reset)")
  func erases() async throws {
    let logger = rig.logger()
    logger.tap("milk")
    await logger.flush()
    logger.tap("more")
    try await logger.erase()
    #expect(logger.status.waiting == 0)
    #expect(try await logger.all() == [])
    logger.tap("banana")
    #expect(try await logger.all().map(\.event.text) == ["banana"])
  }

  @Test("a question is answered with what was done up to now (M2-010)")
  func answersUpToNow() async throws {
    let logger = rig.logger()
    logger.tap("milk")
    logger.record(
      ActivityEvent(.sceneEntry, text: "bathroom", tier: .combinations), of: 1, at: .noon)
    logger.tap("bath", at: .noon.later(hours: 1))
    func texts(_ kinds: Set<ActivityEvent.Kind>?, hours: Double = 1, limit: Int = 9) async throws
      -> [String?]
    {
      try await logger.events(
        of: 1, from: .noon, through: .noon.later(hours: hours), kinds: kinds, limit: limit
      ).map(\.event.text)
    }
    #expect(try await texts(nil) == ["milk", "bathroom", "bath"])
    #expect(try await texts(nil, hours: 0.5) == ["milk", "bathroom"])
    #expect(try await texts([.sceneEntry]) == ["bathroom"])
    #expect(try await texts([.wordTap], limit: 1) == ["milk"])
    #expect(try await logger.insight(of: 1, from: nil, through: nil).total.interactions == 3)
  }

  @Test("a question that makes no sense is refused with its field and the way out")
  func refusesNonsense() async throws {
    let logger = rig.logger()
    func problem<Value>(_ ask: () async throws -> Value) async -> String? {
      do { _ = try await ask() } catch FamilyProblem.input(let problem) {
        return "\(problem)"
      } catch {
        return "\(error)"
      }
      return nil
    }
    func events(_ first: WallTime, limit: Int) async throws -> [LoggedEvent] {
      try await logger.events(of: 1, from: first, through: .noon, limit: limit)
    }
    #expect(await problem { try await events(.noon, limit: 1) } == nil)
    #expect(
      await problem { try await events(.noon, limit: 0) }
        == "limit: 0 is too few. send 1 to 10000.")
    #expect(
      await problem { try await events(.noon, limit: 10_001) }
        == "limit: 10001 is too many. send 1 to 10000.")
    #expect(
      await problem { try await events(.noon.later(hours: 1), limit: 1) }
        == "from: the range ends before it begins. send the earlier moment first.")
    #expect(
      await problem { try await logger.insight(of: 1, lastDays: 0, endingAt: .noon) }
        == "days: 0 is too few. send 1 to 3660.")
    for day in [
      "", "2026", "2026-11-1", "2026-13-01", "2026-11-32", "2026-00-10", "2026-11-21x", "26-011-21",
      "2026-+1-21", "２０26-11-21",
    ] {
      #expect(
        await problem { try await logger.insight(of: 1, from: day, through: nil) }
          == "from: \"\(day)\" is no day. send year, month and day, as in 2026-11-21.")
      #expect(await problem { try await logger.insight(of: 1, from: nil, through: day) } != nil)
    }
    #expect(
      await problem { try await logger.insight(of: 1, from: "2026-11-02", through: "2026-11-01") }
        == "from: the range ends before it begins. send the earlier moment first.")
  }
}
