import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// "Disk full, read-only data folder: speech goes on, the state says so … written when possible"
/// (requirements, Bad input and faults).
@Suite struct ProfileDiskTests {
  let rig = ProfileRig()

  @Test("what the disk refuses holds in memory, is said, and is written when it can be")
  func waits() async throws {
    let service = rig.start(DatabaseHolder.impatient)
    let other = try DatabaseHolder(rig.path)
    service.keep(.child("Ada"))
    service.keep(.navigation, [49])
    await service.flush()
    #expect(service.record == .child("Ada") && service.savedState(.navigation) == [49])
    #expect(service.problem?.contains("another program holds") == true)
    try other.release()
    service.keep(.milestones, [50])
    await service.flush()
    #expect(service.problem == nil)
    let next = rig.start()
    #expect(next.record == .child("Ada"))
    #expect(next.savedState(.navigation) == [49] && next.savedState(.milestones) == [50])
  }

  @Test("a change that only the copy took is the later one at the next start")
  func copyIsLater() async throws {
    let store = FamilyStore.open(at: rig.path, DatabaseHolder.impatient)
    var service = rig.start(store)
    service.keep(.child("Ada"))
    await service.flush()
    let other = try DatabaseHolder(rig.path)
    service.keep(.child("Bo"))
    await service.flush()
    #expect(service.problem != nil)
    // As when its program ends: a write that is still to come finds nothing to write to.
    store.close()
    try other.release()
    service = rig.start()
    #expect(service.record == .child("Bo"))
    #expect(service.notes.count == 1 && service.notes[0].contains("later"))
    // Where that start could not write it back at once, one of the next does.
    #expect((0..<5).contains { _ in rig.start().notes.isEmpty })
  }

  @Test("a full disk is said, and what was kept stays")
  func fullDisk() async throws {
    var opening = FamilyStore.Opening()
    opening.mostPages = 30
    let service = rig.start(opening)
    service.keep(.child("Ada"))
    await service.flush()
    #expect(service.problem == nil)
    service.keep(.navigation, [UInt8](repeating: 49, count: 300_000))
    await service.flush()
    #expect(service.problem?.contains("full") == true)
    service.keep(.navigation, [49])
    await service.flush()
    #expect(service.problem == nil)
    #expect(rig.start().record == .child("Ada"))
    #expect(rig.start().savedState(.navigation) == [49])
  }

  @Test("a copy that cannot be written is said; the database has the profile all the same")
  func mirrorRefused() async throws {
    try FileManager.default.createDirectory(
      atPath: rig.mirror + "/taken", withIntermediateDirectories: true)
    let service = rig.start()
    service.keep(.child("Ada"))
    await service.flush()
    #expect(service.problem?.contains(rig.mirror) == true)
    let missing = ProfileService(
      store: FamilyStore.open(at: rig.path), mirror: rig.directory + "/none/profile.json",
      legacy: nil)
    #expect(missing.record == .child("Ada"))
    #expect(missing.problem?.contains("none/profile.json cannot be written") == true)
  }

  @Test("a copy that can neither be understood nor put aside stays where it is, and that is said")
  func cannotPutAside() throws {
    try rig.write("rubbish")
    for number in 1...99 {
      try rig.write("old", to: "profile.json.damaged" + (number == 1 ? "" : "-\(number)"))
    }
    let service = rig.start()
    #expect(service.notes.contains { $0.contains("stays where it is") })
    try rig.edit("UPDATE profile SET record = 'rubbish'")
    try FileManager.default.removeItem(atPath: rig.mirror)
    #expect(rig.start().notes.contains { $0.contains("cannot be kept") })
  }

  @Test(
    "without a database all holds in memory and in the copy, and a reset fails")
  func noDatabase() async throws {
    let store = FamilyStore.open(at: rig.directory + "/missing/family.sqlite")
    let service = ProfileService(store: store, mirror: rig.mirror, legacy: nil)
    #expect(service.problem == store.problem?.description)
    service.keep(.child("Ada"))
    await service.flush()
    #expect(service.problem != nil)
    await #expect(throws: FamilyProblem.self) { try await service.reset(.everything) }
    #expect(service.record == .child("Ada"), "a reset that failed has changed nothing")
    let next = ProfileService(store: store, mirror: rig.mirror, legacy: nil)
    #expect(next.record == .child("Ada"))
    #expect(rig.start().record == .child("Ada"), "once the database is there, it has it")
  }

  @Test("a database without its tables is no reason to stop")
  func missingTables() async throws {
    let service = rig.start()
    service.keep(.child("Ada"))
    await service.flush()
    try rig.edit("DROP TABLE keepsake; DROP TABLE profile")
    let next = rig.start()
    #expect(next.record == .child("Ada"))
    #expect(next.problem != nil)
    #expect(next.notes.contains { $0.contains("The profile cannot be read") })
    #expect(next.notes.contains { $0.contains("Where the child was cannot be read") })
    next.keep(.child("Bo"))
    await next.flush()
    #expect(rig.start().record == .child("Bo"))
  }
}
