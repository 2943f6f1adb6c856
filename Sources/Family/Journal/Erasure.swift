import MeadowFiles

#if canImport(Glibc)
  import Glibc
#endif

/// Removes what a journal has kept, for good, or says what is still there.
enum Erasure {
  /// Removes the directory at `path` with all that is in it.
  static func remove(_ path: String) throws(FileProblem) {
    Files.remove(path)
    try settle(path)
  }

  /// Removes the key at `path`, and what is left of one that was being made.
  static func removeKey(_ path: String) throws(FileProblem) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let directory = String(path[..<slash])
    let name = String(path[path.index(after: slash)...])
    for part in Files.names(in: directory) where part.hasPrefix(name + ".") {
      if part.hasSuffix(".part") { Files.remove("\(directory)/\(part)") }
    }
    Files.remove(path)
    try settle(path)
  }

  private static func settle(_ path: String) throws(FileProblem) {
    let cause = errno
    if Files.exists(path) { throw FileProblem(cause == 0 ? EBUSY : cause, at: path) }
    let code = DurableFile.synchronise(directoryOf: path)
    // Where the directory above is gone as well, nothing can come back.
    if code != 0, code != ENOENT { throw FileProblem(code, at: path) }
  }
}
