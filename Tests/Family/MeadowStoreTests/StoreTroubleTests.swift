import Foundation
import GRDB
import MeadowFoundations
import MeadowStore
import Testing

/// "Each gets an answer that helps … and the words already stored stay as they were" (requirements,
/// Bad input); database unwritable → speech goes on (architecture §7).
@Suite struct StoreTroubleTests {
  let rig = StoreRig()

  @Test("a file of an older Meadow becomes a newer one with all its words")
  func migrates() throws {
    var opening = FamilyStore.Opening()
    opening.lastMigration = "words and photos"
    let old = rig.open(opening)
    try rig.addOld("Nana", photo: photo("a"))
    #expect(throws: StoreError.self) {
      try old.addSound(seconds: 1, on: "2026-11-21", forgettingBefore: "2026-11-15")
    }
    old.close()
    let new = rig.open()
    #expect(new.problem == nil)
    #expect(try new.texts() == ["Nana"])
    #expect(try new.photo(photo("a").id) != nil)
    try new.addSound(seconds: 1, on: "2026-11-21", forgettingBefore: "2026-11-15")
  }

  @Test("the phonemes of a file that Meadow 1 wrote are named neutrally, and nothing else changes")
  func namesNeutrally() throws {
    // Made by the program before this migration; `VACUUM` made it small.
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/mnemonics.sqlite")
    try FileManager.default.copyItem(at: fixture, to: URL(filePath: rig.path))
    let other = try DatabaseQueue(path: rig.path)
    try other.write {
      try $0.execute(
        sql: """
          INSERT INTO word ("group", position, text, hint, phonemes, isFavorite)
          VALUES ('people', 4, 'Ġorġ', 'espeak:_^_mt', '_^_mt dZ''O:dZ', 0)
          """)
    }
    try other.close()
    let words = try rig.open().words().words.map(\.content)
    #expect(words.map(\.text) == ["Siobhán", "Jo Ann", "Potter", "Zoë", "Ġorġ"])
    #expect(
      words.map(\.hint) == [
        "shi-VAWN", "ipa:dʒoʊˈæn", "espeak:p'0t#3", "arpabet:Z OW1 IY0", "espeak:_^_mt",
      ])
    #expect(
      words.map(\.phonemes) == [
        "/esh kit v ˈthought n/", "/dezh goat ˈtrap n/", "/p ˈlot flap letter/",
        "/z ˈgoat happy/", "_^_mt dZ'O:dZ",
      ])
  }

  @Test("a file of a later Meadow is left alone and said to be one")
  func leavesNewerFiles() throws {
    let store = rig.open()
    try store.add("Nana")
    store.close()
    let other = try DatabaseQueue(path: rig.path)
    try other.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('boards of the year 2030')")
    }
    try other.close()
    let before = rig.bytes()
    let newer = rig.open()
    #expect(newer.problem == .newer(path: rig.path))
    #expect(throws: StoreError.newer(path: rig.path)) { try newer.add("Pop-Pop") }
    #expect(rig.bytes() == before)
  }

  @Test("a file that is no database is put aside, as often as it takes, and a new one begins")
  func putsRubbishAside() throws {
    for (round, name) in ["family.sqlite.damaged", "family.sqlite.damaged-2"].enumerated() {
      let rubbish = Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ round) })
      try rubbish.write(to: URL(filePath: rig.path))
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: rig.path + suffix)
      }
      let store = rig.open()
      #expect(store.problem == nil)
      #expect(store.putAside == rig.directory + "/" + name)
      #expect(rig.bytes(name) == rubbish)
      #expect(try store.texts() == [])
      try store.add("Nana")
      store.close()
    }
    #expect(rig.bytes("family.sqlite.damaged") != nil)
  }

  @Test("a file whose words cannot be read is put aside; cut off anywhere, it never stops Meadow")
  func putsDamageAside() throws {
    let store = rig.open()
    for number in 1...200 { try store.add("word \(number)") }
    store.close()
    let whole = try #require(rig.bytes())
    var scrambled = whole
    for index in 4_096..<scrambled.count { scrambled[index] = 0xA5 }
    try scrambled.write(to: URL(filePath: rig.path))
    let second = rig.open()
    #expect(second.putAside == rig.path + ".damaged")
    #expect(rig.bytes("family.sqlite.damaged") == scrambled)
    second.close()
    for length in [1, 99, 4_096, 8_000, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: URL(filePath: rig.path))
      let third = rig.open()
      #expect(third.problem == nil, "\(length) bytes")
      try third.add("Nana")
      third.close()
    }
  }

  @Test("a full disk refuses the change, says so and keeps what was there")
  func survivesFullDisk() throws {
    var opening = FamilyStore.Opening()
    opening.mostPages = 20
    let store = rig.open(opening)
    try store.add("Nana")
    #expect(throws: StoreError.full(path: rig.path)) {
      try store.add("Rex", photo: photo("a", [UInt8](repeating: 7, count: 200_000)))
    }
    #expect(try store.texts() == ["Nana"])
    try store.add("Max")
    store.close()
    #expect(try rig.open().texts() == ["Nana", "Max"])
    #expect(StoreError.full(path: "x").description.contains("free some space"))
  }

  @Test("while another program holds the file a change is refused, then it is made")
  func waitsItsTurn() throws {
    var opening = FamilyStore.Opening()
    opening.busySeconds = 0.01
    let store = rig.open(opening)
    var patient = Configuration()
    patient.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: rig.path, configuration: patient)
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    #expect(throws: StoreError.busy(path: rig.path)) { try store.add("Nana") }
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try store.add("Nana")
    #expect(try store.texts() == ["Nana"])
  }

  @Test("a file that is closed while others use it has nothing for them and takes nothing")
  func isClosed() async throws {
    let store = rig.open()
    try store.add("Nana")
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          // Until it is closed the word is there; both are right, and neither ends the program.
          for _ in 0..<200 { _ = try? store.texts() }
        }
      }
      group.addTask { store.close() }
    }
    #expect(try store.texts() == [] && !store.isUnsettled)
    #expect(throws: StoreError.cannotOpen(path: rig.path, reason: "it is closed")) {
      try store.add("Bo")
    }
    #expect(try rig.open().texts() == ["Nana"])
  }

  @Test("in a directory that may only be read the words are there and changes are refused")
  func readsWithoutWriting() throws {
    let store = rig.open()
    try store.add("Nana")
    store.close()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: rig.directory)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: rig.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: rig.directory)
    }
    let before = rig.bytes()
    try StoreRig.asReader { () throws in
      let reader = rig.open()
      #expect(reader.problem == .readOnly(path: rig.path))
      #expect(try reader.texts() == ["Nana"])
      #expect(throws: StoreError.readOnly(path: rig.path)) { try reader.add("Rex") }
      reader.close()
    }
    #expect(rig.files == ["family.sqlite"])
    #expect(rig.bytes() == before)
  }

  @Test("without a directory there are no words, and every change says what to do")
  func needsADirectory() throws {
    let path = rig.directory + "/missing/family.sqlite"
    let store = FamilyStore.open(at: path)
    #expect(try store.texts() == [])
    let problem = try #require(store.problem)
    guard case .cannotOpen(path, _) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(problem.description.contains("check that its directory is there"))
    #expect(throws: problem) { try store.add("Nana") }
    #expect(throws: problem) { try store.keep(nil) }
  }
}
