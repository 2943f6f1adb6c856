import MeadowFiles

#if canImport(Glibc)
  import Glibc
#endif

/// The directory of all journals and the key beside it. Who erases both has them alone; everybody
/// else goes in beside others. Blocks; one thread at a time.
final class JournalRoot {
  /// The directory of the journals, and the file of the key.
  let path: String
  let keyPath: String

  private let directory: HeldDirectory
  private var key: SealingKey?
  /// The file that the key was read from.
  private var keyFile: FileMark?

  /// The journals in the directory of the family's data at `data`.
  init(_ data: String) {
    path = data + "/journals"
    keyPath = data + "/journals.key"
    directory = HeldDirectory(path)
  }

  /// Goes in beside others and returns the key; nil, and not in, where nothing was ever kept here
  /// and it is not `made` now.
  func enter(made: Bool) throws(JournalProblem) -> SealingKey? {
    let found: HeldDirectory.Found
    do throws(FileProblem) { found = try directory.lock(alone: false, made: made) } catch {
      throw made ? .refused(error, waiting: 0) : .unreadable(path: path, cause: error.reason)
    }
    guard found != .nothing else { return nil }
    do throws(SealingKeyProblem) {
      if let key = try currentKey(found) { return key }
      guard made else {
        leave()
        return nil
      }
      let key = try SealingKey.readOrMake(keyPath)
      take(key)
      return key
    } catch {
      leave()
      throw .key(error)
    }
  }

  /// Goes in without a key, which erasing does not need; false, and not in, where nothing is here.
  func enterToErase() throws(JournalProblem) -> Bool {
    do throws(FileProblem) {
      return try directory.lock(alone: false, made: false) != .nothing
    } catch {
      throw .notErased(path: path, cause: error.reason)
    }
  }

  /// Lets others erase.
  func leave() { directory.unlock() }

  /// Removes every journal and the key, while nobody else is in.
  func erase() throws(JournalProblem) {
    do throws(FileProblem) {
      if try directory.lock(alone: true, made: false) != .nothing {
        defer { directory.forget() }
        try Erasure.remove(path)
      }
      try Erasure.removeKey(keyPath)
    } catch {
      throw .notErased(path: path, cause: error.reason)
    }
    (key, keyFile) = (nil, nil)
  }

  /// The key as its file has it now; nil where there is none and nothing that it has sealed.
  private func currentKey(_ found: HeldDirectory.Found) throws(SealingKeyProblem) -> SealingKey? {
    let file = FileMark(keyPath)
    if let key, file != nil, file == keyFile { return key }
    if let key = try SealingKey.read(keyPath) {
      take(key)
      return key
    }
    if Files.names(in: path).isEmpty { return nil }
    // The file is gone, what it has sealed is not: the key is still known here.
    if found == .same, let key, try key.put(at: keyPath) {
      take(key)
      return key
    }
    // Another program may have made it after the first look.
    guard let key = try SealingKey.read(keyPath) else { throw .missing(path: keyPath) }
    take(key)
    return key
  }

  private func take(_ key: SealingKey) {
    self.key = key
    keyFile = FileMark(keyPath)
  }
}

/// Which file is at a path, and when it was last changed.
private struct FileMark: Equatable {
  private let numbers: [Int]

  /// Nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    numbers = [
      Int(status.st_dev), Int(bitPattern: UInt(status.st_ino)), Int(status.st_mode),
      status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }
}
