import MeadowFoundations
import MeadowStore
import MeadowVocabulary

/// The pictures of words. One of the family's own keeps its picture with it; what is chosen for the
/// others is kept beside.
extension WordsKeeper: PictureService {
  public func changedPictures() -> [WordPicture] {
    (family?.words.pictures.all() ?? [:]).keys.sorted().map { board(WordID($0)) }
  }

  public func picture(of word: String) async throws -> WordPicture {
    switch try target(word) {
    case .own(let own): Self.picture(of: own)
    case .board(let id): board(id)
    }
  }

  public func setPicture(emoji: String, of word: String) async throws -> WordPicture {
    try await change(word) { family, target throws(FamilyProblem) in
      switch target {
      case .own(let own):
        _ = try await family.words.change(own.id) { content in
          content.emoji = emoji
          content.photo = nil
        }
      case .board(let id): try await family.words.pictures.setEmoji(emoji, of: id.name)
      }
    }
  }

  public func setPicture(photo bytes: [UInt8], of word: String) async throws -> WordPicture {
    try await change(word) { family, target throws(FamilyProblem) in
      switch target {
      case .own(let own): _ = try await family.words.setPhoto(bytes, of: own.id)
      case .board(let id): try await family.words.pictures.setPhoto(bytes, of: id.name)
      }
    }
  }

  public func putPictureBack(of word: String) async throws -> WordPicture {
    try await change(word) { family, target throws(FamilyProblem) in
      switch target {
      case .own(let own):
        _ = try await family.words.change(own.id) { content in
          content.emoji = nil
          content.photo = nil
        }
      case .board(let id): try await family.words.pictures.putBack(id.name)
      }
    }
  }

  public func photo(of word: String) async throws -> FamilyFile {
    let family = try requireFamily()
    switch try target(word) {
    case .own(let own): return try await photo(ofWord: own.id)
    case .board(let id):
      let kept = try await stored("photo") {
        () throws(FamilyProblem) in try await family.words.pictures.photo(of: id.name)
      }
      guard let kept else {
        throw InputProblem(
          .unknown, field: "word", reason: "\"\(word.prefix(40))\" has no photo",
          advice: "give it one first")
      }
      return FamilyFile(mediaType: kept.mediaType, bytes: kept.bytes, name: "photo")
    }
  }

  /// Whose picture is meant.
  private enum Target: Sendable {
    case own(MyWord)
    case board(WordID)
  }

  /// Makes `change`, tells it and returns the picture as it is then.
  private func change(
    _ word: String, _ change: @Sendable (Family, Target) async throws(FamilyProblem) -> Void
  ) async throws -> WordPicture {
    let family = try requireFamily()
    let target = try target(word)
    try await stored("picture") { () throws(FamilyProblem) in try await change(family, target) }
    await host?.announce(.words)
    await settle()
    return try await picture(of: word)
  }

  /// What `word` names: what the family calls its own comes first, as when it is tapped.
  private func target(_ word: String) throws(InputProblem) -> Target {
    let key = VocabularyService.key(word)
    if let own = family?.words.all(of: requests.child).first(where: {
      VocabularyService.key($0.content.text) == key
    }) {
      return .own(own)
    }
    // A word that has left the content may still have its picture put back.
    let id = board.vocabulary.pictureID(of: key) ?? WordID(key)
    guard
      !board.vocabulary.keys(of: id).isEmpty || family?.words.pictures.picture(of: id.name) != nil
    else {
      throw InputProblem(
        .unknown, field: "word", reason: "there is no word \"\(word.prefix(40))\"",
        advice: "choose a core word, a word of a scene, a feeling or one of My Words")
    }
    return .board(id)
  }

  private func board(_ id: WordID) -> WordPicture {
    let key = board.vocabulary.keys(of: id).first
    let usual = key.flatMap { board.vocabulary.pictures[$0] }
    let chosen = family?.words.pictures.picture(of: id.name)
    return WordPicture(
      word: key ?? id.name, emoji: chosen == nil ? usual : chosen?.emoji, photo: chosen?.photo,
      usual: usual)
  }

  private static func picture(of own: MyWord) -> WordPicture {
    WordPicture(
      word: VocabularyService.key(own.content.text), emoji: own.content.emoji,
      photo: own.content.photo, own: own)
  }
}
