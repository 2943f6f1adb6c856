import CSodium

#if canImport(Glibc)
  import Glibc
#endif

/// A key in its file: a mark, the 32 bytes, and a checksum of them, 56 bytes for their owner alone.
extension SealingKey {
  private static let mark = Array("MEADKEY1".utf8)
  private static let checkSize = 16
  private static var fileSize: Int { mark.count + size + checkSize }

  /// The key in the file at `path`, or nil where there is none. Blocks for the disk.
  package static func read(_ path: String) throws(SealingKeyProblem) -> SealingKey? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(path: path, cause: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .damaged(path: path)
    }
    guard status.st_uid == geteuid() else { throw .foreign(path: path) }
    guard status.st_mode & 0o077 == 0 else {
      throw .shared(path: path, rights: status.st_mode & 0o777)
    }
    return try withFile { (bytes) throws(SealingKeyProblem) in
      let count = pread(file, bytes, fileSize, 0)
      if count < 0 { throw .unreadable(path: path, cause: String(cString: strerror(errno))) }
      guard Int(status.st_size) == fileSize, count == fileSize, isWhole(bytes) else {
        throw .damaged(path: path)
      }
      return SealingKey { $0.copyMemory(from: bytes + mark.count, byteCount: size) }
    }
  }

  /// The key in the file at `path`; where there is none, one of chance is put there. When two
  /// programs begin at once, both have the same. Blocks for the disk.
  package static func readOrMake(_ path: String) throws(SealingKeyProblem) -> SealingKey {
    if let key = try read(path) { return key }
    let key = SealingKey()
    if try key.put(at: path) { return key }
    if let key = try read(path) { return key }
    throw .missing(path: path)
  }

  /// Puts this key in a file at `path`, on the disk when it returns; false where something is there.
  package func put(at path: String) throws(SealingKeyProblem) -> Bool {
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    defer { unlink(temporary) }
    var code = Self.withFile { bytes in
      UnsafeMutableRawPointer(bytes).copyMemory(from: Self.mark, byteCount: Self.mark.count)
      withBytes { (bytes + Self.mark.count).update(from: $0, count: Self.size) }
      Self.check(bytes)
      let whole = UnsafeRawBufferPointer(start: bytes, count: Self.fileSize)
      return DurableFile.fill(temporary, with: whole, .family, FileCalls())
    }
    // Never in the place of another: a rename would be.
    if code == 0, link(temporary, path) != 0 { code = errno }
    if code == EEXIST { return false }
    if code == 0 { code = DurableFile.synchronise(directoryOf: path) }
    guard code == 0 else { throw .unwritable(FileProblem(code, at: path)) }
    return true
  }

  /// Lends memory for a file to `body` and wipes it.
  private static func withFile<Result, Problem: Error>(
    _ body: (UnsafeMutablePointer<UInt8>) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: fileSize)
    bytes.initialize(repeating: 0, count: fileSize)
    defer {
      sodium_memzero(bytes, fileSize)
      bytes.deallocate()
    }
    return try body(bytes)
  }

  /// Writes the checksum behind the key in `file`.
  private static func check(_ file: UnsafeMutablePointer<UInt8>) {
    _ = Digest.libraryIsReady
    let end = mark.count + size
    let code = crypto_generichash(file + end, checkSize, file, UInt64(end), nil, 0)
    precondition(code == 0, "libsodium refused a BLAKE2b of \(checkSize) bytes")
  }

  /// Whether mark and checksum of `file` are those of its key; the checksum is written anew.
  private static func isWhole(_ file: UnsafeMutablePointer<UInt8>) -> Bool {
    let bytes = UnsafeBufferPointer(start: file, count: fileSize)
    let written = Array(bytes.suffix(checkSize))
    check(file)
    return bytes.starts(with: mark) && bytes.suffix(checkSize).elementsEqual(written)
  }
}
