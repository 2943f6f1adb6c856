import Foundation
import NIOCore

/// openapi.yaml as it is served.
enum APIDescription {
  /// The file, with what each setting takes from the catalogue, where alone it stands. Read when
  /// somebody first asks: no start waits for it.
  static let file = Bundle.module.url(forResource: "openapi", withExtension: "yaml")
    .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    .map { text in
      let settings = String(buffer: JSON.settingsProperties.encoded())
      let filled = text.replacingOccurrences(of: place, with: "properties: \(settings)")
      return ServedFile(Array(filled.utf8), mediaType: "application/yaml")
    }

  private static let place = "properties: {}  # from the catalogue of settings, when this is served"
}
