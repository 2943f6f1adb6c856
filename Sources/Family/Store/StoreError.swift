import GRDB

/// Why the family's words could not be read or kept.
///
/// Nothing has changed when a change throws one.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file could not be opened or made; the reason is SQLite's.
  case cannotOpen(path: String, reason: String)
  /// The file or its directory may be read but not written.
  case readOnly(path: String)
  /// The disk is full.
  case full(path: String)
  /// Another program holds the file.
  case busy(path: String)
  /// A part of the file cannot be read.
  case damaged(path: String)
  /// A later Meadow has written the file.
  case newer(path: String)
  /// Anything else; the reason is SQLite's.
  case failed(path: String, reason: String)

  /// What is wrong, in a sentence without its full stop.
  public var reason: String {
    switch self {
    case .cannotOpen(let path, let reason): "\(path) cannot be opened (\(reason))"
    case .readOnly(let path): "\(path) may be read but not written"
    case .full(let path): "the disk of \(path) is full"
    case .busy(let path): "another program holds \(path)"
    case .damaged(let path): "a part of \(path) cannot be read"
    case .newer(let path): "\(path) was written by a later Meadow"
    case .failed(let path, let reason): "\(path) could not be changed (\(reason))"
    }
  }

  /// The way out, in a sentence without its full stop.
  public var advice: String {
    switch self {
    case .cannotOpen: "check that its directory is there and yours, then start Meadow again"
    case .readOnly: "give yourself the right to write there, then start Meadow again"
    case .full: "free some space and try again"
    case .busy: "close the other program and try again"
    case .damaged: "start Meadow again: it puts the file aside or goes on with what is whole"
    case .newer: "start that version; this one leaves the file as it is"
    case .failed: "try again; if it stays so, start Meadow again"
    }
  }

  public var description: String { "\(reason): \(advice)." }

  /// What SQLite's or GRDB's `error` means for the file at `path`.
  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = .failed(path: path, reason: "\(error)")
      return
    }
    let reason = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_CANTOPEN, .SQLITE_PERM: self = .cannotOpen(path: path, reason: reason)
    case .SQLITE_READONLY, .SQLITE_AUTH: self = .readOnly(path: path)
    case .SQLITE_FULL: self = .full(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path)
    default: self = .failed(path: path, reason: reason)
    }
  }
}
