/// Why a sound file could not be read or written.
public enum SoundFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is missing, unreadable or not a sound file; the reason is the library's.
  case cannotOpen(path: String, reason: String)
  /// The file could not be made: check the directory and its free space.
  case cannotWrite(path: String, reason: String)
  /// The file ends before the samples it promises; it was cut off or is still being written.
  case truncated(path: String, promised: Int, found: Int)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "\(path): it cannot be opened as a sound file (\(reason)). Check the path and the format."
    case .cannotWrite(let path, let reason):
      "\(path): it cannot be written (\(reason)). Check the directory and the free space."
    case .truncated(let path, let promised, let found):
      "\(path): it ends after \(found) of \(promised) frames. Copy or make it again."
    }
  }
}
