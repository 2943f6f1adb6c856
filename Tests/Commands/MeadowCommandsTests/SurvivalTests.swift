import Foundation
import MeadowFoundations
import MeadowStore
import Testing

/// What was acknowledged survives the end of the process at any moment, and no tap is lost ("Bad input
/// and faults: nothing lost"; M2-001, M2-008).
@Suite(.serialized, .timeLimit(.minutes(10))) struct SurvivalTests {
  private struct State: Decodable {
    struct Place: Decodable, Equatable {
      var scene: String
      var path: [String]
      var mode: String
    }
    var navigation: Place
    var speaking: Int?
  }

  private struct Gate: Decodable { var cooldownSeconds: Int }

  @Test("settings that were acknowledged survive kill -9")
  func settings() async throws {
    let folder = try Folder()
    for rate in [0.7, 0.75, 0.8, 0.9] {
      let service = try await folder.start()
      try await service.set(rate: rate)
      await service.kill()
      let next = try await folder.start()
      #expect(try await next.rate() == rate)
      await next.kill()
    }
  }

  // A move waits for no disk, and so may be lost within a moment of its reply; once the log has it,
  // which is written later, it is kept.
  @Test("where the child is survives kill -9 (M2-001)")
  func navigation() async throws {
    let folder = try Folder()
    for scene in ["bathroom", "kitchen", "playroom", "kitchen"] {
      let service = try await folder.start()
      let moves =
        [#"{"scene":"\#(scene)"}"#] + (scene == "kitchen" ? [#"{"open":"fridge"}"#] : [])
      for move in moves {
        #expect(try await service.request("POST", "/v1/navigation", move).status == 200)
      }
      let health = try await service.health { $0.log.kept > 0 && $0.log.waiting == 0 }
      #expect(health.log.waiting == 0)
      await service.kill()
      let next = try await folder.start()
      let state: State = try await next.get("/v1/state")
      let path = scene == "kitchen" ? ["fridge"] : []
      #expect(state.navigation == State.Place(scene: scene, path: path, mode: "scene"))
      await next.kill()
    }
  }

  @Test("what was celebrated once is not celebrated again after kill -9 (M2-011)")
  func milestones() async throws {
    let folder = try Folder()
    for _ in 0..<2 {
      let service = try await folder.start()
      try await service.tap("milk")
      // Heard to its end, celebrated, and all of that on the disk.
      var state: State = try await service.get("/v1/state")
      while state.speaking != nil { state = try await service.get("/v1/state") }
      let health = try await service.health { $0.log.kept > 0 && $0.log.waiting == 0 }
      #expect(health.log.waiting == 0)
      await service.kill()
    }
    let log = EventStore.open(at: folder.path("events.sqlite"), OlderLog(of: 1))
    let celebrated = try log.events(
      of: 1, from: WallTime(milliseconds: 0), through: WallTime(milliseconds: .max),
      kinds: [.celebration], limit: 100)
    log.close()
    #expect(celebrated.count { $0.event.text == "firstWord" } == 1)
  }

  @Test("after three wrong codes the gate cools down, also over kill -9 (M2-008)")
  func gate() async throws {
    let folder = try Folder()
    let service = try await folder.start()
    let cookie = try await service.openGate()
    #expect(
      try await service.request("PUT", "/v1/gate/code", #"{"code":"4711"}"#, cookie: cookie)
        .status == 200)
    for status in [403, 403, 429] {
      #expect(try await Self.knock("1234", service).status == status)
    }
    #expect(try await Self.knock("4711", service).status == 429)
    await service.kill()
    let next = try await folder.start()
    let refused = try await Self.knock("4711", next)
    #expect(refused.status == 429)
    #expect((1...30).contains(refused.headers["retry-after"].flatMap { Int($0) } ?? 0))
    let gate: Gate = try await next.get("/v1/gate")
    #expect((1...30).contains(gate.cooldownSeconds))
    #expect(try await next.tap("milk").text == "milk")
    await next.kill()
  }

  private static func knock(
    _ code: String, _ service: FaultService
  ) async throws -> FaultService.Reply {
    try await service.request(
      "POST", "/v1/gate/open", #"{"heldMilliseconds":3000,"code":"\#(code)"}"#)
  }

  @Test("of 200 taps as fast as they can come none is lost: each is an utterance and in the log")
  func manyTaps() async throws {
    let folder = try Folder()
    let service = try await folder.start()
    let words = ["milk", "cup", "banana", "apple", "more"]
    let begin = MonotonicTime.now()
    var utterances: Set<Int> = []
    for index in 0..<200 {
      let said = try await service.tap(words[index % words.count])
      #expect(!said.isRepeat && said.text == words[index % words.count])
      utterances.insert(said.utterance)
    }
    print("200 taps in \(Int(MonotonicTime.now().milliseconds(since: begin))) ms")
    #expect(utterances == Set(1...200))
    let total = try await service.insight().total
    #expect(total.wordTaps == 200)
    for word in words { #expect(total.words[word] == 40, "\(word)") }
    await service.end()
  }
}

extension FaultService {
  /// What the last day brought.
  func insight() async throws -> InsightReport {
    try await get("/v1/insight?days=1", cookie: try await openGate())
  }
}
