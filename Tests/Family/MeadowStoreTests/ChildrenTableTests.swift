import Foundation
import MeadowFoundations
import MeadowStore
import Testing

/// Several children in one file (requirements, 13 Profiles).
@Suite struct ChildrenTableTests {
  let rig = StoreRig()

  private func record(_ name: String) -> [UInt8] { Array(#"{"name":"\#(name)"}"#.utf8) }

  /// A file with the children 1, who is active, and 2.
  private func two() throws -> FamilyStore {
    let store = rig.open()
    try store.keep(ProfileTableTests.profile(1))
    #expect(try store.addProfile(record("Ben"), after: 0, most: 12) == .made(2))
    return store
  }

  @Test("a child that is added is not active, and its number is above all that anybody has had")
  func adds() throws {
    let store = try two()
    #expect(try store.profiles().map(\.isActive) == [true, false])
    #expect(try store.profiles().last?.record == record("Ben"))
    #expect(try store.eraseProfile(2) == .made(2))
    #expect(try store.addProfile(record("Cy"), after: 0, most: 12) == .made(3))
    #expect(try store.addProfile(record("Di"), after: 7, most: 12) == .made(8))
    #expect(try store.addProfile(record("Eve"), after: 0, most: 12) == .made(9))
    #expect(try store.addProfile(record("Fay"), after: 0, most: 4) == .full)
    #expect(try store.profiles().map(\.id) == [1, 3, 8, 9])
  }

  @Test("neither the active child is erased nor the last one nor one that is not there")
  func refuses() throws {
    let store = try two()
    #expect(try store.eraseProfile(1) == .active)
    #expect(try store.eraseProfile(9) == .noSuchChild)
    #expect(try store.eraseProfile(2) == .made(2))
    #expect(try store.eraseProfile(1) == .lastOne)
    #expect(try store.profiles().map(\.id) == [1])
  }

  @Test("with a child its words go, what was kept for it and what was put aside; others' stay")
  func erases() throws {
    let store = try two()
    try store.keep(["navigation": Array("Quibbleton".utf8)], of: 2)
    try store.keep(["navigation": [48]], of: 1)
    let (mine, shared) = (try photo("a", Array("Quibblephoto".utf8)), try photo("b"))
    for (text, owner, photo) in [
      ("Quibbleword", .child(2), mine), ("Zog", .child(2), shared), ("Nana", .family, shared),
      ("Rex", .child(1), nil),
    ] as [(String, WordOwner, StoredPhoto?)] {
      let word = try store.add(text, photo: photo)
      _ = try store.changeWords { words -> Result<Void, Never> in
        for index in words.words.indices where words.words[index].id == word.id {
          words.words[index].content.owner = owner
        }
        return .success(())
      }
    }
    try Data("Quibbleton".utf8).write(to: URL(filePath: rig.path + ".damaged"))
    #expect(try store.eraseProfile(2) == .made(2))
    #expect(try store.texts() == ["Nana", "Rex"])
    #expect(try store.words().words.map(\.content.owner) == [.family, .child(1)])
    #expect(try store.photo(mine.id) == nil && store.photo(shared.id) == shared)
    #expect(try store.savedStates(of: 2) == [:] && store.savedStates(of: 1) == ["navigation": [48]])
    #expect(!store.isUnsettled)
    let bytes = rig.files.reduce(Data()) { $0 + (rig.bytes($1) ?? Data()) }
    #expect(bytes.range(of: Data("Quibble".utf8)) == nil)
  }

  @Test("a word of a child that is not there is refused by the file itself")
  func ownersHold() throws {
    let store = try two()
    #expect(throws: StoreError.self) {
      _ = try store.changeWords { words -> Result<Void, Never> in
        let content = MyWordContent(group: .people, text: "Rex", owner: .child(9))
        words.words = [MyWord(id: 1, content: content, position: 0)]
        return .success(())
      }
    }
    #expect(try store.texts() == [])
  }

  @Test("children come back into a file that has lost them, and into none that has others")
  func restores() throws {
    let all = [ProfileTableTests.profile(3, isActive: false), ProfileTableTests.profile(5)]
    let store = rig.open()
    try store.restoreProfiles(all)
    #expect(try store.profiles() == all)
    try store.restoreProfiles([
      ProfileTableTests.profile(4), ProfileTableTests.profile(3, isActive: false, revision: 8),
    ])
    #expect(try store.profiles().map(\.id) == [3, 5])
    #expect(try store.profiles().map(\.revision) == [8, 1])
    #expect(try store.addProfile(record("Ben"), after: 0, most: 12) == .made(6))
  }

  @Test("the words of a file from before there were owners are the family's")
  func migrates() throws {
    var opening = FamilyStore.Opening()
    opening.lastMigration = "set-ups"
    let old = rig.open(opening)
    try old.keep(ProfileTableTests.profile(1), savedStates: ["navigation": [48]])
    old.close()
    try rig.addOld("Nana")
    let new = rig.open()
    #expect(new.problem == nil)
    #expect(try new.profiles() == [ProfileTableTests.profile(1)])
    #expect(try new.savedStates(of: 1) == ["navigation": [48]])
    let word = try #require(try new.words().words.first)
    #expect(word.content.text == "Nana" && word.content.owner == .family)
    #expect(word.content.isFavorite)
  }
}
