import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime
import NIOCore

/// /v1/pictures: what a word looks like, whichever it is. Reading is open, changes pass the gate.
struct PictureRoutes: Sendable {
  let service: any PictureService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/pictures",
      [
        .get: { _, _ in
          .json(["pictures": .array(await service.changedPictures().map { JSON($0) })])
        }
      ])
    router.resource(
      "/v1/pictures/:word",
      [
        .get: { _, context in .json(JSON(try await service.picture(of: context.pictureWord))) },
        .put: gate.guarding(setEmoji),
        .delete: gate.guarding { _, context in
          .json(JSON(try await service.putPictureBack(of: context.pictureWord)))
        },
      ])
    router.resource(
      "/v1/pictures/:word/photo", [.get: photo, .put: gate.guarding(setPhoto)])
    // Beside the words' own files, so that a word may be called anything.
    router.resource(
      "/v1/words/pictures",
      [.get: gate.guarding(exportPictures), .post: gate.guarding(importPictures)])
  }

  @Sendable private func exportPictures(_: Request, _: MeadowContext) async throws -> Response {
    try await offLoop { .download(try await service.exportPictures()) }
  }

  @Sendable private func importPictures(
    _ request: Request, _: MeadowContext
  ) async throws -> Response {
    let bytes = try await request.file()
    return try await offLoop {
      let report = try await service.importPictures(bytes)
      return .json([
        "changed": .array(report.changed.map(JSON.string)),
        "refused": .array(
          report.refused.map { ["word": .string($0.word), "reason": .string($0.reason)] }),
      ])
    }
  }

  @Sendable private func setEmoji(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let word = try context.pictureWord
    let emoji = try await request.fields(example: #"{"emoji":"🍎"}"#) { try $0.text("emoji") }.value
    guard let emoji else {
      throw InputProblem(
        field: "emoji", reason: "it is missing",
        advice: "send one emoji, such as 🍎, or DELETE what was chosen")
    }
    return .json(JSON(try await service.setPicture(emoji: emoji, of: word)))
  }

  @Sendable private func photo(_: Request, _ context: MeadowContext) async throws -> Response {
    let file = try await service.photo(of: context.pictureWord)
    return .bytes(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
  }

  @Sendable private func setPhoto(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let word = try context.pictureWord
    let bytes = try await request.file()
    return try await offLoop {
      .json(JSON(try await service.setPicture(photo: bytes, of: word)))
    }
  }
}

extension MeadowContext {
  /// The word in the path.
  fileprivate var pictureWord: String {
    get throws {
      try Query.decode(Substring(parameters.get("word") ?? ""), field: "word", isPath: true)
    }
  }
}

extension JSON {
  /// A word's picture.
  init(_ picture: WordPicture) {
    self = [
      "word": .string(picture.word), "emoji": .string(picture.emoji),
      "photo": .string(picture.photo == nil ? nil : picture.photoPath),
      "usual": .string(picture.usual), "changed": .bool(picture.isChanged),
    ]
  }
}

extension WordPicture {
  /// Where its photo is found; another path for another photo, so that a browser may keep it.
  var photoPath: String {
    own?.photoPath
      ?? "/v1/pictures/\(Query.encode(word))/photo?v=\(photo?.name.prefix(8) ?? "")"
  }
}
