import MeadowFoundations
import MeadowRuntime
import MeadowStore
import MeadowVocabulary
import Testing

/// Any picture can be another: of a core word, a word of a scene, a feeling and one's own.
@Suite struct WordPictureTests {
  @Test("any word gets an emoji and has its own again, and every page is told")
  func emoji() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let words = family.host.words
    let told = await family.host.state().revision
    for word in ["more", "Banana", "I love you", "fridge"] {
      let usual = try await words.picture(of: word)
      let chosen = try await words.setPicture(emoji: "🦄", of: word)
      #expect(chosen.emoji == "🦄" && chosen.isChanged && chosen.usual == usual.emoji, "\(word)")
      let table = family.host.symbols()
      #expect(table.pictures[chosen.word] == "🦄" && table.art[chosen.word] == nil)
      #expect(table.usual[chosen.word] == usual.emoji)
    }
    #expect(
      await words.changedPictures().map(\.word) == ["banana", "fridge", "i love you", "more"])
    #expect(await family.host.state().revision >= told + 4)
    let back = try await words.putPictureBack(of: "banana")
    #expect(!back.isChanged && back.emoji == "🍌")
    #expect(family.host.symbols().pictures["banana"] == "🍌")
    #expect(family.host.symbols().art["banana"] == "banana")
    #expect(family.host.symbols().usual["banana"] == nil)
  }

  @Test(
    "a word of the family's keeps its picture with it: an emoji replaces the photo, put back is none"
  )
  func own() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let nana = try await family.add("Nana")
    let words = family.host.words
    let photo = try await words.setPicture(photo: Self.photo, of: "nana")
    #expect(photo.photo != nil && photo.own?.id == nana.word.id && photo.usual == nil)
    #expect(try await words.photo(of: "Nana").bytes == words.photo(ofWord: nana.word.id).bytes)
    let emoji = try await words.setPicture(emoji: "👵", of: "NANA")
    #expect(emoji.photo == nil && emoji.emoji == "👵")
    #expect(try await words.putPictureBack(of: "nana").emoji == nil)
    #expect(family.host.symbols().drawn.map(\.id) == [nana.word.id])
    #expect(await words.changedPictures().isEmpty)
  }

  @Test("a photo is kept over a restart and a reset of the settings, and goes with everything")
  func kept() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let words = family.host.words
    _ = try await words.setPicture(photo: Self.photo, of: "cup")
    #expect(family.host.symbols().chosenPhotos["cup"] != nil)
    try await family.host.reset(.settings)
    let (again, store) = family.wordsAgain()
    #expect(again.pictures.picture(of: "cup")?.photo != nil)
    store.close()
    try await family.host.reset(.everything)
    #expect(await words.changedPictures().isEmpty)
    #expect(family.host.symbols().chosenPhotos.isEmpty)
    await #expect(throws: InputProblem.self) { try await words.photo(of: "cup") }
  }

  @Test("a file of pictures brings them to another family, and changes nothing where they are")
  func file() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let words = family.host.words
    _ = try await family.add("Nana")
    _ = try await words.setPicture(photo: Self.photo, of: "Nana")
    _ = try await words.setPicture(photo: Self.photo, of: "cup")
    _ = try await words.setPicture(emoji: "🦄", of: "more")
    let file = try await words.exportPictures()
    #expect(try await words.importPictures(file.bytes) == PictureImport())
    let other = try await FamilyRig()
    defer { other.end() }
    let report = try await other.host.words.importPictures(file.bytes)
    #expect(report.changed == ["cup", "more"])
    #expect(report.refused.map(\.word) == ["Nana"])
    #expect(try await other.host.words.picture(of: "more").emoji == "🦄")
    #expect(try await other.host.words.picture(of: "cup").photo != nil)
    for bytes in [[UInt8]("[]".utf8), Array(#"{"meadowPictures":2,"pictures":[]}"#.utf8)] {
      let problem = await #expect(throws: InputProblem.self) {
        try await words.importPictures(bytes)
      }
      #expect(problem?.field == "file")
    }
  }

  @Test("what is no word, no emoji or no photo is told, and nothing changes")
  func refused() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let words = family.host.words
    for (word, emoji, field) in [
      ("xyzzy", "🦄", "word"), ("cup", "cup", "emoji"), ("cup", "", "emoji"),
    ] {
      let problem = await #expect(throws: InputProblem.self) {
        try await words.setPicture(emoji: emoji, of: word)
      }
      #expect(problem?.field == field)
    }
    let problem = await #expect(throws: InputProblem.self) {
      try await words.setPicture(photo: [1, 2, 3], of: "cup")
    }
    #expect(problem?.field == "photo")
    #expect(await words.changedPictures().isEmpty)
  }

  /// A PNG of 2 × 2 pixels.
  static let photo: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
    0x73, 0x00, 0x00, 0x00, 0x10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x38, 0xA1, 0xA1, 0x01,
    0x44, 0x0C, 0x10, 0x0A, 0x00, 0x21, 0x2E, 0x04, 0x61, 0x1E, 0xE0, 0x6D, 0xC2, 0x00, 0x00, 0x00,
    0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
