import Foundation
import GRDB
import MeadowFoundations
import MeadowStore
import Testing

/// What was the family's and is not any more leaves the file.
@Suite struct FamilyErasureTests {
  let rig = StoreRig()

  private func holds(_ text: String) -> Bool {
    rig.files.contains { rig.bytes($0)?.range(of: Data(text.utf8)) != nil }
  }

  private func profile(_ name: String, revision: Int) -> StoredProfile {
    StoredProfile(id: 1, isActive: true, revision: revision, record: Array(name.utf8))
  }

  @Test("a record that is replaced for good is in no byte, and what was put aside is gone")
  func replacesRecords() throws {
    let store = rig.open()
    try store.keep(profile("Quibbleton", revision: 1))
    try Data("Quibbleton".utf8).write(to: URL(filePath: rig.path + ".damaged"))
    var asked: [String] = []
    try store.keep(profile("Quibbleton 2", revision: 2)) { old in
      asked.append(String(decoding: old, as: UTF8.self))
      return false
    }
    #expect(asked == ["Quibbleton"] && rig.files.contains("family.sqlite.damaged"))
    try store.keep(profile("Zanderby", revision: 3)) { _ in true }
    #expect(!holds("Quibbleton") && !store.isUnsettled)
    #expect(try store.profiles() == [profile("Zanderby", revision: 3)])
  }

  @Test("a record that stays in the file while somebody reads in it leaves it with the next chance")
  func settlesLater() throws {
    var opening = FamilyStore.Opening()
    opening.busySeconds = 0.01
    let store = rig.open(opening)
    try store.keep(profile("Quibbleton", revision: 1))
    var patient = Configuration()
    patient.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: rig.path, configuration: patient)
    try other.inDatabase { database in
      try database.execute(sql: "BEGIN")
      _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM profile")
    }
    try store.keep(profile("Zanderby", revision: 2)) { _ in true }
    #expect(store.isUnsettled && holds("Quibbleton"))
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    let next = rig.open()
    #expect(next.isUnsettled)
    next.settle()
    #expect(!store.isUnsettled && !holds("Quibbleton"))
  }

  @Test("words that are erased leave the file when it is settled, which others need not")
  func settlesWords() throws {
    let store = rig.open()
    try store.add("Quibbleton")
    #expect(!store.isUnsettled)
    _ = try store.changeWords(erasing: true) { words -> Result<Void, Never> in
      words.words = []
      return .success(())
    }
    #expect(store.isUnsettled)
    store.settle()
    #expect(!store.isUnsettled && !holds("Quibbleton"))
  }

  @Test("all of a child leaves the file with a reset")
  func resets() throws {
    let store = rig.open()
    try store.keep(profile("Quibbleton", revision: 1), savedStates: ["navigation": [48]])
    _ = try store.resetProfiles(to: Array("{}".utf8))
    #expect(!holds("Quibbleton") && !store.isUnsettled)
  }

  @Test("which recordings are wanted tells a file that has had words, beside no damaged one")
  func namesRecordings() throws {
    let store = rig.open()
    #expect(try store.namedRecordings() == nil)
    let id = try #require(RecordingID(String(repeating: "b", count: 32)))
    _ = try store.changeWords { words -> Result<Void, Never> in
      let content = MyWordContent(group: .people, text: "Nana", recording: id)
      words.words = [MyWord(id: 1, content: content, position: 0)]
      return .success(())
    }
    #expect(try store.namedRecordings() == Set([id]))
    try store.remove { _ in true }
    #expect(try store.namedRecordings() == Set<RecordingID>())
    try Data("words of old".utf8).write(to: URL(filePath: rig.path + ".damaged-2"))
    #expect(try store.namedRecordings() == nil)
    store.removePutAside()
    #expect(try store.namedRecordings() == Set<RecordingID>())
    store.close()
    let missing = FamilyStore.open(at: rig.directory + "/missing/family.sqlite")
    #expect(try missing.namedRecordings() == nil)
  }
}
