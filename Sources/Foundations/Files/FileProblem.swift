#if canImport(Glibc)
  import Glibc
#endif

/// Why a file or a directory could not be written.
package enum FileProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no room left on the disk, or in what this user may have of it.
  case full(path: String)
  /// The directory is not there, or something else is in its place.
  case noDirectory(path: String, cause: String)
  /// The system does not let this user write there.
  case forbidden(path: String, cause: String)
  /// The disk failed.
  case failed(path: String, cause: String)

  /// What the `errno` `code` says of writing to `path`.
  package init(_ code: CInt, at path: String) {
    let cause = String(cString: strerror(code))
    self =
      switch code {
      case ENOSPC, EDQUOT: .full(path: path)
      case ENOENT, ENOTDIR: .noDirectory(path: path, cause: cause)
      case EACCES, EPERM, EROFS: .forbidden(path: path, cause: cause)
      default: .failed(path: path, cause: cause)
      }
  }

  /// What is wrong and where, without a point.
  package var reason: String {
    switch self {
    case .full(let path): "the disk is full: \(path)"
    case .noDirectory(let path, let cause), .forbidden(let path, let cause),
      .failed(let path, let cause):
      "\(path): \(cause)"
    }
  }

  /// As a sentence with the way out.
  package var description: String {
    switch self {
    case .full(let path): "\(path) cannot be written: make room on the disk, which is full."
    case .noDirectory(let path, let cause):
      "\(path) cannot be written (\(cause)): check that its directory is there."
    case .forbidden(let path, let cause):
      "\(path) cannot be written (\(cause)): let Meadow write in its directory."
    case .failed(let path, let cause):
      "\(path) cannot be written (\(cause)): check the disk, or choose another directory."
    }
  }
}
