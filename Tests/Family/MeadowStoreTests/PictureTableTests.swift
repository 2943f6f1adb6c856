import MeadowFoundations
import MeadowStore
import Testing

/// The pictures that a family has chosen for words which come with Meadow.
@Suite struct PictureTableTests {
  let rig = StoreRig()

  @Test("an emoji or a photo is kept for a word, the later instead of the earlier, over a restart")
  func keeps() throws {
    let store = rig.open()
    try store.setPicture(emoji: "🥤", of: "cup")
    try store.setPicture(emoji: "🚙", of: "car")
    let kept = try photo("c")
    try store.setPicture(photo: kept, of: "cup")
    store.close()
    let again = rig.open()
    #expect(try again.pictures() == ["cup": .photo(kept.id), "car": .emoji("🚙")])
    #expect(try again.photo(ofWord: "cup") == kept)
    #expect(try again.photo(ofWord: "car") == nil)
    try again.setPicture(emoji: "🫖", of: "cup")
    #expect(try again.photo(ofWord: "cup") == nil)
  }

  @Test("pictures kept by the English of their words are kept by ids")
  func namesByIDs() throws {
    var opening = FamilyStore.Opening()
    opening.lastMigration = "words of one child"
    let old = rig.open(opening)
    for (word, emoji) in [("cup", "🥤"), ("all done", "🏁"), ("i'm full", "😋"), ("all-done", "🎉")] {
      try old.setPicture(emoji: emoji, of: word)
    }
    old.close()
    let new = rig.open()
    #expect(new.problem == nil)
    #expect(
      try new.pictures()
        == ["cup": .emoji("🥤"), "all-done": .emoji("🎉"), "im-full": .emoji("😋")])
  }

  @Test("what was put back is no more in the file")
  func removes() throws {
    let store = rig.open()
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * $0 * 7 + 91) }
    for (word, digit) in [("cup", Character("a")), ("ball", "b")] {
      try store.setPicture(photo: try photo(digit, bytes), of: word)
    }
    try store.removePicture(of: "cup")
    #expect(try store.pictures().keys.sorted() == ["ball"])
    try store.removePicture(of: nil)
    try store.compact()
    #expect(try store.pictures().isEmpty)
    for name in rig.files {
      let data = [UInt8](try #require(rig.bytes(name)))
      let isThere = data.indices.contains { data[$0...].starts(with: bytes[100..<300]) }
      #expect(!isThere, "\(name)")
    }
  }

  @Test("a word's photo goes without those that other words have")
  func apart() throws {
    let store = rig.open()
    let same = try photo("a")
    try store.add("Nana", photo: same)
    try store.setPicture(photo: same, of: "cup")
    try store.removePicture(of: "cup")
    #expect(try store.photo(same.id) == same)
    try store.setPicture(photo: same, of: "cup")
    try store.remove { _ in true }
    #expect(try store.photo(ofWord: "cup") == same)
  }
}
