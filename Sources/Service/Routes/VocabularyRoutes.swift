import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// GET /v1/vocabulary: the words on the board, with the keys of document 000 §03.
struct VocabularyRoutes: Sendable {
  let service: any ContentService

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/vocabulary",
      [.get: { _, _ in try await offLoop { try .encoded(await service.vocabulary()) } }])
  }
}
