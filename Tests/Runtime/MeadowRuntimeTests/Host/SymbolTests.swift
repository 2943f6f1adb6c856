import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// How words are shown, for a page that has a text and no more (document 000 §03, the symbol of each
/// word; document 001, My Words).
@Suite struct SymbolTests {
  @Test("every word of the content and every feeling has its picture; colours and signs are there")
  func content() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let table = family.host.symbols()
    let data = try VocabularyFile.bundled()
    let shown =
      data.coreVocabulary.map(\.word) + data.scenes.values.flatMap(\.words).map(\.word)
      + data.avatarPhrases.values.joined().map(\.phrase)
    for text in shown {
      #expect(table.pictures[text.lowercased()]?.isEmpty == false, "\(text)")
      #expect(table.art[text.lowercased()]?.isEmpty == false, "\(text)")
    }
    #expect(Set(table.keys.keys) == Set(FitzgeraldKey.allCases.map(\.rawValue)))
    #expect(table.signs["more"] != nil && table.photos.isEmpty)
  }

  @Test("of a picture that differs by place, the core word's counts, then the first scene's")
  func first() throws {
    let data = try VocabularyFile.bundled()
    let service = VocabularyService(data)
    for word in data.coreVocabulary {
      #expect(service.pictures[VocabularyService.key(word.word)] == word.emoji)
    }
    let kitchen = try #require(service.sceneNames.first)
    for word in service.sceneWords(of: kitchen) where service.word(word.word)?.scene != nil {
      #expect(service.pictures[VocabularyService.key(word.word)] == word.emoji)
    }
  }

  @Test("the family's own words come first, with their emoji; what has none is drawn")
  func own() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    _ = try await family.add("Biscuit  the Dog") { $0.emoji = .set("🐶") }
    _ = try await family.add("Milk") { $0.emoji = .set("🍼") }
    let nana = try await family.add("Nana")
    _ = try await family.add("Cup")
    let table = family.host.symbols()
    #expect(table.pictures["biscuit the dog"] == "🐶" && table.pictures["milk"] == "🍼")
    #expect(table.pictures["nana"] == nil && table.drawn.map(\.content.text) == ["Nana"])
    #expect(table.art["milk"] == nil, "what is chosen stands before what is drawn")
    #expect(table.art["cup"] == "cup")
    let cup = VocabularyService(try VocabularyFile.bundled()).pictures["cup"]
    #expect(table.pictures["cup"] == cup, "as on the board")
    try await family.host.words.remove(word: nana.word.id)
    #expect(family.host.symbols().drawn.isEmpty)
  }
}
