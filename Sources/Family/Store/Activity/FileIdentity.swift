import Glibc

/// Which file a path leads to.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt
  private let number: UInt

  /// The file at `path`, or nil where there is none.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    device = UInt(facts.st_dev)
    number = UInt(facts.st_ino)
  }
}
