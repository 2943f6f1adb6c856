import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Synchronization
import Testing

/// A child that is erased, and whose the words are (requirements, 13 Profiles; document 001, My Words).
@Suite struct ChildErasureTests {
  /// The children that another store was asked to erase.
  private final class Elsewhere: Sendable {
    private let numbers = Mutex<[Int]>([])
    private let refuses = Mutex(false)

    var asked: [Int] { numbers.withLock { $0 } }
    func refuse(_ isOn: Bool) { refuses.withLock { $0 = isOn } }

    func erase(_ child: Int) throws {
      if refuses.withLock({ $0 }) {
        throw InputProblem(
          .unavailable, field: "journal", reason: "the disk is full", advice: "free some space")
      }
      numbers.withLock { $0.append(child) }
    }
  }

  /// A family of Mia and of Zephyrine, who has talked, has a word, a photo and a recording of her own.
  private static func zephyrine(_ elsewhere: Elsewhere) async throws -> (FamilyRig, Int) {
    let family = try await FamilyRig(onErase: [{ try elsewhere.erase($0) }])
    let child = try await family.addBen { $0.name = "Zephyrine" }
    let host = family.host
    _ = try await host.switchChild(to: child.number)
    let word = try await family.add("Quibbleton") {
      $0.spoken = .set("Quibble ton")
      $0.owner = .set(.child(child.number))
    }
    _ = try await host.words.setRecording(FamilyRig.wave(seconds: 0.6), ofWord: word.word.id)
    _ = try await family.rig.tap("Quibbleton")
    _ = try await host.tap(Tap(.phrase("plinthorp more")), received: family.rig.timers.now())
    await family.rig.pass(milliseconds: 20_000)
    _ = try await host.insight.insight(.last(days: 1))
    return (family, child.number)
  }

  @Test("of a child that is erased no file holds anything, in UTF-8 or in UTF-16; the other stays")
  func erases() async throws {
    let elsewhere = Elsewhere()
    let (family, child) = try await Self.zephyrine(elsewhere)
    defer { family.end() }
    let host = family.host
    let traces = ["Zephyrine", "Quibbleton", "Quibble ton", "plinthorp"]
    for trace in traces { #expect(!family.holding(trace).isEmpty, "\(trace)") }
    try Data("zephyrine".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
      .write(to: family.directory.appending(path: "events.sqlite.damaged"))
    _ = try await host.switchChild(to: 1)
    _ = try await family.rig.tap("milk")
    try await host.eraseChild(child)
    for trace in traces { #expect(family.holding(trace) == [], "\(trace)") }
    #expect(elsewhere.asked == [child])
    #expect(await host.children().map(\.profile.name) == ["Mia"])
    #expect(try await host.insight.insight(.last(days: 1)).total.words == ["milk": 1])
    let recordings = family.directory.path + "/recordings"
    #expect((try? FileManager.default.contentsOfDirectory(atPath: recordings)) ?? [] == [])
    // Nothing comes back with what is done next.
    _ = try await family.rig.tap("milk")
    await family.rig.pass(milliseconds: 20_000)
    await family.profiles.flush()
    for trace in traces { #expect(family.holding(trace) == [], "\(trace)") }
  }

  @Test("the active child is erased too, and the oldest of the others goes on; the last one stays")
  func active() async throws {
    let elsewhere = Elsewhere()
    let (family, child) = try await Self.zephyrine(elsewhere)
    defer { family.end() }
    try await family.host.eraseChild(child)
    #expect(await family.host.profile().profile.name == "Mia")
    #expect(family.profiles.active == 1 && family.holding("Zephyrine") == [])
    let last = await #expect(throws: InputProblem.self) { try await family.host.eraseChild(1) }
    #expect(last?.kind == .settled && last?.advice.contains("reset everything") == true)
    let nobody = await #expect(throws: InputProblem.self) { try await family.host.eraseChild(9) }
    #expect(nobody?.kind == .unknown && nobody?.field == "id")
    #expect(elsewhere.asked == [child])
  }

  @Test("what another store refuses leaves the child there, and can be asked for again")
  func refused() async throws {
    let elsewhere = Elsewhere()
    let (family, child) = try await Self.zephyrine(elsewhere)
    defer { family.end() }
    elsewhere.refuse(true)
    let problem = await #expect(throws: InputProblem.self) {
      try await family.host.eraseChild(child)
    }
    #expect(problem?.field == "journal")
    #expect(await family.host.children().count == 2)
    elsewhere.refuse(false)
    try await family.host.eraseChild(child)
    #expect(await family.host.children().count == 1 && family.holding("Zephyrine") == [])
  }

  @Test("a reset of everything asks the other stores to erase every child")
  func everything() async throws {
    let elsewhere = Elsewhere()
    let (family, child) = try await Self.zephyrine(elsewhere)
    defer { family.end() }
    try await family.host.reset(.everything)
    #expect(elsewhere.asked == [1, child])
    for trace in ["Zephyrine", "Quibbleton", "Mia", "plinthorp"] {
      #expect(family.holding(trace) == [], "\(trace)")
    }
    #expect(await family.host.children().map(\.number) == [child + 1])
  }

  @Test("of two erasures at once one child stays")
  func atOnce() async throws {
    let elsewhere = Elsewhere()
    let (family, child) = try await Self.zephyrine(elsewhere)
    defer { family.end() }
    async let first: Void = family.host.eraseChild(1)
    async let second: Void = family.host.eraseChild(child)
    let outcomes = [try? await first, try? await second].map { $0 != nil }
    #expect(outcomes.count { $0 } == 1)
    #expect(await family.host.children().count == 1 && elsewhere.asked.count == 1)
  }

  @Test("a child's own word is on its board alone: seen, said, shown and rendered ahead there")
  func owners() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let ben = try await family.addBen()
    let own = try await family.add("Rex") {
      $0.owner = .set(.child(ben.number))
      $0.emoji = .set("🐕")
      $0.spoken = .set("wrecks")
    }
    let nana = try await family.add("Nana")
    #expect(await host.words.words().words.map(\.word.content.text) == ["Nana"])
    #expect(try await host.words.words(of: .child(ben.number)).words.count == 2)
    #expect(try await host.words.words(of: .all).words.count == 2)
    await #expect(throws: InputProblem.self) { try await family.rig.tap("Rex") }
    await #expect(throws: InputProblem.self) {
      try await host.offers(after: "Rex", tier: .sentences)
    }
    #expect(host.symbols().pictures["rex"] == nil)
    #expect(await host.state().ownPlaces.keys.sorted() == [nana.word.id])
    let wanted = await host.health().cache.wanted
    _ = try await host.switchChild(to: ben.number)
    #expect(await host.words.words().words.map(\.word.content.text) == ["Rex", "Nana"])
    #expect(await host.health().cache.wanted == wanted + 1)
    #expect(host.symbols().pictures["rex"] == "🐕")
    #expect(await host.state().ownPlaces.keys.sorted() == [own.word.id, nana.word.id].sorted())
    #expect(try await family.rig.tap("Rex").text == "Rex")
    _ = try await host.switchChild(to: 1)
    await #expect(throws: InputProblem.self) { try await family.rig.tap("Rex") }
    var change = MyWordChange()
    change.owner = .clear
    _ = try await host.words.change(word: own.word.id, change)
    #expect(try await family.rig.tap("Rex").text == "Rex")
    change.owner = .set(.child(9))
    let problem = await #expect(throws: InputProblem.self) {
      try await host.words.change(word: own.word.id, change)
    }
    #expect(problem?.field == "owner" && problem?.kind == .unknown)
  }
}
