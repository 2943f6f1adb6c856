#if canImport(Glibc)
  import Glibc
#endif

/// Small POSIX helpers for whole files; all of them block.
package enum Files {
  /// The names in a directory without "." and "..", or none where it cannot be listed.
  package static func names(in directory: String) -> [String] {
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
  package static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
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
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        count += got
      }
    }
  }

  /// Makes a directory and those above it, the last one for its owner alone where it is the family's.
  package static func makeDirectory(
    _ path: String, for kind: DurableFile.Kind = .cache
  ) throws(FileProblem) {
    if mkdir(path, kind == .family ? 0o700 : 0o755) == 0 { return }
    var code = errno
    if code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeDirectory(String(path[..<slash]))
      code = mkdir(path, kind == .family ? 0o700 : 0o755) == 0 ? 0 : errno
    }
    if code == EEXIST { code = isDirectory(path) ? 0 : ENOTDIR }
    guard code == 0 else { throw FileProblem(code, at: path) }
  }

  /// Whether a directory, or a link to one, is at `path`.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a regular file, or a link to one, is at `path`.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The first of `path`.damaged, `path`.damaged-2 … that is free; nil where 99 are there.
  package static func freeDamagedName(for path: String) -> String? {
    damagedNames(for: path).first { access($0, F_OK) != 0 }
  }

  /// Gives what is at `path` the first such name and returns it; nil where that fails, and it stays.
  package static func putAside(_ path: String) -> String? {
    guard let aside = freeDamagedName(for: path), rename(path, aside) == 0 else { return nil }
    return aside
  }

  /// The names under which damaged files of `path` are put aside.
  package static func damagedNames(for path: String) -> [String] {
    (1...99).map { path + ($0 == 1 ? ".damaged" : ".damaged-\($0)") }
  }

  /// Whether something is at `path`.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Removes a file or a directory and all that is in it; links are removed, not followed.
  package static func remove(_ path: String) {
    guard unlink(path) != 0, errno == EISDIR || errno == EPERM else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
