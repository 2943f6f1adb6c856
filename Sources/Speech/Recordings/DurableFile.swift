#if canImport(Glibc)
  import Glibc
#endif

/// Files that are on the disk when their writing returns.
enum DurableFile {
  /// Writes `bytes` to `name` in `directory`, which is made where it is missing; returns 0 or an
  /// `errno`. In one step for all who look, and through to the disk.
  static func write(_ bytes: [UInt8], to name: String, in directory: String) -> CInt {
    let failure = Files.makeDirectory(directory, mode: 0o700)
    guard failure == 0 else { return failure }
    let path = "\(directory)/\(name)"
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    var code = Files.write(bytes, to: temporary)
    if code == 0 { code = synchronise(temporary, O_RDWR) }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    if code == 0 { code = synchronise(directory, O_RDONLY | O_DIRECTORY) }
    if code != 0 { unlink(temporary) }
    return code
  }

  /// Removes `name` from `directory` for good.
  static func remove(_ name: String, in directory: String) {
    if unlink("\(directory)/\(name)") == 0 {
      _ = synchronise(directory, O_RDONLY | O_DIRECTORY)
    }
  }

  private static func synchronise(_ path: String, _ flags: CInt) -> CInt {
    let file = open(path, flags | O_CLOEXEC)
    guard file >= 0 else { return errno }
    defer { close(file) }
    return fsync(file) == 0 ? 0 : errno
  }
}
