#if canImport(Glibc)
  import Glibc
#endif

/// Writing files that hold a child's name: for their owner alone, and whole or not at all.
enum PrivateFile {
  /// Puts `bytes` in the place of the file at `path`, on the disk when this returns; returns 0 or an
  /// `errno`, and then the old file is as it was.
  static func write(_ bytes: [UInt8], to path: String) -> CInt {
    let temporary = "\(path).\(getpid()).part"
    unlink(temporary)
    let file = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno }
    var code = writeAll(bytes, to: file)
    if code == 0, fsync(file) != 0 { code = errno }
    close(file)
    if code == 0, rename(temporary, path) != 0 { code = errno }
    if code != 0 { unlink(temporary) } else { settle(directoryOf: path) }
    return code
  }

  /// The first of `path`.damaged, `path`.damaged-2 … that is free; nil where 99 are there.
  static func freeName(for path: String) -> String? {
    (1...99).lazy.map { path + ($0 == 1 ? ".damaged" : ".damaged-\($0)") }
      .first { access($0, F_OK) != 0 }
  }

  private static func writeAll(_ bytes: [UInt8], to file: CInt) -> CInt {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Makes the new name last, too; where a file system cannot, the old file is there after a power
  /// cut, which is whole as well.
  private static func settle(directoryOf path: String) {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let directory = open(String(path[..<end]) + "/.", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    _ = fsync(directory)
    close(directory)
  }
}
