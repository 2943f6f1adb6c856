import Foundation
import MeadowFoundations
import MeadowStore
import MeadowVocabulary

/// The pictures that a family has chosen as a file, to take along to another Meadow.
extension WordsKeeper {
  public func exportPictures() async throws -> FamilyFile {
    let family = try requireFamily()
    let own = family.words.all(of: requests.child).filter {
      $0.content.photo != nil || $0.content.emoji != nil
    }
    let words = own.map(\.content.text) + family.words.pictures.all().keys.sorted()
    var file = PictureFile([])
    for word in words {
      let picture = try await picture(of: word)
      if picture.photo == nil {
        file.pictures.append(PictureFile.Entry(word: word, emoji: picture.emoji))
      } else {
        let photo = try await photo(of: word)
        file.pictures.append(PictureFile.Entry(word: word, photo: Data(photo.bytes)))
      }
    }
    return FamilyFile(
      mediaType: "application/json", bytes: file.bytes, name: PictureFile.name)
  }

  public func importPictures(_ bytes: [UInt8]) async throws -> PictureImport {
    _ = try requireFamily()
    var report = PictureImport()
    for entry in try PictureFile(reading: bytes).pictures {
      do {
        if try await take(entry) { report.changed.append(entry.word) }
      } catch let problem as InputProblem where problem.kind != .unavailable {
        report.refused.append((entry.word, "\(problem.reason). \(problem.advice)."))
      }
    }
    return report
  }

  /// Takes one picture in; returns whether it is another than before.
  private func take(_ entry: PictureFile.Entry) async throws -> Bool {
    let before = try await picture(of: entry.word)
    if let photo = entry.photo {
      if before.photo != nil, try await self.photo(of: entry.word).bytes == [UInt8](photo) {
        return false
      }
      return try await setPicture(photo: [UInt8](photo), of: entry.word) != before
    }
    return try await setPicture(emoji: entry.emoji ?? "", of: entry.word) != before
  }
}
