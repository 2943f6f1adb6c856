import Hummingbird
import MeadowFoundations
import MeadowRuntime
import NIOCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// GET /v1/vocabulary: the words on the board, with the keys of document 000 §03.
struct VocabularyRoutes: Sendable {
  let door: any MeadowDoor

  func add(to router: MeadowRouter) { router.resource("/v1/vocabulary", [.get: vocabulary]) }

  @Sendable private func vocabulary(_: Request, _: MeadowContext) async throws -> Response {
    let door = door
    let text = try await offLoop {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return ByteBuffer(bytes: try encoder.encode(await door.vocabulary()))
    }
    return .bytes(text, mediaType: "application/json")
  }
}
