package import MeadowFiles

/// Why a journal does not do what was asked.
package enum JournalProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// No child or no activity can be called so.
  case badName(String)
  /// A record without a byte; none of those that came with it was taken.
  case emptyRecord
  /// A record of more than ``Journal/longestRecord`` bytes; none that came with it was taken.
  case longRecord(bytes: Int)
  /// A snapshot of more than ``Journal/longestSnapshot`` bytes; it was not taken.
  case longSnapshot(bytes: Int)
  /// More than ``Journal/mostWaiting`` bytes wait for a disk that refuses; these were not taken.
  case tooMuchWaits(bytes: Int)
  /// The disk refuses; so many records wait in memory and are tried again with the next append.
  case refused(FileProblem, waiting: Int)
  /// The key cannot be had; what was handed over waits in memory and is tried again.
  case key(SealingKeyProblem)
  /// What was kept cannot be read.
  case unreadable(path: String, cause: String)
  /// Another program has added records that this snapshot knows nothing of; it was not taken.
  case behind(path: String)
  /// Something of what was to be erased is still there.
  case notErased(path: String, cause: String)

  /// As a sentence with the way out.
  package var description: String {
    switch self {
    case .badName(let name):
      "No journal is called \(name): give a child's number from 0 and an activity of 1–64 "
        + "characters of a–z, 0–9 and -."
    case .emptyRecord: "A record of no bytes is not kept: leave it out."
    case .longRecord(let bytes):
      "A record of \(bytes) bytes is too long: keep at most \(Journal.longestRecord) bytes in one."
    case .longSnapshot(let bytes):
      "A snapshot of \(bytes) bytes is too long: keep at most \(Journal.longestSnapshot) bytes."
    case .tooMuchWaits(let bytes):
      "\(bytes) bytes wait in memory for a disk that refuses them: make room or mend the disk, "
        + "then hand this over again."
    case .refused(let problem, let waiting):
      "\(problem) \(waiting) records wait in memory and are tried again with the next."
    case .key(let problem): problem.description
    case .unreadable(let path, let cause):
      "\(path) cannot be read (\(cause)): let Meadow read it, or check the disk."
    case .behind(let path):
      "Another program has written to \(path): load it again, then keep a snapshot."
    case .notErased(let path, let cause):
      "\(path) cannot be erased (\(cause)): let Meadow write in its directory, then erase again."
    }
  }
}
