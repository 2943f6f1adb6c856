import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// Several children of whom one is active (requirements, 13 Profiles; spec README, resolution 24).
@Suite struct ChildrenTests {
  let rig = ProfileRig()

  /// A family of Ada, who is active and in the kitchen, and Bo.
  private func family() async throws -> ProfileService {
    let service = rig.start()
    service.keep(.child("Ada"))
    service.keep(.navigation, Array(#""kitchen""#.utf8))
    _ = try await service.add(.child("Bo", months: 60), after: 0)
    return service
  }

  private func names(_ service: ProfileService) -> [String] {
    service.children.map { ($0.isActive ? "*" : "") + $0.record.profile.name }
  }

  @Test("a child that becomes active finds its own record and place, and so does the other again")
  func switches() async throws {
    let service = try await family()
    #expect(names(service) == ["*Ada", "Bo"])
    let bo = try await service.activate(2)
    #expect(bo.record == .child("Bo", months: 60) && service.record == bo.record)
    #expect(service.active == 2 && service.savedState(.navigation) == nil)
    service.keep(.navigation, Array(#""bathroom""#.utf8))
    _ = try await service.activate(1)
    let place: String? = service.kept(.navigation)
    #expect(place == "kitchen" && service.record == .child("Ada"))
    _ = try await service.activate(2)
    let next = rig.start()
    #expect(names(next) == ["Ada", "*Bo"] && next.notes == [])
    let other: String? = next.kept(.navigation)
    #expect(other == "bathroom")
  }

  @Test("what comes in late for the child before is kept for that one and not for the next")
  func late() async throws {
    let service = try await family()
    _ = try await service.activate(2)
    service.keep(.child("Ada", months: 30), of: 1)
    service.keep(.navigation, [34, 97, 34], of: 1)
    await service.flush()
    #expect(service.record == .child("Bo", months: 60))
    let next = rig.start()
    #expect(next.active == 2 && next.savedState(.navigation) == nil)
    #expect(next.children.first?.record == .child("Ada", months: 30))
    _ = try await next.activate(1)
    #expect(next.savedState(.navigation) == [34, 97, 34])
  }

  @Test("there are twelve at most, two of one name among them, and the last one stays")
  func bounds() async throws {
    let service = try await family()
    for _ in 3...12 { _ = try await service.add(.child("Bo"), after: 0) }
    let full = await #expect(throws: FamilyProblem.self) {
      try await service.add(.child("Cy"), after: 0)
    }
    #expect(full?.description.contains("12 children") == true)
    for number in 2...12 { try await service.erase(number) }
    let last = await #expect(throws: FamilyProblem.self) { try await service.erase(1) }
    #expect(last?.description.contains("reset everything") == true)
    #expect(names(service) == ["*Ada"])
    #expect(try await service.add(.child("Di"), after: 0).number == 13)
  }

  @Test("a child that is erased is in no file, in database, copy or what was put aside")
  func erases() async throws {
    let service = try await family()
    let gone = try await service.add(.child("Quibbleton"), after: 0)
    for file in ["profile.json.damaged", "family.sqlite.damaged", "settings.json"] {
      try rig.write("Quibbleton of old", to: file)
    }
    #expect(rig.text().contains("Quibbleton"))
    try await service.erase(gone.number)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: rig.directory)) ?? []
    for name in names {
      let bytes = FileManager.default.contents(atPath: rig.directory + "/" + name)
      #expect(bytes?.range(of: Data("Quibbleton".utf8)) == nil, "\(name)")
    }
    #expect(self.names(rig.start()) == ["*Ada", "Bo"])
  }

  @Test("a database that is lost takes no child along: all come back from the copy, as they were")
  func lostDatabase() async throws {
    let service = try await family()
    _ = try await service.activate(2)
    service.keep(.full, of: 1)
    await service.flush()
    rig.loseDatabase()
    let next = rig.start()
    #expect(next.record == .child("Bo", months: 60) && next.active == 2)
    #expect(next.children.map(\.record) == [.full, .child("Bo", months: 60)])
    #expect(next.problem == nil && next.notes.count == 1)
    let again = rig.start()
    #expect(again.notes == [] && again.children == next.children)
    #expect(try rig.store.profiles().map(\.isActive) == [false, true])
  }

  @Test("a record that is no record costs that child nothing, and the others even less")
  func damagedRecord() async throws {
    let service = try await family()
    await service.flush()
    try rig.edit("UPDATE profile SET record = 'rubbish' WHERE id = 2")
    let next = rig.start()
    #expect(names(next) == ["*Ada", "Bo"])
    #expect(next.children.last?.record == .child("Bo", months: 60))
    #expect(rig.text("profile.json.damaged") == "rubbish")
    #expect(rig.start().notes == [])
  }

  @Test("the copy of an older Meadow, of one child, opens as that child")
  func olderCopy() async throws {
    try rig.write(
      #"{"schema":"meadow-profile/1","id":4,"revision":3,"record":\#(RecordMigrationTests.old)}"#)
    let service = rig.start()
    #expect(names(service) == ["*Zoë"] && service.active == 4)
    #expect(service.record.profile.motor == .touch && service.record.profile.modules == [])
    #expect(try await service.add(.child("Bo"), after: 0).number == 5)
  }

  @Test("how it touches and what is opened come back; what this Meadow does not know is named")
  func modules() async throws {
    let service = rig.start()
    var record = ProfileRecord.child("Ada")
    record.profile.motor = .scanning
    record.profile.modules = [.grade1, .facts]
    service.keep(record)
    await service.flush()
    #expect(rig.start().record == record)
    rig.loseDatabase()
    let text = rig.text()
    #expect(text.contains(#""modules":["facts","grade1"]"#))
    try rig.write(text.replacingOccurrences(of: #"["facts","#, with: #"["talk","facts","#))
    let next = rig.start()
    #expect(next.record == record)
    #expect(next.notes.contains { $0.contains("profile.modules.talk") })
    rig.loseDatabase()
    try rig.write(text.replacingOccurrences(of: #""scanning""#, with: #""telepathy""#))
    let other = rig.start()
    #expect(other.record.profile.motor == .touch)
    #expect(other.record.profile.modules == [.grade1, .facts])
    #expect(other.notes.contains { $0.contains("profile.motor") })
  }

  @Test("what another program does with the children is taken up, and nothing here undoes it")
  func besides() async throws {
    let service = try await family()
    let other = rig.start()
    _ = try await other.add(.child("Cy"), after: 0)
    let added = try #require(await service.takeUp())
    #expect(!added.isAnother && names(service) == ["*Ada", "Bo", "Cy"])
    _ = try await other.activate(2)
    service.keep(.navigation, [48], of: 1)
    service.keep(.child("Ada", months: 31), of: 1)
    await service.flush()
    let news = try #require(await service.takeUp())
    #expect(news.isAnother && !news.isErased && news.active == 2)
    #expect(names(service) == ["Ada", "*Bo", "Cy"])
    #expect(names(rig.start()) == ["Ada", "*Bo", "Cy"])
    _ = try await other.activate(3)
    try await other.erase(2)
    service.keep(.child("Bo again"), of: 2)
    await service.flush()
    #expect(!rig.text().contains("Bo"))
    let gone = try #require(await service.takeUp())
    #expect(gone.isErased && names(service) == ["Ada", "*Cy"])
    #expect(await service.takeUp() == nil)
  }

  @Test("what waits of a child's log when it is erased is in no log, and other children's is")
  func waiting() async throws {
    let log = EventLogRig()
    let logger = log.logger()
    logger.tap("milk", of: 1)
    logger.tap("Quibbleton", of: 2)
    try await logger.erase(child: 2)
    #expect(try await logger.all().compactMap(\.event.text) == ["milk"])
    #expect(try await logger.all(of: 2) == [] && logger.status.waiting == 0)
  }
}
