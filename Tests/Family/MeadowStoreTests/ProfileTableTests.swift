import GRDB
import MeadowStore
import Testing

/// "Several profiles possible in the schema without migration, one active" (requirements, item 13;
/// document 001, "What Meadow remembers about your child").
@Suite struct ProfileTableTests {
  let rig = StoreRig()

  static func profile(_ id: Int, isActive: Bool = true, revision: Int = 1) -> StoredProfile {
    StoredProfile(
      id: id, isActive: isActive, revision: revision, record: Array(#"{"name":"\#(id) é"}"#.utf8))
  }

  @Test("a new file holds no profile and nothing beside one")
  func beginsEmpty() throws {
    let store = rig.open()
    #expect(try store.profiles() == [])
    #expect(try store.savedStates(of: 1) == [:])
  }

  @Test("a profile and what is kept beside it come back as they were kept")
  func keepsEverything() throws {
    let store = rig.open()
    try store.keep(
      Self.profile(1), savedStates: ["navigation": [123, 125], "milestones": [91, 93]])
    try store.keep(Self.profile(1, revision: 2), savedStates: ["navigation": [34, 34]])
    store.close()
    let again = rig.open()
    #expect(try again.profiles() == [Self.profile(1, revision: 2)])
    #expect(try again.savedStates(of: 1) == ["navigation": [34, 34], "milestones": [91, 93]])
    #expect(try again.savedStates(of: 2) == [:])
  }

  @Test("of several profiles one is active, whoever becomes it")
  func oneIsActive() throws {
    let store = rig.open()
    try store.keep(Self.profile(1))
    let other = try DatabaseQueue(path: rig.path)
    try other.write {
      try $0.execute(sql: "INSERT INTO profile (isActive, revision, record) VALUES (0, 1, '{}')")
    }
    try other.close()
    #expect(try store.profiles().map(\.isActive) == [true, false])
    #expect(try store.activateProfile(2) == .made(2))
    #expect(try store.profiles().map(\.isActive) == [false, true])
    #expect(try store.activateProfile(1) == .made(1))
    #expect(try store.profiles().map(\.isActive) == [true, false])
    // Keeping switches nobody: another program may have done so meanwhile.
    try store.keep(Self.profile(2))
    #expect(try store.profiles().map(\.isActive) == [true, false])
    #expect(try store.activateProfile(9) == .noSuchChild)
  }

  @Test("what is kept beside a profile leaves the profile as it is")
  func savedStatesAlone() throws {
    let store = rig.open()
    #expect(try !store.keep(["navigation": [48]], of: 1), "there is none yet")
    try store.keep(Self.profile(1, revision: 7))
    #expect(try store.keep(["navigation": [48]], of: 1))
    #expect(try store.profiles() == [Self.profile(1, revision: 7)])
    #expect(try store.savedStates(of: 1) == ["navigation": [48]])
  }

  @Test("a profile that somebody has erased does not come back with a later change")
  func goneStaysGone() throws {
    let store = rig.open()
    try store.keep(Self.profile(1))
    let next = try store.resetProfiles(to: Self.profile(2).record)
    #expect(try !store.keep(Self.profile(1, revision: 2), savedStates: ["navigation": [48]]))
    #expect(try !store.keep(["navigation": [48]], of: 1))
    #expect(try store.profiles().map(\.id) == [next])
    #expect(try store.savedStates(of: 1) == [:])
  }

  @Test("the file itself refuses a second active profile")
  func schemaHoldsTheRule() throws {
    let store = rig.open()
    try store.keep(Self.profile(1))
    let other = try DatabaseQueue(path: rig.path)
    #expect(throws: DatabaseError.self) {
      try other.write {
        try $0.execute(sql: "INSERT INTO profile (isActive, revision, record) VALUES (1, 1, '{}')")
      }
    }
    try other.close()
  }

  @Test("after a reset one new profile is there, under a number that nobody had, and no code")
  func resets() throws {
    let store = rig.open()
    try store.keep(Self.profile(1), savedStates: ["navigation": [48]])
    try store.keepGate(StoredGate(codeHash: "hash"))
    let third = try store.resetProfiles(to: Self.profile(3).record)
    #expect(third > 1)
    #expect(
      try store.profiles()
        == [
          StoredProfile(
            id: third, isActive: true, revision: 1, record: Self.profile(3).record)
        ])
    #expect(try store.savedStates(of: 1) == [:])
    #expect(try store.gate() == nil)
  }

  @Test("a full disk changes neither the profile nor what is kept beside it")
  func survivesFullDisk() throws {
    var opening = FamilyStore.Opening()
    opening.mostPages = 30
    let store = rig.open(opening)
    try store.keep(Self.profile(1), savedStates: ["navigation": [48]])
    let large = [UInt8](repeating: 49, count: 300_000)
    #expect(throws: StoreError.full(path: rig.path)) {
      try store.keep(Self.profile(1, revision: 2), savedStates: ["navigation": large])
    }
    #expect(try store.profiles() == [Self.profile(1)])
    #expect(try store.savedStates(of: 1) == ["navigation": [48]])
  }

  @Test("a file from before there were profiles gets them and keeps its words")
  func migrates() throws {
    var opening = FamilyStore.Opening()
    opening.lastMigration = "sound and calibration"
    let old = rig.open(opening)
    try rig.addOld("Nana")
    try old.keep(StoredCalibration(dBA: 65, loudness: -19, volumeCap: 0))
    #expect(throws: StoreError.self) { try old.keep(Self.profile(1)) }
    old.close()
    let new = rig.open()
    #expect(new.problem == nil)
    #expect(try new.texts() == ["Nana"])
    #expect(try new.calibration() != nil)
    try new.keep(Self.profile(1))
    try new.keepGate(StoredGate(failures: 1))
    #expect(try new.profiles().count == 1)
  }

  @Test("without a file there is nothing, and every change says why")
  func needsAFile() throws {
    let store = FamilyStore.open(at: rig.directory + "/missing/family.sqlite")
    let problem = try #require(store.problem)
    #expect(try store.profiles() == [])
    #expect(try store.gate() == nil)
    #expect(throws: problem) { try store.keep(Self.profile(1)) }
    #expect(throws: problem) { try store.keepGate(nil) }
    #expect(throws: problem) { try store.resetProfiles(to: []) }
  }
}
