import Foundation
import MeadowFiles
import MeadowPage
import NIOCore

/// The files of the web page, read once, as soon as taps are taken; a page that marks them has the lines
/// that ask for its scripts ahead. The drawings of words are read when they are asked for, since a board
/// shows a tenth of them, and so is early maths, which most families never open: talk pays nothing for it.
struct PageFiles: Sendable {
  private static let drawings = "art/symbols/"
  private static let earlyMaths = "features/learn/"

  private let root: String
  private let learning: LateFiles
  private var files: [String: ServedFile] = [:]

  /// Reads the files in `directory` and below, or those that come with Meadow, once `ready` says that the
  /// first tap can come: no touch needs them, packing them takes 60 ms of a core, and who asks for a page
  /// waits until they are there. Where `ready` ends without a word, nobody will ask.
  static func reading(
    _ directory: String?, after ready: AsyncStream<Void>
  ) throws(ServerError) -> Task<PageFiles, any Error> {
    let root = directory ?? PageDirectory.path
    guard Files.isDirectory(root) else { throw .pageUnreadable(root) }
    return Task {
      guard await ready.first(where: { true }) != nil else { throw CancellationError() }
      return try PageFiles(in: root)
    }
  }

  private init(in root: String) throws(ServerError) {
    self.root = root
    learning = LateFiles(of: Self.earlyMaths, in: root)
    guard let names = Self.names(in: root) else { throw .pageUnreadable(root) }
    // A script is read once more where a page asks for it ahead: one text at a time is in memory.
    let preloads = ModulePreloads { Files.read("\(root)/\($0)", atMost: .max) }
    for name in names {
      guard var bytes = Files.read("\(root)/\(name)", atMost: .max) else {
        throw .pageUnreadable(root)
      }
      if name.hasSuffix(".html") {
        let styles = JoinedStyleSheets(
          of: String(decoding: bytes, as: UTF8.self), as: "\(name).css"
        ) { Files.read("\(root)/\($0)", atMost: .max) }
        if let sheet = styles.sheet {
          files["\(name).css"] = ServedFile(sheet, mediaType: Self.mediaType(of: "\(name).css"))
        }
        bytes = Array(preloads.filled(in: styles.html).utf8)
      }
      files[name] = ServedFile(bytes, mediaType: Self.mediaType(of: name))
    }
  }

  /// The file called `name`, its path within the directory.
  subscript(name: String) -> ServedFile? { files[name] ?? learning[name] ?? drawing(name) }

  /// The files in `root` and below that are read at once.
  private static func names(in root: String, below folder: String = "") -> [String]? {
    guard let found = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
    else { return nil }
    var names: [String] = []
    for name in found.map({ folder + $0 }) {
      guard Files.isDirectory("\(root)/\(name)") else {
        names.append(name)
        continue
      }
      guard ![drawings, earlyMaths].contains("\(name)/") else { continue }
      guard let below = Self.names(in: root, below: "\(name)/") else { return nil }
      names += below
    }
    return names
  }

  /// The drawing of a word, as /v1/symbols names it; it is not kept.
  private func drawing(_ name: String) -> ServedFile? {
    guard name.hasPrefix(Self.drawings), name.hasSuffix(".svg"),
      name.dropFirst(Self.drawings.count).dropLast(4).allSatisfy({
        $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber)
      }), let bytes = Files.read("\(root)/\(name)", atMost: 1 << 16)
    else { return nil }
    // A browser that had to ask would show nothing in its place meanwhile, with every touch.
    return ServedFile(bytes, mediaType: Self.mediaType(of: name), caching: "max-age=3600")
  }

  private static let mediaTypes = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "ico": "image/x-icon", "js": "text/javascript; charset=utf-8", "json": "application/json",
    "mjs": "text/javascript; charset=utf-8", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8", "wasm": "application/wasm",
    "wav": "audio/wav", "webmanifest": "application/manifest+json", "webp": "image/webp",
    "woff2": "font/woff2",
  ]

  /// What a browser takes the file called `name` for, by the name's ending.
  static func mediaType(of name: String) -> String {
    mediaTypes[String(name.split(separator: ".").last ?? "")] ?? "application/octet-stream"
  }
}
