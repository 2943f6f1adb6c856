import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime
import NIOCore

/// The photo and the recording of a word, and lexicons of all words. Changes pass the gate.
struct WordFileRoutes: Sendable {
  let service: any WordsService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/words/:id/photo",
      [
        .get: photo, .put: gate.guarding(setPhoto),
        .delete: gate.guarding { _, context in
          .json(JSON(try await service.setPhoto(nil, ofWord: context.wordID)))
        },
      ])
    router.resource(
      "/v1/words/:id/recording",
      [
        .get: recording, .put: gate.guarding(setRecording),
        .delete: gate.guarding { _, context in
          .json(JSON(try await service.removeRecording(ofWord: context.wordID)))
        },
      ])
    router.resource("/v1/words/import", [.post: gate.guarding(importWords)])
    router.resource("/v1/words/export", [.get: gate.guarding(exportWords)])
  }

  @Sendable private func photo(_: Request, _ context: MeadowContext) async throws -> Response {
    let file = try await service.photo(ofWord: context.wordID)
    return .bytes(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
  }

  @Sendable private func setPhoto(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let id = try context.wordID
    let bytes = try await request.file()
    return try await offLoop { .json(JSON(try await service.setPhoto(bytes, ofWord: id))) }
  }

  @Sendable private func recording(_: Request, _ context: MeadowContext) async throws -> Response {
    let id = try context.wordID
    return try await offLoop {
      let file = try await service.recording(ofWord: id)
      return .bytes(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
    }
  }

  @Sendable private func setRecording(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let id = try context.wordID
    let bytes = try await request.file()
    return try await offLoop {
      let reply = try await service.setRecording(bytes, ofWord: id)
      return .json([
        "word": JSON(reply.word), "seconds": .number(reply.seconds),
        "notes": .array(reply.notes.map(JSON.string)),
      ])
    }
  }

  @Sendable private func importWords(
    _ request: Request, _: MeadowContext
  ) async throws -> Response {
    let (format, isDryRun) = try request.query { fields in
      (try fields.text("format"), try fields.flag("dryRun") ?? false)
    }
    let bytes = try await request.file()
    return try await offLoop {
      .json(JSON(try await service.importWords(bytes, format: format, isDryRun: isDryRun)))
    }
  }

  @Sendable private func exportWords(
    _ request: Request, _: MeadowContext
  ) async throws -> Response {
    let format = try request.query { try $0.text("format") } ?? "pls"
    return try await offLoop { .download(try await service.exportWords(format: format)) }
  }
}
