#if canImport(Glibc)
  import Glibc
#endif

/// Small POSIX helpers for whole files; all of them block.
enum Files {
  /// The names in a directory without "." and "..", or none where it cannot be listed.
  static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The bytes of a regular file of at most `limit` bytes, or nil.
  static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    // A pipe at the path would keep `open` waiting for a writer that never comes.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
        guard got > 0 else { return }
        count += got
      }
    }
  }

  /// Writes a file in one step for all who look: under a name of its own, then renamed.
  ///
  /// Returns 0 or the `errno` of what failed; a half-written file is removed.
  static func write(_ bytes: [UInt8], to path: String) -> CInt {
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { return errno }
    var failure = writeAll(bytes, to: file)
    if close(file) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    if failure != 0 { unlink(temporary) }
    return failure
  }

  /// Makes a directory and those above it; returns 0 or an `errno`.
  static func makeDirectory(_ path: String, mode: mode_t = 0o755) -> CInt {
    if mkdir(path, mode) == 0 || errno == EEXIST { return isDirectory(path) ? 0 : ENOTDIR }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return errno
    }
    let failure = makeDirectory(String(path[..<slash]))
    guard failure == 0 else { return failure }
    return mkdir(path, mode) == 0 || errno == EEXIST ? 0 : errno
  }

  /// Whether a directory, or a link to one, is at `path`.
  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a regular file, or a link to one, is at `path`.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether something is at `path`.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Removes a file or a directory and all that is in it; links are removed, not followed.
  static func remove(_ path: String) {
    guard unlink(path) != 0, errno == EISDIR || errno == EPERM else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// What an `errno` says.
  static func reason(_ code: CInt) -> String { String(cString: strerror(code)) }

  /// What an `errno` says about `path`, in words a person can act on where the disk is full.
  static func reason(_ code: CInt, at path: String) -> String {
    code == ENOSPC || code == EDQUOT ? "the disk is full: \(path)" : "\(path): \(reason(code))"
  }

  private static func writeAll(_ bytes: [UInt8], to file: CInt) -> CInt {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno == 0 ? EIO : errno }
        done += count
      }
      return 0
    }
  }
}
