import MeadowStore

extension StoreError {
  /// Whether an attempt on the file as it is open can never succeed.
  var needsNewOpening: Bool {
    switch self {
    case .full, .busy: false
    case .cannotOpen, .readOnly, .damaged, .newer, .failed: true
    }
  }

  /// Why nothing of the log can be kept just now, with the way out.
  var logProblem: String {
    let way =
      switch self {
      case .full: "free some space"
      case .readOnly, .cannotOpen: "give yourself the right to write there"
      case .busy: "close the other program"
      case .newer: "start that version"
      case .damaged, .failed: "look after the disk"
      }
    return "\(reason): \(way). What is done meanwhile is remembered and written then."
  }
}
