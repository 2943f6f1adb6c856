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
    written.file(of: await service.symbols()).answer(to: request)
  }
}

/// The latest answer, with what it was written from.
private final class WrittenSymbols: Sendable {
  private let latest = Mutex<(table: SymbolTable, file: ServedFile)?>(nil)

  /// `table` as it is served.
  func file(of table: SymbolTable) -> ServedFile {
    latest.withLock { latest in
      if let latest, latest.table == table { return latest.file }
      let bytes = Array(JSON(table).encoded().readableBytesView)
      let file = ServedFile(bytes, mediaType: "application/json")
      latest = (table, file)
      return file
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
      "art": Self.sorted(table.art, JSON.string),
      "photos": Self.sorted(table.photoPaths, JSON.string),
      "signs": Self.sorted(table.signs, JSON.string),
      "usual": Self.sorted(table.usual, JSON.string),
      "drawn": .array(
        table.drawn.map { word in
          [
            "id": .integer(word.id), "word": .string(VocabularyService.key(word.content.text)),
            "group": .string(word.content.group.rawValue),
          ]
        }),
    ]
  }

  private static func sorted<Value>(
    _ values: [String: Value], _ encode: (Value) -> JSON
  ) -> JSON {
    .object(values.byName.map { (name: $0.key, value: encode($0.value)) })
  }
}

extension SymbolTable {
  /// Where the photo of each word is that has one.
  fileprivate var photoPaths: [String: String] {
    var paths = photos.mapValues(\.photoPath)
    for (word, photo) in chosenPhotos {
      paths[word] = WordPicture(word: word, photo: photo).photoPath
    }
    return paths
  }
}
