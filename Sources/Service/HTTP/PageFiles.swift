import Foundation
import MeadowFiles
import MeadowPage
import NIOCore

/// The files of the web page, read once at the start; a page that marks them has the lines that ask for
/// its scripts ahead.
struct PageFiles: Sendable {
  private var files: [String: ServedFile] = [:]

  /// Reads the files in `directory` and below, or those that come with Meadow, beside what follows: no
  /// touch needs them, and who asks for a page waits until they are there.
  static func reading(_ directory: String?) throws(ServerError) -> Task<PageFiles, any Error> {
    let root = directory ?? PageDirectory.path
    guard Files.isDirectory(root) else { throw .pageUnreadable(root) }
    return Task { try PageFiles(in: root) }
  }

  private init(in root: String) throws(ServerError) {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root) else {
      throw .pageUnreadable(root)
    }
    for (name, path) in names.map({ ($0, "\(root)/\($0)") }) {
      if Files.isDirectory(path) { continue }
      guard let bytes = Files.read(path, atMost: .max) else { throw .pageUnreadable(root) }
      files[name] = ServedFile(bytes, mediaType: Self.mediaType(of: name))
    }
    for name in names where name.hasSuffix(".html") { fillPreloads(of: name) }
  }

  /// Has the page called `name` ask for its scripts ahead.
  private mutating func fillPreloads(of name: String) {
    guard let page = files[name] else { return }
    let preloads = ModulePreloads { [files] in files[$0].map { Array($0.bytes.readableBytesView) } }
    let filled = preloads.filled(in: String(buffer: page.bytes))
    files[name] = ServedFile(Array(filled.utf8), mediaType: page.mediaType)
  }

  /// The file called `name`, its path within the directory.
  subscript(name: String) -> ServedFile? { files[name] }

  private static let mediaTypes = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "ico": "image/x-icon", "js": "text/javascript; charset=utf-8", "json": "application/json",
    "mjs": "text/javascript; charset=utf-8", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8", "wasm": "application/wasm",
    "wav": "audio/wav", "webmanifest": "application/manifest+json", "webp": "image/webp",
    "woff2": "font/woff2",
  ]

  private static func mediaType(of name: String) -> String {
    mediaTypes[String(name.split(separator: ".").last ?? "")] ?? "application/octet-stream"
  }
}
