/// Why the key of a file cannot be had.
package enum SealingKeyProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no file, though there must be one.
  case missing(path: String)
  /// The file holds no key, or one that was changed.
  case damaged(path: String)
  /// Others than its owner may read or write it; `rights` are the lowest nine bits of its mode.
  case shared(path: String, rights: UInt32)
  /// It belongs to another user of this machine.
  case foreign(path: String)
  /// The system does not let this user read it, or the disk failed.
  case unreadable(path: String, cause: String)
  /// A new one could not be written.
  case unwritable(FileProblem)

  /// As a sentence with the way out.
  package var description: String {
    switch self {
    case .missing(let path):
      "The key \(path) is not there, but what it has sealed is: put the key back from a copy, or "
        + "erase what nobody can read without it."
    case .damaged(let path):
      "The key \(path) is damaged: put it back from a copy; without it what it has sealed stays "
        + "closed and can only be erased."
    case .shared(let path, let rights):
      "The key \(path) may be used by others than its owner (mode \(String(rights, radix: 8))): "
        + "close it with `chmod 600 \(path)`."
    case .foreign(let path):
      "The key \(path) belongs to another user: run Meadow as that one, or give it to this one "
        + "with `chown`."
    case .unreadable(let path, let cause):
      "The key \(path) cannot be read (\(cause)): let Meadow read it, or check the disk."
    case .unwritable(let problem): problem.description
    }
  }
}
