import MeadowFoundations
import MeadowRuntime

/// The pictures of the fake: of "more" and "i love you", and of nothing else.
extension FakeDoor {
  static let usual = ["more": "➕", "i love you": "❤️"]

  func changedPictures() async -> [WordPicture] { chosen.keys.sorted().compactMap { chosen[$0] } }

  func picture(of word: String) async throws -> WordPicture {
    let key = VocabularyService.key(word)
    guard let usual = Self.usual[key] else {
      throw InputProblem(
        .unknown, field: "word", reason: "there is no word \"\(word)\"", advice: "choose more")
    }
    return chosen[key] ?? WordPicture(word: key, emoji: usual, usual: usual)
  }

  func setPicture(emoji: String, of word: String) async throws -> WordPicture {
    var picture = try await picture(of: word)
    picture.emoji = emoji
    picture.photo = nil
    chosen[picture.word] = picture
    return picture
  }

  func setPicture(photo bytes: [UInt8], of word: String) async throws -> WordPicture {
    var picture = try await picture(of: word)
    picture.emoji = nil
    picture.photo = PhotoID(String(repeating: "c", count: 32))
    chosen[picture.word] = picture
    files["photo \(picture.word)"] = bytes
    return picture
  }

  func putPictureBack(of word: String) async throws -> WordPicture {
    chosen[try await picture(of: word).word] = nil
    return try await picture(of: word)
  }

  func photo(of word: String) async throws -> FamilyFile {
    try file("photo \(try await picture(of: word).word)", mediaType: "image/png")
  }

  func exportPictures() async throws -> FamilyFile {
    FamilyFile(mediaType: "application/json", bytes: Array("{}".utf8), name: "meadow-pictures.json")
  }

  func importPictures(_ bytes: [UInt8]) async throws -> PictureImport {
    files["pictures"] = bytes
    var report = PictureImport()
    report.changed = ["more"]
    report.refused = [("xyz", "there is no such word. Add it first.")]
    return report
  }
}
