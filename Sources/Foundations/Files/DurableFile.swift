#if canImport(Glibc)
  import Glibc
#endif

/// Whole files: under a name of their own while they are written, then renamed, so that who looks
/// finds the old one or the new one, whatever happens in between. All of it blocks.
package enum DurableFile {
  /// Who may read a file, and what it must outlast.
  package enum Kind: Sendable {
    /// What is the family's: for its owner alone, and on the disk when its writing returns.
    case family
    /// What can be made again: for everybody, and on the disk when the system likes.
    case cache
  }

  /// Puts `bytes` in the place of the file at `path`, whose directory is there. Where that fails the
  /// old file is as it was, and nothing lies beside it.
  package static func write(
    _ bytes: [UInt8], to path: String, as kind: Kind, by calls: FileCalls = FileCalls()
  ) throws(FileProblem) {
    var code = place(bytes, at: path, kind, calls)
    // Another program has cleared away what it took for left over: once more under another name.
    if code == ENOENT { code = place(bytes, at: path, kind, calls) }
    guard code == 0 else { throw FileProblem(code, at: path) }
    if kind == .family { code = synchronise(directoryOf: path, calls) }
    guard code == 0 else { throw FileProblem(code, at: path) }
  }

  /// Removes the file at `path` for good; does nothing where there is none.
  package static func remove(_ path: String) {
    if unlink(path) == 0 { _ = synchronise(directoryOf: path) }
  }

  /// Writes `bytes` under a name of their own and gives them that of the file at `path`; returns 0 or an
  /// `errno`, and nothing lies beside it then.
  private static func place(
    _ bytes: [UInt8], at path: String, _ kind: Kind, _ calls: FileCalls
  ) -> CInt {
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    var code = bytes.withUnsafeBytes { fill(temporary, with: $0, kind, calls) }
    if code == 0 { code = calls.patiently { calls.rename(temporary, path) } }
    if code != 0 { unlink(temporary) }
    return code
  }

  /// Makes a new file of `bytes`; returns 0 or an `errno`.
  static func fill(
    _ path: String, with bytes: UnsafeRawBufferPointer, _ kind: Kind, _ calls: FileCalls
  ) -> CInt {
    let mode: UInt32 = kind == .family ? 0o600 : 0o644
    let file = calls.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { return errno }
    var code = write(bytes, to: file, calls)
    if code == 0, kind == .family { code = calls.patiently { calls.synchronise(file) } }
    // Never again, also not after EINTR: on Linux the number is free then.
    if calls.close(file) != 0, code == 0, errno != EINTR { code = errno }
    return code
  }

  /// Writes all of `bytes` where `file` stands; returns 0 or an `errno`, and a part is written then.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to file: CInt, _ calls: FileCalls
  ) -> CInt {
    var done = 0
    while done < bytes.count {
      let count = calls.write(file, UnsafeRawBufferPointer(rebasing: bytes[done...]))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      done += count
    }
    return 0
  }

  /// Makes the names in the directory of `path` last, too; returns 0 or an `errno`.
  package static func synchronise(
    directoryOf path: String, _ calls: FileCalls = FileCalls()
  ) -> CInt {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let directory = calls.open(String(path[..<end]) + ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard directory >= 0 else { return errno }
    defer { _ = calls.close(directory) }
    let code = calls.patiently { calls.synchronise(directory) }
    // A file system that cannot has the old file after a power cut, which is whole as well.
    return code == EINVAL ? 0 : code
  }
}

/// The calls of the system a file is written by; tests put failing ones in their place.
package struct FileCalls: Sendable {
  /// `open`: path, flags, rights.
  package var open: @Sendable (String, CInt, UInt32) -> CInt = { Glibc.open($0, $1, $2) }
  /// `write`: returns the bytes written, or −1.
  package var write: @Sendable (CInt, UnsafeRawBufferPointer) -> Int = {
    Glibc.write($0, $1.baseAddress, $1.count)
  }
  /// `fsync`.
  package var synchronise: @Sendable (CInt) -> CInt = { fsync($0) }
  /// `fdatasync`: what was written and how long the file is, not when that was.
  package var synchroniseData: @Sendable (CInt) -> CInt = { fdatasync($0) }
  /// `ftruncate`: file, length.
  package var shorten: @Sendable (CInt, Int) -> CInt = { ftruncate($0, off_t($1)) }
  /// `close`.
  package var close: @Sendable (CInt) -> CInt = { Glibc.close($0) }
  /// `rename`: from, to.
  package var rename: @Sendable (String, String) -> CInt = { Glibc.rename($0, $1) }

  /// The system's own.
  package init() {}

  /// Performs `call`, again where a signal came in between; returns 0 or an `errno`.
  package func patiently(_ call: () -> CInt) -> CInt {
    while call() != 0 {
      if errno != EINTR { return errno }
    }
    return 0
  }
}
