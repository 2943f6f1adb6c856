import GRDB
import MeadowFoundations
import MeadowStore
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// My Words are "stored in SQLite (GRDB), durable when acknowledged" (requirements, item 6).
@Suite struct FamilyStoreTests {
  let rig = StoreRig()

  @Test("a new file holds no words and its first word is number 1")
  func beginsEmpty() throws {
    let store = rig.open()
    #expect(store.problem == nil && store.putAside == nil)
    #expect(try store.words() == FamilyWords(words: [], nextID: 1))
    #expect(try store.add("Nana").id == 1)
  }

  @Test("all of a word comes back as it was kept")
  func keepsEverything() throws {
    let kept = try photo("a")
    let word = MyWord(
      id: 7,
      content: MyWordContent(
        group: .places, text: "Siobhán’s", spoken: "shivawn", hint: "shi-VAWN",
        phonemes: "SI2v'O:n", recording: RecordingID(String(repeating: "b", count: 32)),
        emoji: "🏠", photo: kept.id, isFavorite: true), position: 0)
    let store = rig.open()
    _ = try store.changeWords(adding: [kept]) { words -> Result<Void, Never> in
      words.words = [word]
      return .success(())
    }
    store.close()
    let again = rig.open()
    #expect(try again.words() == FamilyWords(words: [word], nextID: 8))
    #expect(try again.photo(kept.id) == kept)
  }

  @Test("a word is on the disk when its change returns, even if the program is killed then")
  func survivesBeingKilled() async throws {
    let path = rig.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let store = FamilyStore.open(at: path)
      try store.add("Pop-Pop")
      kill(getpid(), SIGKILL)
    }
    let store = rig.open()
    #expect(try store.texts() == ["Pop-Pop"])
    #expect(store.isDurable)
  }

  @Test("the number of a word that is gone is never given to another")
  func neverReusesNumbers() throws {
    var store = rig.open()
    try store.add("one")
    try store.add("two")
    try store.remove { _ in true }
    store.close()
    store = rig.open()
    #expect(try store.add("three").id == 3)
  }

  @Test("a change that is refused leaves everything as it was")
  func refusesWhole() throws {
    struct Refusal: Error, Equatable {}
    let store = rig.open()
    try store.add("Nana")
    let result = try store.changeWords(adding: [photo("c")]) { words -> Result<Void, Refusal> in
      words = FamilyWords(words: [], nextID: 99)
      return .failure(Refusal())
    }
    #expect(throws: Refusal.self) { try result.get() }
    #expect(try store.words().nextID == 2)
    #expect(try store.texts() == ["Nana"])
    #expect(try store.photo(photo("c").id) == nil)
  }

  @Test("a word with a photo that was never kept is refused by the file itself")
  func foreignKeysHold() throws {
    let store = rig.open()
    let missing = try photo("d").id
    #expect(throws: StoreError.self) {
      _ = try store.changeWords { words -> Result<Void, Never> in
        let content = MyWordContent(group: .people, text: "Nana", photo: missing)
        words.words = [MyWord(id: 1, content: content, position: 0)]
        return .success(())
      }
    }
    #expect(try store.texts() == [])
  }

  @Test("a photo stays as long as one word has it and goes with the last")
  func cleansPhotos() throws {
    let store = rig.open()
    let shared = try photo("e")
    try store.add("Max", photo: shared)
    try store.add("Rex", photo: shared)
    try store.remove { $0.content.text == "Max" }
    #expect(try store.photo(shared.id) == shared)
    try store.remove { $0.content.text == "Rex" }
    #expect(try store.photo(shared.id) == nil)
  }

  @Test("two programs on one file lose nothing and never give the same number")
  func sharesTheFile() throws {
    let (one, two) = (rig.open(), rig.open())
    try one.add("Nana")
    try two.add("Pop-Pop")
    try one.add("Rex")
    #expect(try two.words().words.map(\.id) == [1, 2, 3])
    #expect(try two.texts() == ["Nana", "Pop-Pop", "Rex"])
  }

  @Test("the sound of a day adds up, old days are forgotten, a calibration is replaced")
  func keepsSound() throws {
    let store = rig.open()
    try store.addSound(seconds: 4, on: "2026-11-20", forgettingBefore: "2026-11-14")
    try store.addSound(seconds: 2, on: "2026-11-21", forgettingBefore: "2026-11-14")
    try store.addSound(seconds: 1, on: "2026-11-21", forgettingBefore: "2026-11-14")
    #expect(
      try store.sound(from: "2026-11-15", through: "2026-11-21")
        == ["2026-11-20": 4, "2026-11-21": 3])
    try store.addSound(seconds: 1, on: "2026-11-27", forgettingBefore: "2026-11-21")
    #expect(
      try store.sound(from: "0000", through: "9999") == ["2026-11-21": 3, "2026-11-27": 1])
    #expect(try store.calibration() == nil)
    try store.keep(StoredCalibration(dBA: 65, loudness: -19, volumeCap: 0))
    let second = StoredCalibration(dBA: 62, loudness: -19, volumeCap: -6)
    try store.keep(second)
    #expect(try store.calibration() == second)
    try store.keep(nil)
    #expect(try store.calibration() == nil)
  }

  @Test("the file of children's photos can be read by its owner alone")
  func staysPrivate() throws {
    try rig.open().add("Nana")
    var facts = stat()
    for name in rig.files {
      #expect(stat(rig.directory + "/" + name, &facts) == 0)
      #expect(facts.st_mode & 0o077 == 0, "\(name) can be read by others")
    }
  }
}
