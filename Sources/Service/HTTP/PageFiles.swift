import Foundation
import MeadowFiles
import MeadowPage
import NIOCore

/// The files of the web page, read once at the start; a page that marks them
/// has the lines that ask for its scripts ahead.
struct PageFiles: Sendable {
  /// One file.
  struct File: Sendable {
    /// Its bytes.
    let bytes: ByteBuffer
    /// What a browser takes it for.
    let mediaType: String
    /// Its entity tag; changes with its bytes.
    let tag: EntityTag
  }

  private var files: [String: File] = [:]

  /// The files in `directory` and below, or those that come with Meadow.
  init(directory: String?) throws(ServerError) {
    let root = directory ?? PageDirectory.path
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root) else {
      throw .pageUnreadable(root)
    }
    let paths = names.map { (name: $0, path: "\(root)/\($0)") }
    let description = Bundle.module.path(forResource: "openapi", ofType: "yaml") ?? "openapi.yaml"
    for (name, path) in paths + [(Self.description, description)] {
      if Files.isDirectory(path) { continue }
      guard let bytes = Files.read(path, atMost: .max) else {
        throw .pageUnreadable(root)
      }
      files[name] = File(
        bytes: ByteBuffer(bytes: bytes), mediaType: Self.mediaType(of: name),
        tag: EntityTag(of: bytes))
    }
    for name in names where name.hasSuffix(".html") { fillPreloads(of: name) }
  }

  /// Has the page called `name` ask for its scripts ahead.
  private mutating func fillPreloads(of name: String) {
    guard let page = files[name] else { return }
    let text = String(buffer: page.bytes)
    let preloads = ModulePreloads { [files] in files[$0].map { Array($0.bytes.readableBytesView) } }
    let filled = preloads.filled(in: text)
    guard filled != text else { return }
    files[name] = File(
      bytes: ByteBuffer(string: filled), mediaType: page.mediaType,
      tag: EntityTag(of: Array(filled.utf8)))
  }

  /// The file called `name`, its path within the directory.
  subscript(name: String) -> File? { files[name] }

  /// The name of the description of the API, which no file of the page has.
  static let description = "/openapi.yaml"

  private static let mediaTypes = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "ico": "image/x-icon", "js": "text/javascript; charset=utf-8", "json": "application/json",
    "mjs": "text/javascript; charset=utf-8", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8", "wasm": "application/wasm",
    "wav": "audio/wav", "webmanifest": "application/manifest+json", "webp": "image/webp",
    "woff2": "font/woff2", "yaml": "application/yaml",
  ]

  private static func mediaType(of name: String) -> String {
    let point = name.lastIndex(of: ".") ?? name.startIndex
    return mediaTypes[String(name[point...].dropFirst())] ?? "application/octet-stream"
  }
}
