import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime
import NIOCore
import Synchronization

/// GET /v1/symbols: how words are shown. Fetched by every page at its start, so it is written once and
/// again only after the family's words have changed.
struct SymbolRoutes: Sendable {
  let service: any ContentService
  private let written = WrittenSymbols()

  init(service: any ContentService) { self.service = service }

  func add(to router: MeadowRouter) { router.resource("/v1/symbols", [.get: symbols]) }

  @Sendable private func symbols(_ request: Request, _: MeadowContext) async throws -> Response {
    let (bytes, tag) = written.answer(to: await service.symbols())
    let headers: HTTPFields = [
      .contentType: "application/json", .eTag: tag.text, .cacheControl: "no-cache",
    ]
    if tag.isNamed(in: request.headers[.ifNoneMatch]) {
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }
}

/// The latest answer, with what it was written from.
private final class WrittenSymbols: Sendable {
  private let latest = Mutex<(table: SymbolTable, bytes: ByteBuffer, tag: EntityTag)?>(nil)

  /// `table` as bytes, with their tag.
  func answer(to table: SymbolTable) -> (bytes: ByteBuffer, tag: EntityTag) {
    latest.withLock { latest in
      if let latest, latest.table == table { return (latest.bytes, latest.tag) }
      let bytes = JSON(table).encoded()
      let tag = EntityTag(of: Array(bytes.readableBytesView))
      latest = (table, bytes, tag)
      return (bytes, tag)
    }
  }
}

extension JSON {
  /// How words are shown, each table in alphabetical order.
  fileprivate init(_ table: SymbolTable) {
    self = [
      "keys": Self.sorted(table.keys) { key in
        [
          "label": .string(key.label), "description": .string(key.description),
          "color": .string(key.color), "border": .string(key.border),
        ]
      },
      "pictures": Self.sorted(table.pictures, JSON.string),
      "photos": Self.sorted(table.photos) { .string($0.photoPath) },
      "signs": Self.sorted(table.signs, JSON.string),
    ]
  }

  private static func sorted<Value>(
    _ values: [String: Value], _ encode: (Value) -> JSON
  ) -> JSON {
    .object(values.byName.map { (name: $0.key, value: encode($0.value)) })
  }
}
