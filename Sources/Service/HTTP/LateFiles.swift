import MeadowFiles
import Synchronization

/// Files of one folder of the page, each read when it is first asked for and kept from then on. Any thread
/// may ask at any time; the first to ask waits for the disk, a millisecond at most.
final class LateFiles: Sendable {
  private let folder: String
  private let root: String
  private let files = Mutex<[String: ServedFile]>([:])

  /// The files in `folder`, which ends with a slash, within `root`.
  init(of folder: String, in root: String) {
    self.folder = folder
    self.root = root
  }

  /// The file called `name`, its path within the root; nil where there is none, or it is elsewhere.
  subscript(name: String) -> ServedFile? {
    guard name.hasPrefix(folder), Self.isPlain(name) else { return nil }
    if let known = files.withLock({ $0[name] }) { return known }
    guard let bytes = Files.read("\(root)/\(name)", atMost: .max) else { return nil }
    let file = ServedFile(bytes, mediaType: PageFiles.mediaType(of: name))
    files.withLock { $0[name] = file }
    return file
  }

  /// A path that leads nowhere but down.
  private static func isPlain(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
    }
  }
}
