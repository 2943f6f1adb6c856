import Foundation
import GRDB
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// A child's name that was changed or cleared is in no file
/// (document 001, "What Meadow remembers about your child").
@Suite struct ProfileErasureTests {
  let rig = ProfileRig()

  /// The files here that hold `text`, SQLite's own with them.
  private func holding(_ text: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: rig.directory)) ?? []
    return names.sorted().filter { name in
      let bytes = FileManager.default.contents(atPath: rig.directory + "/" + name)
      return bytes?.range(of: Data(text.utf8)) != nil
    }
  }

  @Test(
    "a name that is another one now, or none, is in no file; other settings leave them alone",
    arguments: ["Bo", ""])
  func renamed(name: String) async throws {
    let service = rig.start()
    let old = ["family.sqlite.damaged", "profile.json.12.part", "profile.json.damaged-2"]
    for file in old { try rig.write("Quibbleton of old", to: file) }
    service.keep(.child("Quibbleton"))
    await service.flush()
    var record = service.record
    record.chosen.signing = true
    service.keep(record)
    await service.flush()
    #expect(Set(holding("Quibbleton")).isSuperset(of: old + ["profile.json"]))
    record.profile.name = name
    service.keep(record)
    await service.flush()
    #expect(service.problem == nil && holding("Quibbleton") == [])
    #expect(rig.start().record == record)
  }

  @Test("a name that only the copy had taken is erased by the start that finds it")
  func atTheStart() async throws {
    let store = FamilyStore.open(at: rig.path, DatabaseHolder.impatient)
    let service = rig.start(store)
    service.keep(.child("Quibbleton"))
    await service.flush()
    let holder = try DatabaseHolder(rig.path)
    service.keep(.child("Bo"))
    await service.flush()
    #expect(service.problem != nil && !holding("Quibbleton").isEmpty)
    // As when its program ends: a write that is still to come finds nothing to write to.
    store.close()
    try holder.release()
    let next = rig.start()
    await next.flush()
    #expect(next.record == .child("Bo") && next.problem == nil)
    #expect(holding("Quibbleton") == [])
  }

  @Test("while somebody reads in the file a change is kept, and the old name leaves it later")
  func settlesLater() async throws {
    let service = rig.start(DatabaseHolder.impatient)
    service.keep(.child("Quibbleton"))
    await service.flush()
    var patient = Configuration()
    patient.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: rig.path, configuration: patient)
    try await other.writeWithoutTransaction { database in
      try database.execute(sql: "BEGIN")
      _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM profile")
    }
    service.keep(.child("Bo"))
    await service.flush()
    #expect(service.problem == nil && service.record == .child("Bo"))
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    let store = rig.store
    #expect(store.isUnsettled)
    store.settle()
    #expect(!store.isUnsettled && holding("Quibbleton") == [])
  }
}
