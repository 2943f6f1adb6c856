import Foundation
import MeadowFoundations
import MeadowStore
import MeadowVocabulary
import Testing

/// "People, things, places, about 42 slots, a wildcard (+) in each group … durable when
/// acknowledged" (requirements, item 6; document 001, My Words).
@Suite struct MyWordsTests {
  let rig = WordsRig()

  @Test("a word is added at the end of its group and is there after a restart")
  func addsWords() async throws {
    let words = rig.words()
    let nana = try await words.add(.person("Nana"))
    let pop = try await words.add(.person("Pop-Pop"))
    let bear = try await words.add(MyWordContent(group: .things, text: "Bear", emoji: "🧸"))
    #expect([nana, pop, bear].map(\.position) == [0, 1, 0])
    #expect(words.all() == [nana, pop, bear])
    #expect(words.word(pop.id) == pop)
    #expect(rig.words().all() == [nana, pop, bear])
  }

  @Test("42 slots in three groups of 14; the wildcard goes on up to the bound")
  func countsSlots() async throws {
    let words = rig.words()
    #expect(MyWordGroup.allCases.map(\.slots).reduce(0, +) == 42)
    _ = try await words.merge((0..<MyWordGroup.limit).map { MyWordEntry(text: "person \($0)") })
    #expect(words.texts(.people).count == 500)
    let problem = await words.problem { try await $0.add(.person("one more")) }
    #expect(problem?.field == "group")
    #expect(words.all().count == 500)
  }

  @Test("a change keeps the word's number and place; another group is joined at its end")
  func changesWords() async throws {
    let words = rig.words()
    let nana = try await words.add(.person("Nana"))
    let rex = try await words.add(.person("Rex"))
    _ = try await words.add(MyWordContent(group: .things, text: "Bear"))
    let favorite = try await words.change(nana.id) { $0.isFavorite = true }
    #expect(favorite.id == nana.id && favorite.position == 0 && favorite.content.isFavorite)
    let thing = try await words.change(nana.id) { $0.group = .things }
    #expect(thing.position == 1)
    #expect(words.texts(.people) == ["Rex"] && words.texts(.things) == ["Bear", "Nana"])
    #expect(words.word(rex.id)?.position == 0)
  }

  @Test("a word moves to any place of its group and to no other")
  func movesWords() async throws {
    let words = rig.words()
    for text in ["a", "b", "c", "d"] { _ = try await words.add(.person(text)) }
    _ = try await words.change(1, position: 3) { _ in }
    #expect(words.texts(.people) == ["b", "c", "d", "a"])
    _ = try await words.change(1, position: 0) { _ in }
    #expect(words.texts(.people) == ["a", "b", "c", "d"])
    for position in [-1, 4] {
      let problem = await words.problem { try await $0.change(1, position: position) { _ in } }
      #expect(problem?.field == "position" && problem?.advice == "send 0 to 3")
    }
    #expect(words.texts(.people) == ["a", "b", "c", "d"])
  }

  @Test("a word that is gone leaves no gap, and its number names nothing any more")
  func removesWords() async throws {
    let words = rig.words()
    for text in ["a", "b", "c"] { _ = try await words.add(.person(text)) }
    let removed = try await words.remove(2)
    #expect(removed.content.text == "b")
    #expect(words.all().map(\.position) == [0, 1])
    for problem in [
      await words.problem({ try await $0.remove(2) }),
      await words.problem({ try await $0.change(2) { $0.isFavorite = true } }),
      await words.problem({ try await $0.change(2, position: 0) { _ in } }),
      await words.problem({ try await $0.setPhoto(tinyPNG, of: 2) }),
    ] {
      #expect(problem?.kind == .unknown && problem?.field == "id")
    }
    #expect(try await words.add(.person("d")).id == 4)
  }

  @Test("a photo is kept with its word, without its notes, and goes with it")
  func keepsPhotos() async throws {
    let words = rig.words()
    let nana = try await words.add(.person("Nana"))
    let photo = try await words.setPhoto(tinyPNG, of: nana.id)
    #expect(words.word(nana.id)?.content.photo == photo)
    let kept = try #require(try await rig.words().photo(photo))
    #expect(kept.mediaType == "image/jpeg" && kept.bytes.starts(with: [0xFF, 0xD8]))
    let problem = await words.problem { try await $0.setPhoto([1, 2, 3], of: nana.id) }
    #expect(problem?.field == "photo" && problem?.advice.contains("JPEG") == true)
    #expect(words.word(nana.id)?.content.photo == photo)
    #expect(try await words.removePhoto(of: nana.id).content.photo == nil)
    #expect(try await words.photo(photo) == nil)
    let missing = await words.problem { try await $0.change(nana.id) { $0.photo = photo } }
    #expect(missing?.kind == .unknown && missing?.field == "photo")
  }

  @Test("a change can be looked at before it is made, and is refused as it would be")
  func looksAhead() async throws {
    let words = rig.words()
    let nana = try await words.add(.person("Nana"))
    _ = try await words.add(.person("Rex"))
    let next = try words.words(changing: nana.id) { $0.text = " Oma " }
    #expect(next.map(\.content.text) == ["Oma", "Rex"])
    #expect(throws: InputProblem.self) { try words.words(changing: nana.id) { $0.text = "rex" } }
    #expect(throws: InputProblem.self) { try words.words(changing: 77) { $0.text = "Max" } }
    let entries = ["nana", "Max"].map { MyWordEntry(text: $0) }
    #expect(words.words(merging: entries).map(\.content.text) == ["nana", "Rex", "Max"])
    #expect(words.texts(.people) == ["Nana", "Rex"])
  }

  @Test("what was put aside goes with a name or a photo that goes, and stays with other changes")
  func forgetsPutAside() async throws {
    let words = rig.words()
    let nana = try await words.add(.person("Nana"))
    func putAside() throws { try Data([1]).write(to: URL(filePath: rig.path + ".damaged")) }
    func isThere() -> Bool { FileManager.default.fileExists(atPath: rig.path + ".damaged") }
    try putAside()
    _ = try await words.change(nana.id) { $0.isFavorite = true }
    _ = try await words.setPhoto(tinyPNG, of: nana.id)
    _ = try await words.add(.person("Rex"))
    #expect(isThere())
    _ = try await words.removePhoto(of: nana.id)
    #expect(!isThere())
    try putAside()
    _ = try await words.change(nana.id) { $0.text = "Oma" }
    #expect(!isThere())
    try putAside()
    try await words.pictures.setPhoto(tinyPNG, of: "cup")
    #expect(isThere())
    try await words.pictures.setEmoji("🥤", of: "cup")
    #expect(!isThere())
  }

  @Test("what another process adds is there with the next change, and is not overwritten")
  func sharesTheFile() async throws {
    let (mine, other) = (rig.words(), rig.words())
    _ = try await other.add(.person("Nana"))
    let problem = await mine.problem { try await $0.add(.person("nana")) }
    #expect(problem?.field == "text")
    _ = try await mine.add(.person("Rex"))
    #expect(mine.texts(.people) == ["Nana", "Rex"])
  }

  @Test("where nothing can be kept, words are refused with the reason and Meadow goes on")
  func survivesWithoutADisk() async throws {
    let words = MyWords(store: .open(at: rig.directory + "/missing/family.sqlite"))
    #expect(words.all() == [])
    #expect(words.storeProblem?.contains("cannot be opened") == true)
    await #expect(throws: FamilyProblem.self) { try await words.add(.person("Nana")) }
    #expect(words.all() == [])
  }
}
