import MeadowFiles

#if canImport(Glibc)
  import Glibc
#endif

/// A directory that several programs use, one at a time where they write: kept open and locked by
/// `flock`, which the system lets go when a program dies. Blocks; one thread at a time.
final class HeldDirectory {
  /// What is at the path of a directory that was locked.
  enum Found {
    /// Nothing, and so nothing is locked.
    case nothing
    /// The directory of the last time.
    case same
    /// Another one, or the first.
    case another
  }

  /// Where it is.
  let path: String
  private var file: CInt = -1

  /// The directory at `path`; opened when it is first locked.
  init(_ path: String) { self.path = path }

  deinit { forget() }

  /// Whether somebody has removed the directory that was locked last.
  var wasRemoved: Bool {
    var status = stat()
    return file >= 0 && fstat(file, &status) == 0 && status.st_nlink == 0
  }

  /// Waits for the lock, for this program alone or beside others who only read. Where nothing is at
  /// the path, a directory is made if it is `made`.
  func lock(alone: Bool, made: Bool) throws(FileProblem) -> Found {
    var found = Found.same
    while true {
      if file < 0 {
        found = .another
        if made { try make() }
        file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if file < 0, errno == ENOENT, !made { return .nothing }
        // Where it was just removed again, once more.
        if file < 0, errno == ENOENT { continue }
        if file < 0 { throw FileProblem(errno, at: path) }
      }
      while flock(file, alone ? LOCK_EX : LOCK_SH) != 0 {
        if errno != EINTR { throw FileProblem(errno, at: path) }
      }
      // It may have been removed, or put elsewhere, while this program waited.
      if isInPlace { return found }
      forget()
    }
  }

  /// Lets others have it.
  func unlock() { if file >= 0 { flock(file, LOCK_UN) } }

  /// Makes what was written into it last under its name; returns 0 or an `errno`.
  func synchronise() -> CInt { DurableFile.synchronise(directoryOf: path + "/") }

  /// Lets go of the directory for good.
  func forget() {
    if file >= 0 { close(file) }
    file = -1
  }

  private func make() throws(FileProblem) {
    if Files.isDirectory(path) { return }
    try Files.makeDirectory(path, for: .family)
    let code = DurableFile.synchronise(directoryOf: path)
    guard code == 0 else { throw FileProblem(code, at: path) }
  }

  private var isInPlace: Bool {
    var (held, named) = (stat(), stat())
    return fstat(file, &held) == 0 && stat(path, &named) == 0 && held.st_ino == named.st_ino
      && held.st_dev == named.st_dev
  }
}
